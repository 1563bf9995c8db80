package android.view;

import java.util.ArrayList;
import java.util.List;

public final class ViewTreeObserver {
    private final List<OnGlobalLayoutListener> listeners = new ArrayList<>();

    ViewTreeObserver() {}

    public synchronized void addOnGlobalLayoutListener(OnGlobalLayoutListener listener) {
        listeners.add(listener);
    }

    public final void dispatchOnGlobalLayout() {
        List<OnGlobalLayoutListener> all;
        synchronized (this) {
            all = new ArrayList<>(listeners);
        }
        for (OnGlobalLayoutListener listener : all) {
            listener.onGlobalLayout();
        }
    }

    public interface OnGlobalLayoutListener {
        void onGlobalLayout();
    }
}

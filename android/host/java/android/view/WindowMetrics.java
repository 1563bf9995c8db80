package android.view;

import android.graphics.Rect;

public final class WindowMetrics {
    private final Rect bounds;
    private final WindowInsets windowInsets;

    public WindowMetrics(Rect bounds, WindowInsets windowInsets) {
        this.bounds = bounds;
        this.windowInsets = windowInsets;
    }

    public Rect getBounds() {
        return bounds;
    }

    public WindowInsets getWindowInsets() {
        return windowInsets;
    }
}

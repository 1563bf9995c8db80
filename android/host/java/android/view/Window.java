package android.view;

import android.content.Context;
import android.widget.FrameLayout;

import host.Device;

public class Window {
    private final FrameLayout decor;
    private final ViewRootImpl root = new ViewRootImpl();

    public Window(Context context) {
        decor = new FrameLayout(context);
        decor.layout(0, 0, Device.width, Device.height);
        root.setView(decor);
    }

    public View getDecorView() {
        return decor;
    }

    /** Takes the views off the screen. */
    public final void destroy() {
        root.die();
    }

    public void addContentView(View view, ViewGroup.LayoutParams params) {
        decor.addView(view, params);
    }
}

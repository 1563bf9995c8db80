package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

import host.Device;

public class PopupWindow {
    private View content;
    private int width;
    private int height;
    private boolean showing;

    public PopupWindow(Context context, AttributeSet attrs, int defStyleAttr) {}

    public void setContentView(View contentView) {
        content = contentView;
    }

    public void setSplitTouchEnabled(boolean enabled) {}

    public void setClippingEnabled(boolean enabled) {}

    public int getWidth() {
        return width;
    }

    public void setWidth(int width) {
        this.width = width;
    }

    public int getHeight() {
        return height;
    }

    public void setHeight(int height) {
        this.height = height;
    }

    public boolean isShowing() {
        return showing;
    }

    public void showAtLocation(View parent, int gravity, int x, int y) {
        showing = true;
        Device.log.add("popup at " + x + "," + y);
        content.layout(0, 0, width, height);
    }

    /** Moves it; sizes of -1 stay. */
    public void update(int x, int y, int width, int height) {}

    public void dismiss() {
        showing = false;
    }
}

package android.view;

import android.graphics.Rect;

import host.Device;

public interface WindowManager {
    default WindowMetrics getCurrentWindowMetrics() {
        return new WindowMetrics(new Rect(0, 0, Device.width, Device.height), Device.windowInsets());
    }
}

package android.view.inputmethod;

import android.os.IBinder;
import android.view.View;

import host.Device;

public final class InputMethodManager {
    public boolean showSoftInput(View view, int flags) {
        Device.showKeyboard(true);
        return true;
    }

    public boolean hideSoftInputFromWindow(IBinder windowToken, int flags) {
        Device.showKeyboard(false);
        return true;
    }

    public void restartInput(View view) {}

    public void updateSelection(View view, int selStart, int selEnd, int candidatesStart,
            int candidatesEnd) {}
}

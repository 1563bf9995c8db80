package android.view.inputmethod;

import android.text.InputType;

public class EditorInfo implements InputType {
    public static final int IME_FLAG_NO_EXTRACT_UI = 0x10000000;

    public int inputType;
    public int imeOptions;
    public int initialSelStart = -1;
    public int initialSelEnd = -1;
}

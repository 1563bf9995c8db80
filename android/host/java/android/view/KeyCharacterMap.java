package android.view;

/** The characters of an American keyboard. */
public class KeyCharacterMap {
    public static final int NUMERIC = 1;
    public static final int PREDICTIVE = 2;
    public static final int ALPHA = 3;
    public static final int FULL = 4;

    private static final int META_SHIFT_ON = 0x1;
    private static final int META_CTRL_ON = 0x1000;
    private static final int META_CAPS_LOCK_ON = 0x100000;

    private static final int KEYCODE_0 = 7;
    private static final int KEYCODE_A = 29;
    private static final int KEYCODE_COMMA = 55;
    private static final int KEYCODE_PERIOD = 56;
    private static final int KEYCODE_TAB = 61;
    private static final int KEYCODE_SPACE = 62;
    private static final int KEYCODE_ENTER = 66;
    private static final int KEYCODE_GRAVE = 68;

    KeyCharacterMap() {}

    public int get(int keyCode, int metaState) {
        boolean shift = (metaState & META_SHIFT_ON) != 0;
        if ((metaState & META_CTRL_ON) != 0) {
            return 0;
        }
        if (keyCode >= KEYCODE_0 && keyCode < KEYCODE_0 + 10) {
            return (shift ? ")!@#$%^&*(" : "0123456789").charAt(keyCode - KEYCODE_0);
        }
        if (keyCode >= KEYCODE_A && keyCode < KEYCODE_A + 26) {
            boolean capital = shift != ((metaState & META_CAPS_LOCK_ON) != 0);
            return (capital ? 'A' : 'a') + keyCode - KEYCODE_A;
        }
        if (keyCode >= KEYCODE_GRAVE && keyCode < KEYCODE_GRAVE + 9) {
            return (shift ? "~_+{}|:\"?" : "`-=[]\\;'/").charAt(keyCode - KEYCODE_GRAVE);
        }
        switch (keyCode) {
            case KEYCODE_COMMA:
                return shift ? '<' : ',';
            case KEYCODE_PERIOD:
                return shift ? '>' : '.';
            case KEYCODE_TAB:
                return '\t';
            case KEYCODE_SPACE:
                return ' ';
            case KEYCODE_ENTER:
                return '\n';
            default:
                return 0;
        }
    }

    /** This keyboard has no dead keys. */
    public static int getDeadChar(int accent, int c) {
        return 0;
    }

    public int getKeyboardType() {
        return FULL;
    }
}

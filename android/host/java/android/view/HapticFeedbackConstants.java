package android.view;

public class HapticFeedbackConstants {
    public static final int LONG_PRESS = 0;
    public static final int VIRTUAL_KEY = 1;
    public static final int CLOCK_TICK = 4;
    public static final int TEXT_HANDLE_MOVE = 9;
    public static final int CONFIRM = 16;
    public static final int REJECT = 17;

    private HapticFeedbackConstants() {}
}

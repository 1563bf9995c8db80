package android.view;

public final class MotionEvent {
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int ACTION_MOVE = 2;
    public static final int ACTION_CANCEL = 3;
    public static final int ACTION_HOVER_ENTER = 9;
    public static final int ACTION_HOVER_EXIT = 10;

    private final int action;
    private final float x;
    private final float y;

    private MotionEvent(int action, float x, float y) {
        this.action = action;
        this.x = x;
        this.y = y;
    }

    public static MotionEvent obtain(long downTime, long eventTime, int action, float x, float y,
            int metaState) {
        return new MotionEvent(action, x, y);
    }

    public int getAction() {
        return action;
    }

    public int getActionMasked() {
        return action & 0xff;
    }

    public float getX() {
        return x;
    }

    public float getY() {
        return y;
    }

    public float getRawX() {
        return x;
    }

    public float getRawY() {
        return y;
    }
}

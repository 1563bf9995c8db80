package android.graphics;

public final class BlendModeColorFilter extends ColorFilter {
    private final int color;
    private final BlendMode mode;

    public BlendModeColorFilter(int color, BlendMode mode) {
        this.color = color;
        this.mode = mode;
    }

    public int getColor() {
        return color;
    }

    public BlendMode getMode() {
        return mode;
    }
}

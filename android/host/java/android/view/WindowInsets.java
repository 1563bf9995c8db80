package android.view;

import android.graphics.Insets;

public final class WindowInsets {
    /** One for each bit of a type. */
    private final Insets[] insets;

    private WindowInsets(Insets[] insets) {
        this.insets = insets;
    }

    public Insets getInsets(int typeMask) {
        Insets most = Insets.NONE;
        for (int i = 0; i < insets.length; i++) {
            if ((typeMask & 1 << i) != 0 && insets[i] != null) {
                most = Insets.max(most, insets[i]);
            }
        }
        return most;
    }

    public int getStableInsetLeft() {
        return getInsets(Type.systemBars()).left;
    }

    public int getStableInsetTop() {
        return getInsets(Type.systemBars()).top;
    }

    public int getStableInsetRight() {
        return getInsets(Type.systemBars()).right;
    }

    public int getStableInsetBottom() {
        return getInsets(Type.systemBars()).bottom;
    }

    public static final class Builder {
        private final Insets[] insets = new Insets[10];

        public Builder setInsets(int typeMask, Insets insets) {
            for (int i = 0; i < this.insets.length; i++) {
                if ((typeMask & 1 << i) != 0) {
                    this.insets[i] = insets;
                }
            }
            return this;
        }

        public WindowInsets build() {
            return new WindowInsets(insets.clone());
        }
    }

    public static final class Type {
        private Type() {}

        public static int statusBars() {
            return 1 << 0;
        }

        public static int navigationBars() {
            return 1 << 1;
        }

        public static int captionBar() {
            return 1 << 2;
        }

        public static int ime() {
            return 1 << 3;
        }

        public static int displayCutout() {
            return 1 << 7;
        }

        public static int systemOverlays() {
            return 1 << 9;
        }

        public static int systemBars() {
            return statusBars() | navigationBars() | captionBar() | systemOverlays();
        }
    }
}

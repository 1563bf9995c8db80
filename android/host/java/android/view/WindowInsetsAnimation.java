package android.view;

import java.util.List;

public final class WindowInsetsAnimation {
    private WindowInsetsAnimation() {}

    public abstract static class Callback {
        public static final int DISPATCH_MODE_STOP = 0;
        public static final int DISPATCH_MODE_CONTINUE_ON_SUBTREE = 1;

        private final int dispatchMode;

        public Callback(int dispatchMode) {
            this.dispatchMode = dispatchMode;
        }

        public final int getDispatchMode() {
            return dispatchMode;
        }

        public abstract WindowInsets onProgress(WindowInsets insets,
                List<WindowInsetsAnimation> runningAnimations);
    }
}

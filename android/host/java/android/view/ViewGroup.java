package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.view.accessibility.AccessibilityEvent;

import java.util.ArrayList;
import java.util.List;

public abstract class ViewGroup extends View implements ViewParent {
    private final List<View> children = new ArrayList<>();

    public ViewGroup(Context context) {
        super(context);
    }

    public void addView(View child, LayoutParams params) {
        child.assignParent(this);
        children.add(child);
        child.layout(0, 0, getWidth(), getHeight());
    }

    @Override
    public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
        ViewParent parent = getParent();
        return parent != null && parent.requestSendAccessibilityEvent(this, event);
    }

    /** Every child fills its parent here. */
    @Override
    public final void layout(int l, int t, int r, int b) {
        super.layout(l, t, r, b);
        for (View child : children) {
            child.layout(0, 0, r - l, b - t);
        }
    }

    @Override
    public View findFocus() {
        for (View child : children) {
            View found = child.findFocus();
            if (found != null) {
                return found;
            }
        }
        return super.findFocus();
    }

    @Override
    public void dispatchConfigurationChanged(Configuration newConfig) {
        super.dispatchConfigurationChanged(newConfig);
        for (View child : children) {
            child.dispatchConfigurationChanged(newConfig);
        }
    }

    @Override
    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        WindowInsets left = super.dispatchApplyWindowInsets(insets);
        for (View child : children) {
            child.dispatchApplyWindowInsets(left);
        }
        return left;
    }

    @Override
    public WindowInsets dispatchWindowInsetsAnimationProgress(WindowInsets insets,
            List<WindowInsetsAnimation> runningAnimations) {
        WindowInsets left = super.dispatchWindowInsetsAnimationProgress(insets, runningAnimations);
        for (View child : children) {
            child.dispatchWindowInsetsAnimationProgress(left, runningAnimations);
        }
        return left;
    }

    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;

        public int width;
        public int height;

        public LayoutParams(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    public static class MarginLayoutParams extends ViewGroup.LayoutParams {
        public MarginLayoutParams(int width, int height) {
            super(width, height);
        }
    }
}

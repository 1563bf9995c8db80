package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Rect;
import android.os.Build;
import android.os.IBinder;
import android.view.accessibility.AccessibilityNodeProvider;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;

import host.ActionMenu;
import host.Device;
import host.Ui;

import java.util.List;

public class View {
    public static final int VISIBLE = 0x00000000;
    public static final int INVISIBLE = 0x00000004;
    public static final int GONE = 0x00000008;
    public static final int ACCESSIBILITY_LIVE_REGION_NONE = 0x00000000;
    public static final int ACCESSIBILITY_LIVE_REGION_POLITE = 0x00000001;
    public static final int ACCESSIBILITY_LIVE_REGION_ASSERTIVE = 0x00000002;

    private static final IBinder TOKEN = new IBinder() {};

    private final Context context;
    private final ViewTreeObserver observer = new ViewTreeObserver();
    private ViewParent parent;
    private int left;
    private int top;
    private int right;
    private int bottom;
    private int visibility = VISIBLE;
    private boolean focusable;
    private boolean focused;
    private OnApplyWindowInsetsListener insetsListener;
    private WindowInsetsAnimation.Callback insetsAnimation;
    private AccessibilityDelegate accessibilityDelegate;
    private OnHoverListener hoverListener;

    public View(Context context) {
        this.context = context;
    }

    public final Context getContext() {
        return context;
    }

    public final ViewParent getParent() {
        return parent;
    }

    void assignParent(ViewParent parent) {
        this.parent = parent;
    }

    public View getRootView() {
        return parent instanceof View ? ((View) parent).getRootView() : this;
    }

    public ViewTreeObserver getViewTreeObserver() {
        return getRootView().observer;
    }

    public IBinder getWindowToken() {
        return TOKEN;
    }

    public void layout(int l, int t, int r, int b) {
        left = l;
        top = t;
        right = r;
        bottom = b;
    }

    public final int getLeft() {
        return left;
    }

    public final int getTop() {
        return top;
    }

    public final int getRight() {
        return right;
    }

    public final int getBottom() {
        return bottom;
    }

    public final int getWidth() {
        return right - left;
    }

    public final int getHeight() {
        return bottom - top;
    }

    public void getLocationOnScreen(int[] outLocation) {
        outLocation[0] = 0;
        outLocation[1] = 0;
        if (parent instanceof View) {
            ((View) parent).getLocationOnScreen(outLocation);
        }
        outLocation[0] += left;
        outLocation[1] += top;
    }

    public void invalidate() {}

    public boolean post(Runnable action) {
        Ui.post(action);
        return true;
    }

    public void setVisibility(int visibility) {
        this.visibility = visibility;
    }

    public int getVisibility() {
        return visibility;
    }

    public void setFocusable(boolean focusable) {
        this.focusable = focusable;
    }

    public void setFocusableInTouchMode(boolean focusableInTouchMode) {
        focusable |= focusableInTouchMode;
    }

    public final boolean requestFocus() {
        View old = getRootView().findFocus();
        if (!focusable) {
            return false;
        }
        if (old != null) {
            old.clearFocus();
        }
        focused = true;
        return true;
    }

    public void clearFocus() {
        focused = false;
    }

    public View findFocus() {
        return focused ? this : null;
    }

    public boolean onCheckIsTextEditor() {
        return false;
    }

    public InputConnection onCreateInputConnection(EditorInfo outAttrs) {
        return null;
    }

    public boolean onTouchEvent(MotionEvent event) {
        return false;
    }

    public void setOnHoverListener(OnHoverListener l) {
        hoverListener = l;
    }

    /** Only for hovering. */
    public boolean dispatchGenericMotionEvent(MotionEvent event) {
        return hoverListener != null && hoverListener.onHover(this, event);
    }

    public AccessibilityDelegate getAccessibilityDelegate() {
        return accessibilityDelegate;
    }

    public void setAccessibilityDelegate(AccessibilityDelegate delegate) {
        accessibilityDelegate = delegate;
    }

    public AccessibilityNodeProvider getAccessibilityNodeProvider() {
        return accessibilityDelegate == null ? null
                : accessibilityDelegate.getAccessibilityNodeProvider(this);
    }

    public ActionMode startActionMode(ActionMode.Callback callback, int type) {
        return ActionMenu.show(callback);
    }

    public boolean performHapticFeedback(int feedbackConstant) {
        // Those after this one came with Android 11.
        if (feedbackConstant > HapticFeedbackConstants.TEXT_HANDLE_MOVE
                && Build.VERSION.SDK_INT < Build.VERSION_CODES.R) {
            return false;
        }
        Device.log.add("haptic " + feedbackConstant);
        return true;
    }

    public void dispatchConfigurationChanged(Configuration newConfig) {
        onConfigurationChanged(newConfig);
    }

    protected void onConfigurationChanged(Configuration newConfig) {}

    public void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener) {
        insetsListener = listener;
    }

    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        return insetsListener == null ? insets : insetsListener.onApplyWindowInsets(this, insets);
    }

    public void setWindowInsetsAnimationCallback(WindowInsetsAnimation.Callback callback) {
        insetsAnimation = callback;
    }

    public WindowInsets dispatchWindowInsetsAnimationProgress(WindowInsets insets,
            List<WindowInsetsAnimation> runningAnimations) {
        return insetsAnimation == null ? insets : insetsAnimation.onProgress(insets, runningAnimations);
    }

    public WindowInsets getRootWindowInsets() {
        return Device.windowInsets();
    }

    public void getWindowVisibleDisplayFrame(Rect outRect) {
        int covered = Device.keyboardShown ? Device.keyboardHeight : 0;
        outRect.set(Device.insetLeft, Device.insetTop, Device.width - Device.insetRight,
                Device.height - Math.max(Device.insetBottom, covered));
    }

    public static class AccessibilityDelegate {
        public AccessibilityNodeProvider getAccessibilityNodeProvider(View host) {
            return null;
        }
    }

    public interface OnHoverListener {
        boolean onHover(View v, MotionEvent event);
    }

    public interface OnApplyWindowInsetsListener {
        WindowInsets onApplyWindowInsets(View v, WindowInsets insets);
    }
}

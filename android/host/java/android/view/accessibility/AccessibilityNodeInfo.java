package android.view.accessibility;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;

import java.util.ArrayList;
import java.util.List;

public class AccessibilityNodeInfo {
    public static final int ACTION_FOCUS = 0x00000001;
    public static final int ACTION_CLICK = 0x00000010;
    public static final int ACTION_ACCESSIBILITY_FOCUS = 0x00000040;
    public static final int ACTION_CLEAR_ACCESSIBILITY_FOCUS = 0x00000080;
    public static final int ACTION_NEXT_AT_MOVEMENT_GRANULARITY = 0x00000100;
    public static final int ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY = 0x00000200;
    public static final int ACTION_SCROLL_FORWARD = 0x00001000;
    public static final int ACTION_SCROLL_BACKWARD = 0x00002000;
    public static final int ACTION_SET_SELECTION = 0x00020000;

    public static final int FOCUS_INPUT = 1;
    public static final int FOCUS_ACCESSIBILITY = 2;

    private final int sourceId;
    private final List<Integer> children = new ArrayList<>();
    private final Rect bounds = new Rect();
    private final Bundle extras = new Bundle();
    private CharSequence className;
    private CharSequence text;
    private CharSequence contentDescription;
    private int actions;
    private boolean checkable;
    private boolean checked;
    private boolean enabled;
    private boolean focused;
    private boolean accessibilityFocused;
    private boolean heading;
    private boolean password;
    private boolean selected;
    private int liveRegion;
    private RangeInfo rangeInfo;

    private AccessibilityNodeInfo(int sourceId) {
        this.sourceId = sourceId;
    }

    public static AccessibilityNodeInfo obtain(View root, int virtualDescendantId) {
        return new AccessibilityNodeInfo(virtualDescendantId);
    }

    /** Android's holds the view as well. */
    public int getSourceId() {
        return sourceId;
    }

    public void addChild(View root, int virtualDescendantId) {
        // Neither itself nor a child twice.
        if (virtualDescendantId != sourceId && !children.contains(virtualDescendantId)) {
            children.add(virtualDescendantId);
        }
    }

    public int getChildCount() {
        return children.size();
    }

    /** Android's holds the view as well. */
    public int getChildId(int index) {
        return children.get(index);
    }

    public void setParent(View parent) {}

    public void setParent(View root, int virtualDescendantId) {}

    public void setPackageName(CharSequence packageName) {}

    public CharSequence getClassName() {
        return className;
    }

    public void setClassName(CharSequence className) {
        this.className = className;
    }

    public CharSequence getText() {
        return text;
    }

    public void setText(CharSequence text) {
        this.text = text;
    }

    public void setTextSelection(int start, int end) {}

    public void setMovementGranularities(int granularities) {}

    public CharSequence getContentDescription() {
        return contentDescription;
    }

    public void setContentDescription(CharSequence contentDescription) {
        this.contentDescription = contentDescription;
    }

    public void getBoundsInScreen(Rect outBounds) {
        outBounds.set(bounds);
    }

    public void setBoundsInScreen(Rect bounds) {
        this.bounds.set(bounds);
    }

    public int getActions() {
        return actions;
    }

    public void addAction(int action) {
        actions |= action;
    }

    public boolean isCheckable() {
        return checkable;
    }

    public void setCheckable(boolean checkable) {
        this.checkable = checkable;
    }

    public boolean isChecked() {
        return checked;
    }

    public void setChecked(boolean checked) {
        this.checked = checked;
    }

    public void setEditable(boolean editable) {}

    public boolean isEnabled() {
        return enabled;
    }

    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    public void setFocusable(boolean focusable) {}

    public boolean isFocused() {
        return focused;
    }

    public void setFocused(boolean focused) {
        this.focused = focused;
    }

    public boolean isAccessibilityFocused() {
        return accessibilityFocused;
    }

    public void setAccessibilityFocused(boolean focused) {
        accessibilityFocused = focused;
    }

    public boolean isHeading() {
        return heading;
    }

    public void setHeading(boolean isHeading) {
        heading = isHeading;
    }

    public boolean isPassword() {
        return password;
    }

    public void setPassword(boolean password) {
        this.password = password;
    }

    public void setScrollable(boolean scrollable) {}

    public boolean isSelected() {
        return selected;
    }

    public void setSelected(boolean selected) {
        this.selected = selected;
    }

    public void setVisibleToUser(boolean visibleToUser) {}

    public int getLiveRegion() {
        return liveRegion;
    }

    public void setLiveRegion(int mode) {
        liveRegion = mode;
    }

    public RangeInfo getRangeInfo() {
        return rangeInfo;
    }

    public void setRangeInfo(RangeInfo rangeInfo) {
        this.rangeInfo = rangeInfo;
    }

    public Bundle getExtras() {
        return extras;
    }

    public static String getActionSymbolicName(int action) {
        switch (action) {
            case ACTION_FOCUS:
                return "ACTION_FOCUS";
            case ACTION_CLICK:
                return "ACTION_CLICK";
            case ACTION_ACCESSIBILITY_FOCUS:
                return "ACTION_ACCESSIBILITY_FOCUS";
            case ACTION_CLEAR_ACCESSIBILITY_FOCUS:
                return "ACTION_CLEAR_ACCESSIBILITY_FOCUS";
            case ACTION_NEXT_AT_MOVEMENT_GRANULARITY:
                return "ACTION_NEXT_AT_MOVEMENT_GRANULARITY";
            case ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY:
                return "ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY";
            case ACTION_SCROLL_FORWARD:
                return "ACTION_SCROLL_FORWARD";
            case ACTION_SCROLL_BACKWARD:
                return "ACTION_SCROLL_BACKWARD";
            case ACTION_SET_SELECTION:
                return "ACTION_SET_SELECTION";
            default:
                return "ACTION_UNKNOWN";
        }
    }

    public static final class RangeInfo {
        public static final int RANGE_TYPE_FLOAT = 1;

        private final float min;
        private final float max;
        private final float current;

        private RangeInfo(float min, float max, float current) {
            this.min = min;
            this.max = max;
            this.current = current;
        }

        public static RangeInfo obtain(int type, float min, float max, float current) {
            return new RangeInfo(min, max, current);
        }

        public float getMin() {
            return min;
        }

        public float getMax() {
            return max;
        }

        public float getCurrent() {
            return current;
        }
    }
}

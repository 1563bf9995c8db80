package android.view;

import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;

/** What stands above a window's views. It asks the app back while the app sends an event. */
public final class ViewRootImpl implements ViewParent {
    private View view;
    private AccessibilityNodeInfo focused;

    void setView(View view) {
        this.view = view;
        view.assignParent(this);
    }

    void die() {
        view.assignParent(null);
    }

    @Override
    public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
        AccessibilityNodeProvider provider = event.getSourceView().getAccessibilityNodeProvider();
        if (provider != null) {
            switch (event.getEventType()) {
                case AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED:
                    focus(provider, provider.createAccessibilityNodeInfo(event.getSourceId()));
                    break;
                case AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED:
                    focus(provider, null);
                    break;
                default:
                    break;
            }
        }
        new AccessibilityManager().sendAccessibilityEvent(event);
        return true;
    }

    private void focus(AccessibilityNodeProvider provider, AccessibilityNodeInfo node) {
        AccessibilityNodeInfo old = focused;
        focused = null; // clearing sends an event, which leads here again
        if (old != null) {
            provider.performAction(old.getSourceId(),
                    AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS, null);
        }
        focused = node;
    }
}

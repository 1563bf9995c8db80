package android.view.accessibility;

import host.TalkBack;

public final class AccessibilityManager {
    public boolean isEnabled() {
        return TalkBack.isRunning();
    }

    public boolean isTouchExplorationEnabled() {
        return TalkBack.isRunning();
    }

    public void sendAccessibilityEvent(AccessibilityEvent event) {
        if (!isEnabled()) {
            throw new IllegalStateException("Accessibility off. Did you forget to check that?");
        }
        TalkBack.receive(event);
    }
}

package host;

import android.graphics.Rect;
import android.view.MotionEvent;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeInfo.RangeInfo;
import android.view.accessibility.AccessibilityNodeProvider;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The screen reader. It asks the app on the main thread, as Android does for every service. */
public final class TalkBack {
    private static final List<AccessibilityEvent> events = new ArrayList<>();
    private static volatile boolean running;

    private interface Visitor {
        void visit(AccessibilityNodeInfo node, int depth);
    }

    private TalkBack() {}

    public static void start() {
        running = true;
    }

    public static void stop() {
        running = false;
    }

    public static boolean isRunning() {
        return running;
    }

    public static void receive(AccessibilityEvent event) {
        check();
        events.add(event);
    }

    /** Returns a line for each node, indented by two spaces for each of those that it is in. */
    public static String tree() {
        List<String> lines = new ArrayList<>();
        walk((node, depth) -> lines.add("  ".repeat(depth) + describe(node)));
        return String.join("\n", lines);
    }

    /** Returns what the app has sent since the last call, one event a line, with its text or its node's. */
    public static String events() {
        AccessibilityNodeProvider provider = provider();
        List<String> lines = new ArrayList<>();
        for (AccessibilityEvent event : events) {
            String line = AccessibilityEvent.eventTypeToString(event.getEventType());
            AccessibilityNodeInfo source = null;
            if (event.getText().isEmpty() && provider != null) {
                source = provider.createAccessibilityNodeInfo(event.getSourceId());
            }
            for (CharSequence text : source == null ? event.getText() : texts(source)) {
                line += quote(text);
            }
            lines.add(line);
        }
        events.clear();
        return String.join("\n", lines);
    }

    /** Returns whether there is something of that label to click, and it was. */
    public static boolean click(String label) {
        return perform(label, AccessibilityNodeInfo.ACTION_CLICK);
    }

    /** Lets the user's finger or swipe come to what has that label. Returns whether it is there. */
    public static boolean focus(String label) {
        return perform(label, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS);
    }

    /** Returns the line of the node that the user has come to, or an empty one. */
    public static String focused() {
        AccessibilityNodeProvider provider = provider();
        AccessibilityNodeInfo node = provider == null ? null
                : provider.findFocus(AccessibilityNodeInfo.FOCUS_ACCESSIBILITY);
        return node == null ? "" : describe(node);
    }

    /** The user's finger feels its way to a point and leaves the screen there. */
    public static void hover(float x, float y) {
        check();
        for (int action : new int[] {MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_HOVER_EXIT}) {
            root().dispatchGenericMotionEvent(MotionEvent.obtain(0, 0, action, x, y, 0));
        }
    }

    private static boolean perform(String label, int action) {
        List<AccessibilityNodeInfo> equal = new ArrayList<>();
        List<AccessibilityNodeInfo> longer = new ArrayList<>();
        walk((node, depth) -> {
            for (CharSequence text : texts(node)) {
                if ((node.getActions() & action) != 0 && text.toString().startsWith(label)) {
                    (text.length() == label.length() ? equal : longer).add(node);
                }
            }
        });
        equal.addAll(longer);
        return !equal.isEmpty() && provider().performAction(equal.get(0).getSourceId(), action, null);
    }

    private static void walk(Visitor visitor) {
        AccessibilityNodeProvider provider = provider();
        if (provider != null) {
            walk(provider, AccessibilityNodeProvider.HOST_VIEW_ID, 0, visitor);
        }
    }

    private static void walk(AccessibilityNodeProvider provider, int id, int depth, Visitor visitor) {
        AccessibilityNodeInfo node = provider.createAccessibilityNodeInfo(id);
        if (node == null) {
            return; // gone since its parent was asked
        }
        visitor.visit(node, depth);
        for (int i = 0; i < node.getChildCount(); i++) {
            walk(provider, node.getChildId(i), depth + 1, visitor);
        }
    }

    private static String describe(AccessibilityNodeInfo node) {
        String className = String.valueOf(node.getClassName());
        StringBuilder line = new StringBuilder(className.substring(className.lastIndexOf('.') + 1));
        for (CharSequence text : texts(node)) {
            line.append(quote(text));
        }
        if (node.isCheckable()) {
            line.append(node.isChecked() ? " checked" : " unchecked");
        }
        line.append(node.isEnabled() ? "" : " disabled");
        line.append(node.isSelected() ? " selected" : "");
        line.append(node.isFocused() ? " focused" : "");
        line.append(node.isAccessibilityFocused() ? " reached" : "");
        line.append(node.isHeading() ? " heading" : "");
        line.append(node.isPassword() ? " password" : "");
        if (node.getLiveRegion() != View.ACCESSIBILITY_LIVE_REGION_NONE) {
            line.append(node.getLiveRegion() == View.ACCESSIBILITY_LIVE_REGION_POLITE
                    ? " polite" : " assertive");
        }
        RangeInfo range = node.getRangeInfo();
        if (range != null) {
            line.append(String.format(Locale.ROOT, " %s of %s..%s", range.getCurrent(),
                    range.getMin(), range.getMax()));
        }
        Rect bounds = new Rect();
        node.getBoundsInScreen(bounds);
        line.append(' ').append(bounds.toShortString());
        for (int actions = node.getActions(); actions != 0; actions &= actions - 1) {
            String name = AccessibilityNodeInfo.getActionSymbolicName(Integer.lowestOneBit(actions));
            line.append(' ').append(name.substring("ACTION_".length()).toLowerCase(Locale.ROOT));
        }
        return line.toString();
    }

    private static List<CharSequence> texts(AccessibilityNodeInfo node) {
        List<CharSequence> texts = new ArrayList<>();
        if (node.getContentDescription() != null) {
            texts.add(node.getContentDescription());
        }
        if (node.getText() != null) {
            texts.add(node.getText());
        }
        return texts;
    }

    private static String quote(CharSequence text) {
        return " \"" + text.toString().replace("\n", "\\n") + "\"";
    }

    /** Returns {@code null} if the app has none. */
    private static AccessibilityNodeProvider provider() {
        check();
        return root().getAccessibilityNodeProvider();
    }

    private static View root() {
        return Device.activity.getWindow().getDecorView();
    }

    private static void check() {
        if (!Ui.isMain()) {
            throw new IllegalStateException("not on the main thread");
        }
        if (!running) {
            throw new IllegalStateException("TalkBack was not started");
        }
    }
}

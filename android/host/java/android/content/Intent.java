package android.content;

import android.net.Uri;

import java.util.HashMap;
import java.util.Map;

public class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";

    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";

    private final String action;
    private final Uri data;
    private final Map<String, String> extras = new HashMap<>();
    private Intent chosen;

    public Intent(String action) {
        this(action, null);
    }

    public Intent(String action, Uri uri) {
        this.action = action;
        this.data = uri;
    }

    public String getAction() {
        return action;
    }

    public Uri getData() {
        return data;
    }

    public Intent setType(String type) {
        return this;
    }

    public Intent putExtra(String name, String value) {
        extras.put(name, value);
        return this;
    }

    public static Intent createChooser(Intent target, CharSequence title) {
        Intent chooser = new Intent("android.intent.action.CHOOSER");
        chooser.chosen = target;
        return chooser;
    }

    /** Returns the text that the player may hand to another app. */
    public String offered() {
        return chosen.extras.get(EXTRA_TEXT);
    }
}

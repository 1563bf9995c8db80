package android.content;

import android.net.Uri;

public class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";

    private final String action;
    private final Uri data;

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
}

package android.content;

import android.content.res.AssetManager;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.view.accessibility.AccessibilityManager;
import android.view.inputmethod.InputMethodManager;

import host.Device;

import java.io.File;

public abstract class Context {
    public static final String ACCESSIBILITY_SERVICE = "accessibility";
    public static final String CLIPBOARD_SERVICE = "clipboard";
    public static final String INPUT_METHOD_SERVICE = "input_method";

    private final Resources resources = new Resources();

    public Object getSystemService(String name) {
        switch (name) {
            case ACCESSIBILITY_SERVICE:
                return new AccessibilityManager();
            case CLIPBOARD_SERVICE:
                return new ClipboardManager();
            case INPUT_METHOD_SERVICE:
                return new InputMethodManager();
            default:
                return null;
        }
    }

    public AssetManager getAssets() {
        return resources.getAssets();
    }

    public Resources getResources() {
        return resources;
    }

    public Resources.Theme getTheme() {
        return resources.newTheme();
    }

    public final TypedArray obtainStyledAttributes(int[] attrs) {
        return getTheme().obtainStyledAttributes(attrs);
    }

    public final int getColor(int id) {
        return resources.getColor(id, getTheme());
    }

    public ContentResolver getContentResolver() {
        return new ContentResolver();
    }

    public ClassLoader getClassLoader() {
        return Context.class.getClassLoader();
    }

    public String getPackageName() {
        return "org.cardkeep";
    }

    public File getFilesDir() {
        return Device.filesDir();
    }

    public File getCacheDir() {
        return Device.filesDir();
    }

    public File getCodeCacheDir() {
        return Device.filesDir();
    }
}

package host;

import android.app.Activity;
import android.content.res.Configuration;
import android.graphics.Insets;
import android.view.View;
import android.view.WindowInsets;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.window.OnBackInvokedCallback;

import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The device that the stand-ins for Android's classes play, and what its user does. */
public final class Device {
    /** Read once, when the first class asks for Android's version. */
    public static int sdk = Integer.getInteger("host.sdk", 34);

    public static volatile boolean night;
    public static volatile float fontScale = 1f;
    public static volatile String language = "en";
    public static volatile int accentColor = 0xff3366cc;

    public static volatile int width = 720;
    public static volatile int height = 1440;
    public static volatile int insetLeft;
    public static volatile int insetTop;
    public static volatile int insetRight;
    public static volatile int insetBottom;
    /** How much the on-screen keyboard covers while it is shown. */
    public static volatile int keyboardHeight = 480;
    public static volatile boolean keyboardShown;

    /** {@code null} if nothing was copied. */
    public static volatile String clipboard;
    /** The file or address that the next activity is started with; {@code null} if by the icon. */
    public static volatile String file;
    /** The values in {@code Settings}, by their names. */
    public static final Map<String, String> settings = new ConcurrentHashMap<>();

    public static volatile Activity activity;
    public static volatile OnBackInvokedCallback backCallback;
    public static volatile ActionMenu actionMenu;

    /** What the app asked of the device, in order. */
    public static final List<String> log = Collections.synchronizedList(new ArrayList<String>());

    private Device() {}

    public static File filesDir() {
        String path = System.getProperty("host.data");
        if (path == null) {
            throw new IllegalStateException("the system property host.data is not set");
        }
        return new File(path);
    }

    /** Returns the log, one entry a line, and clears it. */
    public static String takeLog() {
        synchronized (log) {
            String lines = String.join("\n", log);
            log.clear();
            return lines;
        }
    }

    public static Configuration configuration() {
        Configuration config = new Configuration();
        config.uiMode = Configuration.UI_MODE_TYPE_NORMAL
                | (night ? Configuration.UI_MODE_NIGHT_YES : Configuration.UI_MODE_NIGHT_NO);
        config.fontScale = fontScale;
        config.locale = Locale.forLanguageTag(language);
        config.orientation = width > height
                ? Configuration.ORIENTATION_LANDSCAPE : Configuration.ORIENTATION_PORTRAIT;
        return config;
    }

    public static WindowInsets windowInsets() {
        return windowInsets(keyboardShown ? keyboardHeight : 0);
    }

    private static WindowInsets windowInsets(int keyboard) {
        return new WindowInsets.Builder()
                .setInsets(WindowInsets.Type.systemBars(),
                        Insets.of(insetLeft, insetTop, insetRight, insetBottom))
                .setInsets(WindowInsets.Type.ime(), Insets.of(0, 0, 0, keyboard))
                .build();
    }

    /** Tells the app that fields of this class have changed which are in its configuration. */
    public static void configurationChanged() {
        Ui.run(() -> {
            View root = root();
            root.layout(0, 0, width, height);
            root.dispatchConfigurationChanged(configuration());
        });
    }

    /** Tells the app that its window's size or what covers its edges has changed. */
    public static void insetsChanged() {
        Ui.run(() -> {
            View root = root();
            root.layout(0, 0, width, height);
            root.dispatchApplyWindowInsets(windowInsets());
            root.getViewTreeObserver().dispatchOnGlobalLayout();
        });
    }

    /** Tells the app how much the keyboard covers at one moment of sliding in or out. */
    public static void keyboardSlides(int covered) {
        Ui.run(() -> root().dispatchWindowInsetsAnimationProgress(
                windowInsets(covered), Collections.emptyList()));
    }

    public static void showKeyboard(boolean shown) {
        log.add(shown ? "keyboard shown" : "keyboard hidden");
        if (keyboardShown != shown) {
            keyboardShown = shown;
            // Android answers later, not within the call.
            Ui.post(Device::insetsChanged);
        }
    }

    /** The user goes back. */
    public static void back() {
        Ui.run(() -> {
            if (backCallback != null) {
                backCallback.onBackInvoked();
            } else {
                activity.finish();
            }
        });
    }

    /** The user types on the on-screen keyboard. Returns whether there was a text field. */
    public static boolean type(String text) {
        return edit(field -> field.commitText(text, 1));
    }

    /** The on-screen keyboard shows a word that is not finished yet. */
    public static boolean compose(String text) {
        return edit(field -> field.setComposingText(text, 1));
    }

    /** The on-screen keyboard deletes text at the cursor. */
    public static boolean delete(int before, int after) {
        return edit(field -> field.deleteSurroundingText(before, after));
    }

    private interface Edit {
        boolean on(InputConnection field);
    }

    private static boolean edit(Edit edit) {
        if (!Ui.isMain()) {
            throw new IllegalStateException("not on the main thread");
        }
        View view = root().findFocus();
        if (view == null || !view.onCheckIsTextEditor()) {
            return false;
        }
        InputConnection field = view.onCreateInputConnection(new EditorInfo());
        field.beginBatchEdit();
        boolean done = edit.on(field);
        field.endBatchEdit();
        return done;
    }

    /** The user chooses from the menu over selected text. Returns whether it has that item. */
    public static boolean choose(int id) {
        ActionMenu menu = actionMenu;
        return menu != null && menu.choose(id);
    }

    /** Android takes the window of a destroyed activity off the screen. */
    public static void removeWindow() {
        activity.getWindow().destroy();
    }

    private static View root() {
        return activity.getWindow().getDecorView();
    }
}

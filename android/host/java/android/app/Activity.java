package android.app;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

import host.Device;
import host.Ui;

import java.io.File;

public class Activity extends Context {
    private static final Application APPLICATION = new Application();

    private final Window window = new Window(this);
    private final Intent intent;
    private boolean finishing;

    public Activity() {
        Ui.claim();
        Device.activity = this;
        Device.backCallback = null;
        Device.actionMenu = null;
        Device.keyboardShown = false;
        String opened = Device.file;
        intent = opened == null ? new Intent(Intent.ACTION_MAIN)
                : new Intent(Intent.ACTION_VIEW, opened.contains("://") ? Uri.parse(opened)
                        : Uri.fromFile(new File(opened)));
    }

    public final Application getApplication() {
        return APPLICATION;
    }

    public Intent getIntent() {
        return intent;
    }

    public Window getWindow() {
        return window;
    }

    public WindowManager getWindowManager() {
        return new WindowManager() {};
    }

    public void addContentView(View view, ViewGroup.LayoutParams params) {
        window.addContentView(view, params);
    }

    public final void runOnUiThread(Runnable action) {
        Ui.run(action);
    }

    public OnBackInvokedDispatcher getOnBackInvokedDispatcher() {
        return new OnBackInvokedDispatcher() {
            @Override
            public void registerOnBackInvokedCallback(int priority, OnBackInvokedCallback callback) {
                Device.backCallback = callback;
            }

            @Override
            public void unregisterOnBackInvokedCallback(OnBackInvokedCallback callback) {
                if (Device.backCallback == callback) {
                    Device.backCallback = null;
                }
            }
        };
    }

    public void startActivity(Intent intent) {
        Device.log.add("share " + intent.offered());
    }

    public void finish() {
        Device.log.add("finish");
        finishing = true;
    }

    public boolean isFinishing() {
        return finishing;
    }
}

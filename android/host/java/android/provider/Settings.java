package android.provider;

import android.content.ContentResolver;

import host.Device;

public final class Settings {
    private Settings() {}

    private static float number(String name, float def) {
        try {
            return Float.parseFloat(Device.settings.getOrDefault(name, ""));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    public static final class Global {
        private Global() {}

        public static float getFloat(ContentResolver cr, String name, float def) {
            return number(name, def);
        }
    }

    public static final class Secure {
        private Secure() {}

        public static float getFloat(ContentResolver cr, String name, float def) {
            return number(name, def);
        }
    }
}

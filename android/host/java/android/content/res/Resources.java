package android.content.res;

import android.R;
import android.util.TypedValue;

import host.Device;

public class Resources {
    private final AssetManager assets = new AssetManager();

    public final AssetManager getAssets() {
        return assets;
    }

    public Configuration getConfiguration() {
        return Device.configuration();
    }

    /** The theme's accent color is the only one that this device knows. */
    public int getColor(int id, Theme theme) {
        return Device.accentColor;
    }

    public final Theme newTheme() {
        return new Theme();
    }

    public final class Theme {
        private Theme() {}

        public TypedArray obtainStyledAttributes(int[] attrs) {
            return new TypedArray();
        }

        public boolean resolveAttribute(int resid, TypedValue outValue, boolean resolveRefs) {
            if (resid != R.attr.colorAccent) {
                return false;
            }
            outValue.resourceId = resid;
            return true;
        }
    }
}

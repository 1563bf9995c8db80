package android.view;

import android.graphics.drawable.Drawable;

public interface MenuItem {
    int getItemId();

    MenuItem setIcon(Drawable icon);

    MenuItem setAlphabeticShortcut(char alphaChar);
}

package host;

import android.graphics.drawable.Drawable;
import android.view.MenuItem;

final class ActionItem implements MenuItem {
    private final int id;

    ActionItem(int id) {
        this.id = id;
    }

    @Override
    public int getItemId() {
        return id;
    }

    @Override
    public MenuItem setIcon(Drawable icon) {
        return this;
    }

    @Override
    public MenuItem setAlphabeticShortcut(char alphaChar) {
        return this;
    }
}

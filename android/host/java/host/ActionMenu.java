package host;

import android.view.ActionMode;
import android.view.Menu;
import android.view.MenuItem;

import java.util.ArrayList;
import java.util.List;

/** The menu over selected text. */
public final class ActionMenu extends ActionMode implements Menu {
    private final ActionMode.Callback callback;
    private final List<MenuItem> items = new ArrayList<>();

    private ActionMenu(ActionMode.Callback callback) {
        this.callback = callback;
    }

    /** Returns {@code null} if the callback does not want it. */
    public static ActionMenu show(ActionMode.Callback callback) {
        ActionMenu menu = new ActionMenu(callback);
        if (!callback.onCreateActionMode(menu, menu)) {
            return null;
        }
        callback.onPrepareActionMode(menu, menu);
        Device.actionMenu = menu;
        Device.log.add("action menu shown");
        return menu;
    }

    boolean choose(int id) {
        for (MenuItem item : items) {
            if (item.getItemId() == id) {
                return callback.onActionItemClicked(this, item);
            }
        }
        return false;
    }

    @Override
    public void setTitle(CharSequence title) {}

    @Override
    public void setTitle(int resId) {}

    @Override
    public void setSubtitle(CharSequence subtitle) {}

    @Override
    public void setSubtitle(int resId) {}

    @Override
    public void invalidate() {}

    @Override
    public void finish() {
        if (Device.actionMenu == this) {
            Device.actionMenu = null;
            Device.log.add("action menu hidden");
        }
        callback.onDestroyActionMode(this);
    }

    @Override
    public Menu getMenu() {
        return this;
    }

    @Override
    public MenuItem add(int groupId, int itemId, int order, CharSequence title) {
        MenuItem item = new ActionItem(itemId);
        items.add(item);
        return item;
    }

    @Override
    public MenuItem add(int groupId, int itemId, int order, int titleRes) {
        return add(groupId, itemId, order, "");
    }

    @Override
    public int size() {
        return items.size();
    }

    @Override
    public MenuItem getItem(int index) {
        return items.get(index);
    }
}

package android.view;

import android.graphics.Rect;

public abstract class ActionMode {
    public static final int TYPE_PRIMARY = 0;
    public static final int TYPE_FLOATING = 1;
    public static final int DEFAULT_HIDE_DURATION = -1;

    public abstract void setTitle(CharSequence title);

    public abstract void setTitle(int resId);

    public abstract void setSubtitle(CharSequence subtitle);

    public abstract void setSubtitle(int resId);

    public void setTitleOptionalHint(boolean titleOptional) {}

    public abstract void invalidate();

    public void invalidateContentRect() {}

    public void hide(long duration) {}

    public abstract void finish();

    public abstract Menu getMenu();

    public interface Callback {
        boolean onCreateActionMode(ActionMode mode, Menu menu);

        boolean onPrepareActionMode(ActionMode mode, Menu menu);

        boolean onActionItemClicked(ActionMode mode, MenuItem item);

        void onDestroyActionMode(ActionMode mode);
    }

    public abstract static class Callback2 implements ActionMode.Callback {
        public void onGetContentRect(ActionMode mode, View view, Rect outRect) {
            outRect.set(0, 0, view.getWidth(), view.getHeight());
        }
    }
}

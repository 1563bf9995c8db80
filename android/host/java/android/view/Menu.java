package android.view;

public interface Menu {
    int FIRST = 1;

    MenuItem add(int groupId, int itemId, int order, CharSequence title);

    MenuItem add(int groupId, int itemId, int order, int titleRes);

    int size();

    MenuItem getItem(int index);

    default void setGroupDividerEnabled(boolean groupDividerEnabled) {}
}

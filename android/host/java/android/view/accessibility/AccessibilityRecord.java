package android.view.accessibility;

import android.os.Build;
import android.view.View;

import java.util.ArrayList;
import java.util.List;

public class AccessibilityRecord {
    private final List<CharSequence> text = new ArrayList<>();
    private View source;
    private int sourceId;

    AccessibilityRecord() {}

    public void setSource(View root, int virtualDescendantId) {
        source = root;
        sourceId = virtualDescendantId;
    }

    public View getSourceView() {
        return source;
    }

    /** Android's holds the view as well. */
    public int getSourceId() {
        return sourceId;
    }

    public List<CharSequence> getText() {
        return text;
    }

    public void setBeforeText(CharSequence beforeText) {}

    public void setFromIndex(int fromIndex) {}

    public void setToIndex(int toIndex) {}

    public void setAddedCount(int addedCount) {}

    public void setRemovedCount(int removedCount) {}

    public void setItemCount(int itemCount) {}

    public void setCurrentItemIndex(int currentItemIndex) {}

    public void setScrollable(boolean scrollable) {}

    public void setScrollX(int scrollX) {}

    public void setScrollY(int scrollY) {}

    public void setMaxScrollX(int maxScrollX) {}

    public void setMaxScrollY(int maxScrollY) {}

    public void setScrollDeltaX(int scrollDeltaX) {
        cameWithAndroid9("setScrollDeltaX");
    }

    public void setScrollDeltaY(int scrollDeltaY) {
        cameWithAndroid9("setScrollDeltaY");
    }

    private static void cameWithAndroid9(String name) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.P) {
            throw new NoSuchMethodError(name);
        }
    }
}

package android.content.res;

import android.graphics.drawable.Drawable;

public class TypedArray {
    TypedArray() {}

    public Drawable getDrawable(int index) {
        return new Drawable() {
            @Override
            public int getIntrinsicWidth() {
                return 48;
            }

            @Override
            public int getIntrinsicHeight() {
                return 48;
            }
        };
    }

    public void recycle() {}
}

package android.text;

public interface Spanned extends CharSequence {
    int SPAN_MARK_MARK = 0x11;
    int SPAN_MARK_POINT = 0x12;
    int SPAN_POINT_MARK = 0x21;
    int SPAN_POINT_POINT = 0x22;
    int SPAN_EXCLUSIVE_EXCLUSIVE = SPAN_POINT_MARK;
    int SPAN_COMPOSING = 0x100;
    int SPAN_INTERMEDIATE = 0x200;

    <T> T[] getSpans(int start, int end, Class<T> type);

    int getSpanStart(Object tag);

    int getSpanEnd(Object tag);

    int getSpanFlags(Object tag);
}

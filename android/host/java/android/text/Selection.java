package android.text;

public class Selection {
    public static final Object SELECTION_START = new Object();
    public static final Object SELECTION_END = new Object();

    private Selection() {}

    public static final int getSelectionStart(CharSequence text) {
        return text instanceof Spanned ? ((Spanned) text).getSpanStart(SELECTION_START) : -1;
    }

    public static final int getSelectionEnd(CharSequence text) {
        return text instanceof Spanned ? ((Spanned) text).getSpanStart(SELECTION_END) : -1;
    }

    public static void setSelection(Spannable text, int start, int stop) {
        text.setSpan(SELECTION_START, start, start, Spanned.SPAN_POINT_POINT | Spanned.SPAN_INTERMEDIATE);
        text.setSpan(SELECTION_END, stop, stop, Spanned.SPAN_POINT_POINT);
    }

    public static final void setSelection(Spannable text, int index) {
        setSelection(text, index, index);
    }
}

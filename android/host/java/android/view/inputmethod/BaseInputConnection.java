package android.view.inputmethod;

import android.text.Editable;
import android.text.Selection;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.view.View;

public class BaseInputConnection implements InputConnection {
    private static final Object COMPOSING = new Object();

    private final Editable editable = new SpannableStringBuilder();

    public BaseInputConnection(View targetView, boolean fullEditor) {
        Selection.setSelection(editable, 0);
    }

    public static int getComposingSpanStart(Spannable text) {
        return text.getSpanStart(COMPOSING);
    }

    public static int getComposingSpanEnd(Spannable text) {
        return text.getSpanEnd(COMPOSING);
    }

    public static final void removeComposingSpans(Spannable text) {
        text.removeSpan(COMPOSING);
    }

    public static void setComposingSpans(Spannable text) {
        text.setSpan(COMPOSING, 0, text.length(),
                Spanned.SPAN_EXCLUSIVE_EXCLUSIVE | Spanned.SPAN_COMPOSING);
    }

    public Editable getEditable() {
        return editable;
    }

    @Override
    public boolean beginBatchEdit() {
        return false;
    }

    @Override
    public boolean endBatchEdit() {
        return false;
    }

    @Override
    public boolean commitText(CharSequence text, int newCursorPosition) {
        replaceText(text, newCursorPosition, false);
        return true;
    }

    @Override
    public boolean setComposingText(CharSequence text, int newCursorPosition) {
        replaceText(text, newCursorPosition, true);
        return true;
    }

    @Override
    public boolean finishComposingText() {
        beginBatchEdit();
        removeComposingSpans(getEditable());
        endBatchEdit();
        return true;
    }

    @Override
    public boolean setSelection(int start, int end) {
        Editable content = getEditable();
        if (start >= 0 && end >= 0 && start <= content.length() && end <= content.length()) {
            Selection.setSelection(content, start, end);
        }
        return true;
    }

    @Override
    public boolean deleteSurroundingText(int beforeLength, int afterLength) {
        Editable content = getEditable();
        beginBatchEdit();
        int start = Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        int end = Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        if (getComposingSpanStart(content) != -1) {
            start = Math.min(start, getComposingSpanStart(content));
            end = Math.max(end, getComposingSpanEnd(content));
        }
        if (start >= 0) {
            content.delete(end, Math.min(end + afterLength, content.length()));
            content.delete(Math.max(start - beforeLength, 0), start);
        }
        endBatchEdit();
        return true;
    }

    /** Replaces the composing text; without one, the selection. */
    private void replaceText(CharSequence text, int newCursorPosition, boolean composing) {
        Editable content = getEditable();
        beginBatchEdit();
        int start = getComposingSpanStart(content);
        int end = getComposingSpanEnd(content);
        if (start == -1) {
            int first = Math.max(Selection.getSelectionStart(content), 0);
            int last = Math.max(Selection.getSelectionEnd(content), 0);
            start = Math.min(first, last);
            end = Math.max(first, last);
        }
        removeComposingSpans(content);
        if (composing) {
            Spannable word = new SpannableStringBuilder(text);
            setComposingSpans(word);
            text = word;
        }
        // The replacement moves the cursor by the length of the text.
        int cursor = newCursorPosition + (newCursorPosition > 0 ? end - 1 : start);
        Selection.setSelection(content, Math.max(0, Math.min(cursor, content.length())));
        content.replace(start, end, text);
        endBatchEdit();
    }
}

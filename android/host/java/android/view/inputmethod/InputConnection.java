package android.view.inputmethod;

public interface InputConnection {
    boolean beginBatchEdit();

    boolean endBatchEdit();

    boolean commitText(CharSequence text, int newCursorPosition);

    boolean setComposingText(CharSequence text, int newCursorPosition);

    boolean finishComposingText();

    boolean setSelection(int start, int end);

    boolean deleteSurroundingText(int beforeLength, int afterLength);
}

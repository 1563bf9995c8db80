package android.text;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

public class SpannableStringBuilder implements CharSequence, GetChars, Spannable, Editable, Appendable {
    private static final class Span {
        final Object what;
        int start;
        int end;
        int flags;

        Span(Object what) {
            this.what = what;
        }
    }

    private final StringBuilder text;
    private final List<Span> spans = new ArrayList<>();

    public SpannableStringBuilder() {
        this("");
    }

    public SpannableStringBuilder(CharSequence text) {
        this.text = new StringBuilder(text);
    }

    @Override
    public SpannableStringBuilder replace(int start, int end, CharSequence tb, int tbstart, int tbend) {
        int length = tbend - tbstart;
        if (end > start) {
            spans.removeIf(span -> vanishes(span, start, end, length));
        }
        text.replace(start, end, tb.subSequence(tbstart, tbend).toString());
        for (Span span : spans) {
            boolean isPoint = (span.flags & 0xf0) == (SPAN_POINT_MARK & 0xf0);
            span.start = moved(span.start, isPoint, start, end, length);
            isPoint = (span.flags & 0x0f) == (SPAN_MARK_POINT & 0x0f);
            span.end = moved(span.end, isPoint, start, end, length);
        }
        if (tb instanceof Spanned) {
            Spanned from = (Spanned) tb;
            for (Object what : from.getSpans(tbstart, tbend, Object.class)) {
                if (find(what) == null) {
                    int first = Math.max(from.getSpanStart(what), tbstart) - tbstart;
                    int last = Math.min(from.getSpanEnd(what), tbend) - tbstart;
                    setSpan(what, start + first, start + last, from.getSpanFlags(what));
                }
            }
        }
        return this;
    }

    /** Whether a span that includes no text at its ends is left without text. */
    private static boolean vanishes(Span span, int start, int end, int length) {
        return (span.flags & SPAN_EXCLUSIVE_EXCLUSIVE) == SPAN_EXCLUSIVE_EXCLUSIVE
                && span.start >= start && span.start < end && span.end >= start && span.end <= end
                && (length == 0 || span.start > start || span.end < end);
    }

    /** Returns where an end of a span is after a replacement, for which points and marks differ. */
    private static int moved(int offset, boolean isPoint, int start, int end, int length) {
        if (offset < start) {
            return offset;
        }
        if (offset > end) {
            return offset + length - (end - start);
        }
        if (start == end) {
            return isPoint ? start + length : start;
        }
        boolean stays = isPoint ? offset == start : offset < end;
        return stays ? start : start + length;
    }

    @Override
    public SpannableStringBuilder replace(int start, int end, CharSequence tb) {
        return replace(start, end, tb, 0, tb.length());
    }

    @Override
    public SpannableStringBuilder insert(int where, CharSequence tb) {
        return replace(where, where, tb, 0, tb.length());
    }

    @Override
    public SpannableStringBuilder delete(int start, int end) {
        return replace(start, end, "", 0, 0);
    }

    @Override
    public SpannableStringBuilder append(CharSequence text) {
        return insert(length(), text);
    }

    @Override
    public SpannableStringBuilder append(CharSequence text, int start, int end) {
        return replace(length(), length(), text, start, end);
    }

    @Override
    public SpannableStringBuilder append(char text) {
        return append(String.valueOf(text));
    }

    private Span find(Object what) {
        for (Span span : spans) {
            if (span.what == what) {
                return span;
            }
        }
        return null;
    }

    @Override
    public void setSpan(Object what, int start, int end, int flags) {
        if (start < 0 || end < start || end > length()) {
            throw new IndexOutOfBoundsException("setSpan (" + start + " ... " + end + ")");
        }
        if ((flags & SPAN_EXCLUSIVE_EXCLUSIVE) == SPAN_EXCLUSIVE_EXCLUSIVE && start == end) {
            return;
        }
        Span span = find(what);
        if (span == null) {
            span = new Span(what);
            spans.add(span);
        }
        span.start = start;
        span.end = end;
        span.flags = flags;
    }

    @Override
    public void removeSpan(Object what) {
        spans.removeIf(span -> span.what == what);
    }

    @Override
    public int getSpanStart(Object what) {
        Span span = find(what);
        return span == null ? -1 : span.start;
    }

    @Override
    public int getSpanEnd(Object what) {
        Span span = find(what);
        return span == null ? -1 : span.end;
    }

    @Override
    public int getSpanFlags(Object what) {
        Span span = find(what);
        return span == null ? 0 : span.flags;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T[] getSpans(int start, int end, Class<T> kind) {
        List<Object> found = new ArrayList<>();
        for (Span span : spans) {
            if (span.start <= end && span.end >= start && kind.isInstance(span.what)) {
                found.add(span.what);
            }
        }
        return found.toArray((T[]) Array.newInstance(kind, 0));
    }

    @Override
    public void getChars(int start, int end, char[] dest, int destoff) {
        text.getChars(start, end, dest, destoff);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int where) {
        return text.charAt(where);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

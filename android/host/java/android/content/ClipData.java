package android.content;

public class ClipData {
    private final Item item;

    private ClipData(Item item) {
        this.item = item;
    }

    public static ClipData newPlainText(CharSequence label, CharSequence text) {
        return new ClipData(new Item(text));
    }

    public Item getItemAt(int index) {
        if (index != 0) {
            throw new IndexOutOfBoundsException();
        }
        return item;
    }

    public static class Item {
        private final CharSequence text;

        public Item(CharSequence text) {
            this.text = text;
        }

        public CharSequence getText() {
            return text;
        }
    }
}

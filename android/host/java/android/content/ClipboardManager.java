package android.content;

import host.Device;

public class ClipboardManager {
    public boolean hasPrimaryClip() {
        return Device.clipboard != null;
    }

    public ClipData getPrimaryClip() {
        String text = Device.clipboard;
        return text == null ? null : ClipData.newPlainText(null, text);
    }

    public void setPrimaryClip(ClipData clip) {
        Device.clipboard = clip.getItemAt(0).getText().toString();
    }
}

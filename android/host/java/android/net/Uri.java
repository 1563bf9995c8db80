package android.net;

import java.io.File;

public class Uri {
    private final String path;

    private Uri(String path) {
        this.path = path;
    }

    public static Uri fromFile(File file) {
        return new Uri(file.getAbsolutePath());
    }

    public String getPath() {
        return path;
    }
}

package android.net;

import java.io.File;

public class Uri {
    private static final String FILE = "file://";

    private final String address;

    private Uri(String address) {
        this.address = address;
    }

    public static Uri fromFile(File file) {
        return new Uri(FILE + file.getAbsolutePath());
    }

    public static Uri parse(String address) {
        return new Uri(address);
    }

    public String getPath() {
        return address.substring(FILE.length());
    }

    @Override
    public String toString() {
        return address;
    }
}

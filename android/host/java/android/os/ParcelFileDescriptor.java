package android.os;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

public class ParcelFileDescriptor {
    public static final int MODE_READ_ONLY = 0x10000000;
    public static final int MODE_READ_WRITE = 0x30000000;

    /** Kept, since Java would close a file that it no longer refers to. */
    private static final List<RandomAccessFile> detached = new ArrayList<>();

    private final RandomAccessFile file;

    private ParcelFileDescriptor(RandomAccessFile file) {
        this.file = file;
    }

    public static ParcelFileDescriptor open(File file, int mode) throws FileNotFoundException {
        return new ParcelFileDescriptor(
                new RandomAccessFile(file, mode == MODE_READ_ONLY ? "r" : "rw"));
    }

    public static int parseMode(String mode) {
        switch (mode) {
            case "r":
                return MODE_READ_ONLY;
            case "rw":
                return MODE_READ_WRITE;
            default:
                throw new IllegalArgumentException("Bad mode: " + mode);
        }
    }

    public synchronized int detachFd() {
        synchronized (detached) {
            detached.add(file);
        }
        try {
            return number(file.getFD());
        } catch (IOException | ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the system's number of a file, which Java shows only to its own classes. */
    private static int number(FileDescriptor descriptor) throws ReflectiveOperationException {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        Field instance = type.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        Object unsafe = instance.get(null);
        Object offset = type.getMethod("objectFieldOffset", Field.class)
                .invoke(unsafe, FileDescriptor.class.getDeclaredField("fd"));
        return (Integer) type.getMethod("getInt", Object.class, long.class)
                .invoke(unsafe, descriptor, offset);
    }
}

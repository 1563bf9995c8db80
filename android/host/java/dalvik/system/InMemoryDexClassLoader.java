package dalvik.system;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Leaves the classes to its parent and the class path, from where this machine runs them. */
public final class InMemoryDexClassLoader extends ClassLoader {
    public InMemoryDexClassLoader(ByteBuffer dexBuffer, ClassLoader parent) {
        super(parent);
        byte[] start = new byte[Math.min(4, dexBuffer.remaining())];
        dexBuffer.duplicate().get(start);
        if (!new String(start, StandardCharsets.ISO_8859_1).equals("dex\n")) {
            throw new IllegalArgumentException("not a dex file");
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        return InMemoryDexClassLoader.class.getClassLoader().loadClass(name);
    }
}

package dalvik.system;

/** Leaves the classes to its parent: this machine runs them from the class path. */
public class DexClassLoader extends ClassLoader {
    public DexClassLoader(String dexPath, String optimizedDirectory, String librarySearchPath,
            ClassLoader parent) {
        super(parent);
    }
}

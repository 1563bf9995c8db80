package host;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The main thread of the app: the one that creates the activity. */
public final class Ui {
    private static final Queue<Runnable> pending = new ConcurrentLinkedQueue<>();
    private static volatile Thread main;

    private Ui() {}

    /** Makes the current thread the main thread. */
    public static void claim() {
        main = Thread.currentThread();
    }

    public static boolean isMain() {
        return Thread.currentThread() == main;
    }

    public static void post(Runnable task) {
        pending.add(task);
    }

    /** Runs at once on the main thread, else later. */
    public static void run(Runnable task) {
        if (isMain()) {
            task.run();
        } else {
            post(task);
        }
    }

    /** Runs what was posted. The main thread calls this regularly. */
    public static void runPending() {
        if (!isMain()) {
            throw new IllegalStateException("not on the main thread");
        }
        for (Runnable task = pending.poll(); task != null; task = pending.poll()) {
            task.run();
        }
    }
}

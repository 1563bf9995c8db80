// Calls back at the next frame of a display with 60 frames a second.
#define _GNU_SOURCE
#include "../ndk.h"
#include "../system.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { MOST_CALLBACKS = 16, NANOSECONDS = 1000000000, FRAME = NANOSECONDS / 60 };

typedef struct {
    AChoreographer_frameCallback function;
    void *data;
} Callback;

// Belongs to one thread, so that it needs no lock.
struct AChoreographer {
    ALooper *looper;
    int timer;
    int count;
    Callback callbacks[MOST_CALLBACKS];
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t of_thread;

int64_t host_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)NANOSECONDS + now.tv_nsec;
}

static void delete_at_thread_end(void *ended) {
    AChoreographer *choreographer = ended;
    ALooper_removeFd(choreographer->looper, choreographer->timer);
    ALooper_release(choreographer->looper);
    close(choreographer->timer);
    free(choreographer);
}

static void make_key(void) {
    pthread_key_create(&of_thread, delete_at_thread_end);
}

static int at_frame(int fd, int events, void *data) {
    (void)events;
    AChoreographer *choreographer = data;
    uint64_t expirations;
    if (read(fd, &expirations, sizeof expirations) < 0)
        return 1;
    // A callback may post itself again, for the frame after this one.
    Callback due[MOST_CALLBACKS];
    int count = choreographer->count;
    choreographer->count = 0;
    for (int i = 0; i < count; i++)
        due[i] = choreographer->callbacks[i];
    for (int i = 0; i < count; i++)
        due[i].function(host_now(), due[i].data);
    return 1;
}

static AChoreographer *create(ALooper *looper) {
    AChoreographer *choreographer = calloc(1, sizeof *choreographer);
    ALooper_acquire(looper);
    choreographer->looper = looper;
    choreographer->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    ALooper_addFd(looper, choreographer->timer, ALOOPER_POLL_CALLBACK, ALOOPER_EVENT_INPUT,
                  at_frame, choreographer);
    return choreographer;
}

AChoreographer *AChoreographer_getInstance(void) {
    pthread_once(&once, make_key);
    AChoreographer *choreographer = pthread_getspecific(of_thread);
    ALooper *looper = ALooper_forThread();
    if (!choreographer && looper) {
        choreographer = create(looper);
        pthread_setspecific(of_thread, choreographer);
    }
    return choreographer;
}

void AChoreographer_postFrameCallback(AChoreographer *choreographer,
                                      AChoreographer_frameCallback function, void *data) {
    if (choreographer->count == MOST_CALLBACKS)
        abort();
    choreographer->callbacks[choreographer->count++] = (Callback){function, data};
    int64_t next = (host_now() / FRAME + 1) * FRAME;
    struct itimerspec when = {
        .it_value = {.tv_sec = next / NANOSECONDS, .tv_nsec = next % NANOSECONDS},
    };
    timerfd_settime(choreographer->timer, TFD_TIMER_ABSTIME, &when, NULL);
}

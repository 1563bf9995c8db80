// Waits for file descriptors. Each thread has at most one looper.
#define _GNU_SOURCE
#include "../ndk.h"
#include "../system.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { MOST_SOURCES = 32 };

typedef struct {
    bool used;
    int fd, ident;
    ALooper_callbackFunc callback;
    void *data;
} Source;

struct ALooper {
    atomic_int references;
    int epoll;
    int wake; // readable after ALooper_wake
    atomic_bool waits;
    pthread_mutex_t lock;
    Source sources[MOST_SOURCES];
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t of_thread;

static void release_at_thread_end(void *looper) {
    ALooper_release(looper);
}

static void make_key(void) {
    pthread_key_create(&of_thread, release_at_thread_end);
}

static ALooper *create(void) {
    ALooper *looper = calloc(1, sizeof *looper);
    looper->references = 1;
    looper->epoll = epoll_create1(EPOLL_CLOEXEC);
    looper->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    pthread_mutex_init(&looper->lock, NULL);
    struct epoll_event interest = {.events = EPOLLIN, .data.fd = looper->wake};
    epoll_ctl(looper->epoll, EPOLL_CTL_ADD, looper->wake, &interest);
    return looper;
}

ALooper *ALooper_forThread(void) {
    pthread_once(&once, make_key);
    return pthread_getspecific(of_thread);
}

ALooper *ALooper_prepare(int options) {
    (void)options;
    ALooper *looper = ALooper_forThread();
    if (!looper) {
        looper = create();
        pthread_setspecific(of_thread, looper);
    }
    return looper;
}

void ALooper_acquire(ALooper *looper) {
    atomic_fetch_add(&looper->references, 1);
}

void ALooper_release(ALooper *looper) {
    if (atomic_fetch_sub(&looper->references, 1) > 1)
        return;
    close(looper->epoll);
    close(looper->wake);
    pthread_mutex_destroy(&looper->lock);
    free(looper);
}

bool host_looper_waits(const ALooper *looper) {
    return looper->waits;
}

void ALooper_wake(ALooper *looper) {
    eventfd_write(looper->wake, 1);
}

// The caller holds the lock.
static Source *find(ALooper *looper, int fd) {
    for (Source *it = looper->sources; it < looper->sources + MOST_SOURCES; it++)
        if (it->used && it->fd == fd)
            return it;
    return NULL;
}

// The caller holds the lock.
static Source *find_free(ALooper *looper) {
    for (Source *it = looper->sources; it < looper->sources + MOST_SOURCES; it++)
        if (!it->used)
            return it;
    return NULL;
}

static uint32_t to_epoll(int events) {
    return (events & ALOOPER_EVENT_INPUT ? EPOLLIN : 0) |
           (events & ALOOPER_EVENT_OUTPUT ? EPOLLOUT : 0);
}

static int from_epoll(uint32_t events) {
    return (events & EPOLLIN ? ALOOPER_EVENT_INPUT : 0) |
           (events & EPOLLOUT ? ALOOPER_EVENT_OUTPUT : 0) |
           (events & EPOLLERR ? ALOOPER_EVENT_ERROR : 0) |
           (events & EPOLLHUP ? ALOOPER_EVENT_HANGUP : 0);
}

int ALooper_addFd(ALooper *looper, int fd, int ident, int events, ALooper_callbackFunc callback,
                  void *data) {
    pthread_mutex_lock(&looper->lock);
    // A source whose descriptor was closed without being removed is replaced here, too.
    Source *place = find(looper, fd);
    if (!place)
        place = find_free(looper);
    if (place) {
        int called = callback ? ALOOPER_POLL_CALLBACK : ident;
        *place = (Source){true, fd, called, callback, data};
        struct epoll_event interest = {.events = to_epoll(events), .data.fd = fd};
        if (epoll_ctl(looper->epoll, EPOLL_CTL_ADD, fd, &interest) && errno == EEXIST)
            epoll_ctl(looper->epoll, EPOLL_CTL_MOD, fd, &interest);
    }
    pthread_mutex_unlock(&looper->lock);
    return place ? 1 : -1;
}

int ALooper_removeFd(ALooper *looper, int fd) {
    pthread_mutex_lock(&looper->lock);
    Source *source = find(looper, fd);
    if (source) {
        source->used = false;
        epoll_ctl(looper->epoll, EPOLL_CTL_DEL, fd, NULL);
    }
    pthread_mutex_unlock(&looper->lock);
    return source ? 1 : 0;
}

static int call(ALooper *looper, const Source *source, int events) {
    if (!source->callback(source->fd, events, source->data))
        ALooper_removeFd(looper, source->fd);
    return ALOOPER_POLL_CALLBACK;
}

// Android gathers all that is ready and hands it out one by one. Asking for one at a time does the
// same, because epoll takes turns among descriptors that are ready.
int ALooper_pollOnce(int milliseconds, int *fd, int *events, void **data) {
    ALooper *looper = ALooper_forThread();
    if (!looper)
        return ALOOPER_POLL_ERROR;
    struct epoll_event ready;
    looper->waits = true;
    int count = epoll_wait(looper->epoll, &ready, 1, milliseconds);
    looper->waits = false;
    if (count == 0)
        return ALOOPER_POLL_TIMEOUT;
    if (count < 0)
        return errno == EINTR ? ALOOPER_POLL_WAKE : ALOOPER_POLL_ERROR;
    if (ready.data.fd == looper->wake) {
        eventfd_t times;
        eventfd_read(looper->wake, &times);
        return ALOOPER_POLL_WAKE;
    }

    pthread_mutex_lock(&looper->lock);
    Source *found = find(looper, ready.data.fd);
    Source source = found ? *found : (Source){0};
    pthread_mutex_unlock(&looper->lock);
    if (!source.used)
        return ALOOPER_POLL_WAKE; // removed by another thread in the meantime
    if (source.callback)
        return call(looper, &source, from_epoll(ready.events));
    if (fd)
        *fd = source.fd;
    if (events)
        *events = from_epoll(ready.events);
    if (data)
        *data = source.data;
    return source.ident;
}

int ALooper_pollAll(int milliseconds, int *fd, int *events, void **data) {
    int result;
    do
        result = ALooper_pollOnce(milliseconds, fd, events, data);
    while (result == ALOOPER_POLL_CALLBACK);
    return result;
}

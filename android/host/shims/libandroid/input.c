// The queue of input events and what they tell.
#define _GNU_SOURCE
#include "../ndk.h"
#include "../system.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct AInputQueue {
    pthread_mutex_t lock;
    AInputEvent *first, **end;
    int pending;
    int ready; // readable while there are events to get
    ALooper *looper;
};

static atomic_bool unhandled_back;
static atomic_bool back_is_tracked;

AInputQueue *host_queue_new(void) {
    AInputQueue *queue = calloc(1, sizeof *queue);
    pthread_mutex_init(&queue->lock, NULL);
    queue->end = &queue->first;
    queue->ready = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    return queue;
}

void AInputQueue_detachLooper(AInputQueue *queue);

void host_queue_delete(AInputQueue *queue) {
    AInputQueue_detachLooper(queue);
    while (queue->first) {
        AInputEvent *event = queue->first;
        queue->first = event->next;
        free(event);
    }
    close(queue->ready);
    pthread_mutex_destroy(&queue->lock);
    free(queue);
}

void host_queue_send(AInputQueue *queue, const AInputEvent *event) {
    AInputEvent *copy = malloc(sizeof *copy);
    *copy = *event;
    copy->next = NULL;
    pthread_mutex_lock(&queue->lock);
    *queue->end = copy;
    queue->end = &copy->next;
    queue->pending++;
    eventfd_write(queue->ready, 1);
    pthread_mutex_unlock(&queue->lock);
}

int host_queue_pending(AInputQueue *queue) {
    pthread_mutex_lock(&queue->lock);
    int pending = queue->pending;
    pthread_mutex_unlock(&queue->lock);
    return pending;
}

// While it takes events, the app detaches its looper.
bool host_queue_is_busy(AInputQueue *queue) {
    pthread_mutex_lock(&queue->lock);
    bool is_busy = !queue->looper || !host_looper_waits(queue->looper);
    pthread_mutex_unlock(&queue->lock);
    return is_busy;
}

bool host_take_unhandled_back(void) {
    return atomic_exchange(&unhandled_back, false);
}

void AInputQueue_attachLooper(AInputQueue *queue, ALooper *looper, int ident,
                              ALooper_callbackFunc callback, void *data) {
    AInputQueue_detachLooper(queue);
    ALooper_acquire(looper);
    ALooper_addFd(looper, queue->ready, ident, ALOOPER_EVENT_INPUT, callback, data);
    pthread_mutex_lock(&queue->lock);
    queue->looper = looper;
    pthread_mutex_unlock(&queue->lock);
}

void AInputQueue_detachLooper(AInputQueue *queue) {
    pthread_mutex_lock(&queue->lock);
    ALooper *looper = queue->looper;
    queue->looper = NULL;
    pthread_mutex_unlock(&queue->lock);
    if (looper) {
        ALooper_removeFd(looper, queue->ready);
        ALooper_release(looper);
    }
}

int32_t AInputQueue_getEvent(AInputQueue *queue, AInputEvent **event) {
    pthread_mutex_lock(&queue->lock);
    AInputEvent *first = queue->first;
    if (first) {
        queue->first = first->next;
        if (!queue->first) {
            queue->end = &queue->first;
            eventfd_t count;
            eventfd_read(queue->ready, &count);
        }
    }
    pthread_mutex_unlock(&queue->lock);
    *event = first;
    return first ? 0 : -EWOULDBLOCK;
}

// Input methods see key events first on a device. Here they never take one.
int32_t AInputQueue_preDispatchEvent(AInputQueue *queue, AInputEvent *event) {
    (void)queue;
    (void)event;
    return 0;
}

// A Back key ends the activity if the app handled neither that it went down nor that it went up.
static void follow_back(const AInputEvent *event, bool handled) {
    if (event->type != AINPUT_EVENT_TYPE_KEY || event->key != AKEYCODE_BACK)
        return;
    if (event->action == AKEY_EVENT_ACTION_DOWN)
        back_is_tracked = !handled;
    else if (back_is_tracked && !handled)
        unhandled_back = true;
}

void AInputQueue_finishEvent(AInputQueue *queue, AInputEvent *event, int handled) {
    follow_back(event, handled);
    free(event);
    pthread_mutex_lock(&queue->lock);
    queue->pending--;
    pthread_mutex_unlock(&queue->lock);
}

int32_t AInputEvent_getType(const AInputEvent *event) {
    return event->type;
}

int32_t AKeyEvent_getAction(const AInputEvent *event) {
    return event->action;
}

int32_t AKeyEvent_getKeyCode(const AInputEvent *event) {
    return event->key;
}

int32_t AMotionEvent_getAction(const AInputEvent *event) {
    return event->action;
}

size_t AMotionEvent_getPointerCount(const AInputEvent *event) {
    return event->pointers;
}

int32_t AMotionEvent_getPointerId(const AInputEvent *event, size_t index) {
    return event->pointer[index].id;
}

// A mouse only turns its wheel here.
int32_t AMotionEvent_getToolType(const AInputEvent *event, size_t index) {
    (void)index;
    return event->action == AMOTION_EVENT_ACTION_SCROLL ? AMOTION_EVENT_TOOL_TYPE_MOUSE
                                                        : AMOTION_EVENT_TOOL_TYPE_FINGER;
}

float AMotionEvent_getAxisValue(const AInputEvent *event, int32_t axis, size_t index) {
    switch (axis) {
    case AMOTION_EVENT_AXIS_X:
        return event->pointer[index].x;
    case AMOTION_EVENT_AXIS_Y:
        return event->pointer[index].y;
    case AMOTION_EVENT_AXIS_VSCROLL:
        return event->vertical_scroll;
    case AMOTION_EVENT_AXIS_HSCROLL:
        return event->horizontal_scroll;
    default:
        return 0;
    }
}

// What is the same in every event here.
#define ALWAYS(name, value) \
    int32_t name(const AInputEvent *event) { \
        (void)event; \
        return value; \
    }

ALWAYS(AKeyEvent_getRepeatCount, 0)
ALWAYS(AMotionEvent_getButtonState, 0)

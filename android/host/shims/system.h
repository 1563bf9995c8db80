// The side of the shims that the host program uses: it plays Android, and tells the shims what the
// device does.
#pragma once

#include "ndk.h"

// Nanoseconds of the clock that Android uses for events and frames.
int64_t host_now(void);

// Whether the looper's thread is waiting for something to do.
bool host_looper_waits(const ALooper *looper);

// --- Device

typedef struct {
    char language[2], country[2];
    int density;
    int width, height; // in pixels
    bool night;
} HostConfiguration;

// Sets what AConfiguration_fromAssetManager copies from now on.
void host_configure(const HostConfiguration *configuration);

// --- Window

ANativeWindow *host_window_new(int width, int height);
void host_window_resize(ANativeWindow *window, int width, int height);

// From now on the window can't be locked. The app's references keep it in memory.
void host_window_end(ANativeWindow *window);

// Returns a copy of what the window shows, with three bytes a pixel, or NULL if it never showed
// anything. The caller frees it.
uint8_t *host_window_copy(ANativeWindow *window, int *width, int *height);

// Returns the size that the app last drew, which is enlarged to the window's if the app asked for it.
void host_window_buffer_size(ANativeWindow *window, int *width, int *height);

// The frames that all windows of this process have shown, and when the last was.
unsigned host_frames(void);
int64_t host_last_frame(void);

// --- Input

enum { MOST_POINTERS = 10 };

typedef struct {
    int32_t id;
    float x, y;
} HostPointer;

struct AInputEvent {
    int32_t type, action;
    int32_t key;
    int32_t pointers;
    HostPointer pointer[MOST_POINTERS];
    float horizontal_scroll, vertical_scroll;
    AInputEvent *next;
};

AInputQueue *host_queue_new(void);
void host_queue_delete(AInputQueue *queue);

// Adds a copy of the event.
void host_queue_send(AInputQueue *queue, const AInputEvent *event);

// The events that the app has not finished yet.
int host_queue_pending(AInputQueue *queue);

// Whether the thread that takes the events is busy.
bool host_queue_is_busy(AInputQueue *queue);

// Whether the app left the Back key to Android since this was last asked.
bool host_take_unhandled_back(void);

// --- Activity

// Whether the app asked its activity to finish since this was last asked.
bool host_take_finish(void);

// A window with two buffers that take turns, and what Android's Surface does when one is locked.
#define _GNU_SOURCE
#include "../ndk.h"
#include "../system.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    RGBA = 1,
    RGBX = 2, // the fourth byte has no meaning
    BYTES = 4,
    // Graphics memory has longer rows than its width; an app that mixes them up shows slanted lines.
    ALIGNMENT = 64,
    PADDING = 64,
};

// Fills what the app said it would draw, so that what it fails to draw is seen.
static const uint32_t MAGENTA = 0xffff00ff;

typedef struct {
    int width, height, stride, format;
    bool is_scaled; // to the window's size when it is shown
    uint32_t *pixels;
} Buffer;

struct ANativeWindow {
    atomic_int references;
    pthread_mutex_t lock;
    int width, height, format;
    int buffer_width, buffer_height; // 0: the window's
    Buffer buffers[2];
    int front;
    bool shown;  // the front buffer was posted
    bool locked; // the app draws into the other buffer
    bool ended;
};

static atomic_uint frames;
static atomic_llong last_frame;

unsigned host_frames(void) {
    return frames;
}

int64_t host_last_frame(void) {
    return last_frame;
}

void ANativeWindow_acquire(ANativeWindow *window) {
    atomic_fetch_add(&window->references, 1);
}

void ANativeWindow_release(ANativeWindow *window) {
    if (atomic_fetch_sub(&window->references, 1) > 1)
        return;
    free(window->buffers[0].pixels);
    free(window->buffers[1].pixels);
    pthread_mutex_destroy(&window->lock);
    free(window);
}

ANativeWindow *host_window_new(int width, int height) {
    ANativeWindow *window = calloc(1, sizeof *window);
    window->references = 1;
    pthread_mutex_init(&window->lock, NULL);
    window->width = width;
    window->height = height;
    window->format = RGBX;
    return window;
}

void host_window_resize(ANativeWindow *window, int width, int height) {
    pthread_mutex_lock(&window->lock);
    window->width = width;
    window->height = height;
    pthread_mutex_unlock(&window->lock);
}

void host_window_end(ANativeWindow *window) {
    pthread_mutex_lock(&window->lock);
    window->ended = true;
    pthread_mutex_unlock(&window->lock);
    ANativeWindow_release(window);
}

uint8_t *host_window_copy(ANativeWindow *window, int *width, int *height) {
    pthread_mutex_lock(&window->lock);
    const Buffer *front = &window->buffers[window->front];
    uint8_t *copy = NULL;
    if (window->shown) {
        *width = front->is_scaled ? window->width : front->width;
        *height = front->is_scaled ? window->height : front->height;
        copy = malloc((size_t)3 * *width * *height);
        uint8_t *to = copy;
        for (int y = 0; y < *height; y++) {
            const uint32_t *row = front->pixels + (size_t)(y * front->height / *height) * front->stride;
            for (int x = 0; x < *width; x++, to += 3)
                memcpy(to, row + x * front->width / *width, 3);
        }
    }
    pthread_mutex_unlock(&window->lock);
    return copy;
}

void host_window_buffer_size(ANativeWindow *window, int *width, int *height) {
    pthread_mutex_lock(&window->lock);
    const Buffer *front = &window->buffers[window->front];
    *width = front->width;
    *height = front->height;
    pthread_mutex_unlock(&window->lock);
}

static int32_t read_locked(ANativeWindow *window, const int *value) {
    pthread_mutex_lock(&window->lock);
    int32_t copy = *value;
    pthread_mutex_unlock(&window->lock);
    return copy;
}

int32_t ANativeWindow_getWidth(ANativeWindow *window) {
    return read_locked(window, &window->width);
}

int32_t ANativeWindow_getHeight(ANativeWindow *window) {
    return read_locked(window, &window->height);
}

// Buffers of two bytes a pixel are not played here.
int32_t ANativeWindow_setBuffersGeometry(ANativeWindow *window, int32_t width, int32_t height,
                                         int32_t format) {
    bool is_size = width > 0 && height > 0;
    if ((!is_size && (width != 0 || height != 0)) || format < 0 || format > RGBX)
        return -EINVAL;
    pthread_mutex_lock(&window->lock);
    window->buffer_width = width;
    window->buffer_height = height;
    window->format = format ? format : RGBX;
    pthread_mutex_unlock(&window->lock);
    return 0;
}

static Buffer wanted(const ANativeWindow *window) {
    bool is_scaled = window->buffer_width > 0;
    return (Buffer){
        .width = is_scaled ? window->buffer_width : window->width,
        .height = is_scaled ? window->buffer_height : window->height,
        .format = window->format,
        .is_scaled = is_scaled,
    };
}

static bool is_alike(const Buffer *buffer, const Buffer *other) {
    return buffer->pixels && buffer->width == other->width && buffer->height == other->height &&
           buffer->format == other->format;
}

static void allocate(Buffer *buffer, Buffer wanted) {
    free(buffer->pixels);
    *buffer = wanted;
    buffer->stride = (wanted.width + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + PADDING;
    buffer->pixels = calloc((size_t)buffer->stride * buffer->height, BYTES);
}

static ARect clip(const ARect *rect, const Buffer *buffer) {
    ARect all = {0, 0, buffer->width, buffer->height};
    if (!rect)
        return all;
    return (ARect){
        .left = rect->left > 0 ? rect->left : 0,
        .top = rect->top > 0 ? rect->top : 0,
        .right = rect->right < all.right ? rect->right : all.right,
        .bottom = rect->bottom < all.bottom ? rect->bottom : all.bottom,
    };
}

static void fill(Buffer *buffer, const ARect *rect, uint32_t color) {
    for (int y = rect->top; y < rect->bottom; y++)
        for (int x = rect->left; x < rect->right; x++)
            buffer->pixels[(size_t)y * buffer->stride + x] = color;
}

// Prepares the back buffer as Surface::lock does: outside of the dirty rectangle it gets what the
// front buffer shows. Without a front buffer of the same size, everything is dirty.
static ARect prepare(ANativeWindow *window, Buffer *back, const ARect *dirty) {
    const Buffer *front = &window->buffers[window->front];
    bool can_copy = window->shown && is_alike(front, back);
    if (can_copy)
        memcpy(back->pixels, front->pixels, (size_t)BYTES * back->stride * back->height);
    ARect whole = clip(can_copy ? dirty : NULL, back);
    fill(back, &whole, MAGENTA);
    return whole;
}

int32_t ANativeWindow_lock(ANativeWindow *window, ANativeWindow_Buffer *out, ARect *dirty) {
    pthread_mutex_lock(&window->lock);
    int32_t status = window->ended ? -ENODEV : window->locked ? -EINVAL : 0;
    if (status == 0) {
        Buffer *back = &window->buffers[1 - window->front];
        Buffer other = wanted(window);
        if (!is_alike(back, &other))
            allocate(back, other);
        back->is_scaled = other.is_scaled;
        ARect whole = prepare(window, back, dirty);
        if (dirty)
            *dirty = whole;
        *out = (ANativeWindow_Buffer){
            .width = back->width,
            .height = back->height,
            .stride = back->stride,
            .format = back->format,
            .bits = back->pixels,
        };
        window->locked = true;
    }
    pthread_mutex_unlock(&window->lock);
    return status;
}

int32_t ANativeWindow_unlockAndPost(ANativeWindow *window) {
    pthread_mutex_lock(&window->lock);
    bool was_locked = window->locked;
    if (was_locked) {
        window->locked = false;
        window->front = 1 - window->front;
        window->shown = true;
        last_frame = host_now();
        frames++;
    }
    pthread_mutex_unlock(&window->lock);
    return was_locked ? 0 : -EINVAL;
}

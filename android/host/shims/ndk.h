// The types and constants of Android's native API that the shims and the host share, as the headers
// of the NDK declare them.
#pragma once

#include <jni.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ALooper ALooper;
typedef struct AInputEvent AInputEvent;
typedef struct AInputQueue AInputQueue;
typedef struct ANativeWindow ANativeWindow;
typedef struct AAssetManager AAssetManager;
typedef struct AConfiguration AConfiguration;
typedef struct AChoreographer AChoreographer;

typedef struct {
    int32_t left, top, right, bottom;
} ARect;

typedef struct {
    int32_t width, height;
    int32_t stride; // in pixels
    int32_t format;
    void *bits;
    uint32_t reserved[6];
} ANativeWindow_Buffer;

typedef int (*ALooper_callbackFunc)(int fd, int events, void *data);
typedef void (*AChoreographer_frameCallback)(long nanoseconds, void *data);

enum {
    ALOOPER_POLL_WAKE = -1,
    ALOOPER_POLL_CALLBACK = -2,
    ALOOPER_POLL_TIMEOUT = -3,
    ALOOPER_POLL_ERROR = -4,

    ALOOPER_EVENT_INPUT = 1,
    ALOOPER_EVENT_OUTPUT = 2,
    ALOOPER_EVENT_ERROR = 4,
    ALOOPER_EVENT_HANGUP = 8,
};

ALooper *ALooper_prepare(int options);
ALooper *ALooper_forThread(void);
void ALooper_acquire(ALooper *looper);
void ALooper_release(ALooper *looper);
int ALooper_addFd(ALooper *looper, int fd, int ident, int events, ALooper_callbackFunc callback,
                  void *data);
int ALooper_removeFd(ALooper *looper, int fd);
int ALooper_pollOnce(int milliseconds, int *fd, int *events, void **data);
void ALooper_wake(ALooper *looper);

typedef struct ANativeActivity ANativeActivity;

typedef struct {
    void (*onStart)(ANativeActivity *);
    void (*onResume)(ANativeActivity *);
    void *(*onSaveInstanceState)(ANativeActivity *, size_t *);
    void (*onPause)(ANativeActivity *);
    void (*onStop)(ANativeActivity *);
    void (*onDestroy)(ANativeActivity *);
    void (*onWindowFocusChanged)(ANativeActivity *, int);
    void (*onNativeWindowCreated)(ANativeActivity *, ANativeWindow *);
    void (*onNativeWindowResized)(ANativeActivity *, ANativeWindow *);
    void (*onNativeWindowRedrawNeeded)(ANativeActivity *, ANativeWindow *);
    void (*onNativeWindowDestroyed)(ANativeActivity *, ANativeWindow *);
    void (*onInputQueueCreated)(ANativeActivity *, AInputQueue *);
    void (*onInputQueueDestroyed)(ANativeActivity *, AInputQueue *);
    void (*onContentRectChanged)(ANativeActivity *, const ARect *);
    void (*onConfigurationChanged)(ANativeActivity *);
    void (*onLowMemory)(ANativeActivity *);
} ANativeActivityCallbacks;

struct ANativeActivity {
    ANativeActivityCallbacks *callbacks;
    JavaVM *vm;
    JNIEnv *env;
    jobject clazz; // the activity object, in spite of its name
    const char *internalDataPath;
    const char *externalDataPath;
    int32_t sdkVersion;
    void *instance;
    AAssetManager *assetManager;
    const char *obbPath;
};

typedef void ANativeActivity_createFunc(ANativeActivity *, void *state, size_t size);

enum {
    AINPUT_EVENT_TYPE_KEY = 1,
    AINPUT_EVENT_TYPE_MOTION = 2,

    AKEY_EVENT_ACTION_DOWN = 0,
    AKEY_EVENT_ACTION_UP = 1,

    AMOTION_EVENT_ACTION_DOWN = 0,
    AMOTION_EVENT_ACTION_UP = 1,
    AMOTION_EVENT_ACTION_MOVE = 2,
    AMOTION_EVENT_ACTION_CANCEL = 3,
    AMOTION_EVENT_ACTION_POINTER_DOWN = 5,
    AMOTION_EVENT_ACTION_POINTER_UP = 6,
    AMOTION_EVENT_ACTION_HOVER_MOVE = 7,
    AMOTION_EVENT_ACTION_SCROLL = 8,
    AMOTION_EVENT_ACTION_POINTER_INDEX_SHIFT = 8,

    AMOTION_EVENT_AXIS_X = 0,
    AMOTION_EVENT_AXIS_Y = 1,
    AMOTION_EVENT_AXIS_VSCROLL = 9,
    AMOTION_EVENT_AXIS_HSCROLL = 10,
    AMOTION_EVENT_TOOL_TYPE_FINGER = 1,
    AMOTION_EVENT_TOOL_TYPE_MOUSE = 3,

    AKEYCODE_BACK = 4,
};

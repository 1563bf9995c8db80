#define _GNU_SOURCE
#include "activity.h"

#include "java.h"
#include "pump.h"
#include "report.h"

#include <dlfcn.h>
#include <stdlib.h>

HostConfiguration configuration = {
    .language = "en",
    .country = "US",
    .density = 320,
    .width = 720,
    .height = 1440,
};

static ANativeActivity_createFunc *create;
static const char *data_path;

static Stage stage;
static ANativeActivity activity;
static ANativeActivityCallbacks callbacks;
static AInputQueue *queue;
static ANativeWindow *window;
static ARect insets;
static bool has_focus;

// What the library saved, for the next activity.
static void *state;
static size_t state_size;

static int sdk_version(void) {
    const char *sdk = getenv("HOST_SDK");
    return sdk ? atoi(sdk) : 34;
}

void activity_load(const char *library, const char *data) {
    data_path = data;
    // Deep binding: its symbols are looked up in Android's libraries before those of this process.
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (!handle)
        fail("%s", dlerror());
    create = (ANativeActivity_createFunc *)dlsym(handle, "ANativeActivity_onCreate");
    if (!create)
        fail("%s", dlerror());
    ALooper_prepare(0);
}

Stage activity_stage(void) {
    return stage;
}

ANativeWindow *activity_window(void) {
    return window;
}

AInputQueue *activity_queue(void) {
    return queue;
}

static void apply_size(void) {
    device_set_int("width", configuration.width);
    device_set_int("height", configuration.height);
    host_configure(&configuration);
}

static void tell_content(void) {
    ARect content = {
        .left = insets.left,
        .top = insets.top,
        .right = configuration.width - insets.right,
        .bottom = configuration.height - insets.bottom,
    };
    device_call("insetsChanged");
    callbacks.onContentRectChanged(&activity, &content);
}

static void create_activity(void) {
    apply_size();
    host_take_finish();
    host_take_unhandled_back();
    callbacks = (ANativeActivityCallbacks){0};
    activity = (ANativeActivity){
        .callbacks = &callbacks,
        .vm = java_machine(),
        .env = java_env(),
        .clazz = java_new_activity(),
        .internalDataPath = data_path,
        .externalDataPath = data_path,
        .sdkVersion = sdk_version(),
    };
    create(&activity, state, state_size);
    free(state);
    state = NULL;
    state_size = 0;
    stage = STAGE_STOPPED;
}

static void create_window(void) {
    window = host_window_new(configuration.width, configuration.height);
    callbacks.onNativeWindowCreated(&activity, window);
    tell_content();
    callbacks.onNativeWindowRedrawNeeded(&activity, window);
}

static void destroy_window(void) {
    callbacks.onNativeWindowDestroyed(&activity, window);
    host_window_end(window);
    window = NULL;
}

static void set_focus(bool focus) {
    if (has_focus != focus)
        callbacks.onWindowFocusChanged(&activity, focus);
    has_focus = focus;
}

void activity_start(void) {
    if (stage == STAGE_NONE)
        create_activity();
    if (stage == STAGE_STOPPED)
        callbacks.onStart(&activity);
    if (stage != STAGE_RESUMED)
        callbacks.onResume(&activity);
    stage = STAGE_RESUMED;
    if (!queue) {
        queue = host_queue_new();
        callbacks.onInputQueueCreated(&activity, queue);
    }
    if (!window)
        create_window();
    set_focus(true);
}

void activity_pause(void) {
    if (stage < STAGE_RESUMED)
        return;
    callbacks.onPause(&activity);
    stage = STAGE_STARTED;
    set_focus(false);
}

// Since Android 9, the state is saved after stopping.
void activity_stop(void) {
    activity_pause();
    if (stage < STAGE_STARTED)
        return;
    destroy_window();
    callbacks.onStop(&activity);
    stage = STAGE_STOPPED;
    activity_save_state();
}

void activity_save_state(void) {
    free(state);
    state_size = 0;
    state = callbacks.onSaveInstanceState(&activity, &state_size);
}

void activity_destroy(void) {
    activity_stop();
    callbacks.onInputQueueDestroyed(&activity, queue);
    host_queue_delete(queue);
    queue = NULL;
    callbacks.onDestroy(&activity);
    device_call("removeWindow");
    java_forget_activity(activity.clazz);
    stage = STAGE_NONE;
}

void activity_lose_memory(void) {
    callbacks.onLowMemory(&activity);
}

void activity_tell_configuration(void) {
    host_configure(&configuration);
    if (stage == STAGE_NONE)
        return;
    callbacks.onConfigurationChanged(&activity);
    device_call("configurationChanged");
}

static void set_size(int width, int height) {
    configuration.width = width;
    configuration.height = height;
    apply_size();
    activity_tell_configuration();
}

void activity_resize(int width, int height) {
    set_size(width, height);
    if (!window)
        return;
    host_window_resize(window, width, height);
    callbacks.onNativeWindowResized(&activity, window);
    tell_content();
    callbacks.onNativeWindowRedrawNeeded(&activity, window);
}

void activity_replace_window(int width, int height) {
    if (window)
        destroy_window();
    set_size(width, height);
    if (stage >= STAGE_STARTED)
        create_window();
}

void activity_set_insets(int left, int top, int right, int bottom) {
    insets = (ARect){left, top, right, bottom};
    device_set_int("insetLeft", left);
    device_set_int("insetTop", top);
    device_set_int("insetRight", right);
    device_set_int("insetBottom", bottom);
    if (window)
        tell_content();
}

void activity_take_requests(void) {
    bool wants_finish = host_take_finish();
    bool went_back = host_take_unhandled_back();
    if (stage != STAGE_NONE && (wants_finish || went_back))
        java_finish_activity(activity.clazz);
}

bool activity_is_finishing(void) {
    return stage != STAGE_NONE && java_is_finishing(activity.clazz);
}

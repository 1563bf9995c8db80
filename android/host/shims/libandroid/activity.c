// What the app asks its activity for, and its assets, of which there are none.
#define _GNU_SOURCE
#include "../ndk.h"
#include "../system.h"

#include <stdatomic.h>

struct AAssetManager {
    char nothing;
};

static atomic_bool finish;

bool host_take_finish(void) {
    return atomic_exchange(&finish, false);
}

// Like Android, only notes it. The host ends the activity on its main thread.
void ANativeActivity_finish(ANativeActivity *activity) {
    (void)activity;
    finish = true;
}

AAssetManager *AAssetManager_fromJava(JNIEnv *env, jobject java) {
    (void)env;
    (void)java;
    static AAssetManager empty;
    return &empty;
}

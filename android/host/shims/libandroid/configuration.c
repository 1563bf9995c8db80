// The configuration of the device: language, density, orientation, night.
#define _GNU_SOURCE
#include "../ndk.h"
#include "../system.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct AConfiguration {
    HostConfiguration is;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static HostConfiguration device;

void host_configure(const HostConfiguration *configuration) {
    pthread_mutex_lock(&lock);
    device = *configuration;
    pthread_mutex_unlock(&lock);
}

AConfiguration *AConfiguration_new(void) {
    return calloc(1, sizeof(AConfiguration));
}

void AConfiguration_delete(AConfiguration *configuration) {
    free(configuration);
}

void AConfiguration_copy(AConfiguration *to, AConfiguration *from) {
    *to = *from;
}

void AConfiguration_fromAssetManager(AConfiguration *to, AAssetManager *assets) {
    (void)assets;
    pthread_mutex_lock(&lock);
    to->is = device;
    pthread_mutex_unlock(&lock);
}

// Writes two letters without an end, as Android does.
void AConfiguration_getLanguage(AConfiguration *configuration, char *letters) {
    memcpy(letters, configuration->is.language, 2);
}

void AConfiguration_getCountry(AConfiguration *configuration, char *letters) {
    memcpy(letters, configuration->is.country, 2);
}

int32_t AConfiguration_getDensity(AConfiguration *configuration) {
    return configuration->is.density;
}

int32_t AConfiguration_getOrientation(AConfiguration *configuration) {
    enum { PORTRAIT = 1, LANDSCAPE = 2 };
    return configuration->is.width > configuration->is.height ? LANDSCAPE : PORTRAIT;
}

int32_t AConfiguration_getUiModeNight(AConfiguration *configuration) {
    enum { NO = 1, YES = 2 };
    return configuration->is.night ? YES : NO;
}

int32_t AConfiguration_getScreenSize(AConfiguration *configuration) {
    enum { NORMAL = 2, LARGE = 3, EXTRA_LARGE = 4 };
    const HostConfiguration *is = &configuration->is;
    int pixels = is->width < is->height ? is->width : is->height;
    int dp = pixels * 160 / is->density;
    return dp >= 720 ? EXTRA_LARGE : dp >= 480 ? LARGE : NORMAL;
}

int32_t AConfiguration_getSdkVersion(AConfiguration *configuration) {
    (void)configuration;
    const char *sdk = getenv("HOST_SDK");
    return sdk ? atoi(sdk) : 34;
}

// What is the same on every phone.
#define ALWAYS(name, value) \
    int32_t AConfiguration_##name(AConfiguration *configuration) { \
        (void)configuration; \
        return value; \
    }

ALWAYS(getKeyboard, 1)    // no keys
ALWAYS(getKeysHidden, 3)  // soft keys
ALWAYS(getMcc, 0)
ALWAYS(getMnc, 0)
ALWAYS(getNavHidden, 2)   // yes
ALWAYS(getNavigation, 1)  // none
ALWAYS(getScreenLong, 2)  // yes
ALWAYS(getTouchscreen, 3) // finger
ALWAYS(getUiModeType, 1)  // normal

// The life of an activity, as Android tells it to the library.
#pragma once

#include "../shims/system.h"

typedef enum {
    STAGE_NONE, // before it is created and after it is destroyed
    STAGE_STOPPED,
    STAGE_STARTED,
    STAGE_RESUMED,
} Stage;

// The configuration of the next activity and, after a change was told, of this one.
extern HostConfiguration configuration;

void activity_load(const char *library, const char *data);

Stage activity_stage(void);
ANativeWindow *activity_window(void); // NULL while it is stopped
AInputQueue *activity_queue(void);

// Each also does what has to come before it.
void activity_start(void);
void activity_pause(void);
void activity_stop(void);
void activity_destroy(void);

void activity_save_state(void);
void activity_lose_memory(void);

// Tell the activity of changes that were made to the configuration.
void activity_tell_configuration(void);
void activity_resize(int width, int height);
void activity_replace_window(int width, int height);
void activity_set_insets(int left, int top, int right, int bottom);

// Does what Android does about a Back key without effect and the wish to finish.
void activity_take_requests(void);
bool activity_is_finishing(void);

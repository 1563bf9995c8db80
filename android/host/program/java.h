// The Java machine and the stand-ins for Android's classes: host.Device, host.TalkBack, host.Ui.
#pragma once

#include <jni.h>
#include <stdbool.h>

void java_start(const char *classes, const char *data, const char *error_file);

JavaVM *java_machine(void);
JNIEnv *java_env(void);

// Returns a global reference to a new activity.
jobject java_new_activity(void);
void java_forget_activity(jobject activity);
void java_finish_activity(jobject activity);
bool java_is_finishing(jobject activity);

// Runs what was posted to the main thread.
void java_run_pending(void);

// Fields of host.Device.
void device_set_int(const char *field, int value);
void device_set_bool(const char *field, bool value);
void device_set_float(const char *field, float value);
void device_set_text(const char *field, const char *value);
void device_set_setting(const char *name, const char *value);

// Methods of host.Device.
void device_call(const char *method);
bool device_edit(const char *method, const char *text);
bool device_delete(int before, int after);
bool device_choose(int id);

// Returns the new entries of the device's log, one a line. The caller frees it.
char *device_take_log(void);

// Methods of host.TalkBack. The caller frees the text.
void talkback_call(const char *method);
char *talkback_read(const char *method);
bool talkback_perform(const char *method, const char *label);
void talkback_hover(float x, float y);

#define _GNU_SOURCE
#include "java.h"

#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static JavaVM *machine;
static JNIEnv *env;
static jclass device, talkback, ui, activity_class;

JavaVM *java_machine(void) {
    return machine;
}

JNIEnv *java_env(void) {
    return env;
}

// Fails if a call threw an exception.
static void check(const char *what) {
    jthrowable thrown = (*env)->ExceptionOccurred(env);
    if (!thrown)
        return;
    (*env)->ExceptionDescribe(env); // the whole of it, into the log
    (*env)->ExceptionClear(env);
    jclass class = (*env)->GetObjectClass(env, thrown);
    jmethodID method = (*env)->GetMethodID(env, class, "toString", "()Ljava/lang/String;");
    jstring text = (*env)->CallObjectMethod(env, thrown, method);
    bool is_told = !(*env)->ExceptionCheck(env) && text;
    const char *why = is_told ? (*env)->GetStringUTFChars(env, text, NULL) : "something";
    fail("%s threw %s", what, why);
}

static jclass find_class(const char *name) {
    jclass class = (*env)->FindClass(env, name);
    check(name);
    return (*env)->NewGlobalRef(env, class);
}

static jmethodID find_method(jclass class, const char *name, const char *type) {
    jmethodID method = (*env)->GetMethodID(env, class, name, type);
    check(name);
    return method;
}

static jmethodID find_static(jclass class, const char *name, const char *type) {
    jmethodID method = (*env)->GetStaticMethodID(env, class, name, type);
    check(name);
    return method;
}

static jfieldID find_field(const char *name, const char *type) {
    jfieldID field = (*env)->GetStaticFieldID(env, device, name, type);
    check(name);
    return field;
}

static jstring new_string(const char *text) {
    jstring string = (*env)->NewStringUTF(env, text);
    check("a string");
    return string;
}

static char *option(const char *name, const char *value) {
    char *text;
    if (asprintf(&text, "%s=%s", name, value) < 0)
        abort();
    return text;
}

void java_start(const char *classes, const char *data, const char *error_file) {
    const char *sdk = getenv("HOST_SDK");
    JavaVMOption options[] = {
        {.optionString = option("-Djava.class.path", classes)},
        {.optionString = option("-Dhost.data", data)},
        {.optionString = option("-Dhost.sdk", sdk ? sdk : "34")},
        {.optionString = option("-XX:ErrorFile", error_file)},
        {.optionString = "-Xcheck:jni"}, // ART is as strict
        {.optionString = "-Xrs"},        // leaves signals that end the process to the watcher
        {.optionString = "-Xmx128m"},
        {.optionString = "-XX:+UseSerialGC"},
    };
    JavaVMInitArgs arguments = {
        .version = JNI_VERSION_1_8,
        .nOptions = sizeof options / sizeof *options,
        .options = options,
    };
    if (JNI_CreateJavaVM(&machine, (void **)&env, &arguments) != JNI_OK)
        fail("Java did not start");
    device = find_class("host/Device");
    talkback = find_class("host/TalkBack");
    ui = find_class("host/Ui");
    activity_class = find_class("android/app/NativeActivity");
}

jobject java_new_activity(void) {
    jmethodID constructor = find_method(activity_class, "<init>", "()V");
    jobject activity = (*env)->NewObject(env, activity_class, constructor);
    check("the activity");
    jobject global = (*env)->NewGlobalRef(env, activity);
    (*env)->DeleteLocalRef(env, activity);
    return global;
}

void java_forget_activity(jobject activity) {
    (*env)->DeleteGlobalRef(env, activity);
}

void java_finish_activity(jobject activity) {
    (*env)->CallVoidMethod(env, activity, find_method(activity_class, "finish", "()V"));
    check("finish");
}

bool java_is_finishing(jobject activity) {
    jmethodID method = find_method(activity_class, "isFinishing", "()Z");
    bool is = (*env)->CallBooleanMethod(env, activity, method);
    check("isFinishing");
    return is;
}

void java_run_pending(void) {
    (*env)->CallStaticVoidMethod(env, ui, find_static(ui, "runPending", "()V"));
    check("a task on the main thread");
}

void device_set_int(const char *field, int value) {
    (*env)->SetStaticIntField(env, device, find_field(field, "I"), value);
}

void device_set_bool(const char *field, bool value) {
    (*env)->SetStaticBooleanField(env, device, find_field(field, "Z"), value);
}

void device_set_float(const char *field, float value) {
    (*env)->SetStaticFloatField(env, device, find_field(field, "F"), value);
}

void device_set_text(const char *field, const char *value) {
    jstring text = value ? new_string(value) : NULL;
    (*env)->SetStaticObjectField(env, device, find_field(field, "Ljava/lang/String;"), text);
    (*env)->DeleteLocalRef(env, text);
}

void device_set_setting(const char *name, const char *value) {
    jobject settings =
        (*env)->GetStaticObjectField(env, device, find_field("settings", "Ljava/util/Map;"));
    jclass map = (*env)->FindClass(env, "java/util/Map");
    jmethodID put =
        find_method(map, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
    (*env)->CallObjectMethod(env, settings, put, new_string(name), new_string(value));
    check("a setting");
}

static void call(jclass class, const char *method) {
    (*env)->CallStaticVoidMethod(env, class, find_static(class, method, "()V"));
    check(method);
}

static bool call_with_text(jclass class, const char *method, const char *text) {
    jmethodID id = find_static(class, method, "(Ljava/lang/String;)Z");
    bool done = (*env)->CallStaticBooleanMethod(env, class, id, new_string(text));
    check(method);
    return done;
}

static char *call_for_text(jclass class, const char *method) {
    jmethodID id = find_static(class, method, "()Ljava/lang/String;");
    jstring text = (*env)->CallStaticObjectMethod(env, class, id);
    check(method);
    const char *letters = (*env)->GetStringUTFChars(env, text, NULL);
    char *copy = strdup(letters);
    (*env)->ReleaseStringUTFChars(env, text, letters);
    (*env)->DeleteLocalRef(env, text);
    return copy;
}

void device_call(const char *method) {
    call(device, method);
}

bool device_edit(const char *method, const char *text) {
    return call_with_text(device, method, text);
}

bool device_delete(int before, int after) {
    jmethodID method = find_static(device, "delete", "(II)Z");
    bool done = (*env)->CallStaticBooleanMethod(env, device, method, before, after);
    check("delete");
    return done;
}

bool device_choose(int id) {
    jmethodID method = find_static(device, "choose", "(I)Z");
    bool done = (*env)->CallStaticBooleanMethod(env, device, method, id);
    check("choose");
    return done;
}

char *device_take_log(void) {
    return call_for_text(device, "takeLog");
}

void talkback_call(const char *method) {
    call(talkback, method);
}

char *talkback_read(const char *method) {
    return call_for_text(talkback, method);
}

bool talkback_perform(const char *method, const char *label) {
    return call_with_text(talkback, method, label);
}

void talkback_hover(float x, float y) {
    jmethodID method = find_static(talkback, "hover", "(FF)V");
    (*env)->CallStaticVoidMethod(env, talkback, method, (jdouble)x, (jdouble)y);
    check("hover");
}

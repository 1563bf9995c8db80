// What a script can say. README.md lists it.
#define _GNU_SOURCE
#include "../shims/sound.h"
#include "activity.h"
#include "input.h"
#include "java.h"
#include "picture.h"
#include "pump.h"
#include "report.h"
#include "script.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// In seconds.
static const double TOUCH = 0.05;    // how long a tap lasts
static const double MOVE = 1.0 / 60; // between two moves of a finger
static const double STILL = 0.3;     // without a frame, until the app counts as settled
static const double PATIENCE = 20;   // until an expectation has to come true

// --- Life cycle

static void set_language(const char *tag) {
    bool is_tag = strlen(tag) == 5 && tag[2] == '-';
    if (!is_tag)
        fail("'%s' is not a language and country such as en-US", tag);
    memcpy(configuration.language, tag, 2);
    memcpy(configuration.country, tag + 3, 2);
    device_set_text("language", tag);
}

static void run_start(Arguments *arguments) {
    if (activity_stage() != STAGE_NONE)
        fail("the activity has started");
    take_size(arguments, &configuration.width, &configuration.height);
    configuration.density = take_int(arguments);
    if (has_more(arguments))
        set_language(take_word(arguments));
    activity_start();
}

static void run_create_again(Arguments *arguments) {
    (void)arguments;
    if (activity_stage() != STAGE_NONE)
        fail("the activity was not destroyed");
    activity_start();
}

static void run_restart(Arguments *arguments) {
    (void)arguments;
    activity_start();
}

static void run_pause(Arguments *arguments) {
    (void)arguments;
    activity_pause();
}

static void run_stop(Arguments *arguments) {
    (void)arguments;
    activity_stop();
}

static void run_save_state(Arguments *arguments) {
    (void)arguments;
    activity_save_state();
}

static void run_low_memory(Arguments *arguments) {
    (void)arguments;
    activity_lose_memory();
}

static void run_destroy(Arguments *arguments) {
    (void)arguments;
    activity_destroy();
}

static void run_kill(Arguments *arguments) {
    (void)arguments;
    report("kill");
    progress->kill_asked = true;
    raise(SIGKILL);
}

// --- Input

static void run_tap(Arguments *arguments) {
    float x, y;
    take_point(arguments, &x, &y);
    finger_down(0, x, y);
    pump(TOUCH);
    finger_up(0);
}

static void run_drag(Arguments *arguments) {
    float x0, y0, x1, y1;
    take_point(arguments, &x0, &y0);
    take_point(arguments, &x1, &y1);
    int steps = has_more(arguments) ? take_int(arguments) : 12;
    finger_down(0, x0, y0);
    for (int i = 1; i <= steps; i++) {
        float part = (float)i / (float)steps;
        pump(MOVE);
        finger_move(0, x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
    }
    finger_up(0);
}

static void run_down(Arguments *arguments) {
    float x, y;
    int id = take_int(arguments);
    take_point(arguments, &x, &y);
    finger_down(id, x, y);
}

static void run_move(Arguments *arguments) {
    float x, y;
    int id = take_int(arguments);
    take_point(arguments, &x, &y);
    finger_move(id, x, y);
}

static void run_up(Arguments *arguments) {
    finger_up(take_int(arguments));
}

static void run_cancel(Arguments *arguments) {
    (void)arguments;
    fingers_cancel();
}

static void run_wheel(Arguments *arguments) {
    float x, y;
    take_point(arguments, &x, &y);
    double vertical = take_number(arguments);
    double horizontal = has_more(arguments) ? take_number(arguments) : 0;
    wheel_turn(x, y, (float)vertical, (float)horizontal);
}

static void run_key(Arguments *arguments) {
    key_press(take_word(arguments));
}

static void run_back(Arguments *arguments) {
    (void)arguments;
    device_call("back");
}

static void run_type(Arguments *arguments) {
    if (!device_edit("type", take_text(arguments)))
        fail("no text field has the focus");
}

static void run_compose(Arguments *arguments) {
    if (!device_edit("compose", take_text(arguments)))
        fail("no text field has the focus");
}

static void run_delete(Arguments *arguments) {
    int before = take_int(arguments);
    int after = take_int(arguments);
    if (!device_delete(before, after))
        fail("no text field has the focus");
}

static void run_choose(Arguments *arguments) {
    if (!device_choose(take_int(arguments)))
        fail("there is no menu with this item");
}

// --- TalkBack

static void run_talkback(Arguments *arguments) {
    talkback_call(take_switch(arguments) ? "start" : "stop");
}

static void run_click(Arguments *arguments) {
    if (!talkback_perform("click", take_text(arguments)))
        fail("TalkBack finds nothing of this name to click");
}

static void run_reach(Arguments *arguments) {
    if (!talkback_perform("focus", take_text(arguments)))
        fail("TalkBack finds nothing of this name");
}

static void run_hover(Arguments *arguments) {
    float x, y;
    take_point(arguments, &x, &y);
    talkback_hover(x, y);
}

static char *path_of(const char *name) {
    char *path;
    bool is_absolute = name[0] == '/';
    if (asprintf(&path, "%s%s%s", is_absolute ? "" : output_folder, is_absolute ? "" : "/", name) < 0)
        abort();
    return path;
}

static void run_tree(Arguments *arguments) {
    char *path = path_of(take_word(arguments));
    char *tree = talkback_read("tree");
    FILE *file = fopen(path, "we");
    if (!file)
        fail("%s cannot be written", path);
    fprintf(file, "%s\n", tree);
    fclose(file);
    free(tree);
    free(path);
}

// --- Device

static void run_rotate(Arguments *arguments) {
    int width = configuration.height;
    int height = configuration.width;
    bool is_new = has_more(arguments);
    if (is_new && strcmp(take_word(arguments), "new-window") != 0)
        fail("only 'new-window' can follow");
    if (is_new)
        activity_replace_window(width, height);
    else
        activity_resize(width, height);
}

static void run_resize(Arguments *arguments) {
    int width, height;
    take_size(arguments, &width, &height);
    activity_resize(width, height);
}

static void run_density(Arguments *arguments) {
    configuration.density = take_int(arguments);
    activity_tell_configuration();
}

static void run_insets(Arguments *arguments) {
    int left, top, right, bottom, length = 0;
    char *word = take_word(arguments);
    int count = sscanf(word, "%d,%d,%d,%d%n", &left, &top, &right, &bottom, &length);
    if (count != 4 || word[length])
        fail("'%s' is not left, top, right, bottom such as 0,48,0,96", word);
    activity_set_insets(left, top, right, bottom);
}

static void run_night(Arguments *arguments) {
    configuration.night = take_switch(arguments);
    device_set_bool("night", configuration.night);
    activity_tell_configuration();
}

static void run_fontscale(Arguments *arguments) {
    device_set_float("fontScale", (float)take_number(arguments));
    activity_tell_configuration();
}

static void run_language(Arguments *arguments) {
    set_language(take_word(arguments));
    activity_tell_configuration();
}

static void run_setting(Arguments *arguments) {
    char *name = take_word(arguments);
    device_set_setting(name, take_word(arguments));
}

static void run_property(Arguments *arguments) {
    char *name = take_word(arguments);
    setenv(name, take_word(arguments), true);
}

static void run_file(Arguments *arguments) {
    device_set_text("file", take_text(arguments));
}

static void run_sound(Arguments *arguments) {
    host_sound_switch(take_switch(arguments));
}

// --- Time

static void run_wait(Arguments *arguments) {
    pump(take_number(arguments));
}

static void run_settle(Arguments *arguments) {
    double seconds = has_more(arguments) ? take_number(arguments) : STILL;
    if (!pump_until_still(seconds))
        report("  still drawing");
}

// --- Expectations

static void run_shot(Arguments *arguments) {
    char *path = path_of(take_word(arguments));
    int width, height, x, y;
    uint8_t *pixels = host_window_copy(activity_window(), &width, &height);
    if (!pixels)
        fail("the window never showed anything");
    picture_write(path, pixels, width, height);
    if (width != configuration.width || height != configuration.height)
        fail("the window shows %dx%d pixels instead of %dx%d", width, height, configuration.width,
             configuration.height);
    int undrawn = picture_count_undrawn(pixels, width, height, &x, &y);
    if (undrawn > 0)
        fail("%d pixels were not drawn, the first is %d,%d", undrawn, x, y);
    free(pixels);
    free(path);
}

static void run_expect_drawn_size(Arguments *arguments) {
    int width, height, drawn_width, drawn_height;
    take_size(arguments, &width, &height);
    host_window_buffer_size(activity_window(), &drawn_width, &drawn_height);
    if (drawn_width != width || drawn_height != height)
        fail("the app drew %dx%d pixels", drawn_width, drawn_height);
}

static void run_expect_frames(Arguments *arguments) {
    static unsigned before;
    unsigned drawn = host_frames() - before;
    unsigned least = (unsigned)take_int(arguments);
    if (drawn < least)
        fail("only %u frames since the last expect-frames", drawn);
    before = host_frames();
}

static void run_expect_log(Arguments *arguments) {
    if (!pump_until_logged(take_text(arguments), PATIENCE))
        fail("the device did not log that");
}

static void run_expect_finish(Arguments *arguments) {
    (void)arguments;
    if (!pump_until(activity_is_finishing, PATIENCE))
        fail("the activity is not finishing");
}

// The method of host.TalkBack and the text that its answer has to contain.
static const char *talkback_method, *talkback_text;

static bool has_talkback_text(void) {
    char *answer = talkback_read(talkback_method);
    bool is_found = strstr(answer, talkback_text);
    free(answer);
    return is_found;
}

static void expect_talkback(const char *method, const char *text) {
    talkback_method = method;
    talkback_text = text;
    if (!pump_until(has_talkback_text, PATIENCE))
        fail("TalkBack does not learn that");
}

static void run_expect_node(Arguments *arguments) {
    expect_talkback("tree", take_text(arguments));
}

static void run_expect_reached(Arguments *arguments) {
    expect_talkback("focused", take_text(arguments));
}

static void run_expect_event(Arguments *arguments) {
    expect_talkback("events", take_text(arguments));
}

static unsigned least_sound;

static bool has_sounded(void) {
    return host_sound_loud_frames() >= least_sound;
}

static void run_expect_sound(Arguments *arguments) {
    least_sound = has_more(arguments) ? (unsigned)take_int(arguments) : 1;
    if (!pump_until(has_sounded, PATIENCE))
        fail("%u frames were played, %u of them not silent", host_sound_frames(),
             host_sound_loud_frames());
}

static void run_say(Arguments *arguments) {
    take_text(arguments); // the report of the command shows it
}

static void run_script(Arguments *arguments) {
    script_include(take_word(arguments), NULL);
}

// How often a script is run until something shows; a match ends long before.
enum { MOST_RUNS = 500 };

static void run_script_until(Arguments *arguments) {
    const char *name = take_word(arguments);
    const char *text = take_text(arguments);
    talkback_method = "tree";
    talkback_text = text;
    for (int n = 0; n < MOST_RUNS; n++) {
        if (has_talkback_text())
            return;
        script_include(name, has_talkback_text);
    }
    fail("it never shows");
}

const Command COMMANDS[] = {
    {"start", NEEDS_NOTHING, run_start},
    {"pause", NEEDS_ACTIVITY, run_pause},
    {"stop", NEEDS_ACTIVITY, run_stop},
    {"restart", NEEDS_ACTIVITY, run_restart},
    {"save-state", NEEDS_ACTIVITY, run_save_state},
    {"low-memory", NEEDS_ACTIVITY, run_low_memory},
    {"destroy", NEEDS_ACTIVITY, run_destroy},
    {"create-again", NEEDS_NOTHING, run_create_again},
    {"kill", NEEDS_NOTHING, run_kill},

    {"tap", NEEDS_WINDOW, run_tap},
    {"drag", NEEDS_WINDOW, run_drag},
    {"down", NEEDS_WINDOW, run_down},
    {"move", NEEDS_WINDOW, run_move},
    {"up", NEEDS_WINDOW, run_up},
    {"cancel", NEEDS_WINDOW, run_cancel},
    {"wheel", NEEDS_WINDOW, run_wheel},
    {"key", NEEDS_WINDOW, run_key},
    {"back", NEEDS_WINDOW, run_back},
    {"type", NEEDS_WINDOW, run_type},
    {"compose", NEEDS_WINDOW, run_compose},
    {"delete", NEEDS_WINDOW, run_delete},
    {"choose", NEEDS_WINDOW, run_choose},

    {"talkback", NEEDS_NOTHING, run_talkback},
    {"click", NEEDS_WINDOW, run_click},
    {"reach", NEEDS_WINDOW, run_reach},
    {"hover", NEEDS_WINDOW, run_hover},
    {"tree", NEEDS_WINDOW, run_tree},

    {"rotate", NEEDS_ACTIVITY, run_rotate},
    {"resize", NEEDS_ACTIVITY, run_resize},
    {"density", NEEDS_NOTHING, run_density},
    {"insets", NEEDS_NOTHING, run_insets},
    {"night", NEEDS_NOTHING, run_night},
    {"fontscale", NEEDS_NOTHING, run_fontscale},
    {"language", NEEDS_NOTHING, run_language},
    {"setting", NEEDS_NOTHING, run_setting},
    {"property", NEEDS_NOTHING, run_property},
    {"file", NEEDS_NOTHING, run_file},
    {"sound", NEEDS_NOTHING, run_sound},

    {"wait", NEEDS_NOTHING, run_wait},
    {"settle", NEEDS_NOTHING, run_settle},

    {"shot", NEEDS_WINDOW, run_shot},
    {"expect-drawn-size", NEEDS_WINDOW, run_expect_drawn_size},
    {"expect-frames", NEEDS_NOTHING, run_expect_frames},
    {"expect-log", NEEDS_NOTHING, run_expect_log},
    {"expect-finish", NEEDS_ACTIVITY, run_expect_finish},
    {"expect-sound", NEEDS_NOTHING, run_expect_sound},
    {"expect-node", NEEDS_WINDOW, run_expect_node},
    {"expect-reached", NEEDS_WINDOW, run_expect_reached},
    {"expect-event", NEEDS_WINDOW, run_expect_event},
    {"say", NEEDS_NOTHING, run_say},
    {"script", NEEDS_NOTHING, run_script},
    {"script-until", NEEDS_WINDOW, run_script_until},
    {0},
};

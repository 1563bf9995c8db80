#define _GNU_SOURCE
#include "input.h"

#include "activity.h"
#include "pump.h"
#include "report.h"

#include <ctype.h>
#include <string.h>

// The fingers on the screen, in the order in which Android lists them.
static HostPointer fingers[MOST_POINTERS];
static int count;

static bool is_taken(void) {
    return host_queue_pending(activity_queue()) == 0;
}

// Waits until the app has handled the event, so that the same script has the same effect on a slow
// machine.
static void send(const AInputEvent *event) {
    host_queue_send(activity_queue(), event);
    if (!pump_until(is_taken, 10))
        fail("the app does not take its input");
}

static void send_fingers(int32_t action, int index) {
    AInputEvent event = {
        .type = AINPUT_EVENT_TYPE_MOTION,
        .action = action | index << AMOTION_EVENT_ACTION_POINTER_INDEX_SHIFT,
        .pointers = count,
    };
    memcpy(event.pointer, fingers, sizeof fingers);
    send(&event);
}

static int find(int id) {
    for (int i = 0; i < count; i++)
        if (fingers[i].id == id)
            return i;
    return -1;
}

static int find_or_fail(int id) {
    int index = find(id);
    if (index < 0)
        fail("finger %d is not down", id);
    return index;
}

void finger_down(int id, float x, float y) {
    if (find(id) >= 0)
        fail("finger %d is down", id);
    if (count == MOST_POINTERS)
        fail("too many fingers");
    fingers[count++] = (HostPointer){id, x, y};
    int action = count == 1 ? AMOTION_EVENT_ACTION_DOWN : AMOTION_EVENT_ACTION_POINTER_DOWN;
    send_fingers(action, count - 1);
}

void finger_move(int id, float x, float y) {
    int index = find_or_fail(id);
    fingers[index].x = x;
    fingers[index].y = y;
    send_fingers(AMOTION_EVENT_ACTION_MOVE, 0);
}

void finger_up(int id) {
    int index = find_or_fail(id);
    send_fingers(count == 1 ? AMOTION_EVENT_ACTION_UP : AMOTION_EVENT_ACTION_POINTER_UP, index);
    count--;
    memmove(fingers + index, fingers + index + 1, (size_t)(count - index) * sizeof *fingers);
}

void fingers_cancel(void) {
    if (count == 0)
        fail("no finger is down");
    send_fingers(AMOTION_EVENT_ACTION_CANCEL, 0);
    count = 0;
}

void wheel_turn(float x, float y, float vertical, float horizontal) {
    AInputEvent event = {
        .type = AINPUT_EVENT_TYPE_MOTION,
        .action = AMOTION_EVENT_ACTION_HOVER_MOVE,
        .pointers = 1,
        .pointer = {{.id = 0, .x = x, .y = y}},
    };
    send(&event);
    event.action = AMOTION_EVENT_ACTION_SCROLL;
    event.vertical_scroll = vertical;
    event.horizontal_scroll = horizontal;
    send(&event);
}

typedef struct {
    const char *name;
    int32_t code;
} Key;

static const Key KEYS[] = {
    {"back", AKEYCODE_BACK}, {"up", 19},     {"down", 20},   {"left", 21},      {"right", 22},
    {"tab", 61},             {"space", 62},  {"enter", 66},  {"backspace", 67}, {"menu", 82},
    {"page-up", 92},         {"escape", 111}, {"delete", 112}, {"page-down", 93}, {"home", 122},
    {"end", 123},            {"volume-up", 24}, {"volume-down", 25},
};

static int32_t find_key(const char *name) {
    enum { DIGIT_0 = 7, LETTER_A = 29, FUNCTION_1 = 131 };
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (strcmp(KEYS[i].name, name) == 0)
            return KEYS[i].code;
    unsigned char letter = (unsigned char)name[0];
    bool is_one = letter && !name[1];
    if (is_one && islower(letter))
        return LETTER_A + letter - 'a';
    if (is_one && isdigit(letter))
        return DIGIT_0 + letter - '0';
    if (letter == 'f' && name[1] >= '1' && name[1] <= '9' && !name[2])
        return FUNCTION_1 + name[1] - '1';
    fail("there is no key '%s'", name);
}

void key_press(const char *name) {
    AInputEvent event = {
        .type = AINPUT_EVENT_TYPE_KEY,
        .action = AKEY_EVENT_ACTION_DOWN,
        .key = find_key(name),
    };
    send(&event);
    event.action = AKEY_EVENT_ACTION_UP;
    send(&event);
}

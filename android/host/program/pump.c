#define _GNU_SOURCE
#include "pump.h"

#include "../shims/system.h"
#include "activity.h"
#include "java.h"
#include "report.h"

#include <stdlib.h>
#include <string.h>

static const int64_t SECOND = 1000000000;

// What the device logged and no call of pump_until_logged went past, one entry a line.
static char *logged;
static const char *wanted;

static void keep(const char *lines) {
    size_t old = logged ? strlen(logged) : 0;
    logged = realloc(logged, old + strlen(lines) + 2);
    strcpy(logged + old, lines);
    strcat(logged + old, "\n");
}

static void take_log(void) {
    char *lines = device_take_log();
    if (*lines)
        keep(lines);
    for (char *line = strtok(lines, "\n"); line; line = strtok(NULL, "\n"))
        report("  device: %s", line);
    free(lines);
}

static void pump_once(void) {
    enum { MILLISECONDS = 4 };
    ALooper_pollOnce(MILLISECONDS, NULL, NULL, NULL);
    java_run_pending();
    activity_take_requests();
    take_log();
    progress->last_sign = host_now();
}

static bool never(void) {
    return false;
}

bool pump_until(Condition *condition, double seconds) {
    int64_t end = host_now() + (int64_t)(seconds * (double)SECOND);
    do {
        pump_once();
        if (condition())
            return true;
    } while (host_now() < end);
    return false;
}

void pump(double seconds) {
    pump_until(never, seconds);
}

static int64_t still_since, still_for;

// A slow machine may draw nothing for a while because it works on the next frame.
static bool is_still(void) {
    AInputQueue *queue = activity_queue();
    if (queue && host_queue_is_busy(queue))
        still_since = host_now();
    if (host_last_frame() > still_since)
        still_since = host_last_frame();
    return host_now() - still_since >= still_for;
}

bool pump_until_still(double seconds) {
    still_since = host_now();
    still_for = (int64_t)(seconds * (double)SECOND);
    return pump_until(is_still, 10 + seconds);
}

static bool is_logged(void) {
    char *found = logged ? strstr(logged, wanted) : NULL;
    if (!found)
        return false;
    char *rest = strchr(found, '\n') + 1;
    memmove(logged, rest, strlen(rest) + 1);
    return true;
}

bool pump_until_logged(const char *text, double seconds) {
    wanted = text;
    return pump_until(is_logged, seconds);
}

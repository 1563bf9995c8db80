// What the host tells its user, and what it tells the process that watches it.
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// Shared between the host and its watcher.
typedef struct {
    int64_t start;
    atomic_llong last_sign; // of life, a time
    atomic_bool kill_asked;
    atomic_bool ended; // the script, well or not
    int line;
    char command[160];
} Progress;

extern Progress *progress;

// Called before the app loads, because it takes over the standard output and error stream.
void report_open(void);

// Writes a line with the time since the start and the frames so far.
__attribute__((format(printf, 1, 2))) void report(const char *format, ...);

// Writes why the script failed, and ends the process.
__attribute__((format(printf, 1, 2), noreturn)) void fail(const char *format, ...);

// Runs a script: a text file with a command in each line.
#pragma once

#include "arguments.h"

typedef enum {
    NEEDS_NOTHING,
    NEEDS_ACTIVITY,
    NEEDS_WINDOW,
} Need;

typedef struct {
    const char *name;
    Need need;
    void (*run)(Arguments *arguments);
} Command;

// Ends with one without a name.
extern const Command COMMANDS[];

// Files that commands write are put into this folder if their path is relative.
extern const char *output_folder;

void script_run(const char *path);

// Runs a script beside the one that is running. With `is_over` it ends before the next command once
// that holds.
void script_include(const char *name, bool (*is_over)(void));

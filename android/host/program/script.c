#define _GNU_SOURCE
#include "script.h"

#include "activity.h"
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *output_folder;

// Ends the line before a comment, which starts the line or comes after a space, and before spaces at
// its end.
static void trim(char *line) {
    for (char *it = line; (it = strchr(it, '#')); it++) {
        if (it == line || it[-1] == ' ' || it[-1] == '\t') {
            *it = '\0';
            break;
        }
    }
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r\n", line[length - 1]))
        line[--length] = '\0';
}

static const Command *find(const char *name) {
    for (const Command *it = COMMANDS; it->name; it++)
        if (strcmp(it->name, name) == 0)
            return it;
    fail("there is no such command");
}

static void check_need(Need need) {
    if (need >= NEEDS_ACTIVITY && activity_stage() == STAGE_NONE)
        fail("there is no activity");
    if (need >= NEEDS_WINDOW && !activity_window())
        fail("there is no window");
}

static void run_command(char *line) {
    Arguments arguments = {line};
    const Command *command = find(take_word(&arguments));
    check_need(command->need);
    command->run(&arguments);
    if (has_more(&arguments))
        fail("there are too many arguments");
    report("%s", progress->command);
}

// A line may say how often its command is to be run.
static void run_line(char *line) {
    int times = 1, skipped = 0;
    if (sscanf(line, " repeat %d %n", &times, &skipped) == 1)
        line += skipped;
    for (int n = 0; n < times; n++) {
        char *command = strdup(line);
        run_command(command);
        free(command);
    }
}

static const char *running;

// Ends early once it is over, if that can be.
static void run_until(const char *path, bool (*is_over)(void)) {
    running = path;
    FILE *file = fopen(path, "re");
    if (!file)
        fail("%s: %s", path, strerror(errno));
    char *line = NULL;
    size_t size = 0;
    for (int number = 1; getline(&line, &size, file) >= 0; number++) {
        trim(line);
        if (!line[strspn(line, " \t")])
            continue;
        if (is_over && is_over())
            break;
        progress->line = number;
        snprintf(progress->command, sizeof progress->command, "%s", line + strspn(line, " \t"));
        run_line(line);
    }
    free(line);
    fclose(file);
}

void script_run(const char *path) {
    run_until(path, NULL);
}

void script_include(const char *name, bool (*is_over)(void)) {
    const char *including = running, *end = strrchr(including, '/');
    int folder = end ? (int)(end - including) + 1 : 0;
    char *path;
    if (asprintf(&path, "%.*s%s", folder, including, name) < 0)
        abort();
    run_until(path, is_over);
    running = including;
    free(path);
}

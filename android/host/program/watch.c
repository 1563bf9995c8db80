#define _GNU_SOURCE
#include "watch.h"

#include "../shims/system.h"
#include "report.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

// Android asks the user after five seconds whether to end an app that does not respond. This machine
// may be slower.
static const int64_t PATIENCE = INT64_C(30000000000);

static void sleep_shortly(void) {
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
}

static bool is_silent(void) {
    return host_now() - progress->last_sign > PATIENCE;
}

static void show_end(const char *path) {
    enum { MOST = 4000 };
    FILE *file = fopen(path, "re");
    if (!file)
        return;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    fseek(file, size > MOST ? size - MOST : 0, SEEK_SET);
    for (int letter; (letter = getc(file)) != EOF;)
        putc(letter, stderr);
    fclose(file);
}

static void tell_end(int status) {
    fprintf(stderr, "FAILED in line %d, '%s': ", progress->line, progress->command);
    if (WIFSIGNALED(status))
        fprintf(stderr, "the app crashed (%s)\n", strsignal(WTERMSIG(status)));
    else
        fprintf(stderr, "the app ended its process with %d\n", WEXITSTATUS(status));
}

int watch(pid_t host, const char *log) {
    int status;
    bool hung = false;
    while (waitpid(host, &status, WNOHANG) == 0) {
        sleep_shortly();
        if (!is_silent() || hung)
            continue;
        hung = true;
        fprintf(stderr, "FAILED in line %d, '%s': the app does not respond\n", progress->line,
                progress->command);
        kill(host, SIGKILL);
    }
    if (hung) {
        show_end(log);
        return 1;
    }
    if (progress->kill_asked && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
        return 0;
    if (progress->ended && WIFEXITED(status))
        return WEXITSTATUS(status);
    tell_end(status);
    show_end(log);
    return 1;
}

#define _GNU_SOURCE
#include "report.h"

#include "../shims/system.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

Progress *progress;

static FILE *out;

void report_open(void) {
    int fd = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
    out = fdopen(fd, "w");
    if (!out)
        abort();
    setvbuf(out, NULL, _IOLBF, 0);
}

void report(const char *format, ...) {
    double seconds = (double)(host_now() - progress->start) / 1e9;
    fprintf(out, "[%7.3f] %4u frames  ", seconds, host_frames());
    va_list arguments;
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    fputc('\n', out);
}

void fail(const char *format, ...) {
    fprintf(out, "FAILED in line %d, '%s': ", progress->line, progress->command);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    fputc('\n', out);
    progress->ended = true;
    _exit(1); // the threads of the app and of Java are still running
}

// Android's log, written to the file that the environment variable HOST_LOG names.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static FILE *file;

static void open_file(void) {
    const char *name = getenv("HOST_LOG");
    file = name ? fopen(name, "ae") : NULL;
}

static char letter(int priority) {
    static const char LETTERS[] = "??VDIWEF";
    return priority >= 0 && priority < 8 ? LETTERS[priority] : '?';
}

int __android_log_write(int priority, const char *tag, const char *text) {
    pthread_once(&once, open_file);
    if (!file)
        return -1;
    size_t length = strlen(text);
    const char *end = length > 0 && text[length - 1] == '\n' ? "" : "\n";
    fprintf(file, "%c %s: %s%s", letter(priority), tag ? tag : "", text, end);
    fflush(file);
    return 1;
}

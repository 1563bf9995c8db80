// Plays Android for a library with an activity: main LIBRARY DATA_DIR SCRIPT. `run` calls it with
// the environment it needs.
#define _GNU_SOURCE
#include "activity.h"
#include "java.h"
#include "report.h"
#include "script.h"
#include "watch.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static char *join(const char *folder, const char *name) {
    char *path;
    if (asprintf(&path, "%s/%s", folder, name) < 0)
        abort();
    return path;
}

static void share_progress(void) {
    progress = mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (progress == MAP_FAILED)
        abort();
    progress->start = host_now();
    progress->last_sign = progress->start;
    strcpy(progress->command, "(loading)");
}

static void make_folder(const char *path) {
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        fail("%s: %s", path, strerror(errno));
}

// The app's standard error stream is a pipe to a thread of its own that logs it. Without a little time
// for that thread, the message of a crash would be lost with the process.
static void let_log(int signal) {
    (void)signal;
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
}

static void play(const char *library, const char *folder, const char *log, const char *script) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0});
    signal(SIGABRT, let_log);
    report_open();
    make_folder(folder);
    char *files = join(folder, "files");
    make_folder(files);
    unlink(log);
    setenv("HOST_LOG", log, true);

    const char *classes = getenv("HOST_CLASSES");
    if (!classes)
        fail("HOST_CLASSES is not set");
    java_start(classes, files, join(folder, "java-crash.txt"));
    activity_load(library, files);
    report("loaded; the log is %s", log);
    output_folder = folder;
    script_run(script);
    report("done");
    progress->ended = true;
    _exit(0); // the threads of the app may still run
}

int main(int count, char **words) {
    if (count != 4) {
        fprintf(stderr, "Usage: main LIBRARY DATA_DIR SCRIPT\n");
        return 2;
    }
    share_progress();
    char *log = join(words[2], "log.txt");
    pid_t host = fork();
    if (host < 0) {
        perror("fork");
        return 1;
    }
    if (host == 0)
        play(words[1], words[2], log, words[3]);
    return watch(host, log);
}

// A process that watches the host: it tells which command was running when the app crashed or hung.
#pragma once

#include <sys/types.h>

// Waits for the end of the host, and returns the exit code of the whole. After a crash, it shows the end
// of the log.
int watch(pid_t host, const char *log);

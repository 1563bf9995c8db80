// The main thread of Java: it handles what the app and the stand-ins post to it.
#pragma once

#include <stdbool.h>

typedef bool Condition(void);

void pump(double seconds);

// Returns whether the condition became true within that time.
bool pump_until(Condition *condition, double seconds);

// Until the app was idle for that time. Returns false if that does not happen within ten seconds.
bool pump_until_still(double seconds);

// Whether the device logs something with this text within that time, or did since what the last call
// found.
bool pump_until_logged(const char *text, double seconds);

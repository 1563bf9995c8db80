// The side of the sound output that the host program uses.
#pragma once

#include <stdbool.h>

// Off: there is no output, and one that plays fails, like headphones that are pulled out.
void host_sound_switch(bool on);

// What was played since the process started, and of that what was not silence.
unsigned host_sound_frames(void);
unsigned host_sound_loud_frames(void);

// Pictures of the window.
#pragma once

#include <stdint.h>

// Writes a PNG file. The pixels have three bytes.
void picture_write(const char *path, const uint8_t *pixels, int width, int height);

// Returns how many pixels the app did not draw, and sets where the first is.
int picture_count_undrawn(const uint8_t *pixels, int width, int height, int *x, int *y);

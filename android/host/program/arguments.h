// Reads the arguments of a command. Each function takes one off the front, and fails the script if
// it is missing or wrong.
#pragma once

#include <stdbool.h>

typedef struct {
    char *rest;
} Arguments;

bool has_more(const Arguments *arguments);
char *take_word(Arguments *arguments);
char *take_text(Arguments *arguments); // all that is left
int take_int(Arguments *arguments);
double take_number(Arguments *arguments);
bool take_switch(Arguments *arguments); // "on" or "off"
void take_point(Arguments *arguments, float *x, float *y);
void take_size(Arguments *arguments, int *width, int *height);

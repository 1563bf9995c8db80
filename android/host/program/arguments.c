#define _GNU_SOURCE
#include "arguments.h"

#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void skip_spaces(Arguments *arguments) {
    arguments->rest += strspn(arguments->rest, " \t");
}

bool has_more(const Arguments *arguments) {
    return arguments->rest[strspn(arguments->rest, " \t")] != '\0';
}

char *take_word(Arguments *arguments) {
    skip_spaces(arguments);
    char *word = strsep(&arguments->rest, " \t");
    if (!*word)
        fail("an argument is missing");
    if (!arguments->rest)
        arguments->rest = word + strlen(word);
    return word;
}

char *take_text(Arguments *arguments) {
    skip_spaces(arguments);
    char *text = arguments->rest;
    if (!*text)
        fail("a text is missing");
    arguments->rest = text + strlen(text);
    return text;
}

double take_number(Arguments *arguments) {
    char *word = take_word(arguments), *end;
    double number = strtod(word, &end);
    if (*end)
        fail("'%s' is not a number", word);
    return number;
}

int take_int(Arguments *arguments) {
    char *word = take_word(arguments), *end;
    long number = strtol(word, &end, 10);
    if (*end)
        fail("'%s' is not a whole number", word);
    return (int)number;
}

bool take_switch(Arguments *arguments) {
    char *word = take_word(arguments);
    bool is_on = strcmp(word, "on") == 0;
    if (!is_on && strcmp(word, "off") != 0)
        fail("'%s' is neither on nor off", word);
    return is_on;
}

void take_point(Arguments *arguments, float *x, float *y) {
    char *word = take_word(arguments);
    int length = 0;
    if (sscanf(word, "%f,%f%n", x, y, &length) != 2 || word[length])
        fail("'%s' is not a point such as 10,20", word);
}

void take_size(Arguments *arguments, int *width, int *height) {
    char *word = take_word(arguments);
    int length = 0;
    bool is_read = sscanf(word, "%dx%d%n", width, height, &length) == 2 && !word[length];
    if (!is_read || *width <= 0 || *height <= 0)
        fail("'%s' is not a size such as 720x1440", word);
}

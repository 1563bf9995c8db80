#define _GNU_SOURCE
#include "picture.h"

#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static void put_number(uint8_t *to, uint32_t number) {
    for (int i = 0; i < 4; i++)
        to[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void write_chunk(FILE *file, const char *type, const uint8_t *data, uint32_t size) {
    uint8_t number[4];
    put_number(number, size);
    fwrite(number, 1, 4, file);
    fwrite(type, 1, 4, file);
    fwrite(data, 1, size, file);
    uLong sum = crc32(0, (const Bytef *)type, 4);
    if (size > 0)
        sum = crc32(sum, data, size);
    put_number(number, (uint32_t)sum);
    fwrite(number, 1, 4, file);
}

static void write_header(FILE *file, int width, int height) {
    enum { BITS = 8, RGB = 2 };
    uint8_t header[13] = {[8] = BITS, [9] = RGB};
    put_number(header, (uint32_t)width);
    put_number(header + 4, (uint32_t)height);
    write_chunk(file, "IHDR", header, sizeof header);
}

// Each row starts with a byte for its filter: 0 is none.
static void write_rows(FILE *file, const uint8_t *pixels, int width, int height) {
    size_t row = (size_t)3 * width;
    size_t size = (row + 1) * height;
    uint8_t *plain = calloc(size, 1);
    for (int y = 0; y < height; y++)
        memcpy(plain + y * (row + 1) + 1, pixels + y * row, row);
    uLongf packed_size = compressBound(size);
    uint8_t *packed = malloc(packed_size);
    compress2(packed, &packed_size, plain, size, Z_BEST_SPEED);
    write_chunk(file, "IDAT", packed, (uint32_t)packed_size);
    free(packed);
    free(plain);
}

void picture_write(const char *path, const uint8_t *pixels, int width, int height) {
    FILE *file = fopen(path, "wbe");
    if (!file)
        fail("%s: %s", path, strerror(errno));
    fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
    write_header(file, width, height);
    write_rows(file, pixels, width, height);
    write_chunk(file, "IEND", NULL, 0);
    bool failed = ferror(file);
    if (fclose(file) != 0 || failed)
        fail("%s: cannot be written", path);
}

int picture_count_undrawn(const uint8_t *pixels, int width, int height, int *x, int *y) {
    int count = 0;
    for (int i = 0; i < width * height; i++) {
        const uint8_t *it = pixels + (size_t)3 * i;
        if (it[0] != 0xff || it[1] != 0 || it[2] != 0xff)
            continue;
        if (count++ == 0) {
            *x = i % width;
            *y = i / width;
        }
    }
    return count;
}

// A sound output that takes as long as a real one, and counts what it is given.
#define _GNU_SOURCE
#include "sound.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

enum {
    AAUDIO_OK = 0,
    AAUDIO_ERROR_ILLEGAL_ARGUMENT = -898,
    AAUDIO_ERROR_INVALID_STATE = -895,
    AAUDIO_ERROR_UNAVAILABLE = -889,

    AAUDIO_DIRECTION_OUTPUT = 0,
    AAUDIO_FORMAT_UNSPECIFIED = 0,
    AAUDIO_FORMAT_PCM_I16 = 1,

    RATE = 48000,
    BURST = 192,
};

typedef struct {
    int32_t direction, format, channels;
} AAudioStreamBuilder;

typedef struct {
    int32_t channels;
    bool started;
} AAudioStream;

static atomic_bool off;
static atomic_uint frames, loud_frames;

void host_sound_switch(bool on) {
    off = !on;
}

unsigned host_sound_frames(void) {
    return frames;
}

unsigned host_sound_loud_frames(void) {
    return loud_frames;
}

const char *AAudio_convertResultToText(int32_t result) {
    return result == AAUDIO_OK ? "AAUDIO_OK" : "AAUDIO_ERROR";
}

int32_t AAudio_createStreamBuilder(AAudioStreamBuilder **builder) {
    *builder = calloc(1, sizeof **builder);
    (*builder)->channels = 1;
    return AAUDIO_OK;
}

int32_t AAudioStreamBuilder_delete(AAudioStreamBuilder *builder) {
    free(builder);
    return AAUDIO_OK;
}

void AAudioStreamBuilder_setDirection(AAudioStreamBuilder *builder, int32_t direction) {
    builder->direction = direction;
}

void AAudioStreamBuilder_setFormat(AAudioStreamBuilder *builder, int32_t format) {
    builder->format = format;
}

void AAudioStreamBuilder_setChannelCount(AAudioStreamBuilder *builder, int32_t channels) {
    builder->channels = channels;
}

int32_t AAudioStreamBuilder_openStream(AAudioStreamBuilder *builder, AAudioStream **stream) {
    *stream = NULL;
    if (off)
        return AAUDIO_ERROR_UNAVAILABLE;
    bool is_sixteen_bits =
        builder->format == AAUDIO_FORMAT_UNSPECIFIED || builder->format == AAUDIO_FORMAT_PCM_I16;
    if (builder->direction != AAUDIO_DIRECTION_OUTPUT || !is_sixteen_bits || builder->channels < 1)
        return AAUDIO_ERROR_ILLEGAL_ARGUMENT;
    *stream = calloc(1, sizeof **stream);
    (*stream)->channels = builder->channels;
    return AAUDIO_OK;
}

int32_t AAudioStream_close(AAudioStream *stream) {
    free(stream);
    return AAUDIO_OK;
}

int32_t AAudioStream_requestStart(AAudioStream *stream) {
    stream->started = true;
    return AAUDIO_OK;
}

int32_t AAudioStream_requestStop(AAudioStream *stream) {
    stream->started = false;
    return AAUDIO_OK;
}

int32_t AAudioStream_getSampleRate(AAudioStream *stream) {
    (void)stream;
    return RATE;
}

int32_t AAudioStream_getFramesPerBurst(AAudioStream *stream) {
    (void)stream;
    return BURST;
}

int32_t AAudioStream_getChannelCount(AAudioStream *stream) {
    return stream->channels;
}

int32_t AAudioStream_getFormat(AAudioStream *stream) {
    (void)stream;
    return AAUDIO_FORMAT_PCM_I16;
}

int32_t AAudioStream_setBufferSizeInFrames(AAudioStream *stream, int32_t count) {
    (void)stream;
    return count;
}

static unsigned count_loud(const int16_t *samples, int32_t count, int32_t channels) {
    unsigned loud = 0;
    for (int32_t i = 0; i < count; i++, samples += channels)
        loud += *samples != 0;
    return loud;
}

static void play_for(int32_t count) {
    int64_t nanoseconds = count * INT64_C(1000000000) / RATE;
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    nanosleep(&time, NULL);
}

int32_t AAudioStream_write(AAudioStream *stream, const void *samples, int32_t count,
                           int64_t timeout) {
    (void)timeout;
    if (!stream->started)
        return AAUDIO_ERROR_INVALID_STATE;
    if (off)
        return AAUDIO_ERROR_UNAVAILABLE;
    frames += (unsigned)count;
    loud_frames += count_loud(samples, count, stream->channels);
    play_for(count);
    return count;
}

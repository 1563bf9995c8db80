// What bionic, Android's C library, has and glibc lacks, or has with other numbers or results. All
// other functions the app gets from glibc, which this library depends on. The layouts of what the
// app passes to them (stat, dirent, pthread_attr_t and others) are the same on x86_64.
#define _GNU_SOURCE
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Exported by glibc beside the names that this file replaces.
long __sysconf(int name);
int __xpg_strerror_r(int error, char *buffer, size_t size);

int *__errno(void) {
    return __errno_location();
}

// Returns glibc's number for bionic's, or -1.
static int to_glibc(int name) {
    switch (name) {
    case 0x06:
        return _SC_CLK_TCK;
    case 0x0b:
        return _SC_OPEN_MAX;
    case 0x26:
        return _SC_IOV_MAX;
    case 0x27:
    case 0x28:
        return _SC_PAGESIZE;
    case 0x47:
        return _SC_GETGR_R_SIZE_MAX;
    case 0x48:
        return _SC_GETPW_R_SIZE_MAX;
    case 0x4c:
        return _SC_THREAD_STACK_MIN;
    case 0x60:
        return _SC_NPROCESSORS_CONF;
    case 0x61:
        return _SC_NPROCESSORS_ONLN;
    case 0x62:
        return _SC_PHYS_PAGES;
    case 0x63:
        return _SC_AVPHYS_PAGES;
    case 0x6f:
        return _SC_HOST_NAME_MAX;
    default:
        return -1;
    }
}

long bionic_sysconf(int name) __asm__("sysconf");
long bionic_sysconf(int name) {
    int glibc = to_glibc(name);
    if (glibc < 0) {
        errno = EINVAL;
        return -1;
    }
    return __sysconf(glibc);
}

// glibc's function of this name returns a pointer.
int bionic_strerror_r(int error, char *buffer, size_t size) __asm__("strerror_r");
int bionic_strerror_r(int error, char *buffer, size_t size) {
    return __xpg_strerror_r(error, buffer, size);
}

// A symbol without a version gets glibc's oldest function, which does not allocate a buffer.
char *bionic_realpath(const char *path, char *buffer) __asm__("realpath");
char *bionic_realpath(const char *path, char *buffer) {
    char *whole = canonicalize_file_name(path);
    if (!whole || !buffer)
        return whole;
    strcpy(buffer, whole);
    free(whole);
    return buffer;
}

// Of the device's properties, Android's version is set, and those that scripts set in the environment.
int __system_property_get(const char *name, char *value) {
    bool is_sdk = strcmp(name, "ro.build.version.sdk") == 0;
    const char *set = getenv(is_sdk ? "HOST_SDK" : name);
    strcpy(value, set ? set : is_sdk ? "34" : "");
    return (int)strlen(value);
}

// libm and libdl: glibc has all that the app needs of them, under other library names.
typedef int nothing;

// The list W2 of plumb-bench with Clay (github.com/nicbarker/clay): rows of an icon, a gap and two lines. Compiled by layout.py with the
// clay.h that the reader has. Prints nanoseconds a node to describe the list, to lay it out, and both, and the checksum.
#define CLAY_IMPLEMENTATION
#include "clay.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static void fail(Clay_ErrorData error) {
    fprintf(stderr, "clay: %.*s\n", (int)error.errorText.length, error.errorText.chars);
    exit(1);
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

#define LEAF(w, h)                                                                            \
    CLAY_AUTO_ID({.layout = {.sizing = {CLAY_SIZING_FIXED(w), CLAY_SIZING_FIXED(h)}},         \
                  .backgroundColor = {1, 1, 1, 255}}) {}

int main(int count, char **arguments) {
    int rows = count > 1 ? atoi(arguments[1]) : 10000;
    int times = count > 2 ? atoi(arguments[2]) : 9;
    double nodes = 6.0 * rows + 1;
    Clay_SetMaxElementCount(7 * rows + 100);
    size_t size = Clay_MinMemorySize();
    Clay_Arena arena = Clay_CreateArenaWithCapacityAndMemory(size, malloc(size));
    Clay_Initialize(arena, (Clay_Dimensions){1000, 1e6}, (Clay_ErrorHandler){fail});
    Clay_SetCullingEnabled(false);
    double *build = malloc(sizeof(double) * times), *layout = malloc(sizeof(double) * times),
           *whole = malloc(sizeof(double) * times);
    double checksum = 0;
    for (int time = 0; time < times; time++) {
        double start = now();
        Clay_BeginLayout();
        CLAY_AUTO_ID({.layout = {.sizing = {CLAY_SIZING_FIXED(1000), CLAY_SIZING_FIT(0)},
                                 .layoutDirection = CLAY_TOP_TO_BOTTOM}}) {
            for (int row = 0; row < rows; row++) {
                CLAY_AUTO_ID({.layout = {.sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_FIT(0)},
                                         .childAlignment = {.y = CLAY_ALIGN_Y_CENTER}}}) {
                    LEAF(24, 24)
                    CLAY_AUTO_ID({.layout = {.sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_FIT(0)}},
                                  .backgroundColor = {1, 1, 1, 255}}) {}
                    CLAY_AUTO_ID({.layout = {.sizing = {CLAY_SIZING_FIT(0), CLAY_SIZING_FIT(0)},
                                             .layoutDirection = CLAY_TOP_TO_BOTTOM}}) {
                        LEAF(120, 14)
                        LEAF(80, 12)
                    }
                }
            }
        }
        double middle = now();
        Clay_RenderCommandArray commands = Clay_EndLayout(0.016f);
        double end = now();
        build[time] = (middle - start) / nodes;
        layout[time] = (end - middle) / nodes;
        whole[time] = (end - start) / nodes;
        checksum = 0;
        for (int i = 0; i < commands.length; i++) {
            Clay_BoundingBox box = commands.internalArray[i].boundingBox;
            checksum += box.x + box.y + box.width + box.height;
        }
    }
    qsort(build, times, sizeof(double), compare);
    qsort(layout, times, sizeof(double), compare);
    qsort(whole, times, sizeof(double), compare);
    printf("%.2f %.2f %.2f %.6e\n", build[times / 2], layout[times / 2], whole[times / 2], checksum);
    return 0;
}

// Run loops: what a host's work leaves to the main run loop, or that of its own thread, is the host's.
#define _GNU_SOURCE
#include "internal.h"

#include <stdlib.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void *(*get_loop)(void);

// What a timer of Foundation hands to its run loop's: itself, in the second word.
typedef struct {
    intptr_t version;
    void *info, *retain, *release, *description;
} timer_context;

static bool is_ours(void *loop) {
    if (loop == LIBRARY(get_loop, "CFRunLoopGetMain")()) return true;
    return !plumb_here.is_worker && loop == LIBRARY(get_loop, "CFRunLoopGetCurrent")();
}

STANDS_BEFORE void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    plumb_time *host = plumb_current_or_default();
    if (host && timer && is_ours(loop)) {
        typedef void (*function)(void *, timer_context *);
        timer_context context = {0};
        LIBRARY(function, "CFRunLoopTimerGetContext")(timer, &context);
        if (context.info) {
            plumb_host.add_timer(host->owner, timer, context.info);
            return;
        }
    }
    typedef void (*function)(void *, void *, void *);
    LIBRARY(function, "CFRunLoopAddTimer")(loop, timer, mode);
}

STANDS_BEFORE void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode) {
    if (plumb_host.remove_timer) plumb_host.remove_timer(timer);
    typedef void (*function)(void *, void *, void *);
    LIBRARY(function, "CFRunLoopRemoveTimer")(loop, timer, mode);
}

STANDS_BEFORE void CFRunLoopTimerInvalidate(void *timer) {
    if (plumb_host.remove_timer) plumb_host.remove_timer(timer);
    typedef void (*function)(void *);
    LIBRARY(function, "CFRunLoopTimerInvalidate")(timer);
}

STANDS_BEFORE void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    typedef void (*function)(void *, double);
    LIBRARY(function, "CFRunLoopTimerSetNextFireDate")(timer, date);
    if (plumb_host.change_timer) plumb_host.change_timer(timer, date);
}

static void call_and_release(void *block) {
    ((void (**)(void *))block)[2](block);
    _Block_release(block);
}

STANDS_BEFORE void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    plumb_time *host = plumb_current_or_default();
    if (host && is_ours(loop)) {
        plumb_host.schedule(host->owner, 0, _Block_copy(block), call_and_release);
        return;
    }
    typedef void (*function)(void *, void *, void *);
    LIBRARY(function, "CFRunLoopPerformBlock")(loop, mode, block);
}

// Whoever runs a loop by hand waits in real time.

STANDS_BEFORE int32_t CFRunLoopRunInMode(void *mode, double seconds, uint8_t returns) {
    typedef int32_t (*function)(void *, double, uint8_t);
    plumb_place place = plumb_enter(NULL);
    int32_t result = LIBRARY(function, "CFRunLoopRunInMode")(mode, seconds, returns);
    plumb_leave(place);
    return result;
}

STANDS_BEFORE int32_t CFRunLoopRunSpecific(void *loop, void *mode, double seconds, uint8_t returns) {
    typedef int32_t (*function)(void *, void *, double, uint8_t);
    plumb_place place = plumb_enter(NULL);
    int32_t result = LIBRARY(function, "CFRunLoopRunSpecific")(loop, mode, seconds, returns);
    plumb_leave(place);
    return result;
}

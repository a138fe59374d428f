// The functions that tell the time, and those that let it pass.
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

typedef int (*read_clock)(clockid_t, struct timespec *);

static int machine(clockid_t clock, struct timespec *time) {
    read_clock library = LIBRARY(read_clock, "clock_gettime");
    return library ? library(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t nanoseconds(clockid_t clock) {
    struct timespec time = {0, 0};
    machine(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t plumb_machine_time(void) { return nanoseconds(CLOCK_MONOTONIC); }
int64_t plumb_machine_date(void) { return nanoseconds(CLOCK_REALTIME); }

/// What dates of the machine are to be moved by on this thread.
static int64_t difference(void) { return plumb_here.time && !plumb_here.is_worker ? plumb_here.time->difference : 0; }

static struct timespec spec(int64_t time) {
    struct timespec spec = {time / 1000000000, time % 1000000000};
    if (spec.tv_nsec < 0) {
        spec.tv_nsec += 1000000000;
        spec.tv_sec--;
    }
    return spec;
}

// Processor time stays the machine's, and CLOCK_MONOTONIC_RAW, for those who want to know.
STANDS_BEFORE int clock_gettime(clockid_t clock, struct timespec *time) {
    plumb_time *host = plumb_current();
    if (host) {
        switch (clock) {
        case CLOCK_REALTIME:
        case CLOCK_REALTIME_COARSE:
            *time = spec(host->date + plumb_seen(host));
            return 0;
        case CLOCK_MONOTONIC:
        case CLOCK_MONOTONIC_COARSE:
        case CLOCK_BOOTTIME:
            *time = spec(PLUMB_UPTIME + plumb_seen(host));
            return 0;
        default: break;
        }
    }
    int result = machine(clock, time);
    if (clock == CLOCK_REALTIME && difference() != 0)
        *time = spec((int64_t)time->tv_sec * 1000000000 + time->tv_nsec + difference());
    return result;
}

STANDS_BEFORE int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    plumb_time *host = plumb_current();
    if (host) {
        struct timespec now = spec(host->date + plumb_seen(host));
        time->tv_sec = now.tv_sec;
        time->tv_usec = now.tv_nsec / 1000;
        return 0;
    }
    typedef int (*function)(struct timeval *restrict, void *restrict);
    return LIBRARY(function, "gettimeofday")(time, zone);
}

STANDS_BEFORE time_t time(time_t *result) {
    plumb_time *host = plumb_current();
    time_t now;
    if (host) {
        now = spec(host->date + plumb_seen(host)).tv_sec;
    } else {
        struct timespec read = {0, 0};
        clock_gettime(CLOCK_REALTIME, &read);
        now = read.tv_sec;
    }
    if (result) *result = now;
    return now;
}

// A sleep takes no real time. On the main thread the time that is seen runs ahead; a thread in the background goes on
// when the host's clock has come so far.

static void nothing(void *context) { (void)context; }

static void pass(plumb_time *host, int64_t duration) {
    if (plumb_here.is_worker)
        plumb_hand_over(host, (double)duration / 1e9, NULL, nothing);
    else
        plumb_run_ahead(host, duration);
}

STANDS_BEFORE int nanosleep(const struct timespec *duration, struct timespec *left) {
    plumb_time *host = plumb_current();
    if (host && duration && duration->tv_sec >= 0 && duration->tv_nsec >= 0 && duration->tv_nsec < 1000000000) {
        int64_t seconds = duration->tv_sec < 1000000000 ? duration->tv_sec : 1000000000;
        pass(host, seconds * 1000000000 + duration->tv_nsec);
        return 0;
    }
    typedef int (*function)(const struct timespec *, struct timespec *);
    return LIBRARY(function, "nanosleep")(duration, left);
}

STANDS_BEFORE int usleep(useconds_t duration) {
    plumb_time *host = plumb_current();
    if (host) {
        pass(host, (int64_t)duration * 1000);
        return 0;
    }
    typedef int (*function)(useconds_t);
    return LIBRARY(function, "usleep")(duration);
}

STANDS_BEFORE unsigned int sleep(unsigned int duration) {
    plumb_time *host = plumb_current();
    if (host) {
        pass(host, (int64_t)duration * 1000000000);
        return 0;
    }
    typedef unsigned int (*function)(unsigned int);
    return LIBRARY(function, "sleep")(duration);
}

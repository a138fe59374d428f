// What the files of this module share.
#ifndef PLUMB_TIME_H
#define PLUMB_TIME_H

#include "host_time.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PLUMB_SANITIZED 1
#endif
#endif

// A program with the libraries linked into it has their functions already: those stand, and time is real. A sanitizer
// has its own in every program, which must not stand before these.
#ifdef PLUMB_SANITIZED
#define STANDS_BEFORE
#else
#define STANDS_BEFORE __attribute__((weak))
#endif

/// What a clock has shown, so that it never goes back.
typedef struct {
    _Atomic(int64_t) now, seen, readings;
} plumb_progress;

struct plumb_time {
    void *owner;
    _Atomic(int64_t) now, date, difference;
    _Atomic(bool) is_virtual;
    plumb_progress progress;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    _Atomic(int64_t) work, generation, epoch, notices, posted;
};

/// What is known of a thread.
typedef struct {
    plumb_time *time;
    bool is_worker;
    /// The epoch of the work that runs here; work of an earlier one is no longer waited for.
    int64_t epoch;
    plumb_progress progress;
} plumb_thread;

extern _Thread_local plumb_thread plumb_here;
extern plumb_hooks plumb_host;

/// The time that counts on this thread; null for the machine's.
static inline plumb_time *plumb_current(void) {
    plumb_time *time = plumb_here.time;
    return time && atomic_load_explicit(&time->is_virtual, memory_order_relaxed) ? time : NULL;
}

/// The same, with the default for what is asked of the main queue.
plumb_time *plumb_current_or_default(void);

/// Nanoseconds since second 0, as code on this thread sees them.
int64_t plumb_seen(plumb_time *time);
/// Lets the time that is seen on this thread run ahead.
void plumb_run_ahead(plumb_time *time, int64_t duration);

/// What a clock shows at second 0 that counts from the start of the machine: 1000 s.
#define PLUMB_UPTIME 1000000000000LL

void plumb_retain(plumb_time *time);
void plumb_release(plumb_time *time);
void plumb_work_begin(plumb_time *time, int64_t epoch);

/// Runs a function on the main queue or in the background, as work of the host.
void plumb_submit(plumb_time *time, void *queue, double delay, void *context, void (*function)(void *));
/// Lets the host run a function, and waits for it. For workers.
void plumb_hand_over(plumb_time *time, double delay, void *context, void (*function)(void *));
bool plumb_is_main_queue(void *queue);
/// Seconds from now to a dispatch time, by the time that is seen.
double plumb_delay(plumb_time *time, uint64_t when);

/// The function of that name in the library that would have it.
void *plumb_library(const char *name);
#define LIBRARY(type, name)                                                    \
    ({                                                                         \
        static _Atomic(void *) known;                                          \
        void *address = atomic_load_explicit(&known, memory_order_relaxed);    \
        if (!address) {                                                        \
            address = plumb_library(name);                                     \
            atomic_store_explicit(&known, address, memory_order_relaxed);      \
        }                                                                      \
        (type)address;                                                         \
    })

#endif

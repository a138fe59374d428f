// Times of hosts, and the threads on which they count.
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

_Thread_local plumb_thread plumb_here;
plumb_hooks plumb_host;
static _Atomic(plumb_time *) standby;

extern void *swift_retain(void *object);
extern void swift_release(void *object);

void plumb_retain(plumb_time *time) { swift_retain(time->owner); }
void plumb_release(plumb_time *time) { swift_release(time->owner); }

void *plumb_library(const char *name) {
#ifdef PLUMB_SANITIZED
    // A sanitizer wants to see the call.
    char interceptor[128];
    snprintf(interceptor, sizeof interceptor, "__interceptor_%s", name);
    void *found = dlsym(RTLD_DEFAULT, interceptor);
    if (found) return found;
#endif
    return dlsym(RTLD_NEXT, name);
}

plumb_time *plumb_time_make(void *owner) {
    plumb_time *time = calloc(1, sizeof *time);
    if (!time) abort();
    time->owner = owner;
    time->is_virtual = true;
    pthread_mutex_init(&time->lock, NULL);
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&time->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    return time;
}

void plumb_time_free(plumb_time *time) {
    plumb_time *expected = time;
    atomic_compare_exchange_strong(&standby, &expected, NULL);
    pthread_cond_destroy(&time->changed);
    pthread_mutex_destroy(&time->lock);
    free(time);
}

void plumb_time_set_date(plumb_time *time, int64_t date) { time->date = date; }
void plumb_time_follow_machine(plumb_time *time, int64_t difference) {
    time->difference = difference;
    time->is_virtual = false;
}
void plumb_time_move(plumb_time *time, int64_t now) { time->now = now; }
void plumb_set_default(plumb_time *time) { standby = time; }

plumb_place plumb_enter(plumb_time *time) {
    plumb_place place = {plumb_here.time, plumb_here.is_worker};
    plumb_here.time = time;
    plumb_here.is_worker = false;
    return place;
}

void plumb_leave(plumb_place place) {
    plumb_here.time = place.time;
    plumb_here.is_worker = place.is_worker;
}

void *plumb_owner(void) { return plumb_here.time ? plumb_here.time->owner : NULL; }
bool plumb_is_worker(void) { return plumb_here.is_worker; }

plumb_time *plumb_current_or_default(void) {
    if (plumb_here.time) return plumb_current();
    plumb_time *time = standby;
    return time && time->is_virtual ? time : NULL;
}

// What is seen.

// Readings at one time after which somebody seems to wait for the clock, which stands still; and by how much each
// further one moves it.
enum { PATIENCE = 10000, STEP = 1000000 };

static plumb_progress *progress(plumb_time *time) {
    return plumb_here.is_worker ? &plumb_here.progress : &time->progress;
}

int64_t plumb_seen(plumb_time *time) {
    plumb_progress *place = progress(time);
    int64_t now = time->now;
    if (place->now != now) {
        place->now = now;
        place->readings = 0;
    }
    if (place->seen < now) place->seen = now;
    if (++place->readings > PATIENCE) place->seen += STEP;
    return place->seen;
}

void plumb_run_ahead(plumb_time *time, int64_t duration) {
    plumb_progress *place = progress(time);
    place->seen = plumb_seen(time) + duration;
}

// Work in the background.

void plumb_work_begin(plumb_time *time, int64_t epoch) {
    pthread_mutex_lock(&time->lock);
    if (time->epoch == epoch) time->work++;
    pthread_mutex_unlock(&time->lock);
}

int64_t plumb_work_open(plumb_time *time) {
    pthread_mutex_lock(&time->lock);
    int64_t epoch = time->epoch;
    time->work++;
    pthread_mutex_unlock(&time->lock);
    return epoch;
}

void plumb_work_end(plumb_time *time, int64_t epoch) {
    pthread_mutex_lock(&time->lock);
    if (time->epoch == epoch) time->work--;
    pthread_cond_broadcast(&time->changed);
    pthread_mutex_unlock(&time->lock);
}

void plumb_work_abandon(plumb_time *time) {
    pthread_mutex_lock(&time->lock);
    time->epoch++;
    time->work = 0;
    pthread_mutex_unlock(&time->lock);
}

int64_t plumb_work_generation(plumb_time *time) { return time->generation; }

void plumb_work_changed(plumb_time *time) {
    pthread_mutex_lock(&time->lock);
    time->generation++;
    pthread_cond_broadcast(&time->changed);
    pthread_mutex_unlock(&time->lock);
}

void plumb_work_wait(plumb_time *time, int64_t generation, int64_t end) {
    struct timespec deadline = {end / 1000000000, end % 1000000000};
    pthread_mutex_lock(&time->lock);
    while (time->work > 0 && time->generation == generation) {
        if (pthread_cond_timedwait(&time->changed, &time->lock, &deadline) != 0) break;
    }
    pthread_mutex_unlock(&time->lock);
}

// Sleeping tasks: one that belongs to a host's work, and is not run by the host itself, wakes up by its clock.
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>

#define SWIFT __attribute__((swiftcall))
typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*enqueue_with_delay)(unsigned long long delay, void *job);
typedef SWIFT void (*enqueue_with_deadline)(
    long long seconds, long long nanoseconds, long long tolerance, long long tolerance_nanoseconds, int clock, void *job);

static void wake(void *job) { LIBRARY(enqueue, "swift_task_enqueueGlobal")(job); }

static SWIFT void sleep_for(unsigned long long delay, void *job, enqueue_with_delay original) {
    plumb_time *host = plumb_current();
    if (host)
        plumb_host.schedule(host->owner, (double)delay / 1e9, job, wake);
    else
        original(delay, job);
}

static SWIFT void sleep_until(
    long long seconds, long long nanoseconds, long long tolerance, long long tolerance_nanoseconds, int clock, void *job,
    enqueue_with_deadline original) {
    plumb_time *host = plumb_current();
    if (!host) {
        original(seconds, nanoseconds, tolerance, tolerance_nanoseconds, clock, job);
        return;
    }
    // Both clocks count from the start of the machine.
    double left = (double)seconds - (double)(PLUMB_UPTIME / 1000000000)
        + ((double)nanoseconds - (double)plumb_seen(host)) / 1e9;
    plumb_host.schedule(host->owner, left > 0 ? left : 0, job, wake);
}

static void take(const char *name, void *function) {
    void **variable = dlsym(RTLD_DEFAULT, name);
    if (variable) *variable = function;
}

void plumb_install(plumb_hooks hooks) {
    plumb_host = hooks;
    take("swift_task_enqueueGlobalWithDelay_hook", (void *)sleep_for);
    take("swift_task_enqueueGlobalWithDeadline_hook", (void *)sleep_until);
}

#ifndef PLUMB_HOST_TIME_H
#define PLUMB_HOST_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// The time of a host, as the code sees it that the host runs (Docs/Decisions/0012-time.md).
///
/// An executable's own functions stand before those of the shared libraries, also for Foundation and Dispatch. Those
/// defined here look whether a host with a time of its own is at work on the thread. If so, they answer with its time,
/// or leave what was asked for to it; if not, they are the library's.
typedef struct plumb_time plumb_time;

/// Who stood on a thread before.
typedef struct {
    plumb_time *time;
    bool is_worker;
} plumb_place;

/// What the owner of a time does.
typedef struct {
    /// Runs `function(context)` on the main actor, so many seconds from now on; gives a number to take it back.
    int64_t (*schedule)(void *owner, double delay, void *context, void (*function)(void *));
    /// Whether it was taken back: what has become due, or was left to real time by a host that is gone, still comes.
    bool (*cancel)(void *owner, int64_t number);
    /// A run loop's timer was added, taken away, or given another date. `timer` is its `Timer`, `key` the run loop's
    /// own record.
    void (*add_timer)(void *owner, void *key, void *timer);
    void (*remove_timer)(void *key);
    void (*change_timer)(void *key, double date);
} plumb_hooks;

/// Tells who does the work. To be called once, before the first time is entered.
void plumb_install(plumb_hooks hooks);

/// - owner: handed to the hooks; a Swift object, which the time does not hold.
plumb_time *plumb_time_make(void *owner);
void plumb_time_free(plumb_time *time);
/// The calendar date of second 0, in nanoseconds since 1970.
void plumb_time_set_date(plumb_time *time, int64_t date);
/// Lets code see the machine's time instead, and dates that are so many nanoseconds later.
void plumb_time_follow_machine(plumb_time *time, int64_t difference);
/// Nanoseconds since second 0.
void plumb_time_move(plumb_time *time, int64_t now);

/// Lets what follows on this thread be the work of a host, or of none.
plumb_place plumb_enter(plumb_time *time);
void plumb_leave(plumb_place place);
/// The owner of the time that was entered on this thread, or that began the work which runs here.
void *plumb_owner(void);
/// Whether this thread works in the background on behalf of a host.
bool plumb_is_worker(void);
/// Who is given what threads ask of the main queue that nobody's work has begun; null for nobody.
void plumb_set_default(plumb_time *time);

/// Begins a piece of work in the background of which no queue knows, as a request to the network; gives the epoch with
/// which it ends.
int64_t plumb_work_open(plumb_time *time);
/// Ends a piece of work. One of an epoch that is over is not counted any more.
void plumb_work_end(plumb_time *time, int64_t epoch);
/// How many pieces of work are under way in the background, or have just become due there.
int64_t plumb_work_count(plumb_time *time);
/// Changes whenever the host is asked for something.
int64_t plumb_work_generation(plumb_time *time);
void plumb_work_changed(plumb_time *time);
/// Waits, in real time, until no work is under way, or the generation is another, or the machine's clock shows `end`.
void plumb_work_wait(plumb_time *time, int64_t generation, int64_t end);
/// Waits no more for what is under way now.
void plumb_work_abandon(plumb_time *time);

/// The machine's clocks, whoever is at work: nanoseconds since it was started, and since 1970.
int64_t plumb_machine_time(void);
int64_t plumb_machine_date(void);
/// Hands `function(context)` to the main queue, whoever is at work.
void plumb_main_queue(double delay, void *context, void (*function)(void *));

#endif

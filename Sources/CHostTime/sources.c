// Timer sources of Dispatch. One that a host's work makes is a source that never fires by itself; the host says when.
#define _GNU_SOURCE
#include "internal.h"

#include <stdlib.h>

typedef void (*work)(void *);

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_set_context(void *object, void *context);
extern void dispatch_set_finalizer_f(void *object, work finalizer);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern intptr_t dispatch_source_testcancel(void *source);

static const uint64_t FOREVER = ~0ull;
/// Nanoseconds between two ticks, at least: a tenth of a millisecond.
static const uint64_t LEAST = 100000;

struct ticker;

/// A tick that the host was asked for. It holds the ticker until it comes or is taken back; one that is void does
/// nothing when it comes.
typedef struct {
    struct ticker *ticker;
    int64_t number;
    bool is_void;
} alarm_clock;

typedef struct ticker {
    struct ticker *next;
    void *source, *queue;
    plumb_time *time;
    /// The source, an alarm that was asked for, and work that has begun hold it.
    int holders;
    int suspensions;
    bool is_cancelled;
    /// Nanoseconds since second 0; negative for never.
    int64_t due;
    uint64_t interval;
    alarm_clock *alarm;
    void *handler, *farewell;
} ticker;

static ticker *first;
/// How many there are: programs without any take no lock.
static _Atomic(int) count;
// Whoever is asked for the next tick may need the library's sources for it.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static ticker *find(void *source) {
    ticker *found = first;
    while (found && found->source != source) found = found->next;
    return found;
}

// With the lock. Gives what is to be released without it.
static ticker *drop(ticker *own) { return --own->holders == 0 ? own : NULL; }

static void dispose(ticker *own) {
    if (!own) return;
    if (own->handler) _Block_release(own->handler);
    if (own->farewell) _Block_release(own->farewell);
    dispatch_release(own->queue);
    plumb_release(own->time);
    free(own);
}

static void fire(void *pointer);

// With the lock: asks the host for the next tick. Gives the alarm that is to be taken back without the lock
// (`take_back`).
static alarm_clock *reschedule(ticker *own) {
    alarm_clock *old = own->alarm;
    own->alarm = NULL;
    if (old) old->is_void = true;
    if (own->suspensions == 0 && !own->is_cancelled && own->due >= 0 && own->handler) {
        alarm_clock *new = calloc(1, sizeof *new);
        if (!new) abort();
        new->ticker = own;
        own->holders++;
        own->alarm = new;
        new->number =
            plumb_host.schedule(own->time->owner, (double)(own->due - own->time->now) / 1e9, new, fire);
    }
    return old;
}

// Without the lock. What can't be taken back any more comes, and does nothing but to let go of the ticker.
static void take_back(alarm_clock *old, plumb_time *time) {
    if (!old || !plumb_host.cancel(time->owner, old->number)) return;
    pthread_mutex_lock(&lock);
    ticker *gone = drop(old->ticker);
    pthread_mutex_unlock(&lock);
    free(old);
    dispose(gone);
}

// Gives back the lock.
static void change(ticker *own) {
    alarm_clock *old = reschedule(own);
    plumb_time *time = own->time;
    plumb_retain(time);
    pthread_mutex_unlock(&lock);
    take_back(old, time);
    plumb_release(time);
}

static void invoke(void *pointer) {
    ticker *own = pointer;
    pthread_mutex_lock(&lock);
    void *handler = own->handler && !own->is_cancelled ? _Block_copy(own->handler) : NULL;
    pthread_mutex_unlock(&lock);
    if (handler) {
        ((work *)handler)[2](handler);
        _Block_release(handler);
    }
    pthread_mutex_lock(&lock);
    ticker *gone = drop(own);
    pthread_mutex_unlock(&lock);
    dispose(gone);
}

static void fire(void *pointer) {
    alarm_clock *alarm = pointer;
    ticker *own = alarm->ticker;
    pthread_mutex_lock(&lock);
    if (alarm->is_void) {
        ticker *gone = drop(own);
        pthread_mutex_unlock(&lock);
        free(alarm);
        dispose(gone);
        return;
    }
    // What the alarm held, the work holds now.
    own->alarm = NULL;
    free(alarm);
    int64_t now = own->time->now;
    if (own->interval == FOREVER) {
        own->due = -1;
    } else {
        // Ticks that nobody has waited for are left out.
        // Nobody moves the time of a host that is gone.
        if (!own->time->is_virtual) own->due = now;
        int64_t missed = now > own->due ? (now - own->due) / (int64_t)own->interval : 0;
        own->due += (missed + 1) * (int64_t)own->interval;
        reschedule(own);
    }
    void *queue = own->queue;
    plumb_time *time = own->time;
    pthread_mutex_unlock(&lock);
    if (plumb_is_main_queue(queue))
        invoke(own);
    else
        plumb_submit(time, queue, 0, own, invoke);
}

static void finalize(void *pointer) {
    ticker *own = pointer;
    pthread_mutex_lock(&lock);
    for (ticker **place = &first; *place; place = &(*place)->next) {
        if (*place == own) {
            *place = own->next;
            count--;
            break;
        }
    }
    own->is_cancelled = true;
    alarm_clock *old = reschedule(own);
    plumb_time *time = own->time;
    plumb_retain(time);
    ticker *gone = drop(own);
    pthread_mutex_unlock(&lock);
    take_back(old, time);
    dispose(gone);
    plumb_release(time);
}

STANDS_BEFORE void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    typedef void *(*function)(const void *, uintptr_t, uintptr_t, void *);
    function library = LIBRARY(function, "dispatch_source_create");
    plumb_time *host = plumb_current();
    if (!host || type != LIBRARY(void *, "_dispatch_source_type_timer")) return library(type, handle, mask, queue);
    void *source = library(LIBRARY(void *, "_dispatch_source_type_data_or"), 0, 0, queue);
    ticker *own = calloc(1, sizeof *own);
    if (!source || !own) abort();
    own->source = source;
    own->queue = queue ? queue : dispatch_get_global_queue(0, 0);
    own->time = host;
    own->holders = 1;
    own->suspensions = 1;
    own->due = -1;
    own->interval = FOREVER;
    dispatch_retain(own->queue);
    plumb_retain(host);
    dispatch_set_context(source, own);
    dispatch_set_finalizer_f(source, finalize);
    pthread_mutex_lock(&lock);
    own->next = first;
    first = own;
    count++;
    pthread_mutex_unlock(&lock);
    return source;
}

// Runs the statement with the source's ticker and the lock, which `change` gives back.
#define WITH_TICKER(source, statement)                                         \
    if (count > 0) {                                                           \
        pthread_mutex_lock(&lock);                                             \
        ticker *own = find(source);                                            \
        if (own) statement                                                     \
        pthread_mutex_unlock(&lock);                                           \
    }

STANDS_BEFORE void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    WITH_TICKER(source, {
        double delay = plumb_delay(own->time, start);
        own->due = delay < 9e9 ? own->time->now + (int64_t)(delay * 1e9 + 0.5) : -1;
        own->interval = interval > (uint64_t)INT64_MAX / 4 ? FOREVER : interval < LEAST ? LEAST : interval;
        change(own);
        return;
    })
    typedef void (*function)(void *, uint64_t, uint64_t, uint64_t);
    LIBRARY(function, "dispatch_source_set_timer")(source, start, interval, leeway);
}

typedef void (*set_block)(void *, void *);

STANDS_BEFORE void dispatch_source_set_event_handler(void *source, void *block) {
    WITH_TICKER(source, {
        void *old = own->handler;
        own->handler = block ? _Block_copy(block) : NULL;
        change(own);
        if (old) _Block_release(old);
        return;
    })
    LIBRARY(set_block, "dispatch_source_set_event_handler")(source, block);
}

STANDS_BEFORE void dispatch_source_set_cancel_handler(void *source, void *block) {
    WITH_TICKER(source, {
        void *old = own->farewell;
        own->farewell = block ? _Block_copy(block) : NULL;
        pthread_mutex_unlock(&lock);
        if (old) _Block_release(old);
        return;
    })
    LIBRARY(set_block, "dispatch_source_set_cancel_handler")(source, block);
}

typedef void (*tell)(void *);

static void suspend(void *object, int number, bool is_activation) {
    WITH_TICKER(object, {
        own->suspensions = is_activation && own->suspensions > 0 ? 0 : own->suspensions + number;
        change(own);
        return;
    })
}

STANDS_BEFORE void dispatch_resume(void *object) {
    suspend(object, -1, false);
    LIBRARY(tell, "dispatch_resume")(object);
}

STANDS_BEFORE void dispatch_activate(void *object) {
    suspend(object, 0, true);
    LIBRARY(tell, "dispatch_activate")(object);
}

STANDS_BEFORE void dispatch_suspend(void *object) {
    suspend(object, 1, false);
    LIBRARY(tell, "dispatch_suspend")(object);
}

static void say_farewell(void *block) {
    ((work *)block)[2](block);
    _Block_release(block);
}

STANDS_BEFORE void dispatch_source_cancel(void *source) {
    void *farewell = NULL, *queue = NULL;
    plumb_time *time = NULL;
    alarm_clock *old = NULL;
    if (count > 0) {
        pthread_mutex_lock(&lock);
        ticker *own = find(source);
        if (own && !own->is_cancelled) {
            own->is_cancelled = true;
            old = reschedule(own);
            farewell = own->farewell;
            own->farewell = NULL;
            queue = own->queue;
            time = own->time;
            dispatch_retain(queue);
            plumb_retain(time);
        }
        pthread_mutex_unlock(&lock);
    }
    if (time) {
        take_back(old, time);
        if (farewell) plumb_submit(time, queue, 0, farewell, say_farewell);
        dispatch_release(queue);
        plumb_release(time);
    }
    LIBRARY(tell, "dispatch_source_cancel")(source);
}

// How often it has fired since the handler was called last.
STANDS_BEFORE uintptr_t dispatch_source_get_data(void *source) {
    WITH_TICKER(source, {
        pthread_mutex_unlock(&lock);
        return 1;
    })
    typedef uintptr_t (*function)(void *);
    return LIBRARY(function, "dispatch_source_get_data")(source);
}

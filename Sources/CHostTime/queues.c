// Dispatch queues: what a host's work asks of the main queue is the host's, what it asks of others is done there,
// counted, and sees the host's time.
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <semaphore.h>
#include <stdlib.h>

typedef void (*work)(void *);
typedef void (*hand_block)(void *, void *);
typedef void (*hand_function)(void *, void *, work);

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_sync_f(void *queue, void *context, work function);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);

// A block is an object with its function in the third word.
static void call(void *block) { ((work *)block)[2](block); }

static void call_and_release(void *block) {
    call(block);
    _Block_release(block);
}

static void *main_queue(void) { return LIBRARY(void *, "_dispatch_main_q"); }
bool plumb_is_main_queue(void *queue) { return queue == main_queue(); }

static const uint64_t FOREVER = ~0ull, WALL = 1ull << 62, CONTINUOUS = 1ull << 63;

double plumb_delay(plumb_time *host, uint64_t when) {
    if (when == 0) return 0;
    if (when == FOREVER) return 1e300;
    int64_t seen = plumb_seen(host), due;
    if (!(when & CONTINUOUS)) {
        due = (int64_t)when - PLUMB_UPTIME;
    } else if (when & WALL) {
        // ~1 is now; any other is a date since 1970, negated.
        if (when == ~1ull) return 0;
        due = -(int64_t)when - host->date;
    } else {
        due = (int64_t)(when & ~CONTINUOUS) - PLUMB_UPTIME;
    }
    return due > seen ? (double)(due - seen) / 1e9 : 0;
}

// A piece of work in the background.
typedef struct {
    plumb_time *time;
    int64_t epoch;
    void *queue, *context;
    work function;
} item;

static void run(void *pointer) {
    item own = *(item *)pointer;
    free(pointer);
    plumb_thread before = plumb_here;
    plumb_here = (plumb_thread){.time = own.time, .is_worker = true, .epoch = own.epoch};
    own.function(own.context);
    plumb_here = before;
    plumb_work_end(own.time, own.epoch);
    plumb_release(own.time);
}

static void start(void *pointer) {
    item *own = pointer;
    void *queue = own->queue;
    own->epoch = own->time->epoch;
    plumb_work_begin(own->time, own->epoch);
    LIBRARY(hand_function, "dispatch_async_f")(queue, own, run);
    dispatch_release(queue);
}

void plumb_submit(plumb_time *time, void *queue, double delay, void *context, work function) {
    if (plumb_is_main_queue(queue)) {
        plumb_host.schedule(time->owner, delay, context, function);
        return;
    }
    item *own = malloc(sizeof *own);
    if (!own) abort();
    *own = (item){time, 0, queue, context, function};
    plumb_retain(time);
    dispatch_retain(queue);
    if (delay > 0)
        plumb_host.schedule(time->owner, delay, own, start);
    else
        start(own);
}

// Something that a worker waits for.
typedef struct {
    plumb_time *time;
    int64_t epoch;
    void *context;
    work function;
    sem_t done;
} errand;

static void run_errand(void *pointer) {
    errand *own = pointer;
    own->function(own->context);
    // The worker goes on before the host looks whether it does.
    plumb_work_begin(own->time, own->epoch);
    sem_post(&own->done);
}

void plumb_hand_over(plumb_time *time, double delay, void *context, work function) {
    errand own = {.time = time, .epoch = plumb_here.epoch, .context = context, .function = function};
    sem_init(&own.done, 0, 0);
    plumb_host.schedule(time->owner, delay, &own, run_errand);
    plumb_work_end(time, own.epoch);
    while (sem_wait(&own.done) != 0) {}
    sem_destroy(&own.done);
}

void plumb_main_queue(double delay, void *context, work function) {
    if (delay > 0) {
        typedef void (*hand_later)(uint64_t, void *, void *, work);
        plumb_place place = plumb_enter(NULL);
        uint64_t when = dispatch_time(0, (int64_t)(delay * 1e9));
        LIBRARY(hand_later, "dispatch_after_f")(when, main_queue(), context, function);
        plumb_leave(place);
    } else {
        LIBRARY(hand_function, "dispatch_async_f")(main_queue(), context, function);
    }
}

// Who is asked: threads that nobody's work has begun have their say on the main queue only.
static plumb_time *host_for(void *queue) {
    return plumb_is_main_queue(queue) ? plumb_current_or_default() : plumb_current();
}

STANDS_BEFORE void dispatch_async(void *queue, void *block) {
    plumb_time *host = host_for(queue);
    if (host)
        plumb_submit(host, queue, 0, _Block_copy(block), call_and_release);
    else
        LIBRARY(hand_block, "dispatch_async")(queue, block);
}

STANDS_BEFORE void dispatch_async_f(void *queue, void *context, work function) {
    plumb_time *host = host_for(queue);
    if (host)
        plumb_submit(host, queue, 0, context, function);
    else
        LIBRARY(hand_function, "dispatch_async_f")(queue, context, function);
}

// A barrier in the background stays one: it is the library's, and nobody waits for it.
STANDS_BEFORE void dispatch_barrier_async(void *queue, void *block) {
    plumb_time *host = host_for(queue);
    if (host && plumb_is_main_queue(queue))
        plumb_submit(host, queue, 0, _Block_copy(block), call_and_release);
    else
        LIBRARY(hand_block, "dispatch_barrier_async")(queue, block);
}

STANDS_BEFORE void dispatch_after(uint64_t when, void *queue, void *block) {
    plumb_time *host = host_for(queue);
    if (host) {
        double delay = plumb_delay(host, when);
        if (delay < 1e18) plumb_submit(host, queue, delay, _Block_copy(block), call_and_release);
    } else {
        typedef void (*function)(uint64_t, void *, void *);
        LIBRARY(function, "dispatch_after")(when, queue, block);
    }
}

STANDS_BEFORE void dispatch_after_f(uint64_t when, void *queue, void *context, work function) {
    plumb_time *host = host_for(queue);
    if (host) {
        double delay = plumb_delay(host, when);
        if (delay < 1e18) plumb_submit(host, queue, delay, context, function);
    } else {
        typedef void (*library)(uint64_t, void *, void *, work);
        LIBRARY(library, "dispatch_after_f")(when, queue, context, function);
    }
}

// The main queue, from the background, waiting.

STANDS_BEFORE void dispatch_sync(void *queue, void *block) {
    plumb_time *host = plumb_current();
    if (host && plumb_here.is_worker && plumb_is_main_queue(queue))
        plumb_hand_over(host, 0, block, call);
    else
        LIBRARY(hand_block, "dispatch_sync")(queue, block);
}

STANDS_BEFORE void dispatch_barrier_sync(void *queue, void *block) {
    plumb_time *host = plumb_current();
    if (host && plumb_here.is_worker && plumb_is_main_queue(queue))
        plumb_hand_over(host, 0, block, call);
    else
        LIBRARY(hand_block, "dispatch_barrier_sync")(queue, block);
}

// Groups.

typedef struct {
    void *group, *block;
} member;

static void run_member(void *pointer) {
    member own = *(member *)pointer;
    free(pointer);
    call_and_release(own.block);
    dispatch_group_leave(own.group);
    dispatch_release(own.group);
}

STANDS_BEFORE void dispatch_group_async(void *group, void *queue, void *block) {
    plumb_time *host = host_for(queue);
    if (!host) {
        typedef void (*function)(void *, void *, void *);
        LIBRARY(function, "dispatch_group_async")(group, queue, block);
        return;
    }
    member *own = malloc(sizeof *own);
    if (!own) abort();
    *own = (member){group, _Block_copy(block)};
    dispatch_retain(group);
    dispatch_group_enter(group);
    plumb_submit(host, queue, 0, own, run_member);
}

// Libraries hand on who waits for a group as soon as the last has left it: to a queue of our own, which is looked
// through whenever the host wants to know what is to be done.
static void *post_queue(void) {
    static _Atomic(void *) queue;
    void *known = queue;
    if (known) return known;
    void *made = dispatch_queue_create("plumb.post", NULL);
    if (atomic_compare_exchange_strong(&queue, &known, made)) return made;
    dispatch_release(made);
    return known;
}

typedef struct {
    plumb_time *time;
    void *queue, *block;
} notice;

static void post(void *pointer) {
    notice own = *(notice *)pointer;
    free(pointer);
    plumb_submit(own.time, own.queue, 0, own.block, call_and_release);
    own.time->posted++;
    own.time->notices--;
    dispatch_release(own.queue);
    plumb_release(own.time);
}

static notice *make_notice(plumb_time *time, void *queue, void *block) {
    notice *own = malloc(sizeof *own);
    if (!own) abort();
    *own = (notice){time, queue, _Block_copy(block)};
    plumb_retain(time);
    dispatch_retain(queue);
    time->notices++;
    return own;
}

STANDS_BEFORE void dispatch_group_notify(void *group, void *queue, void *block) {
    plumb_time *host = host_for(queue);
    if (!host) {
        typedef void (*function)(void *, void *, void *);
        LIBRARY(function, "dispatch_group_notify")(group, queue, block);
        return;
    }
    typedef void (*function)(void *, void *, void *, work);
    LIBRARY(function, "dispatch_group_notify_f")(group, post_queue(), make_notice(host, queue, block), post);
}

// A work item's notice comes as a block. One is made as a compiler would: an object on the heap without anything to
// free but itself.
struct block_descriptor {
    unsigned long reserved, size;
};
struct post_block {
    void *type;
    int flags, reserved;
    void (*invoke)(struct post_block *);
    const struct block_descriptor *descriptor;
    notice *notice;
};
static void invoke_post(struct post_block *block) { post(block->notice); }
static const struct block_descriptor post_descriptor = {0, sizeof(struct post_block)};
extern void *_NSConcreteStackBlock[];

STANDS_BEFORE void dispatch_block_notify(void *item, void *queue, void *block) {
    typedef void (*function)(void *, void *, void *);
    plumb_time *host = host_for(queue);
    if (!host) {
        LIBRARY(function, "dispatch_block_notify")(item, queue, block);
        return;
    }
    struct post_block own = {_NSConcreteStackBlock, 0, 0, invoke_post, &post_descriptor, make_notice(host, queue, block)};
    LIBRARY(function, "dispatch_block_notify")(item, post_queue(), &own);
}

static void nothing(void *context) { (void)context; }

// Work has left its groups when it ends. So whoever waits for a group is looked for when no work was found, and work is
// looked for again when somebody was handed on.
int64_t plumb_work_count(plumb_time *time) {
    while (true) {
        int64_t posted = time->posted;
        if (time->work > 0 || time->notices == 0) return time->work;
        dispatch_sync_f(post_queue(), NULL, nothing);
        if (time->posted == posted) return time->work;
    }
}

// Whoever blocks a thread until something happens, or some time is over, waits in real time: the host's stands still
// meanwhile.

typedef long (*wait_function)(void *, uint64_t);

static long wait_for(wait_function library, void *object, uint64_t when) {
    if (!plumb_here.time || when == 0 || when == FOREVER) return library(object, when);
    plumb_time *host = plumb_current();
    double delay = host ? plumb_delay(host, when) : 0;
    plumb_place place = plumb_enter(NULL);
    if (host) when = delay < 9e9 ? dispatch_time(0, (int64_t)(delay * 1e9)) : FOREVER;
    long result = library(object, when);
    plumb_leave(place);
    return result;
}

STANDS_BEFORE long dispatch_semaphore_wait(void *semaphore, uint64_t when) {
    return wait_for(LIBRARY(wait_function, "dispatch_semaphore_wait"), semaphore, when);
}

STANDS_BEFORE long dispatch_group_wait(void *group, uint64_t when) {
    return wait_for(LIBRARY(wait_function, "dispatch_group_wait"), group, when);
}

STANDS_BEFORE long dispatch_block_wait(void *block, uint64_t when) {
    return wait_for(LIBRARY(wait_function, "dispatch_block_wait"), block, when);
}

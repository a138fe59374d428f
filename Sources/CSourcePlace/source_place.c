#define _GNU_SOURCE 1
#include "source_place.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// The code of the user's program: from `low` up to `high`; nothing is found as long as `high` is 0.
static uintptr_t plumb_source_low, plumb_source_high;

/// Where in there the user's code is, as pairs; all of it as long as there are none.
static uintptr_t *parts;
static size_t part_count;

/// How many pairs there are, looked at or not.
static size_t kept_count;

/// More than there are between a user's call and the code that asks.
enum { most_frames = 24 };

/// The same for what changes a value, which may pass objects and closures on its way.
enum { most_frames_of_writes = 96 };

static pthread_t thread;

/// The end of the thread's stack, where it begins to grow; 0 before it was asked for.
static __thread uintptr_t stack_end;

static uintptr_t find_stack_end(void) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    if (pthread_attr_getstack(&attributes, &lowest, &size) != 0) size = 0;
    pthread_attr_destroy(&attributes);
    return (uintptr_t)lowest + size;
}

static bool is_in_parts(uintptr_t address) {
    size_t low = 0, high = part_count;
    if (high == 0) return true;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (parts[2 * middle] <= address) low = middle + 1;
        else high = middle;
    }
    return low > 0 && address < parts[2 * low - 1];
}

/// Follows frames, and fills an array with calls in the user's program, the innermost first. Returns how many there
/// are.
static int walk(const void *start, int frames, plumb_user_call *found, int most) {
    if (stack_end == 0) stack_end = find_stack_end();
    uintptr_t frame = (uintptr_t)start;
    uintptr_t lowest = frame;
    int length = 0;
    for (int count = 0; count < frames && length < most; count++) {
        // What is no frame of this thread's stack is not looked at. A frame is the caller's frame and the return
        // address.
        if (frame < lowest || frame % sizeof(uintptr_t) != 0 || stack_end < 2 * sizeof(uintptr_t)
            || frame > stack_end - 2 * sizeof(uintptr_t))
            break;
        const uintptr_t *record = (const uintptr_t *)frame;
        if (record[1] >= plumb_source_low && record[1] < plumb_source_high
            && is_in_parts(record[1])) {
            found[length].address = record[1];
            found[length].frame = record[0];
            length++;
        }
        lowest = frame + 2 * sizeof(uintptr_t);
        frame = record[0];
    }
    return length;
}

plumb_user_call plumb_source_walk(const void *start) {
    plumb_user_call found = {0, 0};
    walk(start, most_frames, &found, 1);
    return found;
}

int plumb_source_calls(plumb_user_call *found, int most) {
    return walk(__builtin_frame_address(0), most_frames_of_writes, found, most);
}

struct search {
    uintptr_t address;
    uintptr_t low;
    uintptr_t high;
    intptr_t base;
};

static int look_at(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    struct search *search = context;
    uintptr_t low = 0, high = 0;
    bool has_address = false;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD) continue;
        uintptr_t first = object->dlpi_addr + segment->p_vaddr;
        uintptr_t end = first + segment->p_memsz;
        if (search->address >= first && search->address < end) has_address = true;
        if (!(segment->p_flags & PF_X)) continue;
        if (high == 0 || first < low) low = first;
        if (end > high) high = end;
    }
    if (!has_address) return 0;
    search->low = low;
    search->high = high;
    search->base = (intptr_t)object->dlpi_addr;
    return 1;
}

intptr_t plumb_source_record(void *object) {
    struct link_map *map = NULL;
    if (dlinfo(object, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return -1;
    struct search search = {(uintptr_t)map->l_ld, 0, 0, -1};
    dl_iterate_phdr(look_at, &search);
    if (search.high == 0) return -1;
    thread = pthread_self();
    part_count = 0;
    plumb_source_low = search.low;
    plumb_source_high = search.high;
    return search.base;
}

bool plumb_source_limit(const uintptr_t *pairs, size_t count) {
    size_t size = 2 * count * sizeof(uintptr_t);
    // The same as before, as a rule: a program's code does not move.
    if (parts == NULL || kept_count != count || memcmp(parts, pairs, size) != 0) {
        uintptr_t *copy = malloc(size);
        if (copy == NULL) return false;
        memcpy(copy, pairs, size);
        // What was there stays: another thread may be looking at it.
        parts = copy;
        kept_count = count;
    }
    part_count = count;
    return true;
}

void plumb_source_stop(void) { plumb_source_high = 0; }

bool plumb_source_is_thread(void) { return plumb_source_high != 0 && pthread_equal(thread, pthread_self()); }

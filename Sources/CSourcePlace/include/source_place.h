#ifndef PLUMB_SOURCE_PLACE_H
#define PLUMB_SOURCE_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Which call in a user's program led to the code that asks (Docs/Decisions/0019-places.md).
///
/// The user's program is a shared object. A call from it leaves its return address in a frame; frames are linked,
/// because Swift keeps frame pointers.

/// A call in the user's program.
typedef struct {
    /// Where it returns to; 0 for none.
    uintptr_t address;
    /// The frame of the function that calls.
    uintptr_t frame;
} plumb_user_call;

/// Looks from now on for calls in a shared object, by what `dlopen` gave; they are to be made on this thread. Returns
/// the number that is to be taken from an address to get the one in the object's file, or -1 if there is no such
/// object.
intptr_t plumb_source_record(void *object);
/// Of the object, only code between pairs of addresses is the user's: each from the first up to the second, in
/// ascending order. They are copied. For a program that has Plumb's code and the user's. Returns false, and changes
/// nothing, where there is no memory.
bool plumb_source_limit(const uintptr_t *pairs, size_t count);
/// Looks for no calls any more.
void plumb_source_stop(void);
/// Whether this is the thread on which looking for calls began.
bool plumb_source_is_thread(void);

/// The innermost call in the user's program, among the 24 frames from this one on.
plumb_user_call plumb_source_walk(const void *frame);

/// Fills an array with the calls in the user's program that led here, the innermost first, and returns how many there
/// are; at most so many as given.
int plumb_source_calls(plumb_user_call *found, int most);

/// The innermost call in the user's program that led here.
static inline __attribute__((always_inline)) plumb_user_call plumb_source_call(void) {
    return plumb_source_walk(__builtin_frame_address(0));
}

#endif

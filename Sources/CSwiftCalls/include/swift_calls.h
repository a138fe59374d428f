#ifndef SWIFT_CALLS_H
#define SWIFT_CALLS_H

/// Calls a method of Swift that takes nothing but the type, and gives an object that the caller owns.
void *_Nonnull plumb_call_with_self(const void *_Nonnull method, const void *_Nonnull self);

#endif

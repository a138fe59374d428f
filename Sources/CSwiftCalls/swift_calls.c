#include "swift_calls.h"

typedef __attribute__((swiftcall)) void *(*method)(__attribute__((swift_context)) const void *self);

void *plumb_call_with_self(const void *function, const void *self) {
    return ((method)function)(self);
}

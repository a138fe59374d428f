#ifndef PLUMB_ALLOCATIONS_H
#define PLUMB_ALLOCATIONS_H

/// How often the process that this is linked into has asked for memory.
long plumb_allocation_count(void);

#endif

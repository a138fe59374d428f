#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stdint.h>

/// A symbol in a source file, as the compiler has written it into its index.
typedef struct {
    /// The file that was compiled.
    const char *file;
    /// When the file's unit was written, in seconds since 1970.
    double written;
    /// What tells the symbol from all others.
    const char *symbol;
    const char *name;
    bool isDefinition;
    bool isReference;
    bool isParameter;
    uint32_t line;
} index_occurrence;

/// Calls `visit` for every symbol in every file that the store at `path` knows of, where `wants` says so of the file.
///
/// `library` is the toolchain's libIndexStore. A file that was compiled more than once is visited once, as its newest
/// unit has it. Returns NULL, or a sentence about what is missing (valid until the next call).
const char *visit_index(
    const char *library, const char *path, void *context, bool (*wants)(void *context, const char *file),
    void (*visit)(void *context, index_occurrence occurrence));

#endif

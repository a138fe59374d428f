// The few calls of libIndexStore that a walk over a store needs. The library belongs to the toolchain and is looked up
// when the program runs, so that nothing links against it.
#define _GNU_SOURCE
#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef void *handle;
typedef struct {
    const char *data;
    size_t length;
} text;

enum { definition = 1 << 0 | 1 << 1, reference = 1 << 2, parameter_kind = 25, record_dependency = 2 };

static struct {
    handle (*store_create)(const char *, handle *);
    void (*store_dispose)(handle);
    bool (*store_units_apply_f)(handle, unsigned, void *, bool (*)(void *, text));
    handle (*unit_reader_create)(handle, const char *, handle *);
    void (*unit_reader_dispose)(handle);
    text (*unit_reader_get_main_file)(handle);
    bool (*unit_reader_dependencies_apply_f)(handle, void *, bool (*)(void *, handle));
    int (*unit_dependency_get_kind)(handle);
    text (*unit_dependency_get_name)(handle);
    text (*unit_dependency_get_filepath)(handle);
    handle (*record_reader_create)(handle, const char *, handle *);
    void (*record_reader_dispose)(handle);
    bool (*record_reader_occurrences_apply_f)(handle, void *, bool (*)(void *, handle));
    handle (*occurrence_get_symbol)(handle);
    uint64_t (*occurrence_get_roles)(handle);
    void (*occurrence_get_line_col)(handle, unsigned *, unsigned *);
    text (*symbol_get_usr)(handle);
    text (*symbol_get_name)(handle);
    int (*symbol_get_kind)(handle);
} api;

static char message[1024];

static bool look_up(void *library) {
    static const struct {
        const char *name;
        void **place;
    } calls[] = {
#define CALL(name) {"indexstore_" #name, (void **)&api.name}
        CALL(store_create),
        CALL(store_dispose),
        CALL(store_units_apply_f),
        CALL(unit_reader_create),
        CALL(unit_reader_dispose),
        CALL(unit_reader_get_main_file),
        CALL(unit_reader_dependencies_apply_f),
        CALL(unit_dependency_get_kind),
        CALL(unit_dependency_get_name),
        CALL(unit_dependency_get_filepath),
        CALL(record_reader_create),
        CALL(record_reader_dispose),
        CALL(record_reader_occurrences_apply_f),
        CALL(occurrence_get_symbol),
        CALL(occurrence_get_roles),
        CALL(occurrence_get_line_col),
        CALL(symbol_get_usr),
        CALL(symbol_get_name),
        CALL(symbol_get_kind),
#undef CALL
    };
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        *calls[i].place = dlsym(library, calls[i].name);
        if (!*calls[i].place) {
            snprintf(message, sizeof message, "libIndexStore has no %s", calls[i].name);
            return false;
        }
    }
    return true;
}

static char *copy(text text) { return strndup(text.length ? text.data : "", text.length); }

// A source file, and the newest record of it.
typedef struct {
    char *file;
    char *record;
    struct timespec written;
} source;

typedef struct {
    handle store;
    const char *path;
    void *context;
    bool (*wants)(void *, const char *);
    void (*visit)(void *, index_occurrence);
    source *sources;
    size_t count;
    size_t capacity;
    // Of the unit or the record that is being read.
    char *file;
    char *record;
    double written;
} walk;

static bool is_later(struct timespec a, struct timespec b) {
    return a.tv_sec != b.tv_sec ? a.tv_sec > b.tv_sec : a.tv_nsec > b.tv_nsec;
}

static bool see_dependency(void *context, handle dependency) {
    walk *walk = context;
    if (api.unit_dependency_get_kind(dependency) != record_dependency) return true;
    text path = api.unit_dependency_get_filepath(dependency);
    if (path.length != strlen(walk->file) || strncmp(path.data, walk->file, path.length) != 0) return true;
    free(walk->record);
    walk->record = copy(api.unit_dependency_get_name(dependency));
    return true;
}

static void keep(walk *walk, struct timespec written) {
    source *known = NULL;
    for (size_t i = 0; i < walk->count && !known; i++) {
        if (strcmp(walk->sources[i].file, walk->file) == 0) known = &walk->sources[i];
    }
    if (known) {
        if (is_later(known->written, written)) return;
        free(known->record);
    } else {
        if (walk->count == walk->capacity) {
            walk->capacity = walk->capacity ? walk->capacity * 2 : 256;
            walk->sources = realloc(walk->sources, walk->capacity * sizeof *walk->sources);
        }
        known = &walk->sources[walk->count++];
        known->file = strdup(walk->file);
    }
    known->record = walk->record;
    known->written = written;
    walk->record = NULL;
}

static bool see_unit(void *context, text name) {
    walk *walk = context;
    char *unit = copy(name);
    handle reader = api.unit_reader_create(walk->store, unit, NULL);
    if (reader) {
        walk->file = copy(api.unit_reader_get_main_file(reader));
        walk->record = NULL;
        if (walk->file[0] && walk->wants(walk->context, walk->file)) {
            api.unit_reader_dependencies_apply_f(reader, walk, see_dependency);
            char path[4096];
            struct stat info;
            snprintf(path, sizeof path, "%s/v5/units/%s", walk->path, unit);
            if (walk->record && stat(path, &info) == 0) keep(walk, info.st_mtim);
        }
        free(walk->record);
        free(walk->file);
        api.unit_reader_dispose(reader);
    }
    free(unit);
    return true;
}

static bool see_occurrence(void *context, handle occurrence) {
    walk *walk = context;
    handle symbol = api.occurrence_get_symbol(occurrence);
    uint64_t roles = api.occurrence_get_roles(occurrence);
    unsigned line = 0, column = 0;
    api.occurrence_get_line_col(occurrence, &line, &column);
    char *usr = copy(api.symbol_get_usr(symbol));
    char *name = copy(api.symbol_get_name(symbol));
    walk->visit(
        walk->context, (index_occurrence){
                           .file = walk->file,
                           .written = walk->written,
                           .symbol = usr,
                           .name = name,
                           .isDefinition = (roles & definition) != 0,
                           .isReference = (roles & reference) != 0,
                           .isParameter = api.symbol_get_kind(symbol) == parameter_kind,
                           .line = line,
                       });
    free(usr);
    free(name);
    return true;
}

const char *visit_index(
    const char *library, const char *path, void *context, bool (*wants)(void *, const char *),
    void (*visit)(void *, index_occurrence)) {
    void *loaded = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    if (!loaded) {
        snprintf(message, sizeof message, "%s", dlerror());
        return message;
    }
    if (!look_up(loaded)) return message;
    walk walk = {.store = api.store_create(path, NULL), .path = path, .context = context, .wants = wants, .visit = visit};
    if (!walk.store) {
        snprintf(message, sizeof message, "there is no index store at %s", path);
        return message;
    }
    api.store_units_apply_f(walk.store, 0, &walk, see_unit);
    for (size_t i = 0; i < walk.count; i++) {
        walk.file = walk.sources[i].file;
        walk.record = walk.sources[i].record;
        walk.written = (double)walk.sources[i].written.tv_sec + walk.sources[i].written.tv_nsec / 1e9;
        handle reader = api.record_reader_create(walk.store, walk.record, NULL);
        if (!reader) continue;
        api.record_reader_occurrences_apply_f(reader, &walk, see_occurrence);
        api.record_reader_dispose(reader);
    }
    for (size_t i = 0; i < walk.count; i++) {
        free(walk.sources[i].file);
        free(walk.sources[i].record);
    }
    free(walk.sources);
    api.store_dispose(walk.store);
    return NULL;
}

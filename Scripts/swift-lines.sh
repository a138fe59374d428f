#!/bin/sh
# Hand-written lines of Swift, by folder, in two revisions and their difference: what the build makes is not tracked, and does not count.
#
# Scripts/swift-lines.sh OLD [NEW]   NEW is HEAD unless given.
set -eu
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { echo "swift-lines.sh: give a revision to compare with" >&2; exit 2; }
old=$1
new=${2:-HEAD}

# lines REVISION: folder and number of lines, of each folder two levels deep.
lines() {
    git grep -c '' "$1" -- '*.swift' | awk -F: '{ split($2, path, "/"); name = path[1] (path[2] == "" ? "" : "/" path[2]); sum[name] += $3 }
        END { for (name in sum) print name, sum[name] }'
}

{ lines "$old" | sed 's/^/old /'; lines "$new" | sed 's/^/new /'; } | awk '
    { if ($1 == "old") old[$2] = $3; else new[$2] = $3; seen[$2] = 1 }
    END {
        for (folder in seen) {
            change = new[folder] - old[folder]
            total += change; before += old[folder]; after += new[folder]
            if (change < 0) gone += change; else come += change
            if (change != 0) printf "%-36s %7d %7d %+7d\n", folder, old[folder], new[folder], change
        }
        printf "%-36s %7d %7d %+7d (%d in folders that shrank, +%d in others)\n", "all", before, after, total, gone, come
    }' | sort

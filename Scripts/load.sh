#!/bin/sh
# Puts load on the release build: many renders at once, then a long motion.
#
# 1. Each example that stands still is rendered ROUNDS times, JOBS at once, with a cache that is empty at first. Every picture of an example
#    must have the same bytes, and nothing may be left behind.
# 2. plumb-bench motion runs for FRAMES frames: its peak of memory may be 8 MiB above that of a tenth of them, and no more.
set -eu
cd "$(dirname "$0")/.."

rounds=${ROUNDS:-12}
jobs=${JOBS:-8}
frames=${FRAMES:-10000}
plumb=${PLUMB:-$PWD/.build/release/plumb}
bench=${BENCH:-$PWD/.build/release/plumb-bench}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

fail() {
    echo "load: $1" >&2
    exit 1
}

# 1. JOBS chains of renders; each chain begins with another example.
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
examples=""
for file in Examples/*.swift; do examples="$examples $(basename "$file" .swift)"; done
count=0
for example in $examples; do count=$((count + 1)); done

chain() {
    number=$1
    while [ "$number" -lt $((count * rounds)) ]; do
        place=$((number % count))
        for example in $examples; do
            [ "$place" -eq 0 ] && break
            place=$((place - 1))
        done
        "$plumb" render "Examples/$example.swift" -o "$work/$example-$number.png" >"$work/said-$number" 2>&1 ||
            { cat "$work/said-$number" >&2; return 1; }
        number=$((number + jobs))
    done
}

pids=""
chains=0
while [ "$chains" -lt "$jobs" ]; do
    chain "$chains" &
    pids="$pids $!"
    chains=$((chains + 1))
done
result=0
for pid in $pids; do wait "$pid" || result=1; done
[ "$result" -eq 0 ] || fail "a render has failed"

for example in $examples; do
    first=""
    seen=0
    for picture in "$work/$example"-*.png; do
        [ -f "$picture" ] || fail "$example has no picture"
        if [ -z "$first" ]; then first=$picture; fi
        cmp -s "$first" "$picture" || fail "two renders of $example differ"
        seen=$((seen + 1))
    done
    [ "$seen" -eq "$rounds" ] || fail "$example has $seen pictures, not $rounds"
done
echo "load: $((count * rounds)) renders, $jobs at once: the same bytes for each of $count examples"

# 2.
peak() { "$bench" motion --json --frames "$1" | sed -n 's/.*"peak_mib": \([0-9.]*\).*/\1/p'; }
short=$(peak $((frames / 10)))
long=$(peak "$frames")
[ -n "$short" ] && [ -n "$long" ] || fail "plumb-bench motion gives no peak of memory"
awk -v short="$short" -v long="$long" 'BEGIN { exit !(long <= short + 8) }' ||
    fail "a motion of $frames frames takes $long MiB, one of a tenth takes $short"
echo "load: a motion of $frames frames takes $long MiB, one of a tenth $short"

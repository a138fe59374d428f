#!/bin/sh
# Instructions a node that a layout takes, by workload: what noise can't touch. Needs valgrind.
# Usage: Scripts/instructions.sh [WORKLOAD NODES] …    (default: W1, W2, W3b, W4)
set -eu
bench=${BENCH:-.build/release/plumb-bench}
[ $# -gt 0 ] || set -- W1/10000 10001 W2/10000 60001 W3b/200 601 W4/4-6 5461

count() {
    out=$(mktemp)
    valgrind --tool=callgrind --callgrind-out-file="$out" "$bench" layout --repeat "$2" "$1" 2>/dev/null >/dev/null
    awk '/^summary:|^totals:/ { print $2; exit }' "$out"
    rm -f "$out"
}

while [ $# -gt 1 ]; do
    few=$(count "$1" 2)
    many=$(count "$1" 12)
    awk -v name="$1" -v difference="$((many - few))" -v nodes="$2" \
        'BEGIN { printf "%-12s %8.1f instructions a node\n", name, difference / 10 / nodes }'
    shift 2
done

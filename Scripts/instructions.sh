#!/bin/sh
# Instructions that Plumb takes, by workload: what noise can't touch. Needs valgrind.
#
# Scripts/instructions.sh [WORKLOAD PART NODES] …          of .build/release/plumb-bench, or of the one that BENCH names; exits with 1 where a row of a
#                                                          list takes more than 1.3 times one of a lazy stack
# Scripts/instructions.sh --compare OLD NEW [WORKLOAD …]   of two builds of plumb-bench, with the ratio; exits with 1 where NEW takes
#                                                          more than its limit: 3 % for the engine's workloads, 0 % for those of views
#
# PART is build, layout or free. A figure is a node's; W5's is a change's, a list's that of a page turned, by row. Ratios are rounded to a tenth of a per cent.
set -eu

# Two counts of a part, done a few times and more often: their difference is the part's alone.
few=2
workloads='W1/10000 layout 10001
W2/10000 layout 60001
W3a/200 layout 601
W3b/200 layout 601
W4/4-6 layout 5461
W5/10000 layout 1
W2-views/10000 build 60001
W2-views/10000 free 60001
List/1000 layout 1000
LazyVStack/1000 layout 1000'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM

fail() {
    echo "instructions.sh: $1" >&2
    exit 2
}

command -v valgrind >/dev/null 2>&1 || fail "valgrind is missing: apt-get install valgrind"

# A copy without debug information, which valgrind can't read: the build stays as it is.
stripped() {
    [ -f "$1" ] || fail "there is no $1; make bench builds it"
    strip --strip-debug -o "$2" "$1" || fail "$1 is no program"
}

# count BENCH WORKLOAD PART TIMES: instructions of the whole run. Hashes are the same in every run.
count() {
    rm -f "$folder/counts"
    SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file="$folder/counts" \
        "$1" layout --repeat "$4" --only "$3" "$2" >"$folder/said" 2>&1 || {
        cat "$folder/said" >&2
        return 1
    }
    awk '/^(summary|totals):/ { print $2; exit }' "$folder/counts"
}

# a_node BENCH WORKLOAD PART NODES: instructions a node.
a_node() {
    case $3 in layout) many=12 ;; *) many=7 ;; esac
    less=$(count "$1" "$2" "$3" "$few") || return 1
    more=$(count "$1" "$2" "$3" "$many") || return 1
    awk -v difference="$((more - less))" -v times="$((many - few))" -v nodes="$4" \
        'BEGIN { printf "%.3f\n", difference / times / nodes }'
}

compare() {
    [ $# -ge 2 ] || fail "--compare takes two builds of plumb-bench"
    stripped "$1" "$folder/old"
    stripped "$2" "$folder/new"
    shift 2
    names=" $* "
    printf '%-16s %-7s %12s %12s %8s %8s\n' workload part old new ratio limit
    result=0
    while read -r name part nodes; do
        case "$names" in "  " | *" $name "*) ;; *) continue ;; esac
        old=$(a_node "$folder/old" "$name" "$part" "$nodes") || exit 2
        new=$(a_node "$folder/new" "$name" "$part" "$nodes") || exit 2
        case $name in *-views/*) limit=0 ;; *) limit=3 ;; esac
        awk -v name="$name" -v part="$part" -v old="$old" -v new="$new" -v limit="$limit" 'BEGIN {
            ratio = sprintf("%.3f", new / old)
            isOver = ratio + 0 > 1 + limit / 100
            printf "%-16s %-7s %12.1f %12.1f %8s %6d %%%s\n", name, part, old, new, ratio, limit, isOver ? "  OVER" : ""
            exit isOver
        }' || result=1
    done <<END
$workloads
END
    exit $result
}

if [ "${1:-}" = --compare ]; then
    shift
    compare "$@"
fi

case "${1:-}" in -*) fail "the only option is --compare" ;; esac
[ $(($# % 3)) -eq 0 ] || fail "a workload is a name, a part and a number of nodes"
stripped "${BENCH:-.build/release/plumb-bench}" "$folder/bench"
# shellcheck disable=SC2086 # words on purpose
[ $# -gt 0 ] || set -- $workloads
while [ $# -gt 0 ]; do
    figure=$(a_node "$folder/bench" "$1" "$2" "$3") || exit 2
    awk -v name="$1" -v part="$2" -v figure="$figure" -v nodes="$3" 'BEGIN {
        printf "%-16s %-7s %12.1f instructions a %s\n", name, part, figure, nodes == 1 ? "change" : "node"
    }'
    case $1 in List/*) list=$figure ;; LazyVStack/*) stack=$figure ;; esac
    shift 3
done

# A row of a list is a row of a lazy stack with a ground, insets and a line.
if [ -n "${list:-}" ] && [ -n "${stack:-}" ]; then
    awk -v list="$list" -v stack="$stack" 'BEGIN { exit list > stack * 1.3 }' || {
        echo "instructions.sh: a row of a list takes more than 1.3 times what one of a lazy stack takes" >&2
        exit 1
    }
fi

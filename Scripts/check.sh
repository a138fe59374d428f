#!/bin/sh
# check.sh STEP…: makes the steps of `make check` in their order, and says how long each took. A step that has passed on this commit is not made
# again, unless a file has changed since: a check that was stopped goes on where it was.
set -eu
cd "$(dirname "$0")/.."

passed=.build/check-passed
mkdir -p .build
touch "$passed"
for step in "$@"; do
    commit=$(git rev-parse HEAD)
    if [ -n "$(git status --porcelain)" ]; then commit=""; fi
    if [ -n "$commit" ] && grep -q "^$commit $step " "$passed"; then
        echo "check: $step has passed on this commit"
        continue
    fi
    start=$(date +%s)
    make --no-print-directory "$step" || { echo "check: $step failed after $(($(date +%s) - start)) s" >&2; exit 1; }
    seconds=$(($(date +%s) - start))
    echo "check: $step passed in $seconds s"
    if [ -n "$commit" ]; then echo "$commit $step $seconds" >>"$passed"; fi
done
echo "check: everything passed"

#!/bin/sh
# beside.sh COMMAND COMMAND: runs two commands at the same time, and fails if one of them does. What the second prints comes last.
set -u
cd "$(dirname "$0")/.."

printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
trap 'kill "$second" 2>/dev/null; exit 1' INT TERM

sh -c "exec $2" >"$printed" 2>&1 &
second=$!
sh -c "exec $1"
status=$?
wait "$second" || status=$?
cat "$printed"
exit "$status"

#!/bin/sh
# Does what the README says with a fresh clone of the last commit: `make demo`, then `make test`. FIRST=1 leaves out the second.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

git clone -q --no-hardlinks "$PWD" "$work/plumb"
cd "$work/plumb"
make demo
[ -s out/card.png ] || { echo "fresh-clone: make demo leaves no picture" >&2; exit 1; }
[ -n "${FIRST:-}" ] || make test
[ -z "$(git status --porcelain)" ] || { echo "fresh-clone: the commands leave files behind:" >&2; git status --short >&2; exit 1; }
echo "fresh-clone: a fresh clone builds, draws and passes its tests"

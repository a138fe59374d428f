#!/bin/sh
# commit.sh FOLDER FILE: writes Swift source with the commit of the checkout in FOLDER; the empty string without git, and where FOLDER is no
# checkout itself. A file that says so already is left alone, so that nothing is compiled again.
set -eu

commit=""
if [ -e "$1/.git" ] && command -v git >/dev/null 2>&1; then
    # A checkout of another user is read too: building it runs its code anyway.
    git() { command git -c safe.directory="$1" --no-optional-locks -C "$@"; }
    commit=$(git "$1" rev-parse --short=7 HEAD 2>/dev/null) || commit=""
    if [ -n "$commit" ] && [ -n "$(git "$1" status --porcelain -- Package.swift Plugins Sources 2>/dev/null)" ]; then
        commit="$commit-modified"
    fi
fi

text="let commit = \"$commit\""
if [ ! -f "$2" ] || [ "$(cat "$2")" != "$text" ]; then echo "$text" >"$2"; fi

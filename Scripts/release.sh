#!/bin/sh
# release.sh: makes the files of a release into out/ from the tag of this commit, and its notes from CHANGELOG.md. Nothing is published.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "release: $1" >&2
    exit 2
}

number=$(sed -n 's/.*number = "\(.*\)"/\1/p' Sources/PlumbVersion/Version.swift)
[ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed"
tag=$(git describe --exact-match --tags HEAD 2>/dev/null) || fail "this commit has no tag; git tag $number"
[ "${tag#v}" = "$number" ] || fail "the tag is $tag, and Version.swift says $number"
notes=$(awk -v head="## $number" 'index($0, "## ") == 1 { inside = index($0, head) == 1; next } inside' CHANGELOG.md)
[ -n "$notes" ] || fail "CHANGELOG.md has no section $number; rename Unreleased"
make dist
printf '%s\n' "$notes" >out/notes.md
(cd out && sha256sum plumb*_"$number"_*.deb plumb-"$number"-*.tar.gz >SHA256SUMS)
cat out/SHA256SUMS

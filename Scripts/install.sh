#!/bin/sh
# install.sh [--uninstall]: puts the release build below PREFIX, or takes it away from there. DESTDIR comes before PREFIX, for packages.
#
# lib/plumb holds the program with what it reads: the modules of `import SwiftUI` and the macro plug-in. bin/plumb is a link to it.
set -eu
cd "$(dirname "$0")/.."

prefix=${PREFIX:-/usr/local}
build=${BUILD:-.build/release}

fail() {
    echo "install: $1" >&2
    exit 2
}

case $prefix in
/*) ;;
*) fail "PREFIX is $prefix; give a path that begins with /" ;;
esac
root=${DESTDIR:-}${prefix%/}
bin=$root/bin
lib=$root/lib/plumb
manual=$root/share/man/man1/plumb.1
bash=$root/share/bash-completion/completions/plumb
zsh=$root/share/zsh/site-functions/_plumb
fish=$root/share/fish/vendor_completions.d/plumb.fish

# The link of ours, and nobody else's program of that name.
if [ -e "$bin/plumb" ] || [ -h "$bin/plumb" ]; then
    [ "$(readlink "$bin/plumb" || true)" = ../lib/plumb/plumb ] ||
        fail "$bin/plumb is another program; remove it, or choose another PREFIX"
fi

if [ "${1:-}" = --uninstall ]; then
    rm -rf "$bin/plumb" "$lib" "$manual" "$bash" "$zsh" "$fish" || fail "$root can't be changed; use another account (sudo)"
    echo "uninstall: plumb is gone from $root"
    exit 0
fi

[ -x "$build/plumb" ] || fail "there is no $build/plumb; make build first"
mkdir -p "$root" 2>/dev/null && [ -w "$root" ] || fail "$root can't be written; choose another PREFIX, or use another account (sudo)"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

# The texts first: a program that doesn't run is not installed.
"$build/plumb" manual >"$work/manual"
for shell in bash zsh fish; do "$build/plumb" --generate-completion-script $shell >"$work/$shell"; done

# The modules that import SwiftUI reads, without those of other programs. No file of an older version stays.
rm -rf "$lib"
mkdir -p "$bin" "$lib/Modules"
for module in "$build"/Modules/*.swiftmodule; do
    case ${module##*/} in
    OpenCombine.* | PlumbCairo.* | PlumbCombine.* | PlumbControls.* | PlumbCore.* | PlumbCoreGraphics.* | \
        PlumbFoundation.* | PlumbGraphics.* | PlumbHosting.* | PlumbLayout.* | PlumbOS.* | PlumbOSLog.* | PlumbPages.* | PlumbPlatform.* | PlumbQuartzCore.* | PlumbRendering.* | PlumbSVG.* | PlumbSince26.* | PlumbSnapshotFiles.* | PlumbSymbols.* | PlumbUI.* | PlumbUI26.* | \
        PlumbUIKit.* | PlumbUnavailable.* | PlumbUniformTypeIdentifiers.* | PlumbWhy.* | PlumbWindows.*)
        install -m 644 "$module" "$lib/Modules/"
        ;;
    esac
done
install -m 755 "$build/PlumbMacros-tool" "$build/plumb" "$lib/"
# What plumb serve starts, if it was built.
if [ -x "$build/plumb-server" ]; then install -m 755 "$build/plumb-server" "$lib/"; fi
# What plumb mcp starts, if it was built, and the pages that it reads.
if [ -x "$build/plumb-mcp" ]; then
    install -m 755 "$build/plumb-mcp" "$lib/"
    for folder in Docs Docs/Drawing Docs/Layout Docs/Lint Docs/Lists Docs/Modals Docs/Navigation; do
        mkdir -p "$lib/$folder"
        install -m 644 "$folder"/*.md "$lib/$folder/"
    done
fi
ln -sf ../lib/plumb/plumb "$bin/plumb"

install -D -m 644 "$work/manual" "$manual"
install -D -m 644 "$work/bash" "$bash"
install -D -m 644 "$work/zsh" "$zsh"
install -D -m 644 "$work/fish" "$fish"
echo "install: $bin/plumb is $("$build/plumb" --version)"

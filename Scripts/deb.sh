#!/bin/sh
# deb.sh runtime|plumb [FOLDER]: builds a Debian package of the release build into FOLDER (out/), and of plumb a tarball too.
#
# plumb-runtime has what draws .plumb files and serves them, with Swift's own libraries: no toolchain is needed. plumb has the modules of
# `import SwiftUI` and the rest of what `make install` installs, and wants a toolchain on the PATH for sources; it contains the run time.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "deb: $1" >&2
    exit 2
}

kind=${1:-}
target=${2:-out}
build=${BUILD:-.build/release}
case $kind in
runtime) package=plumb-runtime ;;
plumb) package=plumb ;;
*) fail "say which package: runtime or plumb" ;;
esac
[ -x "$build/plumb" ] || fail "there is no $build/plumb; make build first"
for program in patchelf dpkg-shlibdeps; do
    command -v $program >/dev/null || fail "there is no $program; install Debian's packages patchelf and dpkg-dev"
done

version=$(sed -n 's/.*number = "\(.*\)"/\1/p' Sources/PlumbVersion/Version.swift)
architecture=$(dpkg --print-architecture)
mkdir -p "$target"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
root=$work/root
lib=$root/usr/lib/plumb

if [ $kind = plumb ]; then
    DESTDIR=$root PREFIX=/usr BUILD=$build sh Scripts/install.sh >/dev/null
else
    mkdir -p "$lib" "$root/usr/bin"
    install -m 755 "$build/plumb" "$lib/"
    if [ -x "$build/plumb-server" ]; then install -m 755 "$build/plumb-server" "$lib/"; fi
    ln -s ../lib/plumb/plumb "$root/usr/bin/plumb"
fi

# Swift's libraries stand beside the programs, which look there and nowhere else: all but those of tests and debuggers, as views may use more of
# them than Plumb does.
swift=$(ldd "$build/plumb" | sed -n 's,.*=> \(.*\)/libswiftCore.so .*,\1,p')
[ -n "$swift" ] || fail "$build/plumb does not say where Swift's libraries are"
for library in "$swift"/*.so; do
    case ${library##*/} in
    *Test* | *Mirror*) ;;
    *) install -m 644 "$library" "$lib/" ;;
    esac
done
for file in "$lib"/*; do
    [ -f "$file" ] || continue
    patchelf --set-rpath '$ORIGIN' "$file"
    strip --strip-unneeded "$file" 2>/dev/null || true
done

# Which of Debian's packages these need is asked of Debian. What is opened when it is needed, and the fonts that pictures are drawn with, are named.
mkdir -p "$work/debian"
printf 'Source: plumb\n\nPackage: %s\nArchitecture: any\n' $package >"$work/debian/control"
needs=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info -l"$lib" "$lib"/plumb* "$lib"/*.so 2>"$work/log" | sed -n 's/^shlibs:Depends=//p')
[ -n "$needs" ] || fail "the packages that plumb needs can't be found: $(cat "$work/log")"
opened="librsvg2-2, libpoppler-glib8, libharfbuzz-subset0, libcurl4"
fonts=$(sed -n 's/^ *\(fonts-.*\)/\1/p' Scripts/setup.sh | tr -d '"' | sed 's/ /, /g')
size=$(du -sk "$root" | cut -f1)
mkdir -p "$root/DEBIAN"
{
    echo "Package: $package"
    echo "Version: $version"
    echo "Architecture: $architecture"
    echo "Maintainer: The Plumb project <plumb@example.org>"
    echo "Installed-Size: $size"
    echo "Depends: $needs, $opened, $fonts, tar, gzip"
    if [ $kind = plumb ]; then
        echo "Provides: plumb-runtime"
        echo "Conflicts: plumb-runtime"
        echo "Replaces: plumb-runtime"
        echo "Recommends: libsdl2-2.0-0"
    else
        echo "Conflicts: plumb"
    fi
    echo "Section: graphics"
    echo "Priority: optional"
    if [ $kind = plumb ]; then
        echo "Description: SwiftUI's layout: renders and measures the views of Swift files"
        echo " Files that import SwiftUI need a Swift toolchain; .plumb files need none."
    else
        echo "Description: draws and serves views that plumb build has compiled"
        echo " Needs no Swift toolchain: Swift's libraries are included."
    fi
} >"$root/DEBIAN/control"
file=$target/${package}_${version}_$architecture.deb
if [ $kind = plumb ]; then
    name=plumb-$version-linux-$architecture
    tar --create --gzip --owner=0 --group=0 --numeric-owner --sort=name --transform "s,^usr,$name," --file "$target/$name.tar.gz" -C "$root" usr
    echo "deb: $target/$name.tar.gz, $(du -h "$target/$name.tar.gz" | cut -f1 | tr -d ' ')"
fi
dpkg-deb --root-owner-group -Zzstd --build "$root" "$file" >/dev/null
echo "deb: $file, $(du -h "$file" | cut -f1 | tr -d ' ')"

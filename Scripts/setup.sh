#!/bin/sh
# setup.sh [PACKAGE…]: installs the Debian packages that Plumb needs, and those named, as far as they are not there yet; says which. Needs root,
# or sudo.
set -eu

packages="libcairo2-dev libpango1.0-dev libdeflate-dev libpng-dev libturbojpeg0-dev libwebp-dev libsdl2-dev pkg-config
    librsvg2-2 libpoppler-glib8 libharfbuzz-subset0 libcurl4 libcmark-gfm-dev libcmark-gfm-extensions-dev
    fonts-inter-variable fonts-noto-color-emoji fonts-jetbrains-mono fonts-paratype fonts-noto-cjk
    xvfb xdotool imagemagick at-spi2-core dbus python3-pyatspi $*"

if ! command -v swift >/dev/null 2>&1; then
    echo "setup: there is no swift on the PATH; install Swift 6.2 or newer from https://www.swift.org/install" >&2
    exit 2
fi

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    echo "setup: this is no Debian or Ubuntu; see that the equivalents of these packages are installed:" $packages >&2
    exit 0
fi

missing=""
for package in $packages; do
    status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

sudo=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "setup: these packages are missing, and only root can install them: apt-get install$missing" >&2
        exit 2
    fi
    sudo="sudo"
fi

echo "setup: installing$missing"
$sudo apt-get -q update
$sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends $missing

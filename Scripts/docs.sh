#!/bin/sh
# Renders the pictures of Docs/Layout, Docs/Drawing, Docs/Screens.md and Docs/Controls.md. Of the two folders: every `NamePicture` of the folder's Pictures becomes Images/Name.png beside it.
# The sources of a folder are put together, so that the compiler runs once; its errors name the files they come from.
set -eu
cd "$(dirname "$0")/.."

plumb=${PLUMB:-.build/release/plumb}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v python3 >/dev/null 2>&1; then
    echo "docs: python3 is missing; it makes the files small" >&2
    exit 2
fi

# draw FOLDER [few]: with "few", the pictures have few colours, and are stored with a palette.
draw() {
    sources=$1/Pictures
    images=$1/Images
    for file in "$sources"/*.swift; do
        printf '#sourceLocation(file: "%s", line: 1)\n' "$file"
        cat "$file"
    done >"$work/Pictures.swift"

    rm -rf "$work/all"
    "$plumb" render "$work/Pictures.swift" --all --size fit --background clear --strict -o "$work/all"

    mkdir -p "$images"
    rm -f "$images"/*.png
    for picture in "$work"/all/*Picture.png; do
        mv "$picture" "$images/$(basename "$picture" Picture.png).png"
    done
    if [ -n "${2:-}" ]; then python3 Scripts/shrink-png.py "$images"/*.png; fi
    echo "$(ls "$images" | wc -l) pictures in $images"
}

draw Docs/Layout few
draw Docs/Drawing

# screen NAME OPTION…: a device, for Docs/Screens.md.
screen() {
    name=$1
    shift
    "$plumb" render Docs/Pictures/Screens.swift --view Trips --scale 1 --bezel --strict "$@" -o "Docs/Images/screen-$name.png"
}

screen 15-pro --device "iPhone 15 Pro"
screen se --device "iPhone SE (3rd generation)" --scheme dark
screen 13 --device "iPhone 13"
screen ipad --device "iPad (10th generation)" --landscape
screen 16-pro-max --device "iPhone 16 Pro Max" --landscape

"$plumb" render Docs/Pictures/DatePickers.swift --size fit --scale 1 --strict -o Docs/Images/date-pickers.png

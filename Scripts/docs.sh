#!/bin/sh
# Renders the pictures of Docs/Layout, Docs/Lists, Docs/Navigation, Docs/Modals, Docs/Drawing and Docs/Screens.md. Of the folders: every `NamePicture` of the folder's Pictures becomes Images/Name.png beside it.
# The sources of a folder, and Docs/Pictures/Parts, are put together, so that the compiler runs once; its errors name the files they come from.
set -eu
cd "$(dirname "$0")/.."

plumb=${PLUMB:-.build/release/plumb}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v python3 >/dev/null 2>&1; then
    echo "docs: python3 is missing; it makes the files small" >&2
    exit 2
fi

# together FOLDER: writes the sources of a folder's pictures into one file.
together() {
    for source in Docs/Pictures/Parts/*.swift "$1"/Pictures/*.swift; do
        printf '#sourceLocation(file: "%s", line: 1)\n' "$source"
        cat "$source"
    done >"$work/Pictures.swift"
}

# draw FOLDER [few]: with "few", the pictures have few colours, and are stored with a palette.
draw() {
    images=$1/Images
    together "$1"
    rm -rf "$work/all"
    "$plumb" render "$work/Pictures.swift" --all --size fit --background clear --strict -o "$work/all"

    mkdir -p "$images"
    rm -f "$images"/*.png
    for picture in "$work"/all/*Picture.png; do
        mv "$picture" "$images/$(basename "$picture" Picture.png).png"
    done
    if [ -n "${2:-}" ]; then python3 Scripts/shrink-png.py "$images"/*.png; fi
    echo "$(ls "$images"/*.png | wc -l) pictures in $images"
}

# again FOLDER NAME OPTION…: a picture of the folder, some time after a tap or a drag.
again() {
    file=$1/Images/$2.png
    together "$1"
    view=${2}Picture
    shift 2
    "$plumb" render "$work/Pictures.swift" --view "$view" --size fit --background clear --strict "$@" -o "$file"
    python3 Scripts/shrink-png.py "$file"
}

draw Docs/Layout few
draw Docs/Drawing
draw Docs/Lists few
again Docs/Lists Editing --drag 170,85:100,85@0.1+1 --at 2
again Docs/Lists Pickers --tap menu@0.1 --at 1
draw Docs/Navigation few
again Docs/Navigation NavigationStack --at 1
again Docs/Navigation TabView --tap 394,335@0.1 --at 1

# modal NAME OPTION…: a screen with what it presents, for Docs/Modals.
modal() {
    file=Docs/Modals/Images/$1.png
    name=$1
    shift
    "$plumb" render Docs/Modals/Pictures/Tasks.swift --view "$name" --device "iPhone 15 Pro" --scale 1 --at 2 --bezel --strict "$@" -o "$file"
    python3 Scripts/shrink-png.py "$file"
}

for name in LargeSheet MediumSheet Bubble DeleteAlert LoginAlert ColorDialog; do modal "$name"; done
modal HeldPhoto --drag 196,430:196,430@0.1+0.6
modal Inspector --device "iPad (10th generation)" --landscape
modal InspectorSheet

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

"$plumb" render Examples/Tickets --view Ticket --input Examples/Tickets/ticket.json --size fit --strict -o Docs/Images/ticket.png
"$plumb" sheet Examples/Card.swift --schemes light,dark --type-sizes large,accessibility2 --scale 1 -o Docs/Images/sheet.png

# system NAME VIEW: a screen as on iOS 17 and as on iOS 26, for Docs/Systems.md.
system() {
    for number in 17 26; do
        "$plumb" render Docs/Pictures/Systems.swift --view "$2" --device "iPhone 17" --scale 1 --bezel --strict \
            --system $number -o "Docs/Images/systems-$1-$number.png"
    done
}

system settings SettingsScreen
system tabs TabsScreen
system sheet SheetScreen
system alert AlertScreen
"$plumb" render Docs/Pictures/Glass.swift --view GlassScreen --size fit --background clear --strict --system 26 \
    -o Docs/Images/systems-glass.png

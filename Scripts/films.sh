#!/bin/sh
# Films the examples for the README into Docs/Images.
set -eu
cd "$(dirname "$0")/.."

plumb=${PLUMB:-.build/release/plumb}
film() {
    name=$1
    shift
    "$plumb" render "Examples/$name.swift" "$@" -o "Docs/Images/$name.webp"
}

film Counter --size fit --scale 2 --fps 20 --duration 3 --tap plus@0.5 --tap plus@1.2 --tap minus@1.9
film ToDo --size fit --scale 1.5 --fps 20 --duration 5 \
    --tap add@0.5 --tap tick2@1.3 --tap remove3@2 --tap filter@2.8 --tap filter@3.8
film Stopwatch --size fit --scale 1.5 --fps 10 --duration 4 --tap start@0.4 --tap lap@1.6 --tap lap@2.6 --tap start@3.4
film DraggableCard --size fit --scale 1 --fps 15 --duration 3 --drag 160,160:235,130@0.4+0.7 --drag 160,160:90,200@1.7+0.5
film Controls --size 393x1100 --scale 1 --fps 20 --duration 7 \
    --tap 100,57@0.4 --type A@0.8 --type d@1 --type a@1.2 --type '\n@1.5' --tap 300,236@1.9 --tap 330,280@2.5 --tap 100,370@3.2 \
    --tap 100,368@3.9 --tap 331,456@4.4 --drag 167,591:270,591@4.8+0.6 --tap 335,635@5.7 --tap 335,635@6.1 --tap 255,932@6.5
film Carousel --size fit --scale 1 --fps 20 --duration 5.5 --drag 170,120:60,120@0.3+0.5 --drag 260,120:100,120@1.6+0.3 \
    --tap minus@3 --tap plus@3.9

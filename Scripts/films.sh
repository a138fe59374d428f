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
film Controls --size 393x880 --scale 1 --fps 20 --duration 5 \
    --tap 325,62@0.5 --tap 300,100@1.1 --tap 330,155@1.7 --tap 100,247@2.4 --tap 325,62@2.9 --drag 150,380:260,380@3.2+0.6 --tap 335,424@4.2

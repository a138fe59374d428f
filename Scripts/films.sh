#!/bin/sh
# Films the examples for the README into Docs/Images, and the screens of Docs/Lists and Docs/Navigation into their Images.
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
    --tap 100,57@0.4 --type A@0.8 --type d@1 --type a@1.2 --type '\n@1.5' --tap 300,236@1.9 --tap 330,290@2.5 --tap 200,375@3.2 \
    --tap 100,368@3.9 --tap 331,456@4.4 --drag 167,611:270,611@4.8+0.6 --tap 335,656@5.7 --tap 335,656@6.1 --tap 280,955@6.5
film Carousel --size fit --scale 1 --fps 20 --duration 5.5 --drag 170,120:60,120@0.3+0.5 --drag 260,120:100,120@1.6+0.3 \
    --tap minus@3 --tap plus@3.9
film Habits --device "iPhone 15 Pro" --bezel --background clear --scale 0.75 --fps 20 --duration 8.5 --tap label:Read@0.6 --tap label:Add@1.4 \
    --tap label:Name@2.3 --type T@2.7 --type e@2.9 --type a@3.1 --tap label:Save@3.9 --tap label:Weeks@5.2 --tap label:Today@7.2

# screen FOLDER VIEW NAME OPTION…: films a view of the folder's Films into its Images.
screen() {
    source=$1/Films/$2.swift
    view=$2
    film=$1/Images/$3.webp
    shift 3
    "$plumb" render Docs/Pictures/Parts/*.swift "$source" --view "$view" --size fit --background clear --scale 1 --fps 20 "$@" -o "$film"
}

screen Docs/Lists Groceries Editing --duration 7.4 --drag 280,137:200,137@0.6+0.4 --tap 305,137@1.6 --tap label:Edit@2.7 \
    --drag 318,253:318,172@3.7+0.8 --tap 45,135@5.2 --tap 300,135@6.1
screen Docs/Lists Mail List --duration 5.5 --tap label:Today@0.6 --drag 170,100:170,395@1.8+0.8
screen Docs/Navigation Trips NavigationStack --duration 5.2 --tap label:Kyoto@0.6 --drag 6,250:170,250@1.8+0.9 --tap 30,65@3.8
screen Docs/Navigation Titles Toolbar --fps 15 --duration 4.4 --drag 170,260:170,180@0.5+0.7 --drag 170,180:170,300@2+0.7
screen Docs/Navigation Fruits Search --duration 5.5 --tap 170,145@0.6 --type p@1.5 --type e@2 --type a@2.5 --tap label:Cancel@4.1
screen Docs/Navigation Tabs TabView --duration 6 --tap label:Days@0.6 --drag 280,200:60,200@1.5+0.4 --drag 280,200:60,200@2.6+0.4 \
    --drag 60,200:280,200@3.6+0.4 --tap label:Mail@4.8

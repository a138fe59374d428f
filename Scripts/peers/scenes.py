#!/usr/bin/env python3
"""Scenes that ask one thing each, beside other engines, in one run: shadows, blurs, gradients, groups, texts.

    Scripts/peers/scenes.py [--bench FILE] [--rounds 7] [--runs 3] [--pictures FOLDER] [--json] [SCENE …]

The peers are Python packages: takumi-py and skia-python. Nothing is downloaded: what is missing is left out, with a sentence. Plumb is
.build/release/plumb-bench, which `make bench` builds, or BENCH, or --bench; its views are Sources/plumb-bench/SceneViews.swift.

Figures are milliseconds of processor time on 1,000 × 1,000 pixels: up to the pixels, and up to the PNG's bytes, one thread packing. Plumb and
takumi lay out, Skia is given places. The radius of a shadow is the standard deviation of its blur for all. A ratio is a peer's time to Plumb's;
more than 1 means that Plumb is faster.
"""

import argparse
import colorsys
import json
import os
import pathlib
import subprocess
import sys
import time

import common
from common import missing

font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
side = 1000


def shade(hue, saturation, brightness, alpha=1.0):
    """Red, green and blue of 255, and alpha of 1."""
    return (*(round(value * 255) for value in colorsys.hsv_to_rgb(hue, saturation, brightness)), alpha)


def grid(count, columns, width, height, margin=0):
    return [(i, i % columns * width + margin, i // columns * height + margin) for i in range(count)]


def skia():
    """Scenes by name: each a function of a canvas and the number of the run."""
    import skia

    def color(red, green, blue, alpha=1.0):
        return skia.Color(red, green, blue, round(alpha * 255))

    def paint(shade, **style):
        return skia.Paint(AntiAlias=True, Color=color(*shade), **style)

    def linear(y, height, first, last):
        return skia.GradientShader.MakeLinear([(0, y), (0, y + height)], [first, last])

    red, blue, yellow = 0xFFFF3B30, 0xFF007AFF, 0xFFFFCC00

    def shadow(canvas, rect, dy, sigma, alpha, fill, is_mask):
        under = color(0, 0, 0, alpha)
        if is_mask:
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma)
            canvas.drawRRect(rect.makeOffset(0, dy), skia.Paint(AntiAlias=True, Color=under, MaskFilter=blur))
            canvas.drawRRect(rect, fill)
        else:
            fill.setImageFilter(skia.ImageFilters.DropShadow(0, dy, sigma, sigma, under))
            canvas.drawRRect(rect, fill)

    def shadows(is_mask):
        def draw(canvas, run):
            for i, x, y in grid(100, 10, 100, 100, 10):
                rect = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, 80, 80), 12, 12)
                shadow(canvas, rect, 4, 8, 0.4, paint(shade(i / 100, 0.6, 0.9)), is_mask)
        return draw

    def bigshadow(is_mask):
        def draw(canvas, run):
            rect = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(100, 100, 800, 800), 40, 40)
            shadow(canvas, rect, 10, 40, 0.5, paint((255, 255, 255)), is_mask)
        return draw

    def blurs(canvas, run):
        for _, x, y in grid(20, 5, 200, 250, 20):
            blur = skia.ImageFilters.Blur(10, 10)
            canvas.drawRect(
                skia.Rect.MakeXYWH(x, y, 160, 160), skia.Paint(Shader=linear(y, 160, red, blue), ImageFilter=blur)
            )

    pictures = []

    def image(canvas, run):
        if not pictures:
            import numpy

            y, x = numpy.mgrid[0:3000, 0:4000]
            pixels = numpy.full((3000, 4000, 4), 255, numpy.uint8)
            pixels[..., 0], pixels[..., 1], pixels[..., 2] = (x * 3 ^ y) & 255, (y // 8 + x // 16) & 255, ((x ^ y) // 4) & 255
            pictures.append(skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType))
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
        canvas.drawImageRect(pictures[0], skia.Rect.MakeXYWH(0, 125, 1000, 750), sampling)

    letters = skia.Font(skia.Typeface.MakeFromFile(font), 9)
    letters.setSubpixel(True)
    letters.setHinting(skia.FontHinting.kNone)

    def texts(canvas, run):
        black = paint((0, 0, 0))
        for i, x, y in grid(10000, 40, 25, 4):
            canvas.drawString(f"n{i * 7 + run}x", x, y + 9, letters, black)

    def opacity(canvas, run):
        layer = skia.Paint(Alphaf=0.98)
        for _ in range(60):
            canvas.saveLayer(None, layer)
        canvas.drawCircle(500, 500, 450, paint((255, 0, 0)))
        for i in range(60):
            height = 900 - i * 10
            canvas.drawRect(skia.Rect.MakeXYWH(94 + i * 12, 500 - height / 2, 12, height), paint(shade(i / 60, 1, 1)))
            canvas.restore()

    def opacities(canvas, run):
        layer = skia.Paint(Alphaf=0.5)
        for _, x, y in grid(500, 20, 50, 40):
            canvas.saveLayer(skia.Rect.MakeXYWH(x, y, 40, 30), layer)
            canvas.drawCircle(x + 15, y + 15, 15, paint((255, 0, 0)))
            canvas.drawCircle(x + 25, y + 15, 15, paint((0, 0, 255)))
            canvas.restore()

    def radial(canvas, run):
        for i in range(10):
            stops = [color(*shade(i / 10, 1, 1, 0.5)), 0]
            canvas.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeRadial((i * 100, 500), 500, stops)))

    def angular(canvas, run):
        for i in range(10):
            stops = [0x4DFF0000, 0x4D00FF00, 0x4D0000FF, 0x4DFF0000]
            canvas.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeSweep(i * 100, 500, stops)))

    def clips(canvas, run):
        for _, x, y in grid(400, 20, 50, 50):
            path, rect = skia.Path(), skia.Rect.MakeXYWH(x, y, 45, 45)
            path.addOval(rect)
            canvas.save()
            canvas.clipPath(path, True)
            canvas.drawRect(rect, skia.Paint(Shader=linear(y, 45, red, yellow)))
            canvas.restore()

    scenes = {
        "shadows": shadows(True), "bigshadow": bigshadow(True), "blurs": blurs, "image": image, "texts": texts, "opacity": opacity,
        "opacities": opacities, "radial": radial, "angular": angular, "clips": clips,
    }

    def render(name, run):
        start = time.process_time()
        surface = skia.Surface(side, side)
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorWHITE)
        scenes[name](canvas, run)
        image = surface.makeImageSnapshot()
        drawn = time.process_time()
        file = bytes(image.encodeToData(skia.kPNG, 100))
        return (drawn - start) * 1000, (time.process_time() - start) * 1000, file

    return set(scenes), render


def takumi():
    """Scenes by name: each a function of the number of the run that makes a tree."""
    from takumi_py import FontResource, Renderer

    renderer = Renderer(load_default_fonts=False)
    families = renderer.register_font(FontResource(pathlib.Path(font).read_bytes(), name="DejaVu Sans"))

    def css(red, green, blue, alpha=1.0):
        return f"rgba({red}, {green}, {blue}, {alpha})"

    def box(style, *children):
        return {"type": "container", "style": {"display": "flex", **style}, "children": list(children)}

    def at(x, y, width, height, **style):
        place = {"position": "absolute", "left": f"{x}px", "top": f"{y}px", "width": f"{width}px", "height": f"{height}px"}
        return box({**place, **style})

    def page(*children):
        style = {"width": "1000px", "height": "1000px", "backgroundColor": "white", "position": "relative", "fontFamily": "DejaVu Sans"}
        return box(style, *children)

    def shadows(run):
        shadow = "0px 4px 16px rgba(0, 0, 0, 0.4)"
        return page(
            *(
                at(x, y, 80, 80, borderRadius="12px", backgroundColor=css(*shade(i / 100, 0.6, 0.9)), boxShadow=shadow)
                for i, x, y in grid(100, 10, 100, 100, 10)
            )
        )

    def bigshadow(run):
        shadow = "0px 10px 80px rgba(0, 0, 0, 0.5)"
        return page(at(100, 100, 800, 800, borderRadius="40px", backgroundColor="white", boxShadow=shadow))

    def blurs(run):
        ground = "linear-gradient(180deg, #ff3b30, #007aff)"
        return page(*(at(x, y, 160, 160, backgroundImage=ground, filter="blur(10px)") for _, x, y in grid(20, 5, 200, 250, 20)))

    def texts(run):
        def text(i, x, y):
            style = {"position": "absolute", "left": f"{x}px", "top": f"{y}px", "fontSize": "9px", "whiteSpace": "nowrap"}
            return {"type": "text", "text": f"n{i * 7 + run}x", "style": style}
        return page(*(text(*place) for place in grid(10000, 40, 25, 4)))

    def opacity(run):
        view = at(50, 50, 900, 900, borderRadius="450px", backgroundColor="red")
        whole = {"position": "absolute", "left": "0px", "top": "0px", "width": "1000px", "height": "1000px", "opacity": 0.98}
        for i in range(60):
            height = 900 - i * 10
            view = box(whole, view, at(94 + i * 12, 500 - height / 2, 12, height, backgroundColor=css(*shade(i / 60, 1, 1))))
        return page(view)

    def opacities(run):
        def group(x, y):
            place = {"position": "absolute", "left": f"{x}px", "top": f"{y}px", "width": "40px", "height": "30px", "opacity": 0.5}
            circles = (at(dx, 0, 30, 30, borderRadius="15px", backgroundColor=color) for dx, color in ((0, "red"), (10, "blue")))
            return box(place, *circles)
        return page(*(group(x, y) for _, x, y in grid(500, 20, 50, 40)))

    def over_all(grounds):
        return page(*(at(0, 0, 1000, 1000, backgroundImage=ground) for ground in grounds))

    def radial(run):
        return over_all(
            f"radial-gradient(circle 500px at {i * 10}% 50%, {css(*shade(i / 10, 1, 1, 0.5))}, transparent)" for i in range(10)
        )

    def angular(run):
        colors = "rgba(255, 0, 0, .3), rgba(0, 255, 0, .3), rgba(0, 0, 255, .3), rgba(255, 0, 0, .3)"
        return over_all(f"conic-gradient(from 90deg at {i * 10}% 50%, {colors})" for i in range(10))

    def clips(run):
        ground = "linear-gradient(180deg, #ff3b30, #ffcc00)"
        return page(*(at(x, y, 45, 45, borderRadius="22.5px", backgroundImage=ground) for _, x, y in grid(400, 20, 50, 50)))

    scenes = {
        "shadows": shadows, "bigshadow": bigshadow, "blurs": blurs, "texts": texts, "opacity": opacity, "opacities": opacities,
        "radial": radial, "angular": angular, "clips": clips,
    }

    def render(name, run):
        def timed(run, format):
            node = scenes[name](run)
            start = time.process_time()
            file = renderer.render_node(node, width=side, height=side, format=format, font_families=families)
            return (time.process_time() - start) * 1000, file
        raster, _ = timed(2 * run, "raw")
        total, file = timed(2 * run + 1, "png")
        return raster, total, bytes(file)

    return set(scenes), render


def available():
    peers = {}
    for name, make in (("takumi-py", takumi), ("skia-python", skia)):
        try:
            scenes, render = make()
            render("clips", 0)
            peers[name] = (scenes, render)
        except Exception as error:
            common.left_out(name, error)
    return peers


def main():
    parser = argparse.ArgumentParser(
        description="Scenes beside other engines, in one run.", epilog="Peers: pip install takumi-py skia-python numpy"
    )
    parser.add_argument("--bench", metavar="FILE", default=common.bench, help="plumb-bench; BENCH, else that of .build/release")
    parser.add_argument("--rounds", type=common.positive, default=7)
    parser.add_argument("--runs", type=common.positive, default=3, help="timed pictures a round, of which the median counts")
    parser.add_argument("--pictures", metavar="FOLDER", help="where a picture of each peer is written")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    options = parser.parse_args()
    if not common.has_bench(options.bench):
        return 2
    peers = available()
    own, others, sizes = {}, {}, {}
    number = 0
    for round in range(options.rounds):
        try:
            found = common.plumb(options.bench, "scenes", "--json", "--runs", str(options.runs), *options.scenes)
        except (subprocess.CalledProcessError, ValueError, OSError) as error:
            words = getattr(error, "stderr", None) or str(error)
            missing(f"{options.bench} does not say what its scenes take: {words.strip()}")
            return 1
        for scene, figures in found.items():
            own.setdefault(scene, []).append(figures)
            for name, (scenes, render) in peers.items():
                if scene not in scenes:
                    continue
                times = []
                # One before, that is not timed.
                for run in range(options.runs + 1):
                    number += 1
                    raster, total, file = render(scene, number)
                    if run > 0:
                        times.append((raster, total))
                median = {
                    part: common.spread([time[index] for time in times])["median"] for index, part in enumerate(("raster", "total"))
                }
                others.setdefault((scene, name), []).append(median)
                sizes[scene, name] = len(file)
                if options.pictures and round == 0:
                    os.makedirs(options.pictures, exist_ok=True)
                    (pathlib.Path(options.pictures) / f"{scene}-{name}.png").write_bytes(file)
    result = {}
    for scene, figures in own.items():
        entry = {part: common.spread([figure[part] for figure in figures]) for part in ("first", "raster", "total")}
        result[scene] = {"Plumb": {**entry, "bytes": figures[-1]["bytes"]}}
        for (other, name), rounds in others.items():
            if other != scene:
                continue
            parts = {
                part: {
                    **common.spread([round[part] for round in rounds]),
                    "ratio": common.ratios([round[part] for round in rounds], [figure[part] for figure in figures]),
                }
                for part in ("raster", "total")
            }
            result[scene][name] = {**parts, "bytes": sizes[scene, name]}
    if options.json:
        print(json.dumps(result, indent=2))
        return 0
    print(f"{'ms a picture':<24} {'first':>8} {'pixels':>8} {'file':>8} {'bytes':>10}  {'pixels, peer ÷ Plumb':<22} file, peer ÷ Plumb")
    for scene, entries in result.items():
        for name, entry in entries.items():
            first = f"{entry['first']['median']:8.1f}" if "first" in entry else " " * 8
            line = f"{scene + ' ' + name:<24} {first} {entry['raster']['median']:8.1f} {entry['total']['median']:8.1f} {entry['bytes']:>10,}"
            if name != "Plumb":
                line += f"  {common.cell(entry['raster']['ratio']):<22} {common.cell(entry['total']['ratio'])}"
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())

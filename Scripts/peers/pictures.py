#!/usr/bin/env python3
"""Pictures beside other engines, in one run: ratios, with median and spread over interleaved rounds.

    Scripts/peers/pictures.py [--bench FILE] [--rounds 7] [--runs 15] [--pictures FOLDER] [--json]

The peers are Python packages: takumi-py draws the card R1 as PNG, skia-python R1 as PDF, typst the invoice R2 and the report R3 as PDF,
weasyprint R2 as PDF. A tagged PDF says what its texts and tables are. Nothing is downloaded: what is missing is left out, with a sentence. Plumb is .build/release/plumb-bench, which `make bench` builds, or BENCH, or --bench.

A picture is made from its texts to a file's bytes in memory, in a process that has its fonts open and has drawn before. Its texts have a number
that counts up, so that no picture is known. The views are PictureViews.swift and ReportPicture.swift in Sources/plumb-bench, the font is the same file for all. Skia has
no layout: it gets places, and measures texts where one decides. A ratio is a peer's time to Plumb's; more than 1 means that Plumb is faster.
"""

import argparse
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import common
from common import missing, spread

# The family that the views name, and what Plumb takes where it is missing: fonts-dejavu-core, fonts-inter-variable.
fonts = [
    ("DejaVu Sans", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    ("Inter", "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"),
]

# The card's icons on a grid of 24: the label, the grid's side and the icon's height in points, what is filled, and what is only stroked.
icons = [
    ("Stars", 67.7, 67, "M12 2.6L14.9 8.7L21.5 9.6L16.7 14.2L17.9 20.9L12 17.7L6.1 20.9L7.3 14.2L2.5 9.6L9.1 8.7Z", ""),
    ("Likes", 67.7, 61, "M12 20.5C7 16.7 2.5 13.2 2.5 8.8A5.1 5.1 0 0 1 12 6.4A5.1 5.1 0 0 1 21.5 8.8C21.5 13.2 17 16.7 12 20.5Z", ""),
    (
        "Alerts", 68.4, 67,
        "M4 17.5C5.6 15.9 6 14.4 6 12.2V9.5A6 6 0 0 1 18 9.5V12.2C18 14.4 18.4 15.9 20 17.5A.5 .5 0 0 1 19.7 18.3H4.3A.5 .5 0 0 1 4 17.5Z",
        "M12 3.3V2.2M9.6 21.3A3 3 0 0 0 14.4 21.3",
    ),
    (
        "Files", 73.9, 61,
        "M4.5 4H8.6A2 2 0 0 1 10.2 4.7L11.4 6H19.5A2.3 2.3 0 0 1 21.8 8.3V8.6H2.2V6.3A2.3 2.3 0 0 1 4.5 4Z"
        "M2.2 11.8H21.8V17.7A2.3 2.3 0 0 1 19.5 20H4.5A2.3 2.3 0 0 1 2.2 17.7Z",
        "",
    ),
    (
        "Team", 64.3, 61,
        "M16.5 7.5A4.5 4.5 0 1 1 7.5 7.5A4.5 4.5 0 1 1 16.5 7.5Z"
        "M3.8 20.2C3.8 16.6 7.6 15 12 15C16.4 15 20.2 16.6 20.2 20.2A.8 .8 0 0 1 19.4 21H4.6A.8 .8 0 0 1 3.8 20.2Z",
        "",
    ),
]
pen = 1.6
blue, orange, start, end = (0, 122, 255), (255, 149, 0), (38, 51, 153), (140, 51, 166)


def title(number):
    return f"Layout {number} without a phone"


def subtitle(number):
    return f"Views in, picture {number} out, on any server"


def badge(number):
    return f"NEW {number}"


def takumi(family, file, folder):
    """R1 as PNG. The tree is made anew for each picture; the icons are pictures that stay."""
    from takumi_py import FontResource, ImageResource, Renderer

    renderer = Renderer(load_default_fonts=False)
    families = renderer.register_font(FontResource(pathlib.Path(file).read_bytes(), name=family))
    images = [
        ImageResource(
            f"memory://{label}",
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 24 24" stroke="white" '
                f'stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round"><path fill="white" d="{body}"/>'
                + (f'<path fill="none" d="{line}"/>' if line else "") + "</svg>"
            ).encode(),
        )
        for label, side, _, body, line in icons
    ]

    def box(style, *children):
        return {"type": "container", "style": {"display": "flex", **style}, "children": list(children)}

    def text(words, size, **style):
        return {"type": "text", "text": words, "style": {"fontSize": f"{size}px", "whiteSpace": "nowrap", **style}}

    def css(colour, alpha=1):
        return f"rgba({colour[0]}, {colour[1]}, {colour[2]}, {alpha})"

    centre = {"alignItems": "center", "justifyContent": "center"}
    # From corner to corner, as the view's gradient.
    angle = 90 + math.degrees(math.atan(630 / 1200))
    card = {
        "width": "1200px", "height": "630px", "padding": "64px", "boxSizing": "border-box", "flexDirection": "column", "gap": "40px",
        "color": "white", "fontFamily": family, "backgroundImage": f"linear-gradient({angle}deg, {css(start)}, {css(end)})",
    }

    def draw(number):
        node = box(
            card,
            box(
                {"alignItems": "center", "gap": "32px"},
                box(
                    {"width": "160px", "height": "160px", "borderRadius": "80px", "backgroundColor": css((255, 255, 255), 0.9), **centre},
                    text("AL", 64, color=css(blue)),
                ),
                box({"flexDirection": "column", "gap": "12px"}, text(title(number), 56), text(subtitle(number), 32)),
            ),
            box(
                {"alignSelf": "flex-start", "padding": "8px 24px", "borderRadius": "999px", "backgroundColor": css(orange)},
                text(badge(number), 28),
            ),
            box({"flexGrow": 1}),
            box(
                {"alignItems": "center"},
                *(
                    box(
                        {"flexGrow": 1, "flexBasis": "0px", "flexDirection": "column", "alignItems": "center", "gap": "12px"},
                        box(
                            {"height": f"{height}px", **centre},
                            {
                                "type": "image", "src": f"memory://{label}",
                                "style": {"width": f"{side}px", "height": f"{side}px", "flexShrink": 0},
                            },
                        ),
                        text(label, 24),
                    )
                    for label, side, height, _, _ in icons
                ),
            ),
        )
        return renderer.render_node(node, width=1200, height=630, format="png", images=images, font_families=families)

    return draw


def skia(family, file, folder):
    """R1 as PDF. The font's sizes, the icons' paths and what does not move are made once."""
    import skia

    def path(data):
        """SVG's absolute commands."""
        path, (x, y) = skia.Path(), (0, 0)
        for command, words in re.findall(r"([MLHVCAZ])([^MLHVCAZ]*)", data):
            values = [float(word) for word in words.split()]
            if command == "Z":
                path.close()
                continue
            x = values[0] if command == "H" else x if command == "V" else values[-2]
            y = y if command == "H" else values[-1]
            if command == "M":
                path.moveTo(x, y)
            elif command == "C":
                path.cubicTo(*values)
            elif command == "A":
                size = skia.Path.ArcSize.kLarge_ArcSize if values[3] else skia.Path.ArcSize.kSmall_ArcSize
                turn = skia.PathDirection.kCW if values[4] else skia.PathDirection.kCCW
                path.arcTo(values[0], values[1], values[2], size, turn, x, y)
            else:
                path.lineTo(x, y)
        return path

    def paint(colour, alpha=1, **style):
        return skia.Paint(AntiAlias=True, Color=skia.Color(*colour, round(alpha * 255)), **style)

    face = skia.Typeface.MakeFromFile(file)
    sizes = {size: skia.Font(face, size) for size in (64, 56, 32, 28, 24)}
    for font in sizes.values():
        font.setSubpixel(True)
        font.setHinting(skia.FontHinting.kNone)
        font.setLinearMetrics(True)
    above = {size: -font.getMetrics().fAscent for size, font in sizes.items()}
    high = {size: above[size] + font.getMetrics().fDescent for size, font in sizes.items()}
    ground = skia.Paint(
        Shader=skia.GradientShader.MakeLinear([skia.Point(0, 0), skia.Point(1200, 630)], [skia.Color(*start), skia.Color(*end)])
    )
    white, glass, initials, label_ground = paint((255, 255, 255)), paint((255, 255, 255), 0.9), paint(blue), paint(orange)
    strokes = {"StrokeWidth": pen, "StrokeCap": skia.Paint.Cap.kRound_Cap, "StrokeJoin": skia.Paint.Join.kRound_Join}
    filled = paint((255, 255, 255), Style=skia.Paint.Style.kStrokeAndFill_Style, **strokes)
    stroked = paint((255, 255, 255), Style=skia.Paint.Style.kStroke_Style, **strokes)
    paths = [(label, side, height, path(body), path(line)) for label, side, height, body, line in icons]
    row = max(height + 12 + high[24] for _, _, height, _, _ in icons)

    def draw(number):
        stream = skia.DynamicMemoryWStream()
        document = skia.PDF.MakeDocument(stream)
        canvas = document.beginPage(1200, 630)

        def text(words, size, x, top, paint, isCentred=False):
            if isCentred:
                x -= sizes[size].measureText(words) / 2
            canvas.drawString(words, x, top + above[size], sizes[size], paint)

        canvas.drawRect(skia.Rect.MakeWH(1200, 630), ground)
        canvas.drawCircle(144, 144, 80, glass)
        text("AL", 64, 144, 144 - high[64] / 2, initials, True)
        top = 144 - (high[56] + 12 + high[32]) / 2
        text(title(number), 56, 256, top, white)
        text(subtitle(number), 32, 256, top + high[56] + 12, white)
        width, height = sizes[28].measureText(badge(number)) + 48, high[28] + 16
        canvas.drawRoundRect(skia.Rect.MakeXYWH(64, 264, width, height), height / 2, height / 2, label_ground)
        text(badge(number), 28, 88, 272, white)
        for index, (label, side, height, body, line) in enumerate(paths):
            x = 64 + 1072 / 10 * (2 * index + 1)
            top = 566 - row / 2 - (height + 12 + high[24]) / 2
            canvas.save()
            canvas.translate(x - side / 2, top + height / 2 - side / 2)
            canvas.scale(side / 24, side / 24)
            canvas.drawPath(body, filled)
            if line.countVerbs():
                canvas.drawPath(line, stroked)
            canvas.restore()
            text(label, 24, x, top + height + 12, white, True)
        document.endPage()
        document.close()
        return bytes(stream.detachAsData())

    return draw


# The file's ascender and descender of hhea, as the others' lines have them.
heights = {"Inter": (0.969, 0.241), "DejaVu Sans": (0.928, 0.236)}

page = """
#let number = int(sys.inputs.number)
#let (above, below) = (float(sys.inputs.above), float(sys.inputs.below))
#set page(width: 595pt, height: 842pt, margin: 40pt, fill: white)
#set text(font: sys.inputs.font, size: 9pt, top-edge: above * 1em, bottom-edge: below * -1em, lang: "en")
#set par(leading: 0pt, spacing: 12pt)
#set block(spacing: 12pt)
"""

invoice = (
    page
    + """
#let amount(cents) = [#calc.quo(cents, 100).#calc.rem(calc.quo(cents, 10), 10)#calc.rem(cents, 10)]
#text(size: 22pt)[Invoice 2026-#number]#h(1fr)#text(size: 11pt)[23 November 2026]

#line(length: 100%, stroke: 0.5pt + luma(198))
#grid(
  columns: (auto, 1fr, auto, auto, auto), column-gutter: 16pt, row-gutter: 3pt, align: (left, left, right, right, right),
  [No.], [Article], [Count], [Price], [Sum],
  ..for row in range(1, 41) {
    let count = calc.rem(row, 7) + 1
    let price = row * 100 + calc.rem(number, 100)
    ([#row], [Article #number\\-#row of the order], [#count], amount(price), amount(price * count))
  }
)
"""
)
# With tags, the rows are those of a table.
tagged_invoice = invoice.replace("#grid(", "#table(stroke: none, inset: 0pt,").replace(
    "[No.], [Article], [Count], [Price], [Sum],", "table.header([No.], [Article], [Count], [Price], [Sum]),"
)

report = (
    page
    + """
#set document(title: "Report")
#set page(footer-descent: 12pt, footer: context align(center)[#counter(page).display() of #counter(page).final().first()])
#show heading: set text(size: 16pt, weight: "regular")
#let words = (
  "layout", "proposes", "a", "size", "and", "each", "view", "answers", "with", "its", "own", "then", "the", "parent",
  "places", "it", "by", "alignment", "guides", "of", "text", "lines", "rows",
)
#for chapter in range(110) {
  heading[Chapter #number\\-#(chapter + 1)]
  for paragraph in range(2) {
    par(range(90).map(n => words.at(calc.rem(number + chapter * 31 + paragraph * 17 + n * 7 + n * n, 23))).join(" "))
  }
  table(
    stroke: none, inset: 0pt, columns: (auto, 1fr, auto, auto), column-gutter: 16pt, row-gutter: 3pt,
    align: (left, left, right, right),
    table.header([No.], [Measure], [Count], [Part]),
    ..for row in range(1, 11) {
      ([#row], [Measure #number\\-#(chapter + 1)\\-#row], [#calc.rem(row * (chapter + 3), 97)], [#calc.rem(row * (chapter + 7), 100) %])
    }
  )
}
"""
)


def typst(source, is_tagged):
    """A maker of PDFs of one source whose number is an input, by one compiler that stays."""

    def make(family, file, folder):
        import typst

        os.symlink(file, os.path.join(folder, os.path.basename(file)))
        path = pathlib.Path(folder) / "source.typ"
        path.write_text(source)
        known = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
        if family not in known.families():
            raise ValueError(f"it reads no {family} in {file}")
        compiler = typst.Compiler(str(path), root=folder, font_paths=known)
        above, below = heights[family]

        def draw(number):
            inputs = {"number": str(number), "font": family, "above": str(above), "below": str(below)}
            return compiler.compile(format="pdf", sys_inputs=inputs, pdf_tags=is_tagged)

        return draw

    return make


def weasyprint(family, file, folder):
    """R2 as PDF with tags. The style and its font are read once."""
    import weasyprint
    from weasyprint.text.fonts import FontConfiguration

    above, below = heights[family]
    known = FontConfiguration()
    style = weasyprint.CSS(
        string=f"""
        @font-face {{ font-family: "{family}"; src: url("file://{file}") }}
        @page {{ size: 595pt 842pt; margin: 40pt }}
        body {{ font: 9pt/{above + below} "{family}"; margin: 0 }}
        div {{ display: flex; justify-content: space-between; align-items: baseline; font-size: 11pt }}
        h1 {{ font: 22pt/{above + below} "{family}"; margin: 0 }}
        hr {{ border: 0; border-top: .5pt solid rgb(198, 198, 198); margin: 12pt 0 }}
        table {{ width: 100%; border-spacing: 0 }}
        th, td {{ padding: 0 8pt 3pt; font-weight: normal; text-align: right }}
        :is(th, td):nth-child(1) {{ padding-left: 0; text-align: left }}
        :is(th, td):nth-child(2) {{ width: 100%; text-align: left }}
        :is(th, td):nth-child(5) {{ padding-right: 0 }}
        """,
        font_config=known,
    )

    def amount(cents):
        return f"{cents // 100}.{cents // 10 % 10}{cents % 10}"

    def draw(number):
        rows = "".join(
            f"<tr><td>{row}<td>Article {number}-{row} of the order<td>{row % 7 + 1}<td>{amount(row * 100 + number % 100)}"
            f"<td>{amount((row * 100 + number % 100) * (row % 7 + 1))}"
            for row in range(1, 41)
        )
        page = (
            f"<html lang=en><title>Invoice</title><div><h1>Invoice 2026-{number}</h1><span>23 November 2026</span></div><hr>"
            f"<table><thead><tr><th>No.<th>Article<th>Count<th>Price<th>Sum<tbody>{rows}</table>"
        )
        return weasyprint.HTML(string=page).write_pdf(stylesheets=[style], font_config=known, pdf_tags=True)

    return draw


peers = [
    ("takumi-py", "R1 PNG", takumi), ("skia-python", "R1 PDF", skia), ("typst", "R2 PDF", typst(invoice, False)),
    ("typst", "R2 PDF tagged", typst(tagged_invoice, True)), ("weasyprint", "R2 PDF tagged", weasyprint),
    ("typst", "R3 PDF tagged", typst(report, True)),
]
# What Plumb alone draws.
others = ["R1 SVG", "R1 PDF tagged"]


class Peer:
    """A peer that is there: numbers count up from one picture to the next."""

    def __init__(self, name, picture, draw):
        self.name, self.picture, self.draw = name, picture, draw
        self.number = 118

    def round(self, runs):
        """The median of some pictures, after two that are not timed, as Plumb's. Of the report it is a fifth of them."""
        times = []
        for run in range(-2, -(-runs // 5) if self.picture.startswith("R3") else runs):
            before = time.perf_counter()
            file = self.draw(self.number)
            spent = (time.perf_counter() - before) * 1000
            self.number += 1
            if run >= 0:
                times.append(spent)
        return {"total": statistics.median(times), "bytes": len(file)}


def available(family, file, folder):
    """The peers that are installed and draw."""
    found = []
    for name, picture, make in peers:
        try:
            own = os.path.join(folder, f"{name} {picture}")
            os.mkdir(own)
            draw = make(family, file, own)
            draw(117)
            found.append(Peer(name, picture, draw))
        except Exception as error:
            common.left_out(name, error)
    return found


def main():
    parser = argparse.ArgumentParser(
        description="Pictures beside other engines, in one run.", epilog="Peers: pip install takumi-py skia-python typst weasyprint"
    )
    parser.add_argument("--bench", metavar="FILE", default=common.bench, help="plumb-bench; BENCH, else that of .build/release")
    parser.add_argument("--rounds", type=common.positive, default=7)
    parser.add_argument("--runs", type=common.positive, default=15, help="timed pictures a round, of which the median counts")
    parser.add_argument("--pictures", metavar="FOLDER", help="where a picture of each peer is written")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not common.has_bench(options.bench):
        return 2
    family, file = next(((family, file) for family, file in fonts if os.path.isfile(file)), (None, None))
    if not file:
        missing("there is no font: apt install fonts-dejavu-core")
        return 2
    own = {picture: [] for picture in [picture for _, picture, _ in peers] + others}
    with tempfile.TemporaryDirectory() as folder:
        present = available(family, file, folder)
        rounds = {peer: [] for peer in present}
        for _ in range(options.rounds):
            try:
                entries = common.plumb(options.bench, "pictures", "--json", "--runs", str(options.runs))
                for picture in own:
                    own[picture].append({key: entries[picture][key] for key in ("total", "bytes")})
            except KeyError as error:
                missing(f"{options.bench} says nothing of {error}")
                return 1
            except (subprocess.CalledProcessError, ValueError, OSError) as error:
                words = getattr(error, "stderr", None) or str(error)
                missing(f"{options.bench} does not say what its pictures take: {words.strip()}")
                return 1
            for peer in present:
                rounds[peer].append(peer.round(options.runs))
        if options.pictures:
            os.makedirs(options.pictures, exist_ok=True)
            for peer in present:
                picture, kind, *rest = peer.picture.split()
                target = pathlib.Path(options.pictures) / f"{'-'.join([picture, peer.name, *rest])}.{kind.lower()}"
                target.write_bytes(peer.draw(118))
    result, ratios = {}, {}
    for picture, figures in own.items():
        sources = [("Plumb", figures)] + [(peer.name, rounds[peer]) for peer in present if peer.picture == picture]
        for name, figures in sources:
            times = spread([figure["total"] for figure in figures])
            result[f"{picture} {name}"] = {**times, "bytes": figures[-1]["bytes"]}
        for name, figures in sources[1:]:
            ratios[f"{picture} {name} / Plumb"] = common.ratios(
                [figure["total"] for figure in figures], [figure["total"] for figure in own[picture]]
            )
    ratios["R1 PDF / SVG"] = common.ratios(*([figure["total"] for figure in own[f"R1 {kind}"]] for kind in ("PDF", "SVG")))
    if options.json:
        print(json.dumps({"font": file, "milliseconds": result, "ratios": ratios}, indent=2))
        return 0
    print(f"{'ms a picture':<20} {'':>24} {'bytes':>9}")
    for name, figure in result.items():
        print(f"{name:<20} {common.cell(figure):>24} {figure['bytes']:>9,}")
    for name, ratio in ratios.items():
        print(f"{name:<28} {common.cell(ratio)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

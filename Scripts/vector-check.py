#!/usr/bin/env python3
"""Reads SVG and PDF files that Plumb writes: those of the examples, and of random trees with texts, names and links that no
file expects (PyPI: lxml, resvg-py, pikepdf, pypdfium2).

usage: Scripts/vector-check.py PLUMB PLUMB-LAWS [COUNT]     COUNT trees, 1000 unless it is given

An SVG follows Tests/Formats/svg.rng, and resvg draws it. A PDF has no fault for qpdf; pdfium draws it; its structure is a tree
in which each number of a page's content occurs once; its links open web pages, mails and calls.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import lxml.etree
import pikepdf
import pypdfium2
import resvg_py

ROOT = pathlib.Path(__file__).resolve().parent.parent
GRAMMAR = lxml.etree.RelaxNG(lxml.etree.parse(str(ROOT / "Tests/Formats/svg.rng")))
PARSER = lxml.etree.XMLParser(huge_tree=True, resolve_entities=False)
ALLOWED = re.compile(r"(https?|mailto|tel):[!-~]*\Z", re.IGNORECASE)


def check_svg(data):
    tree = lxml.etree.fromstring(data, PARSER)
    if not GRAMMAR.validate(tree):
        raise ValueError(GRAMMAR.error_log.last_error)
    names = tree.xpath("//@id")
    if len(names) != len(set(names)):
        raise ValueError("two elements have the same id")
    for reference in re.findall(r"url\(#([^)]+)\)", data.decode()) + [n[1:] for n in tree.xpath("//@href") if n[0] == "#"]:
        if reference not in names:
            raise ValueError(f"nothing is named {reference}")
    # Without the system's fonts: it is about the file.
    if not bytes(resvg_py.svg_to_bytes(svg_string=data.decode(), skip_system_fonts=True)).startswith(b"\x89PNG"):
        raise ValueError("resvg draws nothing")


def elements(node):
    """The structure elements below one, outer ones first."""
    kids = node.get("/K", [])
    for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
        if isinstance(kid, pikepdf.Dictionary) and kid.get("/Type") == "/StructElem":
            if kid.P.objgen != node.objgen:
                raise ValueError(f"{kid.S} does not know what it is in")
            yield kid
            yield from elements(kid)


def check_pdf(path):
    with pikepdf.open(path) as file:
        faults = file.check_pdf_syntax()
        if faults:
            raise ValueError(faults[0])
        root = file.Root.get("/StructTreeRoot")
        numbers = {}
        if root is not None:
            links = 0
            for element in elements(root):
                for kid in element.K:
                    if isinstance(kid, int):
                        key = (element.Pg.objgen, kid)
                        if key in numbers:
                            raise ValueError(f"mark {kid} is in two elements")
                        numbers[key] = element
                    elif kid.get("/Type") == "/OBJR":
                        links += 1
                        if kid.Obj not in list(element.Pg.Annots):
                            raise ValueError("a link is not on its page")
            nums = root.ParentTree.Nums
            parents = {int(nums[i]): nums[i + 1] for i in range(0, len(nums), 2)}
            annotations = 0
            for page in file.pages:
                marks = [
                    operands[1].MCID
                    for operands, operator in pikepdf.parse_content_stream(page)
                    if str(operator) == "BDC" and "/MCID" in operands[1]
                ]
                if len(marks) != len(set(marks)):
                    raise ValueError("a number occurs twice in a page's content")
                for mark in marks:
                    if numbers.get((page.objgen, mark)) != parents[page.StructParents][mark]:
                        raise ValueError(f"mark {mark} has no element, or another")
                if len(marks) != sum(1 for key in numbers if key[0] == page.objgen):
                    raise ValueError("the structure has marks that the page has not")
                for link in page.get("/Annots", []):
                    annotations += 1
                    if not ALLOWED.match(str(link.A.URI)):
                        raise ValueError(f"a link opens {link.A.URI}")
            if annotations != links:
                raise ValueError("a link has no element")
    document = pypdfium2.PdfDocument(path)
    for page in document:
        page.render(scale=0.5)
    document.close()


LARGE = """
import SwiftUI

struct Marks: View {
    var body: some View {
        Canvas { context, _ in
            for index in 0..<100_000 {
                let (column, row) = (index % 400, index / 400)
                context.fill(
                    Path(CGRect(x: column * 2, y: row * 2, width: 1 + row % 2, height: 1)),
                    with: .color(Color(hue: Double(index % 360) / 360, saturation: 1, brightness: 1)))
            }
        }
        .frame(width: 800, height: 500)
    }
}

struct Chart: View {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 150))
            for index in 1..<10_000 {
                let x = Double(index) * 0.06
                path.addLine(to: CGPoint(x: x, y: 150 + 90 * sin(x / 40) + 30 * sin(x * 1.7) * cos(x / 7)))
            }
        }
        .stroke(.blue, lineWidth: 0.5).frame(width: 600, height: 300)
    }
}

struct Tall: View {
    var body: some View { Color.green.frame(width: 100, height: 1_000_000) }
}
"""


def check_large(plumb, folder):
    """Files of 100,000 marks, of a line through 10,000 points (120 kB at most), and of a view as high as 1,300 pages."""
    faults = 0
    (folder / "Large.swift").write_text(LARGE)
    for view, form, most, arguments in [
        ("Marks", "svg", 20e6, []), ("Marks", "pdf", 3e6, []), ("Chart", "svg", 120e3, []), ("Chart", "pdf", 120e3, []),
        ("Tall", "pdf", 3e6, ["--page", "A4"]),
    ]:
        target = folder / f"{view}.{form}"
        subprocess.run([plumb, "render", folder / "Large.swift", "--view", view, "-o", target, *arguments], check=True)
        if not check(target):
            faults += 1
        elif target.stat().st_size > most:
            print(f"{target} has {target.stat().st_size} bytes", file=sys.stderr)
            faults += 1
    return 5, faults


def check(path):
    """Returns whether the file is as it should be."""
    try:
        if path.suffix == ".svg":
            check_svg(path.read_bytes())
        else:
            check_pdf(path)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # whatever a reader throws is a fault of the file, also where it panics
        print(f"{path}: {error}", file=sys.stderr)
        return False
    return True


def main():
    plumb, laws = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    files = faults = refused = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for example in sorted((ROOT / "Examples").glob("*.swift")):
            for arguments in [["--format", "svg"], ["--format", "svg", "--embed-fonts"], ["--format", "pdf"]]:
                target = folder / f"{example.stem}.{arguments[1]}"
                subprocess.run([plumb, "render", example, "-o", target, *arguments], check=True, capture_output=True)
                files += 1
                faults += not check(target)
        more, wrong = check_large(plumb, folder)
        files += more
        faults += wrong
        for start in range(0, count, 200):
            part = folder / str(start)
            call = [laws, "--files", part, "--from", str(start), "--seeds", str(min(200, count - start))]
            refused += len(subprocess.run(call, check=True, capture_output=True, text=True).stdout.splitlines())
            for path in sorted(part.iterdir()):
                files += 1
                if check(path):
                    path.unlink()
                else:
                    faults += 1
    print(f"{files} files, {faults} with faults; {refused} trees could not be drawn")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

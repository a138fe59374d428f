#!/usr/bin/env python3
"""Writes PNG files anew with a palette: a drawing of few colours is a third of its size then.

Reads what Plumb writes: 8 bits, RGB or RGBA, not interlaced. Of more than 256 colours, the 192 most frequent stay as they are, and
64 that would change most: rare ones far from all others, such as those of a rainbow. The rest, all of them at the edges of letters and
curves, become the nearest of these.
"""

import collections
import struct
import sys
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    position = len(SIGNATURE)
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        yield kind, data[position + 8 : position + 8 + length]
        position += length + 12


def unfiltered(kind, row, above, size):
    """A row as it was before a filter (PNG specification, section 9)."""
    row = bytearray(row)
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + above[i]) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + above[i]) // 2) & 255
        elif kind == 4:
            guess = left + above[i] - corner
            best = min((left, above[i], corner), key=lambda value: abs(guess - value))
            row[i] = (row[i] + best) & 255
    return bytes(row)


def pixels(data):
    """Width, height, and a number 0xAABBGGRR for each pixel."""
    parts = list(chunks(data))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    if depth != 8 or kind not in (2, 6) or interlaced:
        sys.exit("shrink-png: 8 bits, RGB or RGBA, not interlaced is all that it reads")
    size = 4 if kind == 6 else 3
    rows = zlib.decompress(b"".join(content for name, content in parts if name == b"IDAT"))
    length = width * size
    above = bytes(length)
    result = bytearray()
    for start in range(0, len(rows), length + 1):
        row = rows[start + 1 : start + 1 + length]
        row = unfiltered(rows[start], row, above, size)
        above = row
        if size == 3:
            row = b"".join(row[i : i + 3] + b"\xff" for i in range(0, length, 3))
        result += row
    return width, height, memoryview(bytes(result)).cast("I")


def distance(color, other):
    return sum(((color >> shift & 255) - (other >> shift & 255)) ** 2 for shift in (0, 8, 16, 24))


def nearest(color, palette):
    return min(range(len(palette)), key=lambda index: distance(color, palette[index]))


def chosen(counts):
    """The colours of the palette."""
    frequent = [color for color, _ in counts.most_common()]
    palette, others = frequent[:192], frequent[192:]
    if len(frequent) <= 256:
        return frequent
    # How much each of the others changes, over all its pixels.
    change = {color: counts[color] * min(distance(color, other) for other in palette) for color in others}
    while len(palette) < 256:
        worst = max(change, key=change.get)
        palette.append(worst)
        del change[worst]
        for color in change:
            change[color] = min(change[color], counts[color] * distance(color, worst))
    return palette


def packed(data):
    if next(chunks(data))[1][9] == 3:
        return data  # It has a palette.
    width, height, colors = pixels(data)
    counts = collections.Counter(colors)
    # Colours that are not opaque come first: the list of alphas can end behind them.
    palette = sorted(chosen(counts), key=lambda color: color >> 24)
    index = {color: nearest(color, palette) for color in counts}
    numbers = bytes(index[color] for color in colors)
    rows = b"".join(b"\0" + numbers[y * width : (y + 1) * width] for y in range(height))

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    alphas = bytes(color >> 24 for color in palette if color >> 24 != 255)
    return (
        SIGNATURE
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", b"".join(struct.pack("<I", color)[:3] for color in palette))
        + (chunk(b"tRNS", alphas) if alphas else b"")
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


for path in sys.argv[1:]:
    with open(path, "rb") as file:
        data = file.read()
    with open(path, "wb") as file:
        file.write(packed(data))

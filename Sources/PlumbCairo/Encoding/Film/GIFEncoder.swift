import Foundation

/// GIF: up to 256 colours a frame, exact where a frame has no more.
///
/// 1. A frame has a palette of its own; that of the first frame is the file's.
/// 2. Pixels that are shown already are left see-through: they cost little, and keep the colour they were given.
/// 3. Where there are more colours, the palette is chosen by `ColorQuantizer`, and what it lacks is mixed
///    (`ColorMixture`).
/// 4. A pixel shows or does not: half an alpha is the border.
///
/// Source: GIF89a; the loop is Netscape's extension.
struct GIFEncoder: FilmEncoder {
    private let dithering: Bool
    private var rest = Data()

    init(dithering: Bool) { self.dithering = dithering }

    mutating func add(_ frame: FilmFrame) {
        let content = content(of: frame)
        rest += control(frame, content)
        rest += descriptor(frame.part, packed: 0x80 | UInt8(content.bits - 1))
        rest += content.table
        rest += LZWPacker.pack(content.indices, bits: max(2, content.bits))
    }

    func file(first: FilmFrame) -> Data {
        let content = content(of: first)
        var file = Data("GIF89a".utf8)
        file += bytes(first.picture.width) + bytes(first.picture.height)
        file += [0xF0 | UInt8(content.bits - 1), 0, 0]
        file += content.table
        file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        file += control(first, content)
        file += descriptor(first.part, packed: 0)
        file += LZWPacker.pack(content.indices, bits: max(2, content.bits))
        file += rest
        file.append(0x3B)
        return file
    }

    /// The least significant byte first.
    private func bytes(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    /// How long the frame is shown, what becomes of it then (2: its place is emptied), and which index is see-through.
    private func control(_ frame: FilmFrame, _ content: Content) -> [UInt8] {
        let flags: UInt8 = (frame.isCleared ? 2 : 1) << 2 | (content.seeThrough == nil ? 0 : 1)
        return [0x21, 0xF9, 4, flags] + bytes(frame.ticks) + [content.seeThrough ?? 0, 0]
    }

    private func descriptor(_ part: PixelRectangle, packed: UInt8) -> [UInt8] {
        [0x2C] + bytes(part.x) + bytes(part.y) + bytes(part.width) + bytes(part.height) + [packed]
    }

    private struct Content {
        var palette: [UInt32]
        var indices: [UInt8]
        var seeThrough: UInt8?

        /// Of an index, 1…8.
        var bits: Int {
            let count = palette.count + (seeThrough == nil ? 0 : 1)
            return max(1, Int.bitWidth - (max(2, count) - 1).leadingZeroBitCount)
        }

        /// Three bytes a colour, as many colours as the bits can say.
        var table: Data {
            var data = Data(capacity: 3 << bits)
            for color in palette {
                data.append(contentsOf: [color >> 16, color >> 8, color].map { UInt8(truncatingIfNeeded: $0) })
            }
            data.append(contentsOf: repeatElement(0, count: 3 << bits - data.count))
            return data
        }
    }

    private func content(of frame: FilmFrame) -> Content {
        let part = frame.part
        let width = frame.picture.width
        var table = ColorTable()
        // The number of each pixel's colour, -1 for none.
        var numbers = [Int32](repeating: -1, count: part.width * part.height)
        var hasNone = false
        let shown = frame.base?.pixels ?? []
        frame.picture.pixels.withUnsafeBufferPointer { pixels in
            var at = 0
            for row in part.y..<part.y + part.height {
                for place in row * width + part.x..<row * width + part.x + part.width {
                    let pixel = pixels[place]
                    // 2 and 4
                    if pixel < 0x8000_0000 || (!shown.isEmpty && shown[place] == pixel) {
                        hasNone = true
                    } else {
                        numbers[at] = Int32(table.add(pixel.unpremultiplied & 0xFFFFFF))
                    }
                    at += 1
                }
            }
        }
        // 3
        let limit = hasNone ? 255 : 256
        let palette = ColorQuantizer.palette(of: table, limit: limit)
        let seeThrough = hasNone ? UInt8(palette.count) : nil
        var indices = [UInt8](repeating: seeThrough ?? 0, count: numbers.count)
        if table.colors.count <= limit {
            for (at, number) in numbers.enumerated() where number >= 0 { indices[at] = UInt8(number) }
        } else {
            let mixtures = ColorMixture.list(of: table.colors, in: palette, dithering: dithering)
            var at = 0
            for y in part.y..<part.y + part.height {
                for x in part.x..<part.x + part.width {
                    if numbers[at] >= 0 { indices[at] = mixtures[Int(numbers[at])].index(x: x, y: y) }
                    at += 1
                }
            }
        }
        return Content(palette: palette, indices: indices, seeThrough: seeThrough)
    }
}

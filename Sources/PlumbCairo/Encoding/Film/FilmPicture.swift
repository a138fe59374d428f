import Foundation
import PlumbGraphics

/// The pixels of a film at a time, as words: alpha, then red, green, blue, premultiplied.
struct FilmPicture: Sendable {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    /// - Parameter background: what lies under the picture, premultiplied; 0 for nothing.
    init(_ bitmap: Bitmap, on background: UInt32) {
        width = bitmap.width
        height = bitmap.height
        var words = [UInt32](repeating: 0, count: width * height)
        words.withUnsafeMutableBytes { _ = bitmap.pixels.copyBytes(to: $0) }
        if background != 0 {
            words.withUnsafeMutableBufferPointer { words in
                for index in words.indices where words[index] < 0xFF00_0000 {
                    words[index] = Self.over(words[index], background)
                }
            }
        }
        pixels = words
    }

    private init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    private static func over(_ pixel: UInt32, _ background: UInt32) -> UInt32 {
        let rest = 255 - pixel >> 24
        var sum: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let under = ((background >> shift & 0xFF) * rest + 127) / 255
            sum |= min(255, (pixel >> shift & 0xFF) + under) << shift
        }
        return sum
    }

    /// The picture in the top left corner of a larger one.
    func padded(width newWidth: Int, height newHeight: Int, with background: UInt32) -> FilmPicture {
        if newWidth == width, newHeight == height { return self }
        var larger = [UInt32](repeating: background, count: newWidth * newHeight)
        for row in 0..<height {
            larger.replaceSubrange(
                row * newWidth..<row * newWidth + width, with: pixels[row * width..<(row + 1) * width])
        }
        return FilmPicture(width: newWidth, height: newHeight, pixels: larger)
    }

    var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

    /// The smallest rectangle with all pixels that another picture of the same size has otherwise; nil when there are
    /// none.
    func change(from other: FilmPicture) -> PixelRectangle? {
        pixels.withUnsafeBufferPointer { new in
            other.pixels.withUnsafeBufferPointer { old in
                guard let new = new.baseAddress, let old = old.baseAddress else { return nil }
                func isEqual(_ row: Int) -> Bool { memcmp(new + row * width, old + row * width, width * 4) == 0 }
                guard let top = (0..<height).first(where: { !isEqual($0) }) else { return nil }
                let bottom = (top..<height).last { !isEqual($0) } ?? top
                var (left, right) = (width - 1, 0)
                for row in top...bottom {
                    let start = row * width
                    var column = 0
                    while column < left, new[start + column] == old[start + column] { column += 1 }
                    left = min(left, column)
                    column = width - 1
                    while column > right, new[start + column] == old[start + column] { column -= 1 }
                    right = max(right, column)
                }
                return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }

    /// The pixels of a part that another picture of the same size has otherwise, nothing where it has the same; nil
    /// when one of them lets something through.
    func opaqueChange(from other: FilmPicture, in part: PixelRectangle) -> FilmPicture? {
        var change = [UInt32](repeating: 0, count: part.width * part.height)
        let isOpaque = change.withUnsafeMutableBufferPointer { change in
            pixels.withUnsafeBufferPointer { new in
                other.pixels.withUnsafeBufferPointer { old in
                    var all = UInt32.max
                    for row in 0..<part.height {
                        let start = (part.y + row) * width + part.x
                        for column in 0..<part.width where new[start + column] != old[start + column] {
                            change[row * part.width + column] = new[start + column]
                            all &= new[start + column]
                        }
                    }
                    return all >= 0xFF00_0000
                }
            }
        }
        return isOpaque ? FilmPicture(width: part.width, height: part.height, pixels: change) : nil
    }

    /// True when a pixel that is seen has become one that is not; half an alpha is seen.
    func hides(_ other: FilmPicture) -> Bool {
        zip(pixels, other.pixels).contains { $0 < 0x8000_0000 && $1 >= 0x8000_0000 }
    }

    func withRows<Result>(of part: PixelRectangle, _ body: (PixelBuffer) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { preconditionFailure("a picture has pixels") }
            return try body(
                PixelBuffer(
                    base: base + (part.y * width + part.x) * 4, width: part.width, height: part.height,
                    stride: width * 4))
        }
    }
}

/// A part of a picture, in pixels.
struct PixelRectangle: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The least rectangle around it that begins at even places: WebP knows no others.
    var even: PixelRectangle {
        PixelRectangle(x: x & ~1, y: y & ~1, width: width + x & 1, height: height + y & 1)
    }
}

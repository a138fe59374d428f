import Foundation
import PlumbGraphics

/// Writes PNG files.
///
/// 1. At most 256 colours become a palette of 1, 2, 4 or 8 bits a pixel. Otherwise an opaque picture is written as RGB,
///    any other as RGBA. Colours are divided by alpha again.
/// 2. All rows have one filter: the one that packs a sample of the picture best. Indices are not filtered.
/// 3. Rows of which nearly all bytes lie in runs, those of a screen, are packed by these (`RunDeflate`), on one thread.
///    libdeflate packs others: a large picture in two halves, on two threads where there are two cores. The bytes don't
///    depend on that.
/// 4. The chunks: IHDR, sRGB, pHYs (72 · scale pixels to an inch), PLTE and tRNS for a palette, IDAT, IEND.
///
/// Source: PNG specification, third edition.
public struct PNGEncoder: Sendable {
    /// libdeflate's level, 0…12. Level 4 takes a fifth less time than level 6, and its files are a tenth larger.
    public var level = 6

    /// How many threads pack one picture, 1 or 2. A server that encodes a picture on each core does best with 1. The
    /// file's bytes are the same.
    public var mostThreads = 2

    /// An encoder that compresses as hard as `level` says.
    public init(level: Int = 6) { self.level = level }

    /// A PNG file of a picture.
    public func encode(_ bitmap: Bitmap) -> Data {
        bitmap.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return Data() }
            return encode(
                PixelBuffer(base: base, width: bitmap.width, height: bitmap.height, stride: bitmap.width * 4),
                scale: bitmap.scale)
        }
    }

    /// - Parameter scale: Pixels to a point.
    func encode(_ pixels: PixelBuffer, scale: Double) -> Data {
        var file = PNGFile()
        // 1
        let palette = PNGPalette(pixels)
        let format = palette.map(PNGFormat.indexed) ?? (pixels.isOpaque ? .rgb : .rgba)
        file.addHeader(width: pixels.width, height: pixels.height, format: format, scale: scale)
        if let palette {
            file.add("PLTE", palette.colors)
            if !palette.alphas.isEmpty { file.add("tRNS", palette.alphas) }
        }
        // 2
        let filter =
            palette == nil
            ? PNGFilter.best(for: pixels, format: format, level: level, mostThreads: mostThreads) : .none
        // 3
        PackingMemory.withOne(level: level) { memory in
            let rows = PNGRows(pixels, format: format, filter: filter, into: memory)
            file.addPacked("IDAT", rows, level: level, memory, mostThreads: mostThreads)
        }
        file.add("IEND", [])
        return file.data
    }
}

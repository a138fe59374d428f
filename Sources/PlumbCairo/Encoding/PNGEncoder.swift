import Foundation
import PlumbGraphics

/// Writes PNG files.
///
/// 1. At most 256 colours become a palette of 1, 2, 4 or 8 bits a pixel. Otherwise an opaque picture is written as RGB,
///    any other as RGBA. Colours are divided by alpha again.
/// 2. All rows have one filter: the one that packs a sample of the picture best. Indices are not filtered.
/// 3. The rows are packed on one thread, by `RunDeflate`.
/// 4. The chunks: IHDR, sRGB, pHYs (72 · scale pixels to an inch), PLTE and tRNS for a palette, IDAT, IEND.
///
/// Source: PNG specification, third edition.
public struct PNGEncoder: Sendable {
    /// How hard is tried, from 1 to 12; 0 for rows that are not packed at all.
    public var level = 6

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
        let choice =
            palette == nil
            ? PNGFilter.best(for: pixels, format: format, level: level)
            : PNGFilter.Choice(filter: .none, isSearched: true)
        // 3
        PackingMemory.withOne { memory in
            let rows = PNGRows(pixels, format: format, filter: choice.filter, into: memory)
            file.addPacked("IDAT", rows, level: level, isSearched: choice.isSearched, memory)
        }
        file.add("IEND", [])
        return file.data
    }
}

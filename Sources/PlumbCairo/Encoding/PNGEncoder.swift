import Foundation
import PlumbGraphics

/// Writes PNG files.
///
/// 1. An opaque picture is written as RGB, any other as RGBA with the colours divided by alpha again.
/// 2. Every row is filtered by subtracting the row above (PNG's filter 2).
/// 3. libdeflate packs the rows at one go.
/// 4. The chunks: IHDR, sRGB, pHYs (72 · scale pixels to an inch), IDAT, IEND.
public struct PNGEncoder: Sendable {
    /// libdeflate's level, 0…12. Level 4 is as fast as level 1 on pictures of views, and its files are smaller; level 6 takes
    /// up to twice the time for another fifth.
    public var level = 4

    /// An encoder that compresses as hard as `level` says.
    public init(level: Int = 4) { self.level = level }

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
        let isOpaque = pixels.isOpaque
        let rows = PNGRows(pixels, isOpaque: isOpaque)
        var file = PNGFile()
        file.addHeader(width: pixels.width, height: pixels.height, isOpaque: isOpaque, scale: scale)
        file.addCompressed("IDAT", rows.bytes, level: level)
        file.add("IEND", [])
        return file.data
    }
}

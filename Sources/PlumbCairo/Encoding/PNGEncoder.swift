import CDeflate
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
        file.add(
            "IHDR", bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height)) + [8, isOpaque ? 2 : 6, 0, 0, 0])
        // Perceptual intent.
        file.add("sRGB", [0])
        let perMeter = bigEndian(UInt32(max(1, min(1e9, (72 * scale / 0.0254).rounded()))))
        file.add("pHYs", perMeter + perMeter + [1])
        file.addCompressed("IDAT", rows.bytes, level: level)
        file.add("IEND", [])
        return file.data
    }
}

private func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

/// A file made of chunks: length, type, content, checksum.
private struct PNGFile {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    mutating func add(_ type: String, _ content: [UInt8]) {
        let typed = Array(type.utf8) + content
        data.append(contentsOf: bigEndian(UInt32(content.count)))
        data.append(contentsOf: typed)
        data.append(contentsOf: bigEndian(libdeflate_crc32(0, typed, typed.count)))
    }

    /// The packed content grows in memory of its own: pages that stay untouched cost nothing, growing the file would clear them.
    mutating func addCompressed(_ type: String, _ content: UnsafeMutableBufferPointer<UInt8>, level: Int) {
        guard let compressor = libdeflate_alloc_compressor(Int32(max(0, min(12, level)))) else { return }
        defer { libdeflate_free_compressor(compressor) }
        let most = libdeflate_zlib_compress_bound(compressor, content.count)
        let packed = UnsafeMutableRawPointer.allocate(byteCount: 4 + most, alignment: 16)
        defer { packed.deallocate() }
        packed.copyMemory(from: Array(type.utf8), byteCount: 4)
        let count = libdeflate_zlib_compress(compressor, content.baseAddress, content.count, packed + 4, most)
        data.append(contentsOf: bigEndian(UInt32(count)))
        data.append(packed.assumingMemoryBound(to: UInt8.self), count: 4 + count)
        data.append(contentsOf: bigEndian(libdeflate_crc32(0, packed, 4 + count)))
    }
}

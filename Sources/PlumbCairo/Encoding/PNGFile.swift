import CDeflate
import Foundation

/// The bytes of a number, the most significant one first.
func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

/// A file made of chunks: length, type, content, checksum.
struct PNGFile {
    var data: Data

    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// A whole file begins with the signature, a part of one with nothing.
    init(_ start: Data = signature) { data = start }

    /// IHDR, sRGB (perceptual intent) and pHYs, 72 · scale pixels to an inch.
    mutating func addHeader(width: Int, height: Int, isOpaque: Bool, scale: Double) {
        add("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0])
        add("sRGB", [0])
        let perMeter = bigEndian(UInt32(max(1, min(1e9, (72 * scale / 0.0254).rounded()))))
        add("pHYs", perMeter + perMeter + [1])
    }

    mutating func add(_ type: String, _ content: [UInt8]) {
        let typed = Array(type.utf8) + content
        data.append(contentsOf: bigEndian(UInt32(content.count)))
        data.append(contentsOf: typed)
        data.append(contentsOf: bigEndian(libdeflate_crc32(0, typed, typed.count)))
    }

    /// The packed content grows in memory of its own: pages that stay untouched cost nothing, growing the file would clear them.
    ///
    /// - Parameter head: what stands in the chunk before the packed bytes.
    mutating func addCompressed(
        _ type: String, head: [UInt8] = [], _ content: UnsafeMutableBufferPointer<UInt8>, level: Int
    ) {
        guard let compressor = libdeflate_alloc_compressor(Int32(max(0, min(12, level)))) else { return }
        defer { libdeflate_free_compressor(compressor) }
        let most = libdeflate_zlib_compress_bound(compressor, content.count)
        let start = Array(type.utf8) + head
        let packed = UnsafeMutableRawPointer.allocate(byteCount: start.count + most, alignment: 16)
        defer { packed.deallocate() }
        packed.copyMemory(from: start, byteCount: start.count)
        let count = libdeflate_zlib_compress(
            compressor, content.baseAddress, content.count, packed + start.count, most)
        data.append(contentsOf: bigEndian(UInt32(head.count + count)))
        data.append(packed.assumingMemoryBound(to: UInt8.self), count: start.count + count)
        data.append(contentsOf: bigEndian(libdeflate_crc32(0, packed, start.count + count)))
    }
}

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
    mutating func addHeader(width: Int, height: Int, format: PNGFormat, scale: Double) {
        add(
            "IHDR",
            bigEndian(UInt32(width)) + bigEndian(UInt32(height))
                + [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
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

    /// A chunk of packed rows.
    ///
    /// - Parameters:
    ///   - head: what stands in the chunk before the packed bytes.
    ///   - isSearched: whether matches are looked for beside runs.
    mutating func addPacked(
        _ type: String, head: [UInt8] = [], _ rows: PNGRows, level: Int, isSearched: Bool = true,
        _ memory: PackingMemory
    ) {
        let stream = ZlibStream(
            packing: rows, level: level, isSearched: isSearched, memory, head: Array(type.utf8) + head)
        let chunk = stream.bytes
        data.append(contentsOf: bigEndian(UInt32(chunk.count - type.utf8.count)))
        data.append(chunk)
        data.append(contentsOf: bigEndian(libdeflate_crc32(0, chunk.baseAddress, chunk.count)))
    }
}

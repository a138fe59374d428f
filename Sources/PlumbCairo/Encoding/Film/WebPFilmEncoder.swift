import CWebP
import Foundation
import PlumbGraphics

/// Animated WebP without loss. libwebp packs the frames; the container is written here.
///
/// 1. RIFF, WEBP; VP8X: flags and size; ANIM: no background, for ever.
/// 2. A frame is an ANMF: place in pairs of pixels, size, milliseconds, whether it is laid over what is there or
///    replaces it, and what libwebp makes of the part.
///
/// Source: WebP Container Specification.
struct WebPFilmEncoder: FilmEncoder {
    private var rest = Data()

    mutating func add(_ frame: FilmFrame) throws { rest += try Self.chunk(frame) }

    func file(first: FilmFrame) throws -> Data {
        // An animation, with see-through pixels.
        let flags = 0x02 | 0x10
        let size = Self.bytes(first.picture.width - 1, 3) + Self.bytes(first.picture.height - 1, 3)
        var content = Data("WEBP".utf8)
        content += Self.chunk("VP8X", Self.bytes(flags, 4) + size)
        content += Self.chunk("ANIM", [0, 0, 0, 0, 0, 0])
        content += try Self.chunk(first)
        content += rest
        guard content.count <= 0xFFFF_FFFE else {
            throw RenderError("The film would be larger than 4 GiB, which WebP can't hold; make it shorter or smaller.")
        }
        return Self.chunk("RIFF", content)
    }

    private static func chunk(_ frame: FilmFrame) throws -> Data {
        let part = frame.part.even
        var content = Data()
        content += bytes(part.x / 2, 3) + bytes(part.y / 2, 3)
        content += bytes(part.width - 1, 3) + bytes(part.height - 1, 3)
        let (packed, isLaidOver) = try frame.withRows(of: part) { (try WebPEncoder.encode($0), $1) }
        content += bytes(frame.ticks, 3) + [isLaidOver ? 0 : 0x02]
        // A file of its own, of which the head is not needed.
        content += packed.dropFirst(12)
        return chunk("ANMF", content)
    }

    private static func chunk(_ name: String, _ content: some Collection<UInt8>) -> Data {
        var data = Data(name.utf8)
        data += bytes(content.count, 4)
        data += content
        if content.count % 2 == 1 { data.append(0) }
        return data
    }

    /// The least significant byte first.
    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

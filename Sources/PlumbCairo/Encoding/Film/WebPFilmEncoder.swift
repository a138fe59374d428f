import CWebP
import Foundation
import PlumbGraphics

/// Animated WebP without loss. libwebp packs the frames; the container is written here.
///
/// 1. RIFF, WEBP; VP8X: flags and size; ANIM: no background, for ever.
/// 2. A frame is an ANMF: place in pairs of pixels, size, milliseconds, whether it is laid over what is there or replaces it, and what libwebp
///    makes of the part.
///
/// Source: WebP Container Specification.
struct WebPFilmEncoder: FilmEncoder {
    private var rest = Data()

    /// libwebp's effort, 0…9. More than this takes several times as long for a few per cent.
    private static let level: Int32 = 1

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
        let (packed, isLaidOver) = try frame.withRows(of: part) { (try pack($0), $1) }
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

    /// A WebP file of one part.
    private static func pack(_ pixels: PixelBuffer) throws -> Data {
        var config = WebPConfig()
        var picture = WebPPicture()
        guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, level) != 0,
            WebPPictureInit(&picture) != 0
        else { throw RenderError("libwebp is of another version than Plumb was built with; build Plumb anew.") }
        config.exact = 1
        picture.use_argb = 1
        picture.width = Int32(pixels.width)
        picture.height = Int32(pixels.height)
        guard WebPPictureAlloc(&picture) != 0 else { throw RenderError("There is not enough memory for a frame.") }
        defer { WebPPictureFree(&picture) }
        for row in 0..<pixels.height {
            let source = (pixels.base + row * pixels.stride).assumingMemoryBound(to: UInt32.self)
            let target = picture.argb + row * Int(picture.argb_stride)
            for column in 0..<pixels.width { target[column] = source[column].unpremultiplied }
        }
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        picture.writer = WebPMemoryWrite
        return try withUnsafeMutablePointer(to: &writer) { writer in
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            guard WebPEncode(&config, &picture) != 0, let memory = writer.pointee.mem else {
                throw RenderError("libwebp can't pack a frame (its error \(picture.error_code.rawValue)).")
            }
            return Data(bytes: memory, count: writer.pointee.size)
        }
    }
}

extension UInt32 {
    /// A premultiplied pixel with its colours divided by alpha.
    var unpremultiplied: UInt32 {
        let alpha = self >> 24
        if alpha == 255 { return self }
        if alpha == 0 { return 0 }
        func divided(_ shift: UInt32) -> UInt32 {
            Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | divided(16) | divided(8) | divided(0)
    }
}

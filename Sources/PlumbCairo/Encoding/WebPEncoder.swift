import CWebP
import Foundation
import PlumbGraphics

/// Writes WebP files of one picture.
package enum WebPEncoder {
    /// The longest side of a WebP picture, in pixels.
    private static let longestSide = 16383
    /// libwebp's effort without loss, 0…9. More than this takes several times as long for a few per cent.
    private static let level: Int32 = 1

    /// - Parameter quality: from 0, the smallest file, to 1, the best picture; nil for one that keeps every pixel.
    /// - Throws: `RenderError` for a picture that is empty or too large.
    package static func encode(_ bitmap: Bitmap, quality: Double? = nil) throws -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else { throw RenderError("The picture is empty.") }
        guard max(bitmap.width, bitmap.height) <= longestSide else {
            throw RenderError(
                "A picture of \(bitmap.width) × \(bitmap.height) pixels is too large for WebP: \(longestSide) a side are the most."
            )
        }
        return try bitmap.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return Data() }
            return try encode(
                PixelBuffer(base: base, width: bitmap.width, height: bitmap.height, stride: bitmap.width * 4),
                quality: quality)
        }
    }

    static func encode(_ pixels: PixelBuffer, quality: Double? = nil) throws -> Data {
        var config = WebPConfig()
        var picture = WebPPicture()
        guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0,
            quality != nil || WebPConfigLosslessPreset(&config, level) != 0
        else { throw RenderError("libwebp is of another version than Plumb was built with; build Plumb anew.") }
        if let quality {
            config.quality = quality.isNaN ? 100 : Float(min(max(quality, 0), 1) * 100)
        } else {
            config.exact = 1
        }
        picture.use_argb = 1
        picture.width = Int32(pixels.width)
        picture.height = Int32(pixels.height)
        guard WebPPictureAlloc(&picture) != 0 else { throw RenderError("There is not enough memory for a picture.") }
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
                throw RenderError("libwebp can't pack a picture (its error \(picture.error_code.rawValue)).")
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

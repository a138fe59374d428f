import CCairo
import Foundation
import PlumbGraphics

enum PNGReader {
    /// Bytes that Cairo asks for piece by piece.
    private struct Source {
        var bytes: UnsafeRawBufferPointer
        var position = 0
    }

    static func read(_ data: Data, scale: Double) throws -> Bitmap {
        let header = [UInt8](data.prefix(24))
        guard header.count == 24 else { throw ImageError("The PNG file is cut off.") }
        func number(at place: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(header[place + $1]) } }
        try ImageDecoder.check(width: number(at: 16), height: number(at: 20))

        let surface = data.withUnsafeBytes { bytes in
            var source = Source(bytes: bytes)
            return withUnsafeMutablePointer(to: &source) { source in
                cairo_image_surface_create_from_png_stream(
                    { closure, target, count in
                        guard let source = closure?.assumingMemoryBound(to: Source.self), let target,
                            Int(count) <= source.pointee.bytes.count - source.pointee.position
                        else { return CAIRO_STATUS_READ_ERROR }
                        let position = source.pointee.position
                        source.pointee.bytes.copyBytes(
                            to: UnsafeMutableRawBufferPointer(start: target, count: Int(count)),
                            from: position..<position + Int(count))
                        source.pointee.position = position + Int(count)
                        return CAIRO_STATUS_SUCCESS
                    }, source)
            }
        }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface)
        else { throw ImageError("The PNG file is damaged or cut off.") }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        // Opaque files come without alpha: its byte holds anything.
        if cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 {
            for index in stride(from: 3, to: width * height * 4, by: 4) { pixels[index] = 255 }
        }
        let buffer = PixelBuffer(
            base: UnsafeRawPointer(pixels), width: width, height: height,
            stride: Int(cairo_image_surface_get_stride(surface)))
        return Bitmap(width: width, height: height, scale: scale, pixels: buffer.packed)
    }
}

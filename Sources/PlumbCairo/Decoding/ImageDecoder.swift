import Foundation
import PlumbGraphics

/// One sentence that says why a picture can't be read.
public struct ImageError: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}

/// Reads PNG, JPEG and WebP files, recognised by their first bytes.
public enum ImageDecoder {
    /// - Parameter scale: Pixels to a point.
    public static func decode(_ data: Data, scale: Double = 1) throws -> Bitmap {
        let head = [UInt8](data.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            return try PNGReader.read(data, scale: scale)
        }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGReader.read(data, scale: scale) }
        if head.starts(with: Array("RIFF".utf8)) && head.suffix(4).elementsEqual("WEBP".utf8) {
            return try WebPReader.read(data, scale: scale)
        }
        throw ImageError("The file is neither a PNG nor a JPEG nor a WebP picture.")
    }

    /// Refuses pictures that would fill the memory before their pixels are read.
    static func check(width: Int, height: Int) throws {
        guard width > 0, height > 0 else { throw ImageError("The picture is empty: \(width) × \(height) pixels.") }
        guard width <= PixelSize.longestSide, height <= PixelSize.longestSide,
            width * height * 4 <= PixelSize.mostBytes
        else {
            throw ImageError(
                "A picture of \(width) × \(height) pixels is too large: \(PixelSize.longestSide) pixels a side and 1 GiB "
                    + "are the most.")
        }
    }
}

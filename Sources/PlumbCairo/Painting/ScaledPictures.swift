import CCairo
import Foundation
import PlumbGraphics
import Synchronization

/// Pictures as they were scaled for a screen: one that moves from frame to frame is scaled once. Scaling a picture of 34 points takes 0.1 ms,
/// which was two fifths of a frame with forty of them.
///
/// Only what stands upright on whole pixels is kept: such a picture has the same pixels wherever it stands.
final class ScaledPictures: Sendable {
    /// Those of all windows.
    static let shared = ScaledPictures()

    private struct Key: Hashable {
        var picture: ObjectIdentifier
        /// The part: x, y, width, height; empty for all of it.
        var part: [Double]
        var width: Int
        var height: Int
        var quality: InterpolationQuality
    }

    private struct Kept {
        /// As long as it is kept, no other picture has its identity.
        let original: Bitmap
        let scaled: Bitmap
    }

    private struct Table {
        var pictures: [Key: Kept] = [:]
        var bytes = 0
    }

    private static let capacity = 64 << 20
    private static let largest = 4 << 20
    private let table = Mutex(Table())

    /// How many are kept, for tests.
    var count: Int { table.withLock { $0.pictures.count } }

    /// The picture of an image that covers so many pixels; nil where keeping it is not worth the memory.
    func picture(of image: CairoImage, width: Int, height: Int) -> Bitmap? {
        let bytes = width * height * 4
        guard bytes > 0, bytes <= Self.largest else { return nil }
        let part = image.source.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } } ?? []
        let key = Key(
            picture: ObjectIdentifier(image.bitmap), part: part, width: width, height: height, quality: image.quality)
        if let kept = table.withLock({ $0.pictures[key] }) { return kept.scaled }
        guard let scaled = Self.scaled(image, width, height) else { return nil }
        table.withLock { table in
            if table.bytes + bytes > Self.capacity { table = Table() }
            table.pictures[key] = Kept(original: image.bitmap, scaled: scaled)
            table.bytes += bytes
        }
        return scaled
    }

    private static func scaled(_ image: CairoImage, _ width: Int, _ height: Int) -> Bitmap? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        var image = image
        image.rect = CGRect(x: 0, y: 0, width: width, height: height)
        image.tint = nil
        image.draw(on: CairoContext(cr: cr))
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        // Rows of 32-bit pixels have no padding.
        return Bitmap(width: width, height: height, pixels: Data(bytes: data, count: width * height * 4))
    }
}

extension CairoImage {
    /// Draws what is kept of the image, or keeps it. False: it has to be drawn as any other.
    func draw(on context: CairoContext, keeping pictures: ScaledPictures) -> Bool {
        let cr = context.cr
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, context.drawsPixels else { return false }
        let device = rect.applying(CGAffineTransform(matrix))
        let edges = [device.minX, device.minY, device.maxX, device.maxY].map { Double($0) }
        guard edges.allSatisfy({ abs($0) < 1e6 && abs($0 - $0.rounded()) < 1e-6 }) else { return false }
        let (x, y) = (edges[0].rounded(), edges[1].rounded())
        let (width, height) = (Int(edges[2].rounded() - x), Int(edges[3].rounded() - y))
        // Pixel for pixel there is nothing to keep.
        guard width != bitmap.width || height != bitmap.height || source != nil,
            let kept = pictures.picture(of: self, width: width, height: height)
        else { return false }
        let image = CairoImage(bitmap: kept, rect: rect, source: nil, tint: tint, quality: .none)
        image.draw(on: context)
        return true
    }
}

import Foundation
import PlumbGraphics
import Synchronization

/// Pictures as they were scaled, for pages that are painted again and again: one that moves from frame to frame is
/// scaled once. Scaling a picture of 34 points takes 0.1 ms, which was two fifths of a frame with forty of them.
///
/// Only `CairoImage.scaled` is kept, which all drawing goes through: whether it is kept changes no pixel.
final class ScaledPictures: Sendable {
    /// Those of all windows.
    static let shared = ScaledPictures()

    private struct Key: Hashable {
        var picture: ObjectIdentifier
        /// Not set for all of it.
        var part: CGRect?
        var size: PictureSize
        var quality: InterpolationQuality

        func hash(into hasher: inout Hasher) {
            // Few pictures are shown in several parts of one size.
            hasher.combine(picture)
            hasher.combine(size)
        }
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
    private let table = Mutex(Table())

    /// How many are kept, for tests.
    var count: Int { table.withLock { $0.pictures.count } }

    /// The picture of an image that covers so many pixels; nil where Cairo has no memory for it.
    func picture(of image: CairoImage, size: PictureSize) -> Bitmap? {
        let key = Key(picture: ObjectIdentifier(image.bitmap), part: image.source, size: size, quality: image.quality)
        if let kept = table.withLock({ $0.pictures[key] }) { return kept.scaled }
        guard let scaled = image.scaled(to: size) else { return nil }
        table.withLock { table in
            if table.bytes + scaled.pixels.count > Self.capacity { table = Table() }
            table.pictures[key] = Kept(original: image.bitmap, scaled: scaled)
            table.bytes += scaled.pixels.count
        }
        return scaled
    }
}

import Foundation
import PlumbGraphics
import Synchronization

/// Pictures as they were scaled, as long as there is the picture: one that moves from frame to frame, or is on each
/// page that a server makes, is scaled once. Scaling a picture of 34 points takes 0.1 ms, which was two fifths of a
/// frame with forty of them; a photograph of twelve megapixels takes 10 ms.
///
/// Only `CairoImage.scaled` is kept, which all drawing goes through: whether it is kept changes no pixel.
final class ScaledPictures: Sendable {
    /// Those of all pages.
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
        /// When it is gone, another picture may have its identity.
        weak var original: Bitmap?
        let scaled: Bitmap
    }

    private struct Table {
        var pictures: [Key: Kept] = [:]
        var bytes = 0
        /// At how many pictures those are looked for whose original is gone.
        var enough = 16

        mutating func keep(_ kept: Kept, for key: Key) {
            if pictures.count >= enough {
                pictures = pictures.filter { $0.value.original != nil }
                bytes = pictures.values.reduce(0) { $0 + $1.scaled.pixels.count }
                enough = max(16, 2 * pictures.count)
            }
            if bytes + kept.scaled.pixels.count > capacity { self = Table() }
            bytes += kept.scaled.pixels.count
            if let before = pictures.updateValue(kept, forKey: key) { bytes -= before.scaled.pixels.count }
        }
    }

    private static let capacity = 64 << 20
    private let table = Mutex(Table())

    /// How many are kept, for tests.
    var count: Int { table.withLock { $0.pictures.count } }

    /// The picture of an image that covers so many pixels; nil where Cairo has no memory for it.
    func picture(of image: CairoImage, size: PictureSize) -> Bitmap? {
        let key = Key(picture: ObjectIdentifier(image.bitmap), part: image.source, size: size, quality: image.quality)
        if let kept = table.withLock({ $0.pictures[key] }), kept.original === image.bitmap { return kept.scaled }
        guard let scaled = image.scaled(to: size) else { return nil }
        table.withLock { $0.keep(Kept(original: image.bitmap, scaled: scaled), for: key) }
        return scaled
    }
}

import Foundation

/// A picture, or a part of one, that is repeated without end in both directions, or whose edges go on without end.
public struct ImageTiles: Hashable, Sendable {
    /// The picture whose part is repeated.
    public var bitmap: Bitmap
    /// Pixels of the picture.
    public var part: CGRect
    /// Where one of the tiles stands and how large it is, in points.
    public var tile: CGRect
    /// How pixels are mixed where the tile is larger or smaller than the part.
    public var quality: InterpolationQuality
    /// Whether there are more tiles than the one.
    public var repeats: Bool
    /// How much of it is seen.
    public var opacity = 1.0

    /// Tiles with all of them seen: opacity 1.
    ///
    /// - Parameters:
    ///   - part: in pixels of the picture.
    ///   - tile: in points.
    ///   - repeats: false for one tile whose edges go on without end.
    public init(bitmap: Bitmap, part: CGRect, tile: CGRect, quality: InterpolationQuality, repeats: Bool = true) {
        self.bitmap = bitmap
        self.part = part
        self.tile = tile
        self.quality = quality
        self.repeats = repeats
    }

    /// Pictures are the same where they are the same object.
    public static func == (a: ImageTiles, b: ImageTiles) -> Bool {
        a.bitmap === b.bitmap && a.part == b.part && a.tile == b.tile && a.quality == b.quality
            && a.opacity == b.opacity && a.repeats == b.repeats
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(bitmap))
        hasher.combine(tile)
    }

    package func offsetBy(x: CGFloat, y: CGFloat) -> ImageTiles {
        var other = self
        other.tile = tile.offsetBy(dx: x, dy: y)
        return other
    }

    package func changed(by change: (RGBA) -> RGBA) -> ImageTiles {
        var other = self
        other.opacity *= change(.white).alpha
        return other
    }
}

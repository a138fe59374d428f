import Foundation

/// A decoded picture: rows of premultiplied 8-bit BGRA (B first in memory), no padding between rows.
public final class Bitmap: Sendable {
    /// Pixels.
    public let width: Int
    /// How many pixels a column has.
    public let height: Int
    /// Pixels to a point (2 for `@2x`).
    public let scale: Double
    /// width × height × 4 bytes.
    public let pixels: Data

    /// A picture of `width` × `height` pixels, `scale` of them to a point. `pixels` must have four bytes for each.
    public init(width: Int, height: Int, scale: Double = 1, pixels: Data) {
        precondition(pixels.count == width * height * 4)
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }

    /// Points.
    public var size: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }

    /// The same pixels, so many to a point.
    package func scaled(_ scale: Double) -> Bitmap {
        scale == self.scale ? self : Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }
}

/// How a picture is sampled when it is scaled.
public enum InterpolationQuality: Hashable, Sendable { case none, low, medium, high }

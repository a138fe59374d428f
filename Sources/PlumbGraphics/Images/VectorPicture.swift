import Foundation

/// A picture of outlines, which is as sharp as the pixels that it is drawn in.
public protocol VectorPicture: AnyObject {
    /// The size that it has of itself, in points.
    var size: CGSize { get }
    /// The picture stretched into a size in points on a screen with `scale` pixels to a point; nil where it can't be
    /// drawn.
    func bitmap(filling size: CGSize, scale: Double) -> Bitmap?
}

import Foundation

/// A picture as a list of marks in painting order, all a renderer ever sees.
///
/// Every `push…` is closed by a `pop`. Coordinates are points, origin at the top left, y down.
public struct DisplayList: Sendable {
    /// The size of the page, in points.
    public var size: CGSize
    /// What is drawn, from the back to the front.
    public var items: [DisplayItem]
    /// What ranges of the items mean, an outer one before those in it; none where nobody has asked for it.
    public var spans: [DisplaySpan] = []

    /// A page of a size in points, with what is drawn on it.
    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One mark, or the beginning or end of a group.
public enum DisplayItem: Sendable {
    /// Fills the inside of a path with a paint.
    case fill(Path, Paint, FillStyle)
    /// Draws a line along a path with a paint.
    case stroke(Path, Paint, StrokeStyle)
    /// A run of glyphs whose baseline starts at the point.
    case glyphs(GlyphRun, at: CGPoint, Paint)
    /// A picture stretched into a rectangle; `source` (pixels) nil means all of it; `tint` paints its alpha (template
    /// images).
    case image(Bitmap, in: CGRect, source: CGRect?, tint: Paint?, InterpolationQuality)
    /// Moves, turns or scales what follows, up to its `pop`.
    case pushTransform(CGAffineTransform)
    /// A group that is seen in perspective. What lies behind the eye is not seen.
    case pushProjection(ProjectionTransform)
    /// Keeps what follows, up to its `pop`, within a path.
    case pushClip(Path, FillStyle)
    /// A group that is drawn apart and then laid over what is there.
    case pushLayer(opacity: Double, BlendMode)
    /// A group that throws a shadow: its shape, blurred with a standard deviation of `radius` points, in one colour,
    /// moved by `offset`, behind it.
    case pushShadow(Paint, radius: Double, offset: CGSize)
    /// A group that is blurred with a standard deviation of `radius` points; an opaque one keeps its colours up to its
    /// edges.
    case pushBlur(radius: Double, isOpaque: Bool)
    /// A group whose pixels have other colours, pixel by pixel.
    case pushColors(ColorMatrix)
    /// A group of which only what is at least as opaque as `min`, and no more than `max`, is seen: opaque and in one
    /// colour.
    case pushThreshold(min: Double, max: Double, RGBA)
    /// A group that is not seen itself, the last thing in a layer: only what lies under it is left of the layer, as far
    /// as it is opaque.
    case pushMask
    /// Ends what the last open item with "push" in its name began.
    case pop
}

extension DisplayItem {
    /// A group that is moved, turned, scaled or seen in perspective.
    package static func push(_ transform: ProjectionTransform) -> DisplayItem {
        transform.affine.map { .pushTransform($0) } ?? .pushProjection(transform)
    }
}

/// How a layer is combined with what lies under it.
public enum BlendMode: Hashable, Sendable {
    /// `normal` covers what lies below; the others are the operations of the same names in CSS and PDF, and Porter and
    /// Duff's.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}

/// Turns a display list into bytes. A leaf of the program: it never sees a view.
public protocol Renderer {
    /// - Throws: `RenderError` with one clear sentence.
    func render(_ list: DisplayList, scale: Double) throws -> Data
}

/// One sentence that says what could not be drawn and why.
public struct RenderError: Error, CustomStringConvertible {
    public let description: String
    /// An error with a sentence that says what could not be drawn.
    public init(_ description: String) { self.description = description }
}

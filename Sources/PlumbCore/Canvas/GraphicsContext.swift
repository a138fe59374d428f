import Foundation
import PlumbGraphics

/// Where a drawing's marks go, and the state they are made in.
///
/// Coordinates are points, origin at the drawing's top left, y down. A copy has a state of its own; what is drawn
/// through it goes to the same place, in the order of the calls.
public struct GraphicsContext {
    var marks: CanvasMarks
    /// The environment of the drawing.
    public let environment: EnvironmentValues
    /// The opacity of what is drawn, from 0 to 1.
    public var opacity = 1.0
    /// How new marks are blended with those that are already in the drawing.
    public var blendMode = BlendMode.normal
    /// The transform from user space to the drawing's coordinates.
    public var transform = CGAffineTransform.identity

    private(set) var clips: [CanvasClip] = []
    /// What changes the pixels of what is drawn, the last one first.
    var filters: [Filter] = []
    /// Around everything that is not clipped away, in the drawing's coordinates.
    private var clipBounds: CGRect

    init(_ marks: CanvasMarks, environment: EnvironmentValues) {
        self.marks = marks
        self.environment = environment
        clipBounds = marks.bounds
    }

    // MARK: The transform

    /// Scales the coordinates of everything drawn afterwards.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves the origin of everything drawn afterwards, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates everything drawn afterwards about the origin; positive angles are clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies a transform before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// From user space to the page.
    var toPage: CGAffineTransform { transform.concatenating(marks.place) }

    /// How far user space is moved on the page; nil when it is turned or scaled too.
    var pageOffset: CGPoint? {
        let t = toPage
        return t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1 ? CGPoint(x: t.tx, y: t.ty) : nil
    }

    // MARK: Clips

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Clips to the outside of the path.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The bounds of the clip in user space; null if it is empty.
    public var clipBoundingRect: CGRect { clipBounds.isNull ? .null : clipBounds.applying(transform.inverted()) }

    /// Clips everything drawn afterwards to a path, in addition to the current clips.
    ///
    /// - Parameter style: the fill rule, and whether the edge is antialiased.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let onPage = path.applying(toPage)
        guard options.contains(.inverse) else {
            clips.append(CanvasClip(.outline(onPage, style)))
            clipBounds = clipBounds.part(in: path.applying(transform).boundingRect)
            return
        }
        if style.isEOFilled {
            // One more outline around everything turns inside out.
            var outside = Path(marks.cover.insetBy(dx: -1, dy: -1))
            outside.addPath(onPage)
            clips.append(CanvasClip(.outline(outside, style)))
        } else {
            let mask = CanvasClip.Kind.mask(
                [.fill(onPage, .color(.black), style)], isInverse: true, cover: marks.cover)
            clips.append(CanvasClip(mask))
        }
    }

    /// Shows what is drawn from now on only as far as a layer covers the page: the layer's alpha counts, not its
    /// colours.
    ///
    /// - Parameter opacity: a factor for the layer's alpha, 0 to 1.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = makeLayer()
        try content(&layer)
        var items = layer.marks.finish()
        let opacity = opacity.asOpacity
        if opacity < 1 { items = [.pushLayer(opacity: opacity, .normal)] + items + [.pop] }
        clips.append(
            CanvasClip(.mask(items, isInverse: options.contains(.inverse), cover: marks.cover)))
    }

    // MARK: Layers

    /// Draws into a layer that is then laid over what is there as a whole, with this context's opacity, blend mode and
    /// clips.
    ///
    /// The layer's context has this one's transform, is opaque, and combines its marks with each other only.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = makeLayer()
        try content(&layer)
        add(layer.marks.finish(), nil, isLayer: layer.marks.blends)
    }

    private func makeLayer() -> GraphicsContext {
        var layer = self
        layer.marks = marks.makeLayer()
        layer.opacity = 1
        layer.blendMode = .normal
        layer.clips = []
        layer.filters = []
        return layer
    }

    // MARK: Marks

    /// Adds marks, see-through and combined as the state says.
    ///
    /// - Parameter isFaded: the opacity is in the marks' colours already.
    func add(_ items: [DisplayItem], _ transform: CGAffineTransform?, isFaded: Bool = false, isLayer: Bool = false) {
        if opacity.asOpacity == 0 { return }
        // What filters see is not faded yet.
        let isFaded = isFaded && filters.isEmpty
        marks.append(
            filtered(items), under: clips, transform, opacity: isFaded ? 1 : opacity.asOpacity,
            blendMode.mode(environment), isLayer: isLayer, blendsWithin: filters.contains(where: \.blends))
    }

    /// A page to draw on with user space's coordinates, moved as far as `pageOffset` says.
    func makePage(isFaded: Bool) -> DrawContext {
        var page = marks.page
        page.environment = environment
        page.origin = pageOffset ?? .zero
        let opacity = opacity.asOpacity
        if isFaded, filters.isEmpty, opacity < 1 { page.colorEffects.append { $0.opacity(opacity) } }
        return page
    }

    /// The transform that marks made on such a page still need.
    var pageTransform: CGAffineTransform? { pageOffset == nil ? toPage : nil }
}

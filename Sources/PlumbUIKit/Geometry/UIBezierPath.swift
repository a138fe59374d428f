import Foundation
import PlumbCore

/// An outline that is drawn step by step, in points, y down: for code that makes a `Path(bezier.cgPath)` of it. Source:
/// Apple (`UIBezierPath`).
public final class UIBezierPath: NSObject {
    private var path = Path()

    /// The empty path.
    public override init() { super.init() }

    private init(_ path: Path) {
        self.path = path
        super.init()
    }

    /// The outline of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// A rectangle, from its top left corner.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// An ellipse that touches the rectangle's four sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A rectangle with round corners, whose curves begin gently (as `RoundedCornerStyle.continuous`).
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// A rectangle with some round corners, whose curves begin gently. No radius is more than half the shorter side.
    ///
    /// - Parameter cornerRadii: the width is the radius; UIKit looks at nothing else.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = RectangleCornerRadii(
            topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
            bottomTrailing: length(.bottomRight), topTrailing: length(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }

    /// An arc. Angles in radians; `clockwise` as it is seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Drawing

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, after a line to its beginning. Angles in radians; `clockwise` as it is seen on the screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics says it for a y that points up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Draws a line back to the start of the subpath and joins the two ends.
    public func close() { path.closeSubpath() }
    /// Appends another path's subpaths.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Maps every point by a transform.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// The empty path again.
    public func removeAllPoints() { path = Path() }

    /// The outline, the last subpath drawn first and each from its end.
    public func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }

    @available(*, unavailable, message: "Plumb has no CGContext; fill a Path with Path(bezierPath.cgPath).fill(…)")
    public func fill() {}

    @available(*, unavailable, message: "Plumb has no CGContext; stroke a Path with Path(bezierPath.cgPath).stroke(…)")
    public func stroke() {}

    @available(*, unavailable, message: "Plumb has no CGContext; clip a view with clipShape(_:)")
    public func addClip() {}

    // MARK: Questions

    /// The outline as it is now.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// True when the path has no step at all.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the outline; null for an empty path.
    public var bounds: CGRect { path.cgPath.boundingBoxOfPath }
    /// Where the next line would start; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    // MARK: What a stroke would be like

    /// Points.
    public var lineWidth: CGFloat = 1
    /// How a line ends.
    public var lineCapStyle = CGLineCap.butt
    /// How two lines meet.
    public var lineJoinStyle = CGLineJoin.miter
    /// How long the tip may be where two lines meet, in half widths.
    public var miterLimit: CGFloat = 10
    /// How far a curve may be from its line, in points; kept.
    public var flatness: CGFloat = 0.6
    /// Whether inside is where a ray crosses an odd number of lines.
    public var usesEvenOddFillRule = false

    public override func copy() -> Any {
        let copy = UIBezierPath(path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }
    public override var hash: Int { path.cgPath.hashValue }
}

import Foundation

/// An outline that does not change: Core Graphics' name for what is a `Path` in SwiftUI. Points, y down.
///
/// Source: Apple (Core Graphics, `CGPath`).
public class CGPath: Hashable, @unchecked Sendable {
    // Safe: only a mutable path changes, and that belongs to whoever draws it.
    fileprivate(set) var path: Path

    fileprivate init(_ path: Path) { self.path = path }

    /// The outline of a path.
    package init(path: Path) { self.path = path }

    /// A rectangle, from its top left corner.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// An ellipse that touches the rectangle's four sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle whose corners are quarters of an ellipse with these half axes, in points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// The smallest rectangle around all points, control points among them; null for an empty path.
    public var boundingBox: CGRect { path.boxOfPoints }

    /// The smallest rectangle around the outline; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

    /// Where the next line would start; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// True when the path has no step at all.
    public var isEmpty: Bool { path.isEmpty }

    /// Whether a point lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.applying(transform).contains(point, eoFill: rule == .evenOdd) }

    /// The path itself, as one that does not change.
    public func copy() -> CGPath? { CGPath(path) }

    /// The path with every point mapped by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be drawn on.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    /// The outline of what a stroke along the path covers. Lengths in points.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Calls the closure with every step, in order. The element and its points live as long as the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // A closing step has no points; it gets the address of none.
                let none = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
                defer { none.deallocate() }
                var step = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
                withUnsafePointer(to: &step) { block($0) }
            }
        }
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// An outline to be drawn step by step. Points, y down.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Safe: it belongs to whoever draws it; what is handed on is a copy.
    /// The empty path.
    public init() { super.init(Path()) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds a rectangle, from its top left corner.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds rectangles, one subpath each.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    /// Adds an ellipse that touches the rectangle's four sides.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle whose corners are quarters of an ellipse with these half axes, in points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Adds an arc, after a line to its beginning. Angles in radians; `clockwise` as Core Graphics has it, whose y
    /// points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of a length of its own. Angles in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
            transform: transform)
    }

    /// Adds an arc that touches two lines: from the current point to the first end, and from there to the second.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Appends another path's subpaths.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// Draws a line back to the start of the subpath and joins the two ends.
    public func closeSubpath() { path.closeSubpath() }
}

/// How the inside of an outline is found.
public enum CGPathFillRule: Int, Sendable {
    /// Where lines wind around a point.
    case winding
    /// Where a ray crosses an odd number of lines.
    case evenOdd
}

/// The kind of a step of a `CGPath`.
public enum CGPathElementType: Int32, Sendable {
    /// What `Path.Element` calls move, line, quadCurve, curve and closeSubpath.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a `CGPath`, as `applyWithBlock` gives it: control points come before the end.
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// One point, two or three, as the type says; none for a closing step.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension Path {
    /// The outline of a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }

    /// The outline of a Core Graphics path, as it is now.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path for code that asks for Core Graphics' type.
    public var cgPath: CGPath { CGPath(path: self) }
}

extension Path {
    /// The smallest rectangle around all points, control points among them; null for an empty path.
    package var boxOfPoints: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }

    /// In Core Graphics' order.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}

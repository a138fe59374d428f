import Foundation

/// An outline of lines and Bézier curves, in points, y down.
///
/// A path is a series of subpaths. Each begins with a move; a line or a curve without a move before it has no place to
/// start from and is left out, as on Apple's systems.
public struct Path: Equatable, Sendable {
    /// One step of an outline.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the subpath's beginning, joined to it.
        case closeSubpath
    }

    /// The steps, in order.
    public internal(set) var elements: [Element] = []

    /// The empty path.
    public init() {}

    /// The path that the closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// True when the path has no step at all.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would start; nil for an empty path. After `closeSubpath` it is the start of the subpath.
    public var currentPoint: CGPoint? {
        guard let last = elements.last else { return nil }
        return last.end ?? subpathStart
    }

    /// The point of the latest move.
    private var subpathStart: CGPoint? {
        for element in elements.reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) {
        if !isEmpty { elements.append(.line(to: end)) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if !isEmpty { elements.append(.quadCurve(to: end, control: control)) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if !isEmpty { elements.append(.curve(to: end, control1: control1, control2: control2)) }
    }

    /// Draws a line back to the start of the subpath and joins the two ends.
    public mutating func closeSubpath() {
        if !isEmpty { elements.append(.closeSubpath) }
    }

    /// Moves to the first point and adds lines through the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        elements.append(contentsOf: lines.dropFirst().map(Element.line))
    }

    /// Appends another path's subpaths.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: transform.isIdentity ? path.elements : path.applying(transform).elements)
    }

    /// Calls the closure with every step, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The path with every point mapped by a transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var path = Path()
        path.elements = elements.map { $0.applying(transform) }
        return path
    }

    /// The path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The point the step ends at; nil for `closeSubpath`, which ends where its subpath began.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(t))
        case .line(let end): .line(to: end.applying(t))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

import Foundation

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve whose bend begins gently, 1.53 radii before the corner.
    case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// Points; leading is left.
    public var topLeading: CGFloat
    /// Points; leading is left.
    public var bottomLeading: CGFloat
    /// Points; trailing is right.
    public var bottomTrailing: CGFloat
    /// Points; trailing is right.
    public var topTrailing: CGFloat

    /// A radius for each corner, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    /// A rectangle with one radius (points) for all corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle whose corners are quarters of an ellipse with these half axes (points).
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with a radius of its own for every corner; leading is left.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle whose corners are quarters of an ellipse with these half axes (points).
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let outline = RoundedRectangleOutline(rect: rect, sizes: Array(repeating: cornerSize, count: 4), style: style)
        addPath(outline.path, transform: transform)
    }

    /// Adds a rectangle with a radius of its own for every corner; leading is left.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
        ]
        let outline = RoundedRectangleOutline(
            rect: rect, sizes: radii.map { CGSize(width: $0, height: $0) }, style: style)
        addPath(outline.path, transform: transform)
    }
}

/// The outline of a rounded rectangle, from the middle of its right side, clockwise on screen.
///
/// 1. A corner's size is clamped to 0…half the shorter side; what is not a number counts as 0. Without any rounding the
///    outline is the plain rectangle's.
/// 2. Each edge gives half its length, its *share*, to each of its two corners.
/// 3. A circular corner is one cubic with the control points of a quarter arc.
/// 4. A continuous corner is three cubics, measured on Apple's system, in radii from the corner: along the edge to
///    1.528665, controls at 1.08849 and 0.868407, over to (0.631494, 0.0749114); about the diagonal with the controls
///    (0.372824, 0.169060) and its mirror; and the first one mirrored.
/// 5. When a share is shorter than 1.528665 radii the curve starts at the share, and its two controls on the edge move
///    linearly to 0.96 and 0.82, which they reach when the share is one radius.
struct RoundedRectangleOutline {
    var rect: CGRect
    /// Bottom right, bottom left, top left, top right.
    var sizes: [CGSize]
    var style: RoundedCornerStyle

    var path: Path {
        var path = Path()
        if rect.isNull { return path }
        // (1)
        let limit = min(rect.width, rect.height) / 2
        let clamped = sizes.map { CGSize(width: clamp($0.width, to: limit), height: clamp($0.height, to: limit)) }
        guard clamped.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            path.addRect(rect)
            return path
        }
        // Every corner with the directions of the edge it is reached by and the edge it is left by, both pointing away from it.
        let corners: [(point: CGPoint, arriving: CGVector, leaving: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for (corner, size) in zip(corners, clamped) {
            let frame = CornerFrame(
                point: corner.point, arriving: corner.arriving, leaving: corner.leaving, size: size,
                shares: CGSize(width: rect.width / 2, height: rect.height / 2))
            switch style {
            case .circular: frame.addCircular(to: &path)
            case .continuous: frame.addContinuous(to: &path)
            }
        }
        path.closeSubpath()
        return path
    }

    private func clamp(_ length: CGFloat, to limit: CGFloat) -> CGFloat { length > 0 ? min(length, limit) : 0 }
}

/// A corner seen along its two edges, both counted from the corner.
private struct CornerFrame {
    var point: CGPoint
    var arriving: CGVector
    var leaving: CGVector
    var size: CGSize
    var shares: CGSize

    /// The point that lies `u` radii along the edge of arrival and `v` along the other.
    private func at(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x + (arriving.dx * u + leaving.dx * v) * size.width,
            y: point.y + (arriving.dy * u + leaving.dy * v) * size.height)
    }

    private var isSharp: Bool { size.width <= 0 || size.height <= 0 }

    // (3)
    func addCircular(to path: inout Path) {
        path.addLineIfAway(to: isSharp ? point : at(1, 0))
        if isSharp { return }
        let k = 1 - Path.quarterArcControl
        path.addCurve(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
    }

    // (4)
    func addContinuous(to path: inout Path) {
        if isSharp { return path.addLineIfAway(to: point) }
        let first = edge(along: arriving)
        let last = edge(along: leaving)
        path.addLineIfAway(to: at(first.start, 0))
        path.addCurve(
            to: at(0.631494, 0.0749114), control1: at(first.control1, 0), control2: at(first.control2, 0))
        path.addCurve(
            to: at(0.0749114, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824))
        path.addCurve(to: at(0, last.start), control1: at(0, last.control2), control2: at(0, last.control1))
    }

    // (5)
    private func edge(along direction: CGVector) -> (start: CGFloat, control1: CGFloat, control2: CGFloat) {
        let share = direction.dx != 0 ? shares.width / size.width : shares.height / size.height
        let full = 1.528665
        guard share < full else { return (full, 1.08849, 0.868407) }
        let shrunk = min(1, (full - share) / (full - 1))
        return (share, 1.08849 + (0.96 - 1.08849) * shrunk, 0.868407 + (0.82 - 0.868407) * shrunk)
    }
}

extension Path {
    /// A line, unless the current point is there already.
    fileprivate mutating func addLineIfAway(to end: CGPoint) {
        guard let current = currentPoint else { return }
        let away = max(abs(end.x - current.x), abs(end.y - current.y))
        if !(away <= 1e-9 * max(1, abs(end.x), abs(end.y))) { addLine(to: end) }
    }
}

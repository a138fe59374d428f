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
        _ = Complaints.check(
            cornerSize.width + cornerSize.height, ["width": cornerSize.width, "height": cornerSize.height],
            isEndlessAllowed: true, of: "a rounded corner", "it is not rounded")
        let outline = RoundedRectangleOutline(rect: rect, size: cornerSize, style: style)
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
        for radius in radii {
            _ = Complaints.check(
                radius, ["radius": radius], isEndlessAllowed: true, of: "a rounded corner", "it is not rounded")
        }
        let outline = RoundedRectangleOutline(rect: rect, radii: radii, style: style)
        addPath(outline.path, transform: transform)
    }
}

/// The outline of a rounded rectangle, clockwise on screen from its right side, half way between that side's corners.
///
/// 1. A corner's size is no less than 0; what is not a number counts as 0. Where all are the same, it is at most half
///    the shorter side. Where each has its own, it is at most half of each edge it stands on, or what the other corner
///    of that edge leaves, if that is more. Without any rounding the outline is the plain rectangle's.
/// 2. Two corners share their edge in proportion to their sizes.
/// 3. Each corner is a line to its beginning and its curves, also where the line or the curves have no length: 10
///    elements, or 18. A circular corner is one cubic with the control points of a quarter arc.
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

    /// All corners alike.
    init(rect: CGRect, size: CGSize, style: RoundedCornerStyle) {
        let limit = min(rect.width, rect.height) / 2
        let clamped = CGSize(
            width: Self.clamp(size.width, to: limit), height: Self.clamp(size.height, to: limit))
        self.rect = rect
        sizes = Array(repeating: clamped, count: 4)
        self.style = style
    }

    /// - Parameter radii: bottom right, bottom left, top left, top right.
    init(rect: CGRect, radii: [CGFloat], style: RoundedCornerStyle) {
        self.rect = rect
        let known = radii.map { Self.clamp($0, to: .greatestFiniteMagnitude) }
        sizes = known.indices.map { index in
            // The edges go down, left, up, right: the corners 0 and 1, 2 and 3 stand on the horizontal ones.
            let across = known[index ^ 1]
            let along = known[3 - index]
            let limit = min(
                max(rect.width / 2, rect.width - across), max(rect.height / 2, rect.height - along))
            let radius = Self.clamp(known[index], to: limit)
            return CGSize(width: radius, height: radius)
        }
        self.style = style
    }

    var path: Path {
        var path = Path()
        if rect.isNull { return path }
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            path.addRect(rect)
            return path
        }
        // Every corner with the directions of the edge it is reached by and the edge it is left by, both pointing away
        // from it.
        let corners: [(point: CGPoint, arriving: CGVector, leaving: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY + (sizes[3].height + rect.height - sizes[0].height) / 2))
        for (index, corner) in corners.enumerated() {
            let size = sizes[index]
            let frame = CornerFrame(
                point: corner.point, arriving: corner.arriving, leaving: corner.leaving, size: size,
                shares: CGSize(
                    width: share(of: rect.width, size.width, sizes[index ^ 1].width),
                    height: share(of: rect.height, size.height, sizes[3 - index].height)))
            switch style {
            case .circular: frame.addCircular(to: &path)
            case .continuous: frame.addContinuous(to: &path)
            }
        }
        path.closeSubpath()
        return path
    }

    /// (2)
    private func share(of edge: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
        own > 0 ? edge * (own / (own + other)) : 0
    }

    private static func clamp(_ length: CGFloat, to limit: CGFloat) -> CGFloat { length > 0 ? min(length, limit) : 0 }
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

    // (3)
    func addCircular(to path: inout Path) {
        path.addSettledLine(to: at(1, 0))
        let k = 1 - Path.quarterArcControl
        path.addCurve(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
    }

    // (4)
    func addContinuous(to path: inout Path) {
        let first = edge(along: arriving)
        let last = edge(along: leaving)
        path.addSettledLine(to: at(first.start, 0))
        path.addCurve(
            to: at(0.631494, 0.0749114), control1: at(first.control1, 0), control2: at(first.control2, 0))
        path.addCurve(
            to: at(0.0749114, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824))
        path.addCurve(to: at(0, last.start), control1: at(0, last.control2), control2: at(0, last.control1))
    }

    // (5)
    private func edge(along direction: CGVector) -> (start: CGFloat, control1: CGFloat, control2: CGFloat) {
        let full = 1.528665
        let (length, radius) = direction.dx != 0 ? (shares.width, size.width) : (shares.height, size.height)
        guard radius > 0, length / radius < full else { return (full, 1.08849, 0.868407) }
        let share = length / radius
        let shrunk = min(1, (full - share) / (full - 1))
        return (share, 1.08849 + (0.96 - 1.08849) * shrunk, 0.868407 + (0.82 - 0.868407) * shrunk)
    }
}

extension Path {
    /// A line. One without a length ends exactly where it begins: what is left by rounding has no direction that a
    /// stroke could follow.
    fileprivate mutating func addSettledLine(to end: CGPoint) {
        guard let current = currentPoint else { return }
        let away = max(abs(end.x - current.x), abs(end.y - current.y))
        addLine(to: away <= 1e-9 * max(1, abs(end.x), abs(end.y)) ? current : end)
    }
}

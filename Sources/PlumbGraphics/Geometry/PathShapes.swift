import Foundation

// Rectangles and ellipses as subpaths. Where a subpath starts and which way it goes is visible: `trim` and dashes begin
// there.

extension Path {
    /// A rectangle, from its top left corner, clockwise on screen.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// An ellipse that touches the rectangle's four sides, from its rightmost point, clockwise on screen.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Adds a rectangle, from its top left corner, clockwise on screen. The null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(transform.isIdentity ? corners : corners.map { $0.applying(transform) })
        closeSubpath()
    }

    /// Adds rectangles, one subpath each.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches the rectangle's four sides, from its rightmost point, clockwise on screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        // The unit circle about the origin, stretched and moved: four cubics, exact at every quarter.
        let stretch = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var circle = Path()
        circle.move(to: CGPoint(x: 1, y: 0))
        for quarter in 0..<4 {
            circle.addQuarter(quarter)
        }
        circle.closeSubpath()
        addPath(circle, transform: stretch.concatenating(transform))
    }

    /// A quarter of the unit circle about the origin; quarter 0 goes from (1, 0) to (0, 1).
    ///
    /// Whole numbers instead of sines, so that the sides are touched exactly.
    private mutating func addQuarter(_ quarter: Int) {
        let k = Path.quarterArcControl
        let axes = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)]
        let from = axes[quarter % 4]
        let to = axes[(quarter + 1) % 4]
        addCurve(
            to: to, control1: CGPoint(x: from.x + k * to.x, y: from.y + k * to.y),
            control2: CGPoint(x: to.x + k * from.x, y: to.y + k * from.y))
    }

    /// How far a control point of a quarter arc lies from its end, in radii: 4/3 · tan(π/8).
    static let quarterArcControl = 0.5522847498
}

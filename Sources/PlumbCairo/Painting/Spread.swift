import Foundation
import PlumbGraphics

/// How far a shadow or a blur reaches on the device.
struct Spread {
    static let none = Spread(sigma: 0, offset: nil)

    /// The standard deviation, in the device's units.
    var sigma: Double
    /// Where the shadow lies, from what throws it; nil for a blur, and for nothing.
    var offset: CGSize?

    private init(sigma: Double, offset: CGSize?) {
        self.sigma = sigma
        self.offset = offset
    }

    /// - Parameters:
    ///   - radius: the standard deviation in points of a transform to the device, which may scale, turn and move.
    ///   - offset: of a shadow, in the same points.
    init(radius: Double, offset: CGSize?, on transform: CGAffineTransform) {
        let zoom = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        sigma = radius > 0 ? min(radius * zoom, GaussianBlur.largest) : 0
        self.offset = offset.map { offset in
            CGSize(
                width: offset.width * transform.a + offset.height * transform.c,
                height: offset.width * transform.b + offset.height * transform.d)
        }
    }

    /// Beyond it, nothing can be seen.
    var reach: Double { (3 * sigma + 1).rounded(.up) }

    /// What must be known to paint a part of the device.
    func sources(of visible: CGRect) -> CGRect {
        if visible.isNull { return visible }
        var sources = visible
        if let offset { sources = sources.union(visible.offsetBy(dx: -offset.width, dy: -offset.height)) }
        return sources.insetBy(dx: -reach, dy: -reach)
    }

    /// Where there are marks, when marks within a rectangle are spread.
    func marks(of content: CGRect) -> CGRect {
        if content.isNull || sigma == 0 && offset == nil { return content }
        let blurred = content.insetBy(dx: -reach, dy: -reach)
        return offset.map { content.union(blurred.offsetBy(dx: $0.width, dy: $0.height)) } ?? blurred
    }
}

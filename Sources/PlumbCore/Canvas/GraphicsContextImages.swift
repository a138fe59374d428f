import Foundation
import PlumbGraphics
import PlumbLayout

// Pictures and symbols of the system in drawings.

extension GraphicsContext {
    /// A picture as it is in a context's environment.
    public struct ResolvedImage {
        /// What the picture's shape is painted with; nil for its own colours. The foreground style for templates, and
        /// for system symbols in one style.
        public var shading: Shading?
        /// Points from the top to the baseline; the height of what has none.
        public let baseline: CGFloat
        /// Points.
        public var size: CGSize { role.naturalSize }

        let role: ImageRole
        let environment: EnvironmentValues
    }

    /// The picture as it is in this context's environment, to be measured, or drawn several times.
    public func resolve(_ image: Image) -> ResolvedImage {
        let role = ImageRole(image, in: environment)
        let size = Lengths(Double(role.naturalSize.width), Double(role.naturalSize.height))
        let baseline = role.explicitGuide(.firstTextBaseline, size: size, proposal: size)
        return ResolvedImage(
            shading: role.isTemplate && !role.isLayered ? .foreground : nil,
            baseline: CGFloat(baseline.specified(or: size.height)),
            role: role, environment: environment)
    }

    /// Draws a picture stretched into a rectangle of user space; a system symbol keeps its aspect and is centred in it.
    ///
    /// - Parameter style: whether the edges of the rectangle are smooth.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return }
        let isFaded = !image.role.hasOwnColors
        var page = makePage(isFaded: isFaded)
        page.environment = image.environment
        let tint = image.shading?.unitPaint(of: rect, in: image.environment)
        let edge = Path(rect.offsetBy(dx: page.origin.x, dy: page.origin.y))
        page.origin.x += rect.minX
        page.origin.y += rect.minY
        image.role.draw(in: &page, size: rect.size, tint: tint)
        if !style.isAntialiased { page.items = [.pushClip(edge, style)] + page.items + [.pop] }
        add(page.items, pageTransform, isFaded: isFaded)
    }

    /// Draws a picture, as it is in this context's environment, stretched into a rectangle of user space; a system
    /// symbol keeps its aspect and is centred in it.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture at its own size, with a point of it at a point of user space.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(image, in: CGRect(origin: origin, size: size))
    }

    /// Draws a picture, as it is in this context's environment, at its own size, with a point of it at a point of user
    /// space.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

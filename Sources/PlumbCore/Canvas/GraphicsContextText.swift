import Foundation
import PlumbGraphics
import PlumbLayout

// Texts in drawings.

extension GraphicsContext {
    /// A text with the fonts and colours it has in a context's environment.
    public struct ResolvedText {
        /// What those parts are painted with that have no colour of their own.
        public var shading = Shading.foreground

        let role: TextRole
        let environment: EnvironmentValues

        /// The size the text takes of a given one, in points.
        public func measure(in size: CGSize) -> CGSize { role.measure(Lengths(size)).cgSize }

        /// Points from the text's top to the baseline of its first line, when it is set in a size.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }

        /// Points from the text's top to the baseline of its last line, when it is set in a size.
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

        private func baseline(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
            let own = role.measure(Lengths(size))
            let baseline = role.explicitGuide(key, size: own, proposal: Lengths(size))
            return CGFloat(baseline.specified(or: own.height))
        }
    }

    /// The text as it is in this context's environment, to be measured, or drawn several times.
    public func resolve(_ text: Text) -> ResolvedText {
        let role = TextRole(TextContent(text, in: environment), engine: environment.textEngine)
        return ResolvedText(role: role, environment: environment)
    }

    /// Draws a text into a rectangle of user space: it starts at the top left, breaks into lines no wider, and shows as
    /// many of them as fit.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, text.role.measure(Lengths(rect.size)), at: rect.origin)
    }

    /// Draws a text, with this context's environment, into a rectangle of user space: from the top left, in as many
    /// lines as fit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text at its ideal size, with a point of it at a point of user space.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.role.measure(.unspecified)
        draw(
            text, size,
            at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    }

    /// Draws a text, with this context's environment, at its ideal size, with a point of it at a point of user space.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, _ size: Lengths, at origin: CGPoint) {
        guard origin.x.isFinite, origin.y.isFinite, size.isFinite else { return }
        var page = makePage(isFaded: true)
        let bounds = CGRect(origin: origin, size: size.cgSize)
        page.environment = text.environment
        page.environment.foregroundStyle = AnyShapeStyle(
            FixedPaint(paint: text.shading.unitPaint(of: bounds, in: text.environment)))
        page.origin.x += origin.x
        page.origin.y += origin.y
        text.role.draw(in: &page, size: size.cgSize)
        add(page.items, pageTransform, isFaded: true)
    }
}

/// A paint that is a style.
struct FixedPaint: ShapeStyle {
    let paint: UnitPaint
    func unitPaint(in environment: EnvironmentValues) -> UnitPaint { paint }
}

extension Lengths {
    fileprivate init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

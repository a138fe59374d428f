import Foundation
import PlumbGraphics
import PlumbLayout

/// Blurs what a view paints. Size and place are the view's; what is painted reaches further.
package struct BlurModifier: AnimatablePaintEffect {
    static var name: String? { "blur" }
    var radius: CGFloat
    let isOpaque: Bool

    /// The radius in points.
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func makeRole() -> BoxRole { BlurRole(radius, isOpaque) }
}

private final class BlurRole: PaintRole {
    private let radius: Double
    private let isOpaque: Bool

    init(_ radius: CGFloat, _ isOpaque: Bool) {
        self.radius = radius > 0 ? Double(radius) : 0
        self.isOpaque = isOpaque
    }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        context.items.append(.pushBlur(radius: radius, isOpaque: isOpaque))
    }
    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}

extension View {
    /// - Parameters:
    ///   - radius: the standard deviation of the blur, in points.
    ///   - opaque: what the view covers stays covered, with colours that do not fade towards its edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, isOpaque: opaque))
    }
}

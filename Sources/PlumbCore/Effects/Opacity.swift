import Foundation
import PlumbGraphics
import PlumbLayout

/// Makes a view see-through as a whole: what overlaps in it does not show through.
package struct OpacityModifier: AnimatablePaintEffect {
    static var name: String? { "opacity" }
    var opacity: Double

    /// The opacity times 128.
    public var animatableData: Double {
        get { opacity.unitScaled() }
        set { opacity = newValue.unitUnscaled() }
    }

    func makeRole() -> BoxRole { OpacityRole(opacity) }
}

private final class OpacityRole: PaintRole, TouchRole {
    private let opacity: Double
    init(_ opacity: Double) { self.opacity = opacity.asOpacity }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        if opacity < 1 { context.items.append(.pushLayer(opacity: opacity, .normal)) }
    }
    override func endEffect(in context: inout DrawContext) { if opacity < 1 { context.items.append(.pop) } }
    var ignoresTouches: Bool { opacity == 0 }
    override func isSeenThrough(in environment: EnvironmentValues) -> Bool { opacity < 1 }
    override var hidesMeaning: Bool { opacity == 0 }
}

extension Double {
    /// From 0 to 1; what is no number counts as 1.
    var asOpacity: Double { isNaN ? 1 : min(max(self, 0), 1) }
}

extension View {
    /// - Parameter opacity: 0 (invisible) to 1.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
}

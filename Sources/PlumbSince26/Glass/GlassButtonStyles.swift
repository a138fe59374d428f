import Foundation
import PlumbControls
import PlumbCore

/// The label on glass: a capsule, as high and wide as a bordered button.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    nonisolated public init() { glass = .regular.interactive() }
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, look: glass.look)
    }
}

/// The label in white on glass in the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, look: Self.look)
    }

    private static var look: GlassLook {
        var look = GlassLook()
        look.isProminent = true
        look.isInteractive = true
        return look
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on some glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on glass in the tint colour.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

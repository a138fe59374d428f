import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
public struct GlassEffectTransition {
    public static var identity: GlassEffectTransition { absent() }
    public static var matchedGeometry: GlassEffectTransition { absent() }
    public static var materialize: GlassEffectTransition { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
public struct Glass: Equatable, Sendable {
    public func interactive(_ isEnabled: Bool = true) -> Glass { absent() }
    public func tint(_ color: Color?) -> Glass { absent() }
    public static var clear: Glass { absent() }
    public static var identity: Glass { absent() }
    public static var regular: Glass { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
public struct DefaultGlassEffectShape: Shape {
    public func path(in rect: CGRect) -> Path { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
public struct GlassEffectContainer<Content>: View where Content: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { absent() }
    public var body: Never { absent() }
}

extension View {
    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)"
    )
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)"
    )
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        absent()
    }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)"
    )
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)"
    )
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { absent() }
}

extension PrimitiveButtonStyle {
    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)"
    )
    public static func glass(_ glass: Glass) -> Self { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no glass; write background(.ultraThinMaterial, in:)")
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { absent() }
}

import Foundation
import PlumbControls
import PlumbCore

/// What a pane of glass is made of: `glassEffect(_:in:)` puts one behind a view.
///
/// Sources: pictures of iOS 26 for its fill, its rim and its shadow; how it blurs and colours what lies behind is
/// measured by Vercantez/openuikit. Glass of Apple's bends what lies behind at its edge, too; Plumb draws nothing of
/// that.
public struct Glass: Equatable, Sendable {
    var look = GlassLook()

    /// Glass that lets a little of what lies behind through.
    public static var regular: Glass { Glass() }
    /// Glass that lets most of what lies behind through.
    public static var clear: Glass {
        var glass = Glass()
        glass.look.kind = .clear
        return glass
    }
    /// No glass: the view as it is.
    public static var identity: Glass {
        var glass = Glass()
        glass.look.kind = .identity
        return glass
    }

    /// The glass with a colour over it.
    ///
    /// - Parameter color: nil for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.look.tint = color
        return glass
    }

    /// Glass that answers fingers: buttons of it become a little larger while they are pressed.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.look.isInteractive = isEnabled
        return glass
    }
}

/// The shape of glass where none is given: a capsule. It takes all of what is proposed.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule(style: .continuous).path(in: rect) }
}

extension View {
    /// Puts glass behind the view, in its bounds. Size and place are the view's.
    ///
    /// In a `GlassEffectContainer`, panes that are near each other become one.
    ///
    /// - Parameters:
    ///   - glass: what it is made of.
    ///   - shape: its outline.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassEffect(glass: glass, shape: shape))
    }

    /// The name of the view's glass: where a view of one name goes while another of that name comes, in one container
    /// and with an animation, the one moves to the place of the other.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(NamedGlass(id: id.map { AnyHashable($0) }, namespace: namespace))
    }

    /// Makes one pane of those in a container that have the same name: it goes around all of them.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
    }

    /// How the view's glass comes and goes.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.views)
    }
}

/// How glass comes and goes.
///
/// Apple's grows out of the glass beside it; Plumb's fades, and is a little smaller at first.
public struct GlassEffectTransition: Sendable {
    private enum Kind: Sendable { case identity, matchedGeometry, materialize }
    private let kind: Kind

    /// It is there at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// It comes from the glass beside it.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// It fades.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

    @MainActor var views: AnyTransition {
        switch kind {
        case .identity: .identity
        case .matchedGeometry: .scale(scale: 0.8).combined(with: .opacity)
        case .materialize: .opacity
        }
    }
}

private struct NamedGlass: ViewModifier {
    let id: AnyHashable?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
}

private struct GlassEffect<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @Environment(\.isInGlassContainer) private var isInContainer
    @Environment(\.glassUnion) private var union

    func body(content: Content) -> some View {
        if isInContainer, glass.look.kind != .identity {
            content.anchorPreference(key: GlassPanes.self, value: .bounds) { [glass, shape, union] bounds in
                [GlassPanes.Pane(bounds: bounds, look: glass.look, union: union) { shape.path(in: $0) }]
            }
        } else {
            content.glass(glass.look, in: shape)
        }
    }
}

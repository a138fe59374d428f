/// How a view shows that a pointer is over it. iPhones have no pointer: nothing is seen of it.
public struct HoverEffect: Sendable {
    /// What fits the view.
    public static let automatic = HoverEffect()
    /// The pointer becomes the view's background.
    public static let highlight = HoverEffect()
    /// The view comes nearer.
    public static let lift = HoverEffect()
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views within would show that a pointer is over them.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Accepts how the view shows that a pointer is over it. No iPhone has one; size, place and picture are the view's.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Accepts how the view shows that a pointer is over it, or that it does not. No iPhone has one; size, place and
    /// picture are the view's.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    /// Accepts how controls within show that a pointer is over them. No iPhone has one; size, place and picture are the
    /// view's.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Says whether views within may show that a pointer is over them. No iPhone has one: it is for views that read
    /// `\.isHoverEffectEnabled`.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

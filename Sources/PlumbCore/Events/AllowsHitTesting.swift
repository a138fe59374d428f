import PlumbLayout

/// Lets touches go through a view. Size and place are the view's.
package struct HitTestingModifier: PaintEffect {
    let isAllowed: Bool
    func makeRole() -> BoxRole { HitTestingRole(isAllowed) }
}

private final class HitTestingRole: BoxRole, TouchRole {
    private let isAllowed: Bool
    init(_ isAllowed: Bool) { self.isAllowed = isAllowed }
    var ignoresTouches: Bool { !isAllowed }
}

extension View {
    /// - Parameter enabled: false lets touches go through to what lies behind.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isAllowed: enabled)) }
}

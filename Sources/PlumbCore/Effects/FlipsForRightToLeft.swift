import Foundation

/// Mirrors a view where one reads from right to left.
private struct FlippedForDirection: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension View {
    /// Draws the view mirrored where one reads from right to left: an arrow that points on. Size and place are the
    /// view's.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippedForDirection(isEnabled: enabled))
    }
}

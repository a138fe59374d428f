import Foundation

/// Runs an action when the view is tapped. Size and place are the view's.
public struct TapGestureModifier: MemberModifier {
    let count: Int
    let action: () -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: TapGestureModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addWrapper(
            TapGestureModifier.self, BoxParameters(.forward), role: TapRole(modifier.count, modifier.action),
            content: content)
    }
}

/// A box that answers to taps.
final class TapRole: BoxRole {
    let count: Int
    let action: () -> Void
    init(_ count: Int, _ action: @escaping () -> Void) {
        self.count = count
        self.action = action
    }
}

extension View {
    /// - Parameter count: the number of taps in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapGestureModifier(count: count, action: action))
    }
}

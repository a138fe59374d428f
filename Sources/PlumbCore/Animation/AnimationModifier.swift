/// Gives the changes within a view an animation. Size and place are the view's.
public struct AnimationModifier: SubtreeModifier {
    let animation: Animation?

    @MainActor public static func makeNodes<C: View>(
        of modifier: AnimationModifier, content: C, in builder: GraphBuilder
    ) {
        builder.add(content)
    }
}

extension View {
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View { modifier(AnimationModifier(animation: animation)) }

    /// Animates the view when a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation))
    }
}

/// Changes how changes within a view move. Size and place are the view's; `transform` is for motion, which isn't drawn yet, so that
/// nothing calls it.
public struct TransactionModifier: SubtreeModifier {
    let transform: (inout Transaction) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: TransactionModifier, content: C, in builder: GraphBuilder
    ) {
        builder.add(content)
    }
}

extension View {
    /// Changes how changes within the view move.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes how changes within the view move when a value changes.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { modifier(TransactionModifier(transform: transform)) }
}

/// Puts the views of a closure together.
@resultBuilder
public enum ViewBuilder {
    /// A view stands for itself.
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty closure has no view.
    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view stands for itself.
    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views become members, in order.
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    /// `if` without `else`: a view or none.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of `if … else` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent(.first(first))
    }
    /// The other branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent(.second(second))
    }
    /// What stands under `if #available`: its type is hidden from older systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

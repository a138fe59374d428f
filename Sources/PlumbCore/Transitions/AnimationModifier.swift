import PlumbLayout

/// Changes the transactions of what is in it. Size and place are the view's.
///
/// 1. The modifiers around a view are asked from the outermost to the innermost. 2. Those with a value take part only
/// in the update in which the value has changed. Source: Apple (`transaction(_:)`, `animation(_:value:)`).
struct TransactionModifier<Value: Equatable>: SubtreeModifier {
    /// Nil for a modifier that takes part in every update.
    let value: Value?
    let change: (inout Transaction) -> Void

    @MainActor static func makeNodes<C: View>(of modifier: TransactionModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(TransactionModifier.self)
        let node = builder.keepObject(TransactionNode(modifier.value, builder.graph)) { node in
            node.isActive = modifier.value == nil || node.value != modifier.value
            node.value = modifier.value
        }
        node.scope.outer = builder.values.transactionScope
        node.scope.forget()
        if node.isActive {
            node.scope.change = modifier.change
            node.scope.update = modifier.value == nil ? nil : builder.graph.update.number
        }
        builder.add(
            content, with: EnvironmentModifier { $0.transactionScope = node.scope })
        builder.close(scope)
    }
}

@MainActor
private final class TransactionNode<Value: Equatable>: NodeObject {
    let scope = TransactionScope()
    var value: Value?
    var isActive: Bool
    private unowned let graph: ViewGraph

    init(_ value: Value?, _ graph: ViewGraph) {
        self.value = value
        // A value that is seen for the first time has not changed.
        isActive = value == nil
        self.graph = graph
        super.init()
        graph.update.transactionScopeCount += 1
    }

    override func willRemove() { graph.update.transactionScopeCount -= 1 }
}

/// Lets what is in it have the transactions of another place: those of the content that a modifier's closure was given.
struct TransactionReset: SubtreeModifier {
    let scope: TransactionScope?

    @MainActor static func makeNodes<C: View>(of modifier: TransactionReset, content: C, in builder: GraphBuilder) {
        builder.add(
            content, with: EnvironmentModifier { $0.transactionScope = modifier.scope })
    }
}

extension View {
    /// Animates every change within the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier<Int>(value: nil) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Animates the changes within the view that come with a change of the value; nil keeps them from being animated.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(TransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Changes how changes within the view move.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Int>(value: nil, change: transform))
    }

    /// Changes how changes within the view move that come with a change of the value.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { modifier(TransactionModifier(value: value, change: transform)) }

    /// Animates the changes of what the closure puts around the view, but not those within the view itself.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes how changes of what the closure puts around the view move, but not those within the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View { ScopedTransaction(content: self, transform: transform, make: body) }
}

/// A view in something whose changes have transactions of their own.
private struct ScopedTransaction<Content: View, V: View>: View {
    let content: Content
    let transform: (inout Transaction) -> Void
    let make: (PlaceholderContentView<Content>) -> V
    @Environment(\.transactionScope) private var outer

    var body: some View {
        make(
            PlaceholderContentView { [content, outer] builder in
                builder.add(content.modifier(TransactionReset(scope: outer)))
            }
        )
        .transaction(transform)
    }
}

/// Stands for a view in a closure that puts something around it.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let add: @MainActor (GraphBuilder) -> Void

    /// A view that is a list stays one.
    @MainActor public static var arity: Arity { (Value.self as? any View.Type)?.arity ?? .fixed(1) }

    @MainActor public static func makeNodes(of view: PlaceholderContentView, in builder: GraphBuilder) {
        let scope = builder.open(PlaceholderContentView.self)
        view.add(builder)
        builder.close(scope)
    }
}

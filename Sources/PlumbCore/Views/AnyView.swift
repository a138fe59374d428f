import PlumbLayout

/// A view whose type is hidden. When the type changes, what was there is gone, state and all.
public struct AnyView: LocatedValue, PrimitiveView {
    /// Where it was written.
    @usableFromInline package let sourceAddress = SourceAddress.here()
    private let storage: any AnyViewStorage

    /// Hides a view's type; one that is hidden already stays as it is.
    public init<V: View>(_ view: V) { storage = (view as? AnyView)?.storage ?? Storage(view: view) }
    /// The same, by the name that generated code uses.
    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor public static var arity: Arity { .variable }

    @MainActor public static func makeNodes(of view: AnyView, in builder: GraphBuilder) {
        let scope = builder.open(AnyView.self)
        if builder.descend(into: AnyView.self) {
            builder.chooseBranch(view.storage.type.hashValue)
            view.storage.add(to: builder)
            builder.ascend()
        }
        builder.close(scope)
    }

    private nonisolated struct Storage<V: View>: AnyViewStorage {
        let view: V
        var type: ObjectIdentifier { ObjectIdentifier(V.self) }
        @MainActor func add(to builder: GraphBuilder) { builder.add(view) }
    }
}

private protocol AnyViewStorage {
    var type: ObjectIdentifier { get }
    @MainActor func add(to builder: GraphBuilder)
}

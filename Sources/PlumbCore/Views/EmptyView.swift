/// No view at all: it gives its container nothing.
public struct EmptyView: PrimitiveView, Sendable {
    /// Nothing: no member for the container around it.
    public init() {}
    @MainActor public static var arity: Arity { .fixed(0) }
    @MainActor public static func makeNodes(of view: EmptyView, in builder: GraphBuilder) {}
}

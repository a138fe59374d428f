/// No view at all: it gives its container nothing.
public struct EmptyView: PrimitiveView {
    public init() {}
    public static var arity: Arity { .fixed(0) }
    public static func makeNodes(of view: EmptyView, in builder: GraphBuilder) {}
}

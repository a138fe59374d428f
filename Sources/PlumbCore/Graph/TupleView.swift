/// Several views in order: not a container, but members for the container around them.
public struct TupleView<each Content: View>: PrimitiveView {
    let members: (repeat each Content)

    /// The views in order, as a `ViewBuilder` hands them over.
    public init(_ members: repeat each Content) { self.members = (repeat each members) }

    @MainActor public static var arity: Arity {
        var sum = Arity.fixed(0)
        repeat (sum = sum + (each Content).arity)
        return sum
    }

    @MainActor public static func makeNodes(of view: TupleView, in builder: GraphBuilder) {
        repeat builder.add(each view.members)
    }
}

/// Several views in order: not a container, but members for the container around them.
///
/// `T` is a tuple of views, as in SwiftUI. One generic value instead of a pack of them: the runtime finds the tuple's
/// type among the view's own generic arguments, and does not look it up for each copy of a value.
public struct TupleView<T>: PrimitiveView {
    /// The views in order.
    public var value: T

    /// The views in order, as a `ViewBuilder` hands them over. What is no view in the tuple is left out, with a
    /// warning.
    @inlinable nonisolated public init(_ value: T) { self.value = value }

    @MainActor public static var arity: Arity {
        var sum = Arity.fixed(0)
        for member in TupleMembers.of(T.self).members { sum = sum + member.type.arity }
        return sum
    }

    @MainActor public static func makeNodes(of view: TupleView, in builder: GraphBuilder) {
        let tuple = TupleMembers.of(T.self)
        if let complaint = tuple.complaint { builder.graph.report(complaint) }
        let members = tuple.members
        withUnsafePointer(to: view.value) { value in
            let start = UnsafeRawPointer(value)
            for member in members { add(member.type, at: start + member.offset, to: builder) }
        }
    }

    @MainActor private static func add<V: View>(_ type: V.Type, at address: UnsafeRawPointer, to builder: GraphBuilder)
    {
        builder.add(at: UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: V.self))
    }
}

/// A view whose type is hidden, and which is one member of what is around it whatever the type is: a control's part.
/// Several views stand side by side, as in an `HStack`.
package struct OneView: PrimitiveView {
    private let view: AnyView
    /// The views as they were given, which don't stand side by side.
    package let members: AnyView

    /// Hides a view's type.
    @MainActor package init<V: View>(_ view: V) {
        members = AnyView(view)
        self.view = V.arity.isSingle ? members : AnyView(HStack { view })
    }

    @MainActor package static var arity: Arity { .one }

    @MainActor package static func makeNodes(of view: OneView, in builder: GraphBuilder) {
        let scope = builder.open(OneView.self)
        builder.add(view.view)
        builder.close(scope)
    }
}

import PlumbLayout

/// The first of several views that fits what is proposed; the last where none does.
///
/// Proposes its own proposal to the chosen one and is as large as its answer. The rule: `ChoiceAlgorithm`.
@Located
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// - Parameter axes: the axes on which a view must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: ViewThatFits, in builder: GraphBuilder) {
        let scope = builder.openBox(
            ViewThatFits.self,
            .viewThatFits(view.axes))
        builder.orientation = 0
        builder.add(view.content)
        builder.close(scope)
    }
}

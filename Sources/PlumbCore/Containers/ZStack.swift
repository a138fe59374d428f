/// Views upon each other, the first at the back.
///
/// Proposes what it is proposed; as large as the alignment makes its children of the highest priority together, and then proposes
/// its own size to all. The rule: `DepthAlgorithm`. A stack of exactly one view is that view.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: ZStack, in builder: GraphBuilder) {
        builder.addContainer(
            ZStack.self, BoxParameters(.depth, alignment: view.alignment), orientation: nil, content: view.content)
    }
}

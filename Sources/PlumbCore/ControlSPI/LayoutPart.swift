import PlumbLayout

/// A view with a value for the `Layout` around it, and a `zIndex`. It counts as one view, whatever the content is:
/// nobody has to find out. Size and place are the view's.
package struct LayoutPart<K: LayoutValueKey, Content: View>: PrimitiveView {
    @usableFromInline let modifier: LayoutValueModifier<K>
    @usableFromInline let content: Content

    // Inlined where rows are made: the types would be looked up for each.
    /// - Parameter zIndex: where the view is painted among its neighbours; nil for in turn.
    @inlinable package init(_ key: K.Type, _ value: K.Value, zIndex: Double? = nil, @ViewBuilder content: () -> Content)
    {
        modifier = LayoutValueModifier(value: value, zIndex: zIndex)
        self.content = content()
    }

    @MainActor package static func makeNodes(of view: LayoutPart, in builder: GraphBuilder) {
        LayoutValueModifier.makeNodes(of: view.modifier, content: view.content, in: builder)
    }
}

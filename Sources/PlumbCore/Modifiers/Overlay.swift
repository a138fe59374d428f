/// Views in front of or behind another, whose size they are proposed and which they do not change.
///
/// Size, guides, spacing and priority are the primary view's. Several secondary views form a ZStack of the same alignment
/// (rules, section 9). The rule: `LayoutTree.placeLayers`.
public struct LayersModifier<Secondary: View>: MemberModifier {
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool

    @MainActor public static func makeNodes<C: View>(of modifier: LayersModifier, content: C, in builder: GraphBuilder)
    {
        let scope = builder.openBox(
            LayersModifier.self,
            BoxParameters(.layers, alignment: modifier.alignment, flags: modifier.isBehind ? .behind : []))
        builder.add(content)
        builder.orientation = 0
        // What else waits for the members of a list is for the primary view.
        builder.pending = nil
        builder.addLayer(modifier.secondary, alignment: modifier.alignment)
        builder.close(scope)
    }
}

extension View {
    /// Puts views in front of this one; each is proposed this view's size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayersModifier(secondary: content(), alignment: alignment, isBehind: false))
    }

    /// Puts a view in front of this one; it is proposed this view's size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayersModifier(secondary: overlay, alignment: alignment, isBehind: false))
    }

    /// Puts a style in front of this view.
    ///
    /// - Parameter edges: not followed yet: the style ends at the view's edges, also beside a safe area. An `ignoresSafeArea` on
    ///   the style as a view reaches further.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayersModifier(secondary: Rectangle().fill(style), alignment: .center, isBehind: false))
    }

    /// Puts a filled shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayersModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
    }

    /// Puts views behind this one; each is proposed this view's size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayersModifier(secondary: content(), alignment: alignment, isBehind: true))
    }

    /// Puts a view behind this one; it is proposed this view's size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayersModifier(secondary: background, alignment: alignment, isBehind: true))
    }

    /// Puts a style behind this view.
    ///
    /// - Parameter edges: not followed yet: the style ends at the view's edges, also beside a safe area. An `ignoresSafeArea` on
    ///   the style as a view reaches further.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayersModifier(secondary: Rectangle().fill(style), alignment: .center, isBehind: true))
    }

    /// Puts a filled shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayersModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// Puts a shape filled with the background style behind this view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

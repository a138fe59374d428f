import PlumbLayout

/// Views in front of or behind another, whose size they are proposed and which they do not change.
///
/// Size, guides, spacing and priority are the primary view's. Several secondary views form a ZStack of the same
/// alignment (Docs/Rules.md, section 9). The rule: `LayoutTree.placeLayers`.
package struct LayersModifier<Secondary: View>: MemberModifier {
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

/// A style that covers a view, and on some edges the safe area beside it too.
struct StyleLayer<Style: ShapeStyle>: PrimitiveView {
    let style: Style
    let edges: Edge.Set

    @MainActor static func makeNodes(of view: StyleLayer, in builder: GraphBuilder) {
        let fill = Rectangle().fill(view.style)
        if view.edges.isEmpty || !builder.values.hasSafeArea {
            builder.add(fill)
        } else {
            builder.add(fill.ignoresSafeArea(edges: view.edges))
        }
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
    /// - Parameter edges: where the view touches a safe area on one of them, the style extends to the area's end
    ///   (`ExpandAlgorithm`). Views given as backgrounds and overlays end where this view does.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayersModifier(secondary: StyleLayer(style: style, edges: edges), alignment: .center, isBehind: false))
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
    /// - Parameter edges: where the view touches a safe area on one of them, the style extends to the area's end
    ///   (`ExpandAlgorithm`). Views given as backgrounds and overlays end where this view does.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayersModifier(secondary: StyleLayer(style: style, edges: edges), alignment: .center, isBehind: true))
    }

    /// Puts the background style behind this view.
    ///
    /// - Parameter edges: as in `background(_:ignoresSafeAreaEdges:)`.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a filled shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayersModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// Puts a filled shape behind this view; the shape is the container shape of this view too.
    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        containerShape(shape)
            .modifier(
                LayersModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// Puts a shape filled with the background style behind this view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a shape filled with the background style behind this view; the shape is the container shape of this view
    /// too.
    public func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

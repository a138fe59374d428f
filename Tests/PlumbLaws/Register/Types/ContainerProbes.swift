import Foundation
import PlumbCore

/// Containers, and views without content.
enum ContainerProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct TupleView<T> : View") { c in
            c.isView(TupleView<(Color, Text)>.self)
        }
        probes.row("TupleView", "init(_ value: T)") { c in
            c.show(TupleView((Color.red, Text(verbatim: "a"))))
        }
        probes.row("TupleView", "var value: T") { _ in
            _ = TupleView((Color.red, Color.blue)).value.1
        }
        probes.row("TupleView", "typealias Body = Never") { _ in
            _ = TupleView<(Color, Text)>.Body.self
        }
        probes.row("Divider", "init()") { c in
            c.show(Divider())
        }
        probes.row("Divider", "typealias Body = Never") { _ in
            _ = Divider.Body.self
        }
        probes.row(
            "Grid",
            "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: "
                + "CGFloat? = nil, @ViewBuilder content: () -> Content)"
        ) { c in
            c.show(Grid { Color.red })
            c.show(Grid(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2) { Color.red })
        }
        probes.row("Grid", "typealias Body = Never") { _ in
            _ = Grid<Color>.Body.self
        }
        probes.row("Grid", "Grid : View") { c in
            c.isView(Grid<Color>.self)
        }
        probes.row("GridItem", "enum Size : Sendable") { _ in
            _ = GridItem.Size.self
        }
        probes.row(
            "GridItem",
            "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)"
        ) { _ in
            _ = GridItem()
            _ = GridItem(.fixed(1), spacing: 2, alignment: .top)
        }
        probes.row("GridItem", "var alignment: Alignment?") { _ in
            var value = GridItem()
            let kept = value.alignment
            value.alignment = kept
        }
        probes.row("GridItem", "var size: GridItem.Size") { _ in
            var value = GridItem()
            let kept = value.size
            value.size = kept
        }
        probes.row("GridItem", "var spacing: CGFloat?") { _ in
            var value = GridItem()
            let kept = value.spacing
            value.spacing = kept
        }
        probes.row("GridItem.Size", "case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)") { _ in
            _ = GridItem.Size.adaptive(minimum: 1)
            _ = GridItem.Size.adaptive(minimum: 1, maximum: 2)
        }
        probes.row("GridItem.Size", "case fixed(_: CGFloat)") { _ in
            _ = GridItem.Size.fixed(1)
        }
        probes.row("GridItem.Size", "case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)") { _ in
            _ = GridItem.Size.flexible()
            _ = GridItem.Size.flexible(minimum: 1, maximum: 2)
        }
        probes.row("GridRow", "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)") { c in
            c.show(Grid { GridRow { Color.red } })
            c.show(Grid { GridRow(alignment: .top) { Color.red } })
        }
        probes.row("GridRow", "typealias Body = Never") { _ in
            _ = GridRow<Color>.Body.self
        }
        probes.row("GridRow", "GridRow : View") { c in
            c.isView(GridRow<Color>.self)
        }
        probes.row("Group", "init(@ViewBuilder content: () -> Content) where Content : View") { c in
            c.show(Group { Color.red })
        }
        probes.row("Group", "init(@SceneBuilder content: () -> Content) where Content : Scene") { _ in
            _ = Group { WindowGroup { Color.red } }
        }
        probes.row("Group", "Group : Scene where Content : Scene") { _ in
            _ = Group<WindowGroup<Color>>.self as any Scene.Type
        }
        probes.row("Group", "typealias Body = Never") { _ in
            func body<V: View>(of type: V.Type) where V.Body == Never {}
            body(of: Group<Color>.self)
        }
        probes.row("Group", "Group : View where Content : View") { c in
            c.isView(Group<Color>.self)
        }
        probes.row(
            "HStack",
            "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () "
                + "-> Content)"
        ) { c in
            c.show(HStack { Color.red })
            c.show(HStack(alignment: .top, spacing: 1) { Color.red })
        }
        probes.row("HStack", "typealias Body = Never") { _ in
            _ = HStack<Color>.Body.self
        }
        probes.row(
            "LazyHGrid",
            "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
                + "pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
        ) { c in
            c.show(LazyHGrid(rows: [GridItem()]) { Color.red })
            c.show(
                LazyHGrid(rows: [GridItem()], alignment: .top, spacing: 1, pinnedViews: .sectionHeaders) { Color.red })
        }
        probes.row("LazyHGrid", "typealias Body = Never") { _ in
            _ = LazyHGrid<Color>.Body.self
        }
        probes.row(
            "LazyHStack",
            "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: "
                + "PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
        ) { c in
            c.show(LazyHStack { Color.red })
            c.show(LazyHStack(alignment: .top, spacing: 1, pinnedViews: .sectionHeaders) { Color.red })
        }
        probes.row("LazyHStack", "typealias Body = Never") { _ in
            _ = LazyHStack<Color>.Body.self
        }
        probes.row(
            "LazyVGrid",
            "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
                + "pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
        ) { c in
            c.show(LazyVGrid(columns: [GridItem()]) { Color.red })
            c.show(
                LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 1, pinnedViews: .sectionHeaders) {
                    Color.red
                })
        }
        probes.row("LazyVGrid", "typealias Body = Never") { _ in
            _ = LazyVGrid<Color>.Body.self
        }
        probes.row(
            "LazyVStack",
            "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: "
                + "PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
        ) { c in
            c.show(LazyVStack { Color.red })
            c.show(LazyVStack(alignment: .leading, spacing: 1, pinnedViews: .sectionHeaders) { Color.red })
        }
        probes.row("LazyVStack", "typealias Body = Never") { _ in
            _ = LazyVStack<Color>.Body.self
        }
        probes.row("Spacer", "init(minLength: CGFloat? = nil)") { c in
            c.show(Spacer())
            c.show(Spacer(minLength: 1))
        }
        probes.row("Spacer", "typealias Body = Never") { _ in
            _ = Spacer.Body.self
        }
        probes.row("Spacer", "var minLength: CGFloat?") { _ in
            var value = Spacer()
            let kept = value.minLength
            value.minLength = kept
        }
        probes.row("Spacer", "Spacer : Sendable") { c in
            c.isSendable(Spacer.self)
        }
        probes.row("Spacer", "Spacer : View") { c in
            c.isView(Spacer.self)
        }
        probes.row(
            "VStack",
            "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: "
                + "() -> Content)"
        ) { c in
            c.show(VStack { Color.red })
            c.show(VStack(alignment: .leading, spacing: 1) { Color.red })
        }
        probes.row("VStack", "typealias Body = Never") { _ in
            _ = VStack<Color>.Body.self
        }
        probes.row(
            "ViewThatFits", "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"
        ) { c in
            c.show(ViewThatFits { Color.red })
            c.show(ViewThatFits(in: .vertical) { Color.red })
        }
        probes.row("ViewThatFits", "typealias Body = Never") { _ in
            _ = ViewThatFits<Color>.Body.self
        }
        probes.row("ZStack", "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)") { c in
            c.show(ZStack { Color.red })
            c.show(ZStack(alignment: .top) { Color.red })
        }
        probes.row("ZStack", "typealias Body = Never") { _ in
            _ = ZStack<Color>.Body.self
        }
    }
}

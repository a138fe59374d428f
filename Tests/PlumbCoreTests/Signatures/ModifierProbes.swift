import Foundation
import PlumbCore

/// Modifiers of views.
enum ModifierProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "View",
            "func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> "
                + "CGFloat) -> some View"
        ) { c in
            c.show(c.view.alignmentGuide(HorizontalAlignment.leading) { $0.width })
        }
        probes.row(
            "View",
            "func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> "
                + "CGFloat) -> some View"
        ) { c in
            c.show(c.view.alignmentGuide(VerticalAlignment.top) { $0.height })
        }
        probes.row("View", "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View") {
            c in
            c.show(c.view.aspectRatio(contentMode: .fit))
            c.show(c.view.aspectRatio(2, contentMode: .fill))
        }
        probes.row("View", "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View") { c in
            c.show(c.view.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit))
        }
        probes.row("View", "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View")
        { c in
            c.show(c.view.containerRelativeFrame(.horizontal))
            c.show(c.view.containerRelativeFrame([.horizontal, .vertical], alignment: .top))
        }
        probes.row(
            "View",
            "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: "
                + "@escaping (CGFloat, Axis) -> CGFloat) -> some View"
        ) { c in
            c.show(c.view.containerRelativeFrame(.horizontal) { length, _ in length / 2 })
            c.show(c.view.containerRelativeFrame(.vertical, alignment: .top) { $1 == .vertical ? $0 : 1 })
        }
        probes.row(
            "View",
            "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, "
                + "alignment: Alignment = .center) -> some View"
        ) { c in
            c.show(c.view.containerRelativeFrame(.horizontal, count: 2, spacing: 1))
            c.show(c.view.containerRelativeFrame(.horizontal, count: 2, span: 2, spacing: 1, alignment: .top))
        }
        probes.row("View", "func containerShape<T>(_ shape: T) -> some View where T : InsettableShape") { c in
            c.show(c.view.containerShape(Circle()))
        }
        probes.row(
            "View",
            "func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: "
                + "ContentMarginPlacement = .automatic) -> some View"
        ) { c in
            c.show(c.view.contentMargins(.all, EdgeInsets()))
            c.show(c.view.contentMargins(.top, EdgeInsets(), for: .scrollContent))
        }
        probes.row(
            "View",
            "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: "
                + "ContentMarginPlacement = .automatic) -> some View"
        ) { c in
            c.show(c.view.contentMargins(.top, nil))
            c.show(c.view.contentMargins(.top, 1, for: .scrollContent))
        }
        probes.row(
            "View",
            "func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> "
                + "some View"
        ) { c in
            c.show(c.view.contentMargins(1))
            c.show(c.view.contentMargins(1, for: .scrollContent))
        }
        probes.row("View", "func coordinateSpace(_ name: NamedCoordinateSpace) -> some View") { c in
            c.show(c.view.coordinateSpace(.named("a")))
        }
        probes.row("View", "func coordinateSpace<T>(name: T) -> some View where T : Hashable") { c in
            c.show(c.view.coordinateSpace(name: "a"))
        }
        probes.row("View", "func equatable() -> EquatableView<Self> where Self : Equatable") { c in
            c.show(ProbeEquatable().equatable())
        }
        probes.row("View", "func fixedSize() -> some View") { c in
            c.show(c.view.fixedSize())
        }
        probes.row("View", "func fixedSize(horizontal: Bool, vertical: Bool) -> some View") { c in
            c.show(c.view.fixedSize(horizontal: true, vertical: false))
        }
        probes.row(
            "View",
            "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, "
                + "minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: "
                + "Alignment = .center) -> some View"
        ) { c in
            c.show(c.view.frame(minWidth: 1))
            c.show(
                c.view.frame(
                    minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3, alignment: .top
                ))
        }
        probes.row(
            "View",
            "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> "
                + "some View"
        ) { c in
            c.show(c.view.frame(width: 1))
            c.show(c.view.frame(width: 1, height: 2, alignment: .top))
        }
        probes.row("View", "func gridCellAnchor(_ anchor: UnitPoint) -> some View") { c in
            c.show(c.view.gridCellAnchor(.top))
        }
        probes.row("View", "func gridCellColumns(_ count: Int) -> some View") { c in
            c.show(c.view.gridCellColumns(2))
        }
        probes.row("View", "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View") { c in
            c.show(c.view.gridCellUnsizedAxes(.vertical))
        }
        probes.row("View", "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View") { c in
            c.show(c.view.gridColumnAlignment(.leading))
        }
        probes.row("View", "func hidden() -> some View") { c in
            c.show(c.view.hidden())
        }
        probes.row("View", "func id<ID>(_ id: ID) -> some View where ID : Hashable") { c in
            c.show(c.view.id(1))
        }
        probes.row(
            "View", "func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View"
        ) { c in
            c.show(c.view.ignoresSafeArea())
            c.show(c.view.ignoresSafeArea(.keyboard, edges: .top))
        }
        probes.row("View", "func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View") { c in
            c.show(c.view.layoutDirectionBehavior(.mirrors))
        }
        probes.row("View", "func layoutPriority(_ value: Double) -> some View") { c in
            c.show(c.view.layoutPriority(1))
        }
        probes.row("View", "func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K : LayoutValueKey") {
            c in
            c.show(c.view.layoutValue(key: ProbeValue.self, value: 1))
        }
        probes.row("View", "func offset(_ offset: CGSize) -> some View") { c in
            c.show(c.view.offset(CGSize(width: 1, height: 2)))
        }
        probes.row("View", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View") { c in
            c.show(c.view.offset(x: 1))
            c.show(c.view.offset(x: 1, y: 2))
        }
        probes.row("View", "func padding(_ insets: EdgeInsets) -> some View") { c in
            c.show(c.view.padding(EdgeInsets()))
        }
        probes.row("View", "func padding(_ length: CGFloat) -> some View") { c in
            c.show(c.view.padding(1))
        }
        probes.row("View", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View") { c in
            c.show(c.view.padding())
            c.show(c.view.padding(.top, 1))
        }
        probes.row("View", "func position(_ position: CGPoint) -> some View") { c in
            c.show(c.view.position(CGPoint(x: 1, y: 2)))
        }
        probes.row("View", "func position(x: CGFloat = 0, y: CGFloat = 0) -> some View") { c in
            c.show(c.view.position(x: 1))
            c.show(c.view.position(x: 1, y: 2))
        }
        probes.row(
            "View",
            "func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: "
                + "CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V : View"
        ) { c in
            c.show(c.view.safeAreaInset(edge: VerticalEdge.top) { Color.red })
            c.show(c.view.safeAreaInset(edge: VerticalEdge.top, alignment: .leading, spacing: 1) { Color.red })
        }
        probes.row(
            "View",
            "func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: "
                + "CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V : View"
        ) { c in
            c.show(c.view.safeAreaInset(edge: HorizontalEdge.leading) { Color.red })
            c.show(c.view.safeAreaInset(edge: HorizontalEdge.leading, alignment: .top, spacing: 1) { Color.red })
        }
        probes.row("View", "func safeAreaPadding(_ insets: EdgeInsets) -> some View") { c in
            c.show(c.view.safeAreaPadding(EdgeInsets()))
        }
        probes.row("View", "func safeAreaPadding(_ length: CGFloat) -> some View") { c in
            c.show(c.view.safeAreaPadding(1))
        }
        probes.row("View", "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View") {
            c in
            c.show(c.view.safeAreaPadding())
            c.show(c.view.safeAreaPadding(.top, 1))
        }
        probes.row("View", "func scaledToFill() -> some View") { c in
            c.show(c.view.scaledToFill())
        }
        probes.row("View", "func scaledToFit() -> some View") { c in
            c.show(c.view.scaledToFit())
        }
        probes.row("View", "func tag<V>(_ tag: V) -> some View where V : Hashable") { c in
            c.show(c.view.tag(1))
        }
        probes.row("View", "func zIndex(_ value: Double) -> some View") { c in
            c.show(c.view.zIndex(1))
        }
    }
}

/// The containers for which `containerBackground` can be meant.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A view of a tab.
    public static let tabView = ContainerBackgroundPlacement(name: "tab view")
    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation stack")
    /// A column of a navigation.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigation split view")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")

    /// Outside of the container nothing is drawn, as on an iPhone. Plumb has none of them, and says so.
    fileprivate var complaint: String {
        "containerBackground is for a \(name), and there is none here: nothing is drawn; write background(_:) for a view of its own"
    }
}

/// Says that there is no container. Size and place are the view's.
struct ContainerBackgroundModifier: MemberModifier {
    let placement: ContainerBackgroundPlacement

    @MainActor static func makeNodes<C: View>(
        of modifier: ContainerBackgroundModifier, content: C, in builder: GraphBuilder
    ) {
        builder.graph.report(modifier.placement.complaint)
        builder.add(content)
    }
}

extension View {
    /// The background of a container around the view: a widget, a navigation stack. Without that container it draws
    /// nothing, on an iPhone too; a diagnostic says so. Size and place are the view's.
    public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle { modifier(ContainerBackgroundModifier(placement: container)) }

    /// The background of a container around the view: a widget, a navigation stack. Without that container it draws
    /// nothing, on an iPhone too; a diagnostic says so. Size and place are the view's.
    public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { modifier(ContainerBackgroundModifier(placement: container)) }
}

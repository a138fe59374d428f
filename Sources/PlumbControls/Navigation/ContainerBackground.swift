import PlumbCore

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

    /// Outside of the container nothing is drawn, as on an iPhone; Plumb says so.
    fileprivate var complaint: String {
        "containerBackground is for a \(name), and there is none here: nothing is drawn; write background(_:) for a view of its own"
    }
}

/// What lies behind a screen of a stack, in place of the system's background.
struct ContainerGround {
    enum Key: TraitKey { typealias Value = ContainerGround }

    let view: AnyView
    let source: EnvironmentSource
}

/// Gives the screen around a background. Size and place are the view's.
private struct ContainerBackground<Ground: View>: ViewModifier {
    let placement: ContainerBackgroundPlacement
    let ground: Ground
    @Environment(\.navigationScreen) private var screen
    @Environment(\.report) private var report

    func body(content: Content) -> some View {
        let isHeard = screen != nil && (placement == .navigation || placement == .navigationSplitView)
        let _ = isHeard ? () : report(placement.complaint)
        content.trait(ContainerGround.Key.self, in: \.screen) { source in
            isHeard ? ContainerGround(view: AnyView(ground), source: source) : nil
        }
    }
}

/// What lies behind a screen: as large as the screen, under its bars too.
struct ScreenGround: View {
    private let traits: Traits

    init(_ screen: NavigationScreen) { traits = Traits(screen.traits, of: [ContainerGround.Key.self]) }

    var body: some View {
        if let own = traits[ContainerGround.Key.self] {
            own.view.inheriting(from: own.source)
        } else {
            Color(system: .background)
        }
    }
}

extension View {
    /// The background of the screen of a navigation stack around the view, which lies under its bars too. Without that
    /// container, and for other containers, it draws nothing, on an iPhone too; a diagnostic says so. Size and place
    /// are the view's.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { modifier(ContainerBackground(placement: container, ground: Rectangle().fill(style))) }

    /// The background of the screen of a navigation stack around the view, which lies under its bars too. Without that
    /// container, and for other containers, it draws nothing, on an iPhone too; a diagnostic says so. Size and place
    /// are the view's.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = ZStack(alignment: alignment) { content() }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        return modifier(ContainerBackground(placement: container, ground: ground))
    }
}

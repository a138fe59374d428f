import PlumbCore

/// Controls that belong together.
///
/// Size, place and look are its style's: `controlGroupStyle(_:)`. The platform's own puts them side by side on one grey
/// fill, with lines between them; in a menu they share a row, symbols above words.
@Located
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: OneView?
    @Environment(\.controlGroupStyles) private var styles

    /// Controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// The group that a style is making the body of, in the next style around it.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        content = configuration.content
        label = configuration.label.part
    }

    /// Controls with a label, which styles may show.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
        self.label = OneView(label())
    }

    /// Controls with a text, which styles may show.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

    /// Controls with a text as it stands, which styles may show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }

    /// Controls with a symbol and a text, which styles may show.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Controls with a symbol and a text as it stands, which styles may show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Controls with a picture of the assets and a text, which styles may show.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// Controls with a picture of the assets and a text as it stands, which styles may show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }

    public var body: some View {
        let configuration = ControlGroupStyleConfiguration(
            content: ControlGroupStyleConfiguration.Content(part: AnyView(content)),
            label: ControlGroupStyleConfiguration.Label(part: label ?? OneView(EmptyView())))
        styles.body(configuration) { AutomaticControlGroupStyle().makeBody(configuration: configuration) }
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A control group, for a style.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let part: AnyView
        public var body: some View { part }
    }

    /// The group's label.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// The controls.
    public let content: Content
    /// The group's label.
    public let label: Label
}

extension EnvironmentValues {
    /// The styles of control groups.
    var controlGroupStyles: StyleChain<ControlGroupStyleConfiguration> {
        get { self[StyleChain<ControlGroupStyleConfiguration>.self] }
        set { self[StyleChain<ControlGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How control groups within look. Inner styles win; a group in a style's body has the style around it.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(by: style, in: \.controlGroupStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: side by side on one fill; in a menu, side by side in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupBarOrRow(content: configuration.content)
    }
}

/// Controls side by side, wherever they stand.
private struct GroupBarOrRow: View {
    let content: ControlGroupStyleConfiguration.Content
    @Environment(\.closeMenus) private var closeMenus

    var body: some View { if closeMenus == nil { GroupBar(content: content) } else { MenuGroup(content: content) } }
}

/// Controls side by side.
private struct GroupBar: View {
    let content: ControlGroupStyleConfiguration.Content
    @Environment(\.platform) private var platform

    var body: some View {
        HStack(spacing: platform.metrics.groupLine) {
            content.buttonStyle(GroupedButtonStyle()).modifier(GroupMember())
        }
        .background(Color.tertiaryFill)
        .clipShape(RoundedRectangle(cornerRadius: platform.metrics.groupRadius, style: .continuous))
    }
}

/// Not there yet: side by side without a fill.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The platform's own.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side, as in a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

private struct GroupedButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(button: configuration, look: .bare)
    }
}

/// A control with a line before it: the first one's lies beyond the fill.
private struct GroupMember: MemberModifier {
    @MainActor static func makeNodes<C: View>(of modifier: GroupMember, content: C, in builder: GraphBuilder) {
        builder.add(content.overlay(alignment: .leading) { GroupLine() })
    }
}

/// The line before a control.
private struct GroupLine: View {
    @Environment(\.platform) private var platform

    var body: some View {
        Color.line.frame(width: platform.metrics.groupLine)
            .padding(.vertical, platform.metrics.groupLineInset)
            .offset(x: -platform.metrics.groupLine)
    }
}

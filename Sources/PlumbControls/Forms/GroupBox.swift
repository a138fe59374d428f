import PlumbCore

/// Views on a card of their own, under a label.
///
/// As wide as proposed, 16 points of padding, corners of 8; boxes in boxes are lighter and darker in turn, or as
/// `backgroundStyle(_:)` says.
@Located
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyles) private var styles

    /// Views with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The order of arguments of earlier systems.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(part: OneView(label), isEmpty: Label.self == EmptyView.self),
            content: GroupBoxStyleConfiguration.Content(part: OneView(VStack { content })))
        styles.body(configuration) { DefaultGroupBoxStyle().makeBody(configuration: configuration) }
            .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.group)
        control.label = label.knownWords
        return control
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Views with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Views with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is making the body of, in the next style around it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box, for a style.
public struct GroupBoxStyleConfiguration {
    /// The box's label.
    public struct Label: View {
        let part: OneView
        let isEmpty: Bool
        public var body: some View { part }
    }

    /// The box's views.
    public struct Content: View {
        let part: OneView
        public var body: some View { part }
    }

    /// The box's label.
    public let label: Label
    /// The box's views.
    public let content: Content
}

private struct GroupBoxDepthKey: ContextEnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The styles of group boxes.
    var groupBoxStyles: StyleChain<GroupBoxStyleConfiguration> {
        get { self[StyleChain<GroupBoxStyleConfiguration>.self] }
        set { self[StyleChain<GroupBoxStyleConfiguration>.self] = newValue }
    }

    /// How many boxes are around.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension View {
    /// How group boxes within look. Inner styles win; a box in a style's body has the style around it.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(by: style, in: \.groupBoxStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: a card.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBoxCard(box: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The platform's own.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxCard: View {
    let box: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.platform) private var platform

    var body: some View {
        let own = Color(system: depth % 2 == 0 ? .secondaryBackground : .background)
        VStack(alignment: .leading) {
            if !box.label.isEmpty { box.label.font(.headline) }
            box.content.frame(maxWidth: .infinity)
        }
        .padding()
        .environment(\.groupBoxDepth, depth + 1)
        .background(
            backgroundStyle ?? AnyShapeStyle(own),
            in: RoundedRectangle(cornerRadius: platform.metrics.boxRadius, style: .continuous))
    }
}

import PlumbCore

/// Views that are there or not, under a label with an arrow.
///
/// Label and views are members of what is around it, one after the other: in a form each is a row, elsewhere they stand
/// in a `VStack`.
@Located
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isExpanded = false
    @MakesRows private var makesRows
    @Environment(\.disclosureGroupStyles) private var styles

    /// Views that are there when somebody has tapped the label.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }

    /// - Parameter isExpanded: whether the views are there.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }

    public var body: some View {
        let isExpanded = binding ?? $isExpanded
        let configuration = DisclosureGroupStyleConfiguration(
            label: DisclosureGroupStyleConfiguration.Label(part: OneView(label)),
            content: DisclosureGroupStyleConfiguration.Content(
                part: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())), isExpanded: isExpanded)
        if !styles.isEmpty {
            styles.body(configuration) { EmptyView() }
        } else if makesRows {
            DisclosureRow(label: label, isExpanded: isExpanded)
            // In a list each view is a row of its own.
            if isExpanded.wrappedValue { content().rowTrait(RowIndentTrait.self, 1) }
        } else {
            VStack(spacing: 0) { AutomaticDisclosureGroupStyle().parts(configuration) }.ordinarySpacing()
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views under a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Views under a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Views under a text.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Views under a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
    /// The group's label.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// The group's views; none while it is closed.
    public struct Content: View {
        let part: AnyView
        public var body: some View { part }
    }

    /// The group's label.
    public let label: Label
    /// The group's views; none while it is closed.
    public let content: Content
    /// Whether the views are there.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    /// The styles of disclosure groups.
    var disclosureGroupStyles: StyleChain<DisclosureGroupStyleConfiguration> {
        get { self[StyleChain<DisclosureGroupStyleConfiguration>.self] }
        set { self[StyleChain<DisclosureGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How disclosure groups within look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(by: style, in: \.disclosureGroupStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: an arrow at the trailing edge, which turns down.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) { parts(configuration) }
    }

    @ViewBuilder func parts(_ configuration: Configuration) -> some View {
        DisclosureLabel(label: configuration.label, isExpanded: configuration.$isExpanded)
        configuration.content
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The platform's own.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureLabel: View {
    let label: DisclosureGroupStyleConfiguration.Label
    @Binding var isExpanded: Bool
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platform) private var platform

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            HStack {
                label
                Spacer(minLength: 0)
                Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
                    .font(.system(size: platform.metrics.disclosureArrow, weight: .semibold))
                    .foregroundStyle(Color.accentColor)
                    .rotationEffect(.degrees(isExpanded ? platform.metrics.disclosureTurn : 0))
                    .accessibilityHidden(true)
            }
        }
        .accessibilityValue(isExpanded ? Text(verbatim: "Expanded") : Text(verbatim: "Collapsed"))
    }
}

/// The label of a group in a list: black words, and an arrow where rows that lead somewhere have one.
private struct DisclosureRow<Label: View>: View {
    let label: Label
    @Binding var isExpanded: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            label.foregroundColor(nil)
        }
        .rowTrait(RowOpenerTrait.self, isEnabled ? $isExpanded : nil)
        .rowTrait(RowChevronTrait.self, RowChevron(turned: isExpanded, isTinted: true))
        .accessibilityValue(isExpanded ? Text(verbatim: "Expanded") : Text(verbatim: "Collapsed"))
    }
}

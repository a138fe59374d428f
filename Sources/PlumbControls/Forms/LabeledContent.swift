import Foundation
import PlumbCore

/// A label and what it stands for.
///
/// Size and place are its style's: `labeledContentStyle(_:)`. The platform's own has the label at the leading and the
/// content, in the secondary colour, at the trailing edge of all the width that is proposed.
@Located
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyles) private var styles
}

extension LabeledContent: View where Label: View, Content: View {
    /// Any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(part: OneView(label: label)),
            content: LabeledContentStyleConfiguration.Content(part: OneView(content)))
        styles.body(configuration) { AutomaticLabeledContentStyle().makeBody(configuration: configuration) }
            .accessibilityControl(AccessibilityControl(.texts))
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// A text for any view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A text as it stands for any view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text for a text.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// A text as it stands for a text.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A text for a value in the words of a format.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// A text as it stands for a value in the words of a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labeled content that a style is making the body of, in the next style around it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How labeled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The labeled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Labeled content, for a style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let part: OneView
        public var body: some View { part }
    }

    /// What it stands for.
    public struct Content: View {
        let part: OneView
        public var body: some View { part }
    }

    /// The label.
    public let label: Label
    /// What it stands for.
    public let content: Content
}

extension EnvironmentValues {
    /// The styles of labeled content.
    var labeledContentStyles: StyleChain<LabeledContentStyleConfiguration> {
        get { self[StyleChain<LabeledContentStyleConfiguration>.self] }
        set { self[StyleChain<LabeledContentStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How labeled content within looks. Inner styles win; labeled content in a style's body has the style around it.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(by: style, in: \.labeledContentStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own.
///
/// In a row of a list or a form, content that does not fit beside its label on one line stands below it; at the sizes
/// of text for accessibility, all content does.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledContentBody(configuration: configuration) }
}

private struct LabeledContentBody: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.isInRow) private var isInRow

    var body: some View {
        LabeledControl(label: configuration.label, stacking: isInRow ? .whereNeeded : .never) {
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The platform's own.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

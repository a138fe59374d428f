import PlumbCore

/// Controls in the rows of a list (`List`), on cards unless `listStyle(_:)` says otherwise. Takes all that it is
/// proposed.
@Located
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyles) private var styles

    /// Views for rows, and sections of such.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form that a style is making the body of, in the next style around it.
    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }

    public var body: some View {
        let configuration = FormStyleConfiguration(content: FormStyleConfiguration.Content(part: AnyView(content)))
        styles.body(configuration) { AutomaticFormStyle().makeBody(configuration: configuration) }
    }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that `makeBody` returns. The compiler infers it.
    associatedtype Body: View
    /// What is known of the form.
    typealias Configuration = FormStyleConfiguration

    /// The form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form, for a style.
public struct FormStyleConfiguration {
    /// The form's rows and sections.
    public struct Content: View {
        let part: AnyView
        public var body: some View { part }
    }

    /// The form's rows and sections.
    public let content: Content
}

private struct IsInRowKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The styles of forms.
    var formStyles: StyleChain<FormStyleConfiguration> {
        get { self[StyleChain<FormStyleConfiguration>.self] }
        set { self[StyleChain<FormStyleConfiguration>.self] = newValue }
    }

    /// Whether views here stand in a row of a list or a form.
    var isInRow: Bool {
        get { self[IsInRowKey.self] }
        set { self[IsInRowKey.self] = newValue }
    }
}

extension View {
    /// How forms within look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(by: style, in: \.formStyles) { $0.makeBody(configuration: $1) }
    }
}

/// The platform's own: cards on a grey page.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ListRows(content: configuration.content)
    }
}

/// Cards on a grey page.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ListRows(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's own.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Cards on a grey page.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the headers of sections within stand out: small grey capitals, or words as large as titles.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

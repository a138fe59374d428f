import Foundation
import PlumbCore

/// What stands around the text of text fields and secure fields.
///
/// A style of one's own has `func _body(configuration: TextField<Self._Label>) -> some View`, which puts something
/// around the field that it is given. A field in a style has the next style around, and without one is plain.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// What the style makes of a field.
    associatedtype _Body: View
    /// Puts something around the field that is given; its size and place follow from what is put there.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
    /// The label of the field that a style is given.
    typealias _Label = TextFieldStyleLabel
}

/// The label of a field that a style is given.
public struct TextFieldStyleLabel: View {
    private let content: AnyView
    let text: Text?

    init<Label: View>(_ label: Label) {
        content = AnyView(label)
        text = label as? Text
    }

    public var body: some View { content }
}

/// The text alone: `.plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.textFieldStyles, [])
    }
}

/// What the platform has where nothing is set: on iOS the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.textFieldStyles, [])
    }
}

/// A rounded rectangle around the text: 34 points high for the body font, as with
/// `UITextField.BorderStyle.roundedRect`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .environment(\.textFieldStyles, [])
            .modifier(FieldBorder())
    }
}

private struct FieldBorder: ViewModifier {
    @Environment(\.platform) private var platform
    @Environment(\.pixelLength) private var pixel

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, platform.metrics.fieldBorderInsetX)
            .padding(.vertical, platform.metrics.fieldBorderInsetY)
            .background {
                let shape = RoundedRectangle(cornerRadius: platform.metrics.fieldBorderRadius, style: .continuous)
                ZStack {
                    shape.fill(BackgroundStyle())
                    shape.strokeBorder(Color.fieldBorder, lineWidth: pixel)
                }
            }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look of a field where no style is set: plain.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Nothing around the text.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border a pixel wide, with round corners, 7 points from the text at the sides, 6 above and below.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style whose type is hidden.
struct AnyTextFieldStyle: Equatable {
    private let style: any TextFieldStyle

    init(_ style: any TextFieldStyle) { self.style = style }

    @MainActor func body(_ field: TextField<TextFieldStyleLabel>) -> AnyView {
        func make<S: TextFieldStyle>(_ style: S) -> AnyView { AnyView(style._body(configuration: field)) }
        return make(style)
    }

    static func == (a: AnyTextFieldStyle, b: AnyTextFieldStyle) -> Bool {
        func compare<S: TextFieldStyle>(_ style: S) -> Bool { isSameStyle(style, b.style) }
        return compare(a.style)
    }
}

private struct TextFieldStylesKey: EnvironmentKey { static var defaultValue: [AnyTextFieldStyle] { [] } }

extension EnvironmentValues {
    /// The styles around, the innermost last.
    var textFieldStyles: [AnyTextFieldStyle] {
        get { self[TextFieldStylesKey.self] }
        set { self[TextFieldStylesKey.self] = newValue }
    }
}

extension View {
    /// What stands around the text of text fields and secure fields within.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.textFieldStyles) { $0.append(AnyTextFieldStyle(style)) }
    }
}

import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension TextEditor {
    @available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) { absent() }
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { absent() }
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { absent() }
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
extension TextEditorStyle {
    public typealias Configuration = TextEditorStyleConfiguration
}

@available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) { absent() }
}

extension TextField {
    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no find bar; filter by a TextField")
    public func findNavigator(isPresented: Binding<Bool>) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { absent() }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func textInputCompletion(_ completion: String) -> some View { absent() }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func textInputSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View { absent() }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func textInputSuggestions<Data, Content>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data: RandomAccessCollection, Content: View, Data.Element: Identifiable { absent() }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func textInputSuggestions<Data, ID, Content>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data: RandomAccessCollection, ID: Hashable, Content: View { absent() }

    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public func typeSelectEquivalent(_ text: Text?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { absent() }

    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol { absent() }

    @available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
    public func attributedTextFormattingDefinition<D>(_ definition: D) -> some View
    where D: AttributedTextFormattingDefinition { absent() }

    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { absent() }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { absent() }

}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public var textSelectionAffinity: TextSelectionAffinity {
        get { absent() }
        set { absent() }
    }

}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
extension AttributedTextFormattingDefinition {
    public func constrain(_ container: inout AttributeContainer) { absent() }
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
extension AttributedTextValueConstraint {
    public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self.Scope, Self.AttributeKey>
}

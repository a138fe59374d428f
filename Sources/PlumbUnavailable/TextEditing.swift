import Combine
import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
public protocol TextEditorStyle {
    associatedtype Body: View = Never
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: AutomaticTextEditorStyle.Configuration) -> AutomaticTextEditorStyle.Body {
        return absentValue()
    }
    public init() { absent() }
    public struct Body: View {
        public var body: some View { absent() }
    }
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
public struct PlainTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
public struct TextEditorStyleConfiguration {

}

@available(*, unavailable, message: "Plumb has no dictation; leave it out")
public struct TextInputDictationBehavior: Equatable, Sendable {
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { absent() }
    public static var automatic: TextInputDictationBehavior { absent() }
    public static var preventDictation: TextInputDictationBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no dictation; leave it out")
public struct TextInputDictationActivation: Equatable, Sendable {
    public static var onLook: TextInputDictationActivation { absent() }
    public static var onSelect: TextInputDictationActivation { absent() }
}

@available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
public struct WritingToolsBehavior {
    public static var automatic: WritingToolsBehavior { absent() }
    public static var complete: WritingToolsBehavior { absent() }
    public static var disabled: WritingToolsBehavior { absent() }
    public static var limited: WritingToolsBehavior { absent() }
}

@available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
public enum TextSelectionAffinity {
    case automatic
    case downstream
    case upstream
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    associatedtype AttributeKey: AttributedStringKey where Self.AttributeKey.Value: Sendable
    func constrain(_ container: inout Self.Attributes)
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
public struct AttributedTextFormatting {
    @dynamicMemberLookup public struct AttributeContainerProxy<Scope, Attribute>
    where Scope: AttributeScope, Attribute: AttributedStringKey, Attribute.Value: Sendable {
        @dynamicMemberLookup public struct Scoped<Subscope> where Subscope: AttributeScope {
            public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
                get { absent() }
                set { absent() }
            }
        }
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { absent() }
            set { absent() }
        }
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
            get { absent() }
            set { absent() }
        }
    }
    public struct Transferable {
        public init(text: AttributedString, in environment: EnvironmentValues) { absent() }
    }
    public struct ValueConstraint<Scope, AttributeKey>
    where Scope: AttributeScope, AttributeKey: AttributedStringKey, AttributeKey.Value: Sendable {
        public init(
            for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) { absent() }
    }
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Body: AttributedTextFormattingDefinition = Never
    associatedtype Scope: AttributeScope
}

@available(*, unavailable, message: "Plumb has no find bar; filter by a TextField")
public struct FindContext {
    public var isPresented: Binding<Bool>? {
        get { absent() }
        set { absent() }
    }
    public var supportsReplace: Bool {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
public struct TextInputFormattingControlPlacement {
    public struct Set: OptionSet, Sendable {
        public static var contextMenu: TextInputFormattingControlPlacement.Set { absent() }
        public static var fontPanel: TextInputFormattingControlPlacement.Set { absent() }
        public static var inputAssistant: TextInputFormattingControlPlacement.Set { absent() }
        public var rawValue: UInt { absent() }
        public init(rawValue: UInt) { absent() }
    }
}

@available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
public struct TextSelection: Hashable, Sendable {
    public enum Indices {
        case multiSelection(RangeSet<String.Index>)
        case selection(Range<String.Index>)
    }
    public init(insertionPoint: String.Index) { absent() }
    public init(range: Range<String.Index>) { absent() }
    public init(ranges: RangeSet<String.Index>) { absent() }
    public var affinity: TextSelectionAffinity { absent() }
    public var indices: TextSelection.Indices {
        get { absent() }
        set { absent() }
    }
    public var isInsertion: Bool { absent() }
}

@available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
public struct AttributedTextSelection: Hashable, Sendable {
    public enum Indices {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { absent() }
    public func attributes(in text: AttributedString) -> AttributedTextSelection.Attributes<AttributedString> {
        absent()
    }
    public func indices(in text: AttributedString) -> AttributedTextSelection.Indices { absent() }
    public func typingAttributes(in text: AttributedString) -> AttributeContainer { absent() }
    public init() { absent() }
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) { absent() }
    public init(range: Range<AttributedString.Index>) { absent() }
    public init(ranges: RangeSet<AttributedString.Index>) { absent() }
    public struct Attributes<Text> {

    }
}

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
    public func findDisabled(_ isDisabled: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no find bar; filter by a TextField")
    public func findNavigator(isPresented: Binding<Bool>) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no find bar; filter by a TextField")
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { absent() }

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

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb does not tell where the cursor is; leave the selection out")
    public var textSelectionAffinity: TextSelectionAffinity {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb suggests no texts; offer them in a Menu")
    public var writingToolsBehavior: WritingToolsBehavior? { absent() }
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
extension AttributedTextFormattingDefinition {
    public func constrain(_ container: inout AttributeContainer) { absent() }

    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
extension AttributedTextValueConstraint {
    public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self.Scope, Self.AttributeKey>
}

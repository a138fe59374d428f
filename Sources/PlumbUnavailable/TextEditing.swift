import Foundation
import PlumbCombine
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
        public subscript<K>(type: K.Type) -> some Sequence<K.Value?> where K: AttributedStringKey, K.Value: Sendable {
            absentValue() as [K.Value?]
        }
    }
}

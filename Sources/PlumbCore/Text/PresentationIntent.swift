import Foundation

// Linux's Foundation has none of these. Names and shapes are Apple's.

/// What a stretch of text is meant as within its paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks that a stretch of text stands in, the innermost first. Texts draw nothing of them.
public struct PresentationIntent: Hashable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
    }

    /// A block.
    public struct IntentType: Hashable, Sendable {
        public var kind: Kind
        /// Another number for each block of a text.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    public var components: [IntentType]

    public init(types: [IntentType]) { components = types }

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many lists and quotes the text stands in.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }
}

extension AttributeScopes.FoundationAttributes {
    // Names of attributes: nobody makes a value of them.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
    public struct PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

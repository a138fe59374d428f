import Foundation

// Linux's Foundation has none of these. Names and shapes are Apple's.

/// What a stretch of text is meant as within its paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, as `*…*`: texts draw it italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, as `**…**`: texts draw it with the bold trait.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, as between backquotes: texts draw it in the monospaced design.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// What no longer counts, as `~~…~~`: texts draw a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break of the source that is none of the text: a space stands for it.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break of the text: two spaces or a backslash at the end of a line of the source.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML in a paragraph. Texts draw it as it is written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML. Texts draw it as it is written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks that a stretch of text stands in, the innermost first. Texts draw nothing of them.
public struct PresentationIntent: Hashable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Sendable {
        /// Text without a further meaning.
        case paragraph
        /// A heading; the level is 1 for the highest, and at most 6.
        case header(level: Int)
        /// A list whose items have numbers.
        case orderedList
        /// A list whose items have none.
        case unorderedList
        /// An item of a list, with its number in it. Of a list without numbers the first item is 1.
        case listItem(ordinal: Int)
        /// Lines of code; the hint is the first word after the opening fence, nil for none.
        case codeBlock(languageHint: String?)
        /// Blocks that are somebody else's words.
        case blockQuote
        /// A line between two parts of a text. "⸻" stands for it.
        case thematicBreak
    }

    /// A block.
    public struct IntentType: Hashable, Sendable {
        /// What the block is.
        public var kind: Kind
        /// Another number for each block of a text.
        public var identity: Int

        /// A block; neighbours of one kind are told apart by the identity.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Blocks that are given, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// A block within those of another stretch.
    ///
    /// - Parameter parent: the blocks around; nil for none.
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
    /// The attribute for what a stretch is meant as within its paragraph.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// Apple's name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
    /// The attribute for the blocks that a stretch stands in.
    public struct PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        /// Apple's name of the attribute.
        public static let name = "NSPresentationIntent"
    }

    /// What a stretch is meant as: `string.inlinePresentationIntent = .code`. Texts draw it.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    /// The blocks that a stretch stands in. Texts draw nothing of them.
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

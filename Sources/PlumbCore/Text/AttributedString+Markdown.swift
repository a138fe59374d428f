import Foundation
import PlumbFoundation

extension AttributedString {
    /// How Markdown is read. Source: Apple (Foundation).
    public struct MarkdownParsingOptions: Sendable {
        /// How much of the grammar is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inlines. Texts draw no blocks: their paragraphs follow each other without anything between.
            case full
            /// Inlines; line breaks become spaces.
            case inlineOnly
            /// Inlines; line breaks and spaces stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens to what can't be read.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        /// Whether `^[…](…)` is the text in it; no attributes of one's own are read.
        public var allowsExtendedAttributes: Bool
        /// How much of the grammar is read; all of it unless set.
        public var interpretedSyntax: InterpretedSyntax
        /// Whether a text that can't be read is an error, or is taken as it is written.
        public var failurePolicy: FailurePolicy
        /// Accepted; no attribute tells languages.
        public var languageCode: String?
        /// Accepted; no attribute tells positions.
        public var appliesSourcePositionAttributes: Bool

        /// Options; without arguments all of the grammar is read, and what can't be read is an error.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// A text in Markdown.
    ///
    /// - Parameter baseURL: what links without a scheme are relative to.
    /// - Throws: one sentence, where the text is too long or the library that reads it is missing.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        let runs: [Markdown.Run]
        let markdown = options.allowsExtendedAttributes ? GrammarAgreement.plain(markdown) : markdown
        do {
            runs =
                switch options.interpretedSyntax {
                case .full: try Markdown.document(markdown)
                case .inlineOnly, .inlineOnlyPreservingWhitespace: try Markdown.inline(markdown)
                }
        } catch {
            guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw error }
            self.init(markdown)
            return
        }
        self.init()
        for run in runs {
            var text = run.text
            if options.interpretedSyntax == .inlineOnly {
                text = String(text.map { $0 == "\n" && !run.traits.contains(.lineBreak) ? " " : $0 })
            }
            var container = AttributeContainer()
            let intents = InlinePresentationIntent(run.traits)
            if !intents.isEmpty { container.inlinePresentationIntent = intents }
            if let link = run.link { container.link = AttributedString.url(link, baseURL) }
            if !run.blocks.isEmpty {
                container.presentationIntent = PresentationIntent(types: run.blocks.map { .init($0) })
            }
            append(AttributedString(text, attributes: container))
        }
    }

    /// A text in Markdown, as UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// A file of Markdown, as UTF-8.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// A text in Markdown, of which a scope's attributes are read: there are no others.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// A text in Markdown, of which a scope's attributes are read: there are no others.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    private static func url(_ text: String, _ base: URL?) -> URL? {
        guard let base, let url = URL(string: text, relativeTo: base) else { return TextResolver.url(text) }
        return url.absoluteURL
    }
}

extension PresentationIntent.IntentType {
    fileprivate init(_ block: Markdown.Block) {
        let kind: PresentationIntent.Kind =
            switch block.kind {
            case .paragraph: .paragraph
            case .header(let level): .header(level: level)
            case .orderedList: .orderedList
            case .unorderedList: .unorderedList
            case .listItem(let ordinal): .listItem(ordinal: ordinal)
            case .codeBlock(let language): .codeBlock(languageHint: language)
            case .blockQuote: .blockQuote
            case .thematicBreak: .thematicBreak
            }
        self.init(kind: kind, identity: block.identity)
    }
}

import Foundation
import PlumbGraphics
import PlumbLayout

/// Words on lines.
///
/// Proposed a width, it breaks into lines no wider and is as wide as the widest of them; proposed nothing, it stays on
/// one line (but for line breaks in it). Proposed too little height, it shows as many lines as fit, at least one, the
/// last one ending in "…". Its baselines are explicit guides. The rule: `TextLayout`.
@Located
public struct Text: PrimitiveView, Equatable, Sendable {
    /// Where a text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A stretch of text with what was set on it. What it says in the end depends on where it stands (`TextResolver`).
    struct Part: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case verbatim(String)
            /// A text of the source, with Markdown in it, that tables of strings may have in other languages.
            case key(LocalizedStringKey, StringTableName?)
            case image(InlineImage)
            case value(any TextValue)

            static func == (a: Content, b: Content) -> Bool {
                switch (a, b) {
                case (.verbatim(let a), .verbatim(let b)): a == b
                case (.key(let a, let first), .key(let b, let second)): a == b && first == second
                case (.image(let a), .image(let b)): a == b
                case (.value(let a), .value(let b)): a === b || a.isSame(as: b)
                default: false
                }
            }
        }

        var content: Content
        var styling: TextStylingBox?
    }

    var parts: [Part]
    /// Says something else as time goes by.
    private(set) var isLive = false
    /// The date for which a live text is shown; nil for the host's.
    var clock: TextClock?

    init(parts: [Part]) {
        self.parts = parts
        isLive = parts.contains { $0.isLive }
    }

    init(_ value: any TextValue) { self.init(parts: [Part(content: .value(value))]) }

    /// A text as it is.
    public init(verbatim content: String) { parts = [Part(content: .verbatim(content))] }
    /// A text as it is: neither looked up in tables nor read as Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A text of the source, in the language of the locale where a table of strings has it, with inline Markdown.
    ///
    /// - Parameters:
    ///   - tableName: the table; nil for `Localizable`.
    ///   - bundle: where its tables are; the ones of the source unless they are of another bundle.
    ///   - comment: for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let table = tableName == nil && bundle == nil ? nil : StringTableName(tableName, bundle)
        parts = [Part(content: .key(key, table))]
        isLive = key.arguments.contains { $0.parts.contains { $0.isLive } }
    }

    /// A picture in the line. A symbol is as large as the font makes it, and stands as beside a text; another picture
    /// stands on the baseline. (`Text(.init(string))` is a key.)
    @_disfavoredOverload
    public init(_ image: Image) { parts = [Part(content: .image(InlineImage(image)))] }

    /// Both texts, one after the other, on the same lines. Each keeps what was set on it.
    public static func + (a: Text, b: Text) -> Text {
        var text = a
        text.parts += b.parts
        text.isLive = a.isLive || b.isLive
        return text
    }

    @MainActor public static func makeNodes(of view: Text, in builder: GraphBuilder) {
        // What goes on by itself is a view that makes this one again.
        if view.isLive, view.clock == nil { return LiveText.makeNodes(of: LiveText(text: view), in: builder) }
        let scope = builder.open(Text.self)
        let values = builder.values
        let content = TextContent(view, in: values)
        var inner = scope
        let box = builder.graph[builder.node].box
        let old = box >= 0 ? builder.tree.role(of: box) as? TextRole : nil
        let seen = old?.content.rendering
        if let role = old, role.engine === values.textEngine, role.adopt(content) {
            let box = builder.box(.measured, in: &inner)
            role.keepRendering(after: seen, of: box, in: builder)
            role.keepLinks(in: builder)
        } else {
            let role = TextRole(content, engine: values.textEngine)
            let box = builder.box(.measured, role: role, in: &inner)
            builder.tree.setRule(.measured, of: box)
            if !scope.isNew {
                builder.tree.setRole(role, of: box)
                builder.tree.invalidate(box)
            }
            role.keepRendering(after: seen, of: box, in: builder)
            role.keepLinks(in: builder)
        }
        builder.close(inner)
    }
}

extension Text.Part {
    /// Says something else as time goes by.
    var isLive: Bool {
        switch content {
        case .value(let value): value.isLive
        case .key(let key, _): key.arguments.contains { $0.parts.contains { $0.isLive } }
        case .verbatim, .image: false
        }
    }
}

/// Where a key is looked up beyond the app's own table, and what is told where it is not found.
final class StringTableName: Equatable, Sendable {
    let table: String?
    let bundle: Bundle?
    /// Nil for the key.
    let fallback: String?
    /// The language and customs; nil for those of the views around.
    let locale: Locale?

    init(_ table: String?, _ bundle: Bundle?, fallback: String? = nil, locale: Locale? = nil) {
        self.table = table
        self.bundle = bundle
        self.fallback = fallback
        self.locale = locale
    }

    static func == (a: StringTableName, b: StringTableName) -> Bool {
        a.table == b.table && a.bundle === b.bundle && a.fallback == b.fallback && a.locale == b.locale
    }
}

/// A picture in a text. Pictures don't change.
final class InlineImage: Equatable, Sendable {
    let image: Image
    init(_ image: Image) { self.image = image }

    static func == (a: InlineImage, b: InlineImage) -> Bool { a === b || a.image == b.image }
}

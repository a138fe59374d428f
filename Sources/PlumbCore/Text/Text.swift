import Foundation
import PlumbGraphics
import PlumbLayout

/// Words on lines.
///
/// Proposed a width, it breaks into lines no wider and is as wide as the widest of them; proposed nothing, it stays on one line
/// (but for line breaks in it). Proposed too little height, it shows as many lines as fit, at least one, the last one ending in "…".
/// Its baselines are explicit guides. The rule: `TextLayout`.
public struct Text: PrimitiveView, Equatable {
    /// Where a text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A stretch of text with what was set on it.
    struct Piece: Equatable, Sendable {
        var text: String
        var font: Font?
        var weight: Font.Weight?
        var isItalic: Bool?
        var tracking: CGFloat?
        var baselineOffset: CGFloat = 0
        var color: Color?
        var isMonospacedDigit = false
    }

    var pieces: [Piece]
    private var hasMarkdown = false

    init(pieces: [Piece]) { self.pieces = pieces }

    /// A text as it is.
    public init(verbatim content: String) { pieces = [Piece(text: content)] }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { pieces = [Piece(text: String(content))] }
    public init(_ key: LocalizedStringKey) {
        pieces = key.pieces
        hasMarkdown = key.hasMarkdown
    }
    /// A value in the words of a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self.init(verbatim: format.format(input)) }

    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }

    private func with(_ change: (inout Piece) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index]) }
        return text
    }

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { with { $0.isItalic = $0.isItalic ?? true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = $0.color ?? color } }
    /// Points after every character.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? tracking } }
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
    /// Points upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset += baselineOffset } }

    @MainActor public static func makeNodes(of view: Text, in builder: GraphBuilder) {
        let scope = builder.open(Text.self)
        let values = builder.values
        let content = TextContent(view, in: values)
        if view.hasMarkdown {
            builder.graph.report(
                "Text(\"\(view.pieces.map(\.text).joined().prefix(40))…\"): Markdown is drawn as it is written")
        }
        var inner = scope
        let box = builder.graph[builder.node].box
        if box >= 0, let role = builder.tree.role(of: box) as? TextRole, role.content == content,
            role.engine === values.textEngine
        {
            _ = builder.box(.measured, in: &inner)
        } else {
            let role = TextRole(content, engine: values.textEngine)
            let box = builder.box(.measured, role: role, in: &inner)
            builder.tree.setRule(.measured, of: box)
            if !scope.isNew {
                builder.tree.setRole(role, of: box)
                builder.tree.invalidate(box)
            }
        }
        builder.close(inner)
    }
}

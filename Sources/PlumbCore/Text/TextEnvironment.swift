import Foundation
import PlumbGraphics

/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private struct LineLimitKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .lineLimit }
    static var defaultValue: Int? { nil }
}
private struct ReservedLinesKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .reservedLines }
    static var defaultValue: Int? { nil }
}
private struct LineSpacingKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .lineSpacing }
    static var defaultValue: CGFloat { 0 }
}
private struct TextAlignmentKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .textAlignment }
    static var defaultValue: TextAlignment { .leading }
}
private struct TruncationModeKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .truncationMode }
    static var defaultValue: Text.TruncationMode { .tail }
}
private struct TrackingKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .tracking }
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The most lines a text may have; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// The fewest lines a text takes room for.
    var reservedLines: Int? {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
    /// Points between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// The edge on which the lines of a text stand that are shorter than its widest one; leading unless set.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Where a text that is too long is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    /// Points after every character.
    var tracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }
}

extension View {
    /// The most lines of the texts within; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = number
                $0.reservedLines = nil
            })
    }
    /// The fewest lines that the texts within take room for, and the most that they show (Docs/Rules.md, section 18).
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = limit.upperBound
                $0.reservedLines = limit.lowerBound
            })
    }
    /// The fewest lines that the texts within take room for; they show as many as they have. Shorter texts are
    /// higher by it.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = nil
                $0.reservedLines = limit.lowerBound
            })
    }
    /// The most lines of the texts within. A limit below 1 counts as 1.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// - Parameter reservesSpace: whether shorter texts take the room of `limit` lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = limit
                $0.reservedLines = reservesSpace ? limit : nil
            })
    }
    /// Points between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// The edge on which those lines of the texts within stand that are shorter than the widest one. The texts' sizes
    /// and places stay.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(TextAlignmentModifier(alignment: alignment))
    }
    /// Where the texts within leave characters out if not all of them fit. An ellipsis stands for what is missing.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Points after every character; letters don't join. It wins over kerning.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
}

/// Sets how lines stand to each other; a record of updates knows of texts that were given it themselves.
package struct TextAlignmentModifier: SubtreeModifier {
    let alignment: TextAlignment

    @MainActor public static func makeNodes<C: View>(
        of modifier: TextAlignmentModifier, content: C, in builder: GraphBuilder
    ) {
        EnvironmentModifier.makeNodes(
            of: EnvironmentModifier(\.multilineTextAlignment, modifier.alignment), content: content, in: builder)
        builder.graph.records.updateLog?.noteAlignment(of: C.self, at: builder.previous)
    }
}

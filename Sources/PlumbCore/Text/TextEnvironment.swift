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
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = limit.upperBound
                $0.reservedLines = limit.lowerBound
            })
    }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = nil
                $0.reservedLines = limit.lowerBound
            })
    }
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
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Points after every character; letters don't join. It wins over kerning.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
}

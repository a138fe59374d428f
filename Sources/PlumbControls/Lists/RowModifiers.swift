import Foundation
import PlumbCore
import PlumbPlatform

/// What views say about the row that they stand in.
enum RowInsetsTrait: RowTraitKey { typealias Value = EdgeInsets }
/// Whether the view has no insets above and below, unless it sets some.
enum RowFillTrait: RowTraitKey { typealias Value = Bool }
enum RowBackgroundTrait: RowTraitKey { typealias Value = OneView }
/// Whether the lines at the edges of a row are seen, and those at the edges of a section.
enum RowLineTrait: RowTraitKey { typealias Value = EdgeLines }
enum SectionLineTrait: RowTraitKey { typealias Value = EdgeLines }

/// What is said about lines, for each edge; nil for what is around.
struct EdgeLines: Equatable {
    struct Line: Hashable {
        var visibility: Visibility?
        var tint: Color?
    }

    var top = Line()
    var bottom = Line()

    init(_ edges: VerticalEdge.Set, _ line: Line) {
        if edges.contains(.top) { top = line }
        if edges.contains(.bottom) { bottom = line }
    }

    /// What is left open, others say.
    init(_ all: [EdgeLines]) {
        func merge(_ path: WritableKeyPath<EdgeLines, Line>) -> Line {
            Line(
                visibility: all.lazy.compactMap { $0[keyPath: path].visibility }.first,
                tint: all.lazy.compactMap { $0[keyPath: path].tint }.first)
        }
        top = merge(\.top)
        bottom = merge(\.bottom)
    }
}

extension View {
    /// The distances between the edges of a row and the view in it, instead of the platform's on all four sides.
    ///
    /// - Parameter insets: nil for the platform's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTrait(RowInsetsTrait.self, as: "listRowInsets", insets?.finite)
    }

    /// What lies behind the view in a row of a list. It fills all of the row, and ends at the corners of the card.
    ///
    /// - Parameter view: nil for the platform's ground.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        rowTrait(RowBackgroundTrait.self, as: "listRowBackground", view.map { OneView($0) })
    }

    /// Whether the lines above and below a row are seen.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowLineTrait.self, as: "listRowSeparator", EdgeLines(edges, EdgeLines.Line(visibility: visibility)))
    }

    /// The colour of the lines above and below a row.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowLineTrait.self, as: "listRowSeparatorTint", EdgeLines(edges, EdgeLines.Line(tint: color)))
    }

    /// Whether the lines at the edges of a section are seen. Cards have none.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(SectionLineTrait.self, EdgeLines(edges, EdgeLines.Line(visibility: visibility)))
    }

    /// The colour of the lines at the edges of a section.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(SectionLineTrait.self, EdgeLines(edges, EdgeLines.Line(tint: color)))
    }
}

extension EdgeInsets {
    /// What is no number counts as 0.
    fileprivate var finite: EdgeInsets {
        func number(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(
            top: number(top), leading: number(leading), bottom: number(bottom), trailing: number(trailing))
    }
}

private struct MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The least height of the rows of lists, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { givenRowHeight ?? platformRowHeight }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The least height that somebody has set.
    var givenRowHeight: CGFloat? { self[MinRowHeightKey.self].flatMap { $0.isFinite ? $0 : nil } }

    /// The least height of rows where none is set: the platform's, with what it adds of a line of the body style.
    var platformRowHeight: CGFloat {
        let metrics = platform.metrics
        guard metrics.leastRowLines > 0 else { return metrics.leastRow }
        return metrics.leastRow + metrics.leastRowLines * platform.lineHeight(of: .body, dynamicTypeSize)
    }

    /// The least height of the headers of lists, in points; nil for what their words need.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self].flatMap { $0.isFinite ? $0 : nil } }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
}

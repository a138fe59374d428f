import Foundation
import PlumbLayout

/// What a margin keeps clear of a scroll view's edges.
public struct ContentMarginPlacement: Hashable, Sendable {
    fileprivate let rawValue: Int
    /// The content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(rawValue: 0) }
    /// The content alone.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(rawValue: 1) }
    /// The indicators, which a picture does not show.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(rawValue: 2) }
}

/// The margins of scroll views' contents; nil where nobody has set one.
struct ContentMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
    /// The axes along which something is scrolled around where one was set last.
    private var scrolledAxes: Axis.Set = []

    /// The margins of an editor that stands in what is scrolled along these axes: those that were set outside of that
    /// are not for it.
    func ofEditor(in axes: Axis.Set) -> EdgeLengths { scrolledAxes == axes ? lengths : EdgeLengths() }

    /// The engine's form. A length that is none counts as 0.
    var lengths: EdgeLengths {
        func length(_ margin: CGFloat?) -> Double { margin.map { $0.isFinite ? Double($0) : 0 } ?? 0 }
        return EdgeLengths(near: Lengths(length(leading), length(top)), far: Lengths(length(trailing), length(bottom)))
    }

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?, in axes: Axis.Set) {
        if edges.isEmpty { return }
        scrolledAxes = axes
        if edges.contains(.top) { top = insets?.top }
        if edges.contains(.leading) { leading = insets?.leading }
        if edges.contains(.bottom) { bottom = insets?.bottom }
        if edges.contains(.trailing) { trailing = insets?.trailing }
    }
}

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { ContentMargins() } }

extension EnvironmentValues {
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Keeps the content of the scroll views and text editors in this view clear of their edges: across what they
    /// scroll it makes scroll views wider, along it the content can be scrolled that much farther (Docs/Rules.md,
    /// correction 5).
    ///
    /// The innermost modifier for an edge counts.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins(edges, insets, placement)
    }

    /// - Parameter length: points; nil for none.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins(edges, length.map { EdgeInsets(.all, $0) }, placement)
    }

    /// The same length on all edges, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        margins(.all, EdgeInsets(.all, length), placement)
    }

    private func margins(
        _ edges: Edge.Set, _ insets: EdgeInsets?, _ placement: ContentMarginPlacement
    ) -> some View {
        let edges = placement == .scrollIndicators ? [] : edges
        return modifier(
            EnvironmentModifier {
                let axes = $0.scrolledAxes
                $0.contentMargins.set(edges, insets, in: axes)
            })
    }
}

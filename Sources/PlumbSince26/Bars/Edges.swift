import Foundation
import PlumbControls
import PlumbCore

extension View {
    /// Puts a bar at the top or bottom, under which content fades: this view gets the rest.
    ///
    /// - Parameters:
    ///   - edge: where the bar stands.
    ///   - spacing: points between the two; nil for what they prefer.
    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content().background { FadingEdge(edge: edge) }
        }
    }

    /// Puts a bar at the leading or trailing edge; this view gets the rest.
    ///
    /// - Parameter spacing: points between the two; nil for what they prefer.
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// How content fades under the bars of the screen around.
    ///
    /// - Parameters:
    ///   - style: nil for the platform's.
    ///   - edges: the edges that are meant.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        screenEdges(style?.look, edges)
    }

    /// Whether content fades under the bars of the screen around.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        screenEdges(hidden ? .hidden : nil, edges)
    }
}

/// How content fades under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let look: ScreenEdgeLook?

    /// As the platform does.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(look: nil) }
    /// At once, along a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(look: .hard) }
    /// Little by little.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(look: .soft) }
}

import Foundation
import PlumbCore
import PlumbPlatform

/// What lies behind a bar, up to the edge of the screen, and the line at its end.
struct BarBackground: View {
    var style = BarStyle()
    var isOverContent = true
    /// The edge of the screen at which the bar stands; nil for the keyboard's.
    var edge: VerticalEdge? = .top
    @Environment(\.pixelLength) private var pixel
    @Environment(\.colorScheme) private var scheme
    @Environment(\.platform) private var platform

    var body: some View {
        if platform.metrics.scrollEdge > 0, style.fill(isOverContent: isOverContent) == nil, let edge {
            ScrollEdge(edge: edge, look: style.edges[edge] ?? .soft).accessibilityHidden(true)
        } else {
            ground
        }
    }

    private var ground: some View {
        Color.clear
            .background(
                style.fill(isOverContent: isOverContent) ?? AnyShapeStyle(Material.bar),
                ignoresSafeAreaEdges: edges
            )
            .overlay(alignment: edge == .top ? .bottom : .top) {
                line.frame(height: pixel).ignoresSafeArea(edges: .horizontal).offset(y: edge == .top ? pixel : -pixel)
            }
            .accessibilityHidden(true)
    }

    /// Where the ground goes on to the edge of the screen.
    private var edges: Edge.Set {
        switch edge {
        case .top: [.top, .horizontal]
        case .bottom: [.bottom, .horizontal]
        case nil: .horizontal
        }
    }

    private var line: Color {
        let metrics = platform.metrics
        return switch style.line(isOverContent: isOverContent) {
        case .none: .clear
        case .color(let color): color
        case .platform where scheme == .dark: .white.opacity(metrics.barDarkHairlineOpacity)
        case .platform: .black.opacity(metrics.barHairlineOpacity)
        }
    }
}

/// What content fades under towards an edge of the screen, where bars have no ground: it is blurred there.
private struct ScrollEdge: View {
    let edge: VerticalEdge
    let look: ScreenEdgeLook
    @Environment(\.platform) private var platform

    private var side: Edge.Set { edge == .top ? .top : .bottom }
    /// The side of the content.
    private var inner: Edge.Set { edge == .top ? .bottom : .top }

    var body: some View {
        let metrics = platform.metrics
        switch look {
        case .hidden: Color.clear
        case .hard:
            Rectangle().fill(Material.edge)
                .ignoresSafeArea(edges: [side, .horizontal])
                .allowsHitTesting(false)
        case .soft:
            FadingEdge(edge: edge)
                .padding(inner, metrics.barBelow - metrics.scrollEdge / 2)
                .ignoresSafeArea(edges: [side, .horizontal])
        }
    }
}

/// How content fades under the bars of a screen at an edge.
package enum ScreenEdgeLook: Hashable, Sendable { case soft, hard, hidden }

/// What lies behind, blurred, and less and less of that from an edge on.
package struct FadingEdge: View {
    private let edge: VerticalEdge
    @Environment(\.platform) private var platform

    package init(edge: VerticalEdge) { self.edge = edge }

    package var body: some View {
        Rectangle()
            .fill(Material.edge)
            .mask {
                LinearGradient(
                    colors: [.black.opacity(platform.metrics.scrollEdgeOpacity), .clear],
                    startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
            }
            .allowsHitTesting(false)
    }
}

/// What views of a screen say of its edges.
enum ScreenEdgesTrait: TraitKey { typealias Value = [VerticalEdge: ScreenEdgeLook] }

extension View {
    /// Says how content fades under the bars of the screen around.
    package func screenEdges(_ look: ScreenEdgeLook?, _ edges: Edge.Set) -> some View {
        var said: [VerticalEdge: ScreenEdgeLook] = [:]
        if edges.contains(.top) { said[.top] = look }
        if edges.contains(.bottom) { said[.bottom] = look }
        return trait(ScreenEdgesTrait.self, in: \.screen, said.isEmpty ? nil : said)
    }
}

import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

/// Panes of glass that are one where they are near each other.
///
/// Size and place are the content's. The panes of `glassEffect(_:in:)` within are drawn together, behind all of the
/// content: panes of the same glass that stand nearer to each other than `spacing` grow together, and those of one
/// `glassEffectUnion(id:namespace:)` are one pane around all of them.
public struct GlassEffectContainer<Content: View>: View {
    private let spacing: CGFloat
    private let content: Content

    /// - Parameters:
    ///   - spacing: how near panes must be to grow together, in points; nil for those that touch.
    ///   - content: the views whose glass is drawn together.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        let spacing = spacing ?? 0
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
        self.content = content()
    }

    public var body: some View {
        content
            .environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassPanes.self) { panes in
                GeometryReader { proxy in
                    let groups = GlassPanes.groups(panes, proxy)
                    ForEach(groups.indices, id: \.self) { index in
                        GlassPane(groups[index].look, in: groups[index].outline(spacing))
                    }
                }
            }
            .transformPreference(GlassPanes.self) { $0 = [] }
    }
}

/// The panes in a container.
enum GlassPanes: PreferenceKey {
    struct Pane {
        let bounds: Anchor<CGRect>
        let look: GlassLook
        let union: GlassUnion?
        let path: (CGRect) -> Path
    }

    static var defaultValue: [Pane] { [] }

    static func reduce(value: inout [Pane], nextValue: () -> [Pane]) { value += nextValue() }

    /// Panes of the same glass.
    struct Group {
        let look: GlassLook
        var parts: [Path]

        /// What is nearer to each other than a spacing is one: all that is at most half of it away, without what is as
        /// near to the outside.
        func outline(_ spacing: CGFloat) -> GlassOutline {
            let all = parts.dropFirst().reduce(parts.first ?? Path()) { $0.union($1) }
            guard spacing > 0, parts.count > 1 else { return GlassOutline(outline: all) }
            let line = StrokeStyle(lineWidth: spacing, lineJoin: .round)
            let wide = all.union(all.strokedPath(line))
            return GlassOutline(outline: wide.subtracting(wide.strokedPath(line)))
        }
    }

    static func groups(_ panes: [Pane], _ proxy: GeometryProxy) -> [Group] {
        var groups: [Group] = []
        func add(_ path: Path, _ look: GlassLook) {
            if let index = groups.firstIndex(where: { $0.look == look }) {
                groups[index].parts.append(path)
            } else {
                groups.append(Group(look: look, parts: [path]))
            }
        }
        for (index, pane) in panes.enumerated() {
            guard let union = pane.union else {
                add(pane.path(proxy[pane.bounds]), pane.look)
                continue
            }
            // The first of a union is around all of it.
            guard panes.firstIndex(where: { $0.union == union }) == index else { continue }
            let bounds = panes.filter { $0.union == union }.map { proxy[$0.bounds] }
            add(pane.path(bounds.dropFirst().reduce(bounds[0]) { $0.union($1) }), pane.look)
        }
        return groups
    }
}

/// An outline that is known, wherever it is drawn.
struct GlassOutline: Shape {
    let outline: Path
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated func path(in rect: CGRect) -> Path { outline }
}

/// Who belongs together to one pane.
struct GlassUnion: Equatable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

private struct InGlassContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnion? { nil } }

extension EnvironmentValues {
    /// Whether glass within is drawn by a container around.
    var isInGlassContainer: Bool {
        get { self[InGlassContainerKey.self] }
        set { self[InGlassContainerKey.self] = newValue }
    }

    /// The pane that glass within is a part of.
    var glassUnion: GlassUnion? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }
}

import Foundation
import PlumbCore
import PlumbPlatform

/// Buttons that a swipe over a row shows.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

enum SwipeActionsTrait: RowTraitKey { typealias Value = SwipeActions }

/// One of the buttons that are shown.
struct SwipeButton {
    let edge: HorizontalEdge
    let action: @MainActor () -> Void
}

enum SwipeButtonTrait: RowTraitKey {
    typealias Value = SwipeButton
    static var leavesContainers: Bool { true }
    static var isSeen: Bool { false }
}

extension View {
    /// Buttons that a swipe over the row shows, the first of them at the edge.
    ///
    /// They take the place of the button that deletes the row's element. A button is red if it is destructive, else in
    /// its tint, and grey without one. The row's size and place stay.
    ///
    /// - Parameters:
    ///   - edge: where the buttons stand.
    ///   - allowsFullSwipe: whether a long swipe runs the first of them.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        rowTrait(
            SwipeActionsTrait.self, as: "swipeActions",
            SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }
}

/// How far a row is moved by a swipe.
struct RowSwipe: Equatable {
    /// The side whose buttons are there, also while the row closes; nil where none are.
    var edge: HorizontalEdge?
    /// Points to the trailing side; negative to the leading side.
    var offset: CGFloat = 0
    /// The offset when the finger came down.
    var start: CGFloat = 0
    /// How wide the buttons are together, as far as they have been laid out.
    var width: CGFloat = 0
    /// Whether letting go runs the first action.
    var isFull = false
}

/// The row of a list that a swipe has opened: there is one at most. It closes when the list moves, and when edit mode
/// begins or ends.
@MainActor
final class OpenRow: ScrollWatcher {
    private var close: (() -> Void)?

    /// Closes the row that was open before.
    func open(_ close: @escaping () -> Void) {
        self.close?()
        self.close = close
    }

    func closeAny() {
        close?()
        close = nil
    }

    func contentMoves() { closeAny() }
}

/// The buttons at one side of a row. They share the room that the row leaves; the first stands at the edge, and takes
/// all when letting go runs it.
struct SwipeButtons: View {
    let edge: HorizontalEdge
    let actions: [SwipeActions]
    let isFull: Bool
    /// Is told how wide all of them are together: each as its words need, with a padding.
    let setWidth: @MainActor (CGFloat) -> Void
    let close: @MainActor () -> Void
    @State private var height: CGFloat = 0
    @Environment(\.platform) private var platform

    var body: some View {
        SwipeButtonsLayout(edge: edge, isFull: isFull) {
            ForEach(actions.indices, id: \.self) { actions[$0].content }
            Color.clear
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    setWidth($0)
                }
                .layoutValue(key: SwipeRulerKey.self, value: true)
        }
        .buttonStyle(SwipeButtonStyle(edge: edge, close: close))
        .labelStyle(SwipeLabelStyle(isTall: height >= platform.metrics.swipeTall))
        .onGeometryChange(for: CGFloat.self) {
            $0.size.height
        } action: {
            height = $0
        }
        .clipped()
    }
}

/// Whether a view is as wide as all buttons together, and no button.
private enum SwipeRulerKey: LayoutValueKey { static var defaultValue: Bool { false } }

private struct SwipeButtonsLayout: Layout {
    let edge: HorizontalEdge
    let isFull: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = subviews.filter { !$0[SwipeRulerKey.self] }.map { $0.sizeThatFits(.unspecified).width }
        return CGSize(width: proposal.width ?? widths.reduce(0, +), height: proposal.height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let buttons = subviews.filter { !$0[SwipeRulerKey.self] }
        let widths = buttons.map { $0.sizeThatFits(.unspecified).width }
        let total = widths.reduce(0, +)
        for ruler in subviews where ruler[SwipeRulerKey.self] {
            ruler.place(at: bounds.origin, proposal: ProposedViewSize(width: total, height: 0))
        }
        var x = edge == .leading ? bounds.minX : bounds.maxX
        for (index, subview) in buttons.enumerated() {
            let share = isFull ? (index == 0 ? 1 : 0) : total > 0 ? widths[index] / total : 0
            let width = bounds.width * share
            subview.place(
                at: CGPoint(x: edge == .leading ? x : x - width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += edge == .leading ? width : -width
        }
    }
}

private struct SwipeStaysOpenKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a button leaves its row where the swipe has brought it: the row goes, and is not to come back first.
    var swipeStaysOpen: Bool {
        get { self[SwipeStaysOpenKey.self] }
        set { self[SwipeStaysOpenKey.self] = newValue }
    }
}

/// White words on a ground in the button's colour.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButtonView(configuration: configuration, edge: edge, close: close)
    }
}

private struct SwipeButtonView: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let edge: HorizontalEdge
    let close: @MainActor () -> Void
    @Environment(\.tint) private var tint
    @Environment(\.swipeStaysOpen) private var staysOpen
    @Environment(\.platform) private var platform

    var body: some View {
        let isDestructive = configuration.role == .destructive
        SwipeLabelLayout(least: platform.metrics.swipeButton, padding: platform.metrics.swipePadding) {
            configuration.label.foregroundStyle(Color.white).lineLimit(1)
        }
        .background(isDestructive ? .red : tint ?? Color(system: .gray3))
        .contentShape(Rectangle())
        .onTapGesture { run() }
        .rowTrait(SwipeButtonTrait.self, SwipeButton(edge: edge) { run() })
    }

    private func run() {
        if !staysOpen { close() }
        configuration.trigger()
    }
}

/// A label in the middle of the room that it is given; its ideal width has padding, and is no less than `least`.
private struct SwipeLabelLayout: Layout {
    let least: CGFloat
    let padding: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let label = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(
            width: proposal.width ?? max(least, label.width + padding * 2), height: proposal.height ?? label.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}

/// The symbol of a label alone; in rows that are high, with the words below.
private struct SwipeLabelStyle: LabelStyle, Equatable {
    let isTall: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            if isTall { configuration.title }
        }
    }
}

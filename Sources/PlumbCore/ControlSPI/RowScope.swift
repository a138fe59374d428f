import Foundation
import PlumbGraphics
import PlumbLayout

/// What Plumb puts around a member of a list, with a box of its own and one in it: no part of the member.
@MainActor
protocol RowAround {}

/// The row of a list around a view: knows what is said within about the row, and has the gestures of all of it.
///
/// The content is made first: what it says about the row, the dressing knows when it is evaluated. The dressing has a
/// `RowArrangement`, which says where the content and its own views stand.
package struct RowScope<Content: View, Dressing: View>: PrimitiveView, RowAround {
    private let content: Content
    private let dressing: Dressing

    /// - Parameter dressing: what the row has beside its content: the ground, lines, what stands beside the content.
    package init(content: Content, dressing: Dressing) {
        self.content = content
        self.dressing = dressing
    }

    @MainActor package static func makeNodes(of view: RowScope, in builder: GraphBuilder) {
        var scope = builder.open(RowScope.self)
        let row = builder.keepObject(RowNode(GestureSite(builder.graph, node: builder.node))) { _ in }
        _ = builder.box(.forward, role: scope.isNew ? RowRole(row.gestures, at: row.site) : nil, in: &scope)
        var inner = builder.open(Dressing.self)
        // Its role is the layout that the dressing says.
        _ = builder.box(.custom, in: &inner)
        builder.orient(by: nil)
        builder.add(view.content)
        builder.add(view.dressing)
        builder.close(inner)
        builder.close(scope)
    }
}

/// Places the content of the row around and views beside it. It has no size of its own: the layout is the row's.
///
/// The layout's first subview is the content.
package struct RowArrangement<L: Layout, Content: View>: PrimitiveView {
    @usableFromInline let layout: L
    @usableFromInline let clip: ((CGRect) -> Path)?
    @usableFromInline let isRaised: Bool
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - clip: what is seen of the row in its bounds; nil for all of it, and what overflows, as far as the layout
    ///     is no `CardedLayout`.
    ///   - isRaised: whether the row is painted over others.
    @inlinable package init(
        _ layout: L, clip: ((CGRect) -> Path)?, isRaised: Bool, @ViewBuilder content: () -> Content
    ) {
        self.layout = layout
        self.clip = clip
        self.isRaised = isRaised
        self.content = content()
    }

    @MainActor package static func makeNodes(of view: RowArrangement, in builder: GraphBuilder) {
        let scope = builder.open(RowArrangement.self)
        if let row = RowNode.around(builder.node, in: builder.graph, leavesContainers: true)?.row {
            row.arrange(by: view.layout, in: builder)
            row.show(clip: view.clip, isRaised: view.isRaised, in: builder.graph)
        }
        builder.add(view.content)
        builder.close(scope)
    }
}

/// A layout of rows with cards: content that reaches the sides of its card is seen on the card only.
///
/// The layout's second subview is the ground of the content, as large as the card.
package protocol CardedLayout: Layout {
    /// The outline of a row's card; nil where nothing of the content is cut off.
    ///
    /// - Parameters:
    ///   - bounds: of the row.
    ///   - content: where the content stands.
    func card(in bounds: CGRect, around content: CGRect) -> Path?
}

extension LayoutRole: CardedBox {
    func card(in bounds: CGRect, around content: CGRect) -> Path? {
        (layout as? any CardedLayout)?.card(in: bounds, around: content)
    }
}

/// What the views in the row around say about it. They must have been made before the view that reads this; it is
/// evaluated again when they say something else.
package struct RowTraits: DynamicProperty {
    // A view that reads this is kept by the closures of the row's gestures: it must not keep the row.
    private var reader: RowTraitsReader?
    @MainActor private var row: RowNode? { reader?.row }

    package init() {}

    @MainActor package mutating func bind(to place: PropertySlot) {
        reader = place.object { RowTraitsReader(place.node, in: place.graph) }
    }

    /// Whether anything is said about the row.
    @MainActor package var isEmpty: Bool { row?.traits.isEmpty ?? true }

    /// The value that was set outermost; nil for none.
    @MainActor package subscript<K: RowTraitKey>(key: K.Type) -> K.Value? { row?.traits.value(key) }

    /// The row's size when it was last laid out.
    @MainActor package var size: CGSize { row?.site.size ?? .zero }

    /// The tag of the row's view, of a type.
    @MainActor package func tag<V: Hashable>(_ type: V.Type) -> V? { row?.containerValues?.tag(for: type) }

    /// All values, in the order in which they were set.
    @MainActor package func all<K: RowTraitKey>(_ key: K.Type) -> [K.Value] { row?.traits.values(key) ?? [] }
}

/// Whether the view says something about a row of a list with its own modifiers: it is the row's view, and none in a
/// container there.
package struct OwnRow: DynamicProperty {
    package private(set) var exists = false

    package init() {}

    @MainActor package mutating func bind(to place: PropertySlot) {
        exists = RowNode.around(place.node, in: place.graph, leavesContainers: false) != nil
    }
}

@MainActor
private final class RowTraitsReader: RemovableProperty {
    private let node: NodeID
    // Not weak, which has a record of its own for each row. What stands in a row goes before the row does.
    @exclusivity(unchecked) private(set) unowned var row: RowNode?

    init(_ node: NodeID, in graph: ViewGraph) {
        self.node = node
        row = RowNode.around(node, in: graph, leavesContainers: true)?.row
        row?.traits.add(reader: node, in: graph)
    }

    func willRemove() {
        row?.traits.remove(reader: node)
        row = nil
    }
}

extension View {
    /// Tells the row around something. Does nothing where the view stands in no row. Size and place are the view's.
    ///
    /// - Parameter name: the modifier as it is written, if it matters whether a row hears it.
    package func rowTrait<K: RowTraitKey>(_ key: K.Type, as name: String? = nil, _ value: K.Value?) -> some View {
        modifier(RowTraitModifier<K>(name: name, value: value))
    }

    /// Makes the row around a button. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - pressing: is told whenever the row is pressed, and when it is not any more.
    ///   - action: runs when the finger is let go on the row, and no view within has taken notice of it.
    package func onRowPress(
        isEnabled: Bool, _ pressing: @escaping (Bool) -> Void, perform action: @escaping () -> Void
    ) -> some View {
        modifier(
            RowGestureModifier(
                gesture: PressingGesture(base: PressGesture(), pressing: pressing).onEnded { _ in action() },
                order: .after, isEnabled: isEnabled))
    }

    /// Adds a gesture to the whole row around, which those of the views within wait for. Size and place are the view's.
    func rowGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        modifier(RowGestureModifier(gesture: gesture, order: .before, isEnabled: isEnabled))
    }

    /// Adds a swipe to the whole row around, which waits for no gesture of the views within, nor they for it: whichever
    /// is recognized first ends the others. Size and place are the view's.
    package func rowSwipe<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        modifier(RowGestureModifier(gesture: gesture, order: .racing, isEnabled: isEnabled))
    }
}

import Foundation
import PlumbCore
import PlumbPlatform

/// A row that a finger moves among others.
struct RowMove: Equatable {
    /// Whose elements change places, and which of them moves.
    var collection: ObjectIdentifier
    var index: Int
    /// By how many elements.
    var distance = 0
    /// How far the finger has gone down.
    var offset: CGFloat = 0
    var height: CGFloat = 0

    /// Whether it is a row that moves.
    func isOf(_ row: (collection: ObjectIdentifier, index: Int)?) -> Bool {
        row.map { $0.collection == collection && $0.index == index } ?? false
    }

    /// How far down a row is seen: the one that moves follows the finger, those that it has passed make room.
    func shift(of row: (collection: ObjectIdentifier, index: Int)?) -> CGFloat {
        guard let row, row.collection == collection else { return 0 }
        if row.index == index { return offset }
        if row.index > index, row.index <= index + distance { return -height }
        if row.index < index, row.index >= index + distance { return height }
        return 0
    }
}

/// Moves a row with a finger: one that has held it for a while, or one on its grip.
struct RowMoving: ViewModifier {
    let parts: RowParts
    /// Whether the finger holds the row first.
    let isHeld: Bool
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        if isHeld {
            let isEnabled = parts.isMovable && !parts.list.isEditing
            content.heldActions(
                HeldRow(isEnabled: isEnabled, move: drag) { if let end = $0 { drop(end) } else { cancel() } },
                isEnabled: isEnabled, isRow: true)
        } else {
            content.gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag($0.translation.height, to: $0.location.y) }
                    .onEnded { drop($0.translation.height) })
        }
    }

    /// The finger has gone down by so many points, to so many below the top of the page.
    private func drag(_ way: CGFloat, to place: CGFloat) {
        parts.element.carry(by: way, at: place) { if let offset = $0 { show(offset) } else { cancel() } }
    }

    /// Shows the row so many points further down than it stands, and room for it between the others.
    private func show(_ offset: CGFloat) {
        guard let (collection, index) = parts.element.movable else { return }
        let distance = parts.element.elements(for: offset)
        let old = parts.list.move?.wrappedValue
        var move = RowMove(
            collection: collection, index: index, height: parts.element.length ?? parts.height)
        (move.distance, move.offset) = (old?.distance ?? 0, offset)
        parts.list.move?.wrappedValue = move
        guard distance != move.distance else { return }
        withAnimation(.spring(platform.springs.rowMove)) { parts.list.move?.wrappedValue?.distance = distance }
    }

    private func drop(_ way: CGFloat) {
        let distance = parts.element.elements(for: way + parts.element.putDown())
        withAnimation(.spring(platform.springs.rowMove)) {
            parts.list.move?.wrappedValue = nil
            parts.element.move(by: distance)
        }
    }

    private func cancel() {
        parts.element.putDown()
        parts.list.move?.wrappedValue = nil
    }
}

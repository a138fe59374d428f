import Foundation
import PlumbCore
import PlumbPlatform

/// A menu that a view opens when it is held.
@MainActor
final class HeldMenu {
    let isEnabled: Bool
    let open: (Bool) -> Void

    /// - Parameter open: opens the menu, or closes it.
    init(isEnabled: Bool, open: @escaping (Bool) -> Void) {
        self.isEnabled = isEnabled
        self.open = open
    }
}

/// A row whose place a finger changes that holds it.
@MainActor
final class HeldRow {
    let isEnabled: Bool
    /// The finger has gone down by so many points, to so many below the top of the page.
    let move: (CGFloat, CGFloat) -> Void
    /// The finger is let go so many points farther down; nil for a finger that is gone.
    let end: (CGFloat?) -> Void

    init(isEnabled: Bool, move: @escaping (CGFloat, CGFloat) -> Void, end: @escaping (CGFloat?) -> Void) {
        (self.isEnabled, self.move, self.end) = (isEnabled, move, end)
    }
}

/// Does what a finger that rests on a view for half a second does.
///
/// 1. Whichever gesture has found out, the innermost menu under the finger opens, and the innermost view that can be
/// dragged is lifted if there is none. 2. A finger that moves on carries the view, or moves the row; the menu closes.
@MainActor
private func act(on held: HeldTouch, _ platform: Platform) {
    let menu = held.reach.find(HeldMenu.self, at: held.location).first { $0.value?.isEnabled == true }
    let source = held.reach.find(DragSource.self, at: held.location).first { $0.value?.isEnabled == true }
    menu?.value?.open(true)
    if let source {
        let drag = Drag(of: source, held: held, menu: menu, platform)
        held.follow { drag.follow($0, to: $1) }
    } else if let row = held.reach.find(HeldRow.self, at: held.location).first(where: { $0.value?.isEnabled == true }) {
        follow(held, row, menu, platform)
    }
}

/// Lets a finger move a row, from where it moves on: at once, or as far as one that scrolls where a menu is open.
@MainActor
private func follow(_ held: HeldTouch, _ row: FoundView<HeldRow>, _ menu: FoundView<HeldMenu>?, _ platform: Platform) {
    let (place, room) = (held.location, menu == nil ? 0 : platform.gestures.panDistance)
    // A row that has gone hears what becomes of the finger.
    var last = row.value
    var start: CGFloat?
    held.follow { phase, point in
        last = row.value ?? last
        switch phase {
        case .began: break
        case .changed:
            if start == nil, hypot(point.x - place.x, point.y - place.y) >= room {
                start = point.y
                menu?.value?.open(false)
            }
            if let start { last?.move(point.y - start, point.y) }
        case .ended: last?.end(start.map { point.y - $0 })
        case .cancelled: last?.end(nil)
        }
    }
}

/// Gives a view, or the row around it, what a finger that holds it does.
private struct HeldActions: ViewModifier {
    let action: AnyObject
    let isEnabled: Bool
    let isRow: Bool
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let (delay, distance) = (platform.metrics.contextMenuDelay, platform.gestures.panDistance)
        if isRow {
            content
                .rowFindable(action)
                .onRowGrasp(for: delay, within: distance, isEnabled: isEnabled) { act(on: $0, platform) }
        } else {
            content
                .findable(action)
                .onGrasp(for: delay, within: distance, isEnabled: isEnabled) { act(on: $0, platform) }
        }
    }
}

extension View {
    /// Gives the view something that happens when a finger holds it.
    ///
    /// - Parameters:
    ///   - action: a `HeldMenu` or a `DragSource`.
    ///   - isRow: whether it is the whole row around that is held.
    func heldActions(_ action: AnyObject, isEnabled: Bool, isRow: Bool = false) -> some View {
        modifier(HeldActions(action: action, isEnabled: isEnabled, isRow: isRow))
    }
}

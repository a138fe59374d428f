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

/// Does what a finger that rests on a view for half a second does.
///
/// 1. Whichever gesture has found out, the innermost menu under the finger opens, and the innermost view that can be
/// dragged is lifted if there is none. 2. A finger that moves on carries the view; the menu closes.
@MainActor
private func act(on held: HeldTouch, _ platform: Platform) {
    let menu = held.reach.find(HeldMenu.self, at: held.location).first { $0.value?.isEnabled == true }
    let source = held.reach.find(DragSource.self, at: held.location).first { $0.value?.isEnabled == true }
    menu?.value?.open(true)
    guard let source else { return }
    let drag = Drag(of: source, held: held, menu: menu, platform)
    held.follow { drag.follow($0, to: $1) }
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

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
private struct HeldActions: ViewModifier {
    let action: AnyObject
    let isEnabled: Bool
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        content
            .findable(action)
            .onHold(
                for: platform.metrics.contextMenuDelay, within: platform.gestures.panDistance, isEnabled: isEnabled
            ) { held in
                let menu = held.reach.find(HeldMenu.self, at: held.location).first { $0.value?.isEnabled == true }
                let source = held.reach.find(DragSource.self, at: held.location).first { $0.value?.isEnabled == true }
                menu?.value?.open(true)
                guard let source else { return }
                let drag = Drag(of: source, held: held, menu: menu, platform)
                held.follow { drag.follow($0, to: $1) }
            }
    }
}

extension View {
    /// Gives the view something that happens when a finger holds it.
    ///
    /// - Parameter action: a `HeldMenu` or a `DragSource`.
    func heldActions(_ action: AnyObject, isEnabled: Bool) -> some View {
        modifier(HeldActions(action: action, isEnabled: isEnabled))
    }
}

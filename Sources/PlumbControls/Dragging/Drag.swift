import Foundation
import PlumbCore
import PlumbPlatform

/// A view that a finger can carry away.
@MainActor
final class DragSource {
    let isEnabled: Bool
    /// What the drag brings along; asked for once in a drag.
    let provider: () -> NSItemProvider
    /// What is seen under the finger.
    let preview: AnyView
    /// Whether the preview is the view itself, and as large.
    let isItself: Bool

    init(isEnabled: Bool, preview: AnyView, isItself: Bool, provider: @escaping () -> NSItemProvider) {
        (self.isEnabled, self.preview, self.isItself, self.provider) = (isEnabled, preview, isItself, provider)
    }
}

/// A finger with what it carries, from when it has held a view until it is let go.
///
/// 1. The view is lifted, and follows the finger. It is carried once the finger has gone as far as one that scrolls. 2.
/// Of the destinations under the finger, the innermost one that takes what is carried is the target. It is told when
/// the finger comes, moves and leaves; one that has refused is asked again when the finger comes back. 3. Let go, the
/// target takes what was carried; where there is none, or it refuses, the view goes back to its place. 4. A source or a
/// target that has gone is told nothing more; the drag goes on.
@MainActor
final class Drag {
    private let source: FoundView<DragSource>
    private let menu: FoundView<HeldMenu>?
    private let reach: PageReach
    private let start: CGPoint
    private let platform: Platform
    private var isMoving = false
    private var provider: NSItemProvider?
    private var carried: Carried?
    private var floating: FloatingView?
    private var place: CGPoint
    private var target: FoundView<DropTarget>?
    private var refused: [FoundView<DropTarget>] = []
    private var proposal: DropProposal?

    init(of source: FoundView<DragSource>, held: HeldTouch, menu: FoundView<HeldMenu>?, _ platform: Platform) {
        (self.source, self.menu, self.platform) = (source, menu, platform)
        (reach, start, place) = (held.reach, held.location, held.location)
        if menu == nil { lift() }
    }

    /// The finger has moved, or is gone.
    func follow(_ phase: TouchPhase, to point: CGPoint) {
        switch phase {
        case .began: break
        case .changed:
            move(to: point)
            if isMoving { carried?.offset = CGSize(width: point.x - start.x, height: point.y - start.y) }
        case .ended:
            // The view goes on from where it was seen last.
            move(to: point)
            if isMoving { drop() } else { goBack() }
        case .cancelled:
            leave()
            goBack()
        }
    }

    // MARK: 1

    private func lift() {
        guard let view = source.value else { return }
        provider = view.provider()
        let frame = source.frame ?? CGRect(origin: start, size: .zero)
        let carried = Carried(view.preview, from: frame, isItself: view.isItself)
        self.carried = carried
        floating = source.float(CarriedPlane(carried: carried))
    }

    private func move(to point: CGPoint) {
        if !isMoving {
            guard hypot(point.x - start.x, point.y - start.y) >= platform.gestures.panDistance else { return }
            isMoving = true
            if carried == nil {
                menu?.value?.open(false)
                lift()
            }
        }
        guard point != place || target?.value == nil else { return }
        place = point
        aim()
    }

    // MARK: 2

    private func info(_ view: FoundView<DropTarget>) -> DropInfo {
        DropInfo(location: view.location(place), size: view.size, providers: provider.map { [$0] } ?? [])
    }

    private func aim() {
        let views = reach.find(DropTarget.self, at: place)
        refused.removeAll { old in !views.contains { $0.isSame(as: old) } }
        let new = views.first { view in
            if view.isSame(as: target) { return true }
            guard !refused.contains(where: { $0.isSame(as: view) }) else { return false }
            if view.value?.accepts(info(view)) == true { return true }
            refused.append(view)
            return false
        }
        if new?.isSame(as: target) != true {
            leave()
            target = new
            if let new { new.value?.entered(info(new)) }
        }
        if let new, let proposal = new.value?.updated(info(new)) { self.proposal = proposal }
    }

    private func leave() {
        if let target { target.value?.exited(info(target)) }
        target = nil
        proposal = nil
    }

    // MARK: 3

    private func drop() {
        guard let target, let view = target.value, proposal?.isDrop != false else {
            leave()
            return goBack()
        }
        let info = info(target)
        self.target = nil
        view.perform(info) { [self] isTaken in if isTaken { land() } else { goBack() } }
    }

    private func goBack() { end { $0.offset = .zero } }

    private func land() { end { $0.isTaken = true } }

    private func end(_ change: @escaping (Carried) -> Void) {
        guard let carried, let floating else { return }
        (self.carried, self.floating) = (nil, nil)
        withAnimation(.spring(platform.springs.dragReturn)) {
            change(carried)
        } completion: {
            floating.remove()
        }
    }
}

import Foundation
import PlumbLayout

/// A finger that carries a row of a list.
///
/// 1. Where the finger is near an edge of what is in sight, and has gone towards it, the content moves that way: the
/// nearer the edge, the faster, until the finger leaves or the content ends. 2. Who carries a row that has gone is told
/// so. That the row stays made meanwhile is a matter of the list's (`PartialList.carried`).
@MainActor
final class RowCarry {
    private unowned let graph: ViewGraph
    private weak var pan: ScrollPan?
    /// How far down the finger has gone, and where it is on the page.
    private var way = 0.0
    private var place = 0.0
    /// How far the content has been scrolled by the finger.
    private(set) var scrolled = 0.0
    private var moved: (CGFloat?) -> Void = { _ in }
    private var token: HostClock.Token?
    private var time = 0.0

    init(in list: PartialList) {
        graph = list.graph
        let viewport = graph.tree.viewport(around: graph[list.node].box, .vertical)
        pan = viewport < 0 ? nil : (graph.tree.role(of: viewport) as? ScrollRole)?.pan
    }

    /// The finger has gone on.
    func follow(_ way: Double, at place: Double, _ moved: @escaping (CGFloat?) -> Void) {
        (self.way, self.place, self.moved) = (way, place, moved)
        moved(CGFloat(way + scrolled))
        guard token == nil, velocity != 0 else { return }
        time = graph.clock.now
        token = graph.clock.follow { [weak self] now in self?.step(to: now) ?? false }
    }

    /// (1)
    private func step(to now: Double) -> Bool {
        let velocity = velocity
        guard velocity != 0, let pan else {
            token = nil
            return false
        }
        // A frame that comes late leaves some of what was in sight there.
        let most = room(of: pan) / 2
        let distance = min(max(-most, velocity * (now - time)), most)
        time = now
        scrolled += pan.scroll(by: distance)
        moved(CGFloat(way + scrolled))
        return true
    }

    private func room(of pan: ScrollPan) -> Double { pan.state.room(.vertical, in: graph.tree[pan.box].size) }

    /// Points a second that the content moves up.
    private var velocity: Double {
        guard let pan, pan.isEnabled, let frame = graph.pageFrame(of: pan.box) else { return 0 }
        let zone = min(graph.platform.gestures.carryZone, room(of: pan) / 2)
        guard zone > 0 else { return 0 }
        let fastest = graph.platform.gestures.carrySpeed
        let insets = pan.state.insets
        let above = (Double(frame.minY) + insets.near.height + zone - place) / zone
        let below = (place - Double(frame.maxY) + insets.far.height + zone) / zone
        let offset = pan.state.offset.height
        if way < 0, above > 0, offset > 0 { return -fastest * min(1, above) }
        if way > 0, below > 0, offset < pan.limit(.vertical) { return fastest * min(1, below) }
        return 0
    }

    /// The finger is gone.
    func end() {
        if let token { graph.clock.cancel(token) }
        token = nil
    }

    /// (2)
    func endWithoutRow() {
        end()
        let moved = moved
        // Not in the update that takes the row away.
        graph.clock.schedule(at: graph.clock.now) { moved(nil) }
    }
}

extension ScrollPan {
    /// Moves the content up, and not beyond its ends. Returns how far it has gone.
    fileprivate func scroll(by distance: Double) -> Double {
        halt()
        let before = state.offset.height
        var offset = state.offset
        offset.height = min(max(0, before + distance), limit(.vertical))
        isMovedByUser = true
        show(offset)
        return state.offset.height - before
    }
}

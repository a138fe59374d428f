import Foundation
import PlumbLayout
import PlumbPlatform

/// Where a gesture is put: the view whose coordinates are local.
@MainActor
final class GestureSite {
    unowned let graph: ViewGraph
    private let kept: RecordRef
    var node: NodeID { graph.nodes.id(kept) }

    init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
    }

    private var box: BoxID { graph[node].box }
    var size: CGSize { box >= 0 ? graph.tree[box].size.cgSize : .zero }
    var now: Double { graph.clock.now }

    /// How far a point of the view is from its leading edge.
    func leadingDistance(of point: CGPoint) -> CGFloat {
        box >= 0 && graph.tree[box].flags.contains(.rightToLeft) ? size.width - point.x : point.x
    }
    var platform: Platform { graph.platform }

    /// A point of the root view in other coordinates, as the views stand now. Where no view around has a space's name,
    /// or a view is scaled to nothing, it stays what it is.
    func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let tree = graph.tree
        var outer = box
        var origin = CGPoint.zero
        switch space {
        case .global: return point
        case .local: break
        case .named(let name):
            outer = box >= 0 ? tree.coordinateSpace(name, around: box) : .none
            if outer < 0 {
                graph.report(
                    "no view around the one with a gesture has coordinateSpace(name: \(name)): its locations are global"
                )
            } else {
                origin = tree.spaceBounds(of: outer).origin
            }
        }
        guard outer >= 0 else { return point }
        guard let result = tree.transform(from: outer).source(of: point) else { return point }
        guard result.x.isFinite, result.y.isFinite else { return point }
        return CGPoint(x: result.x - origin.x, y: result.y - origin.y)
    }

    /// Whether a point of the root view lies in the view's bounds.
    func contains(_ point: CGPoint) -> Bool {
        let local = location(point, in: .local)
        return local.x >= 0 && local.y >= 0 && local.x < size.width && local.y < size.height
    }
}

/// Where a gesture meets what it was recognized by last time.
@MainActor
public struct GestureContext<Value> {
    let site: GestureSite
    let builder: GraphBuilder
    let kept: GestureRecognizer<Value>?
    /// Fingers are down: what is new has missed their beginning, and stays out of it.
    let isBusy: Bool

    /// The recognizer of last time if it is of a type, or a new one; brought up to date.
    func recognizer<R: GestureRecognizer<Value>>(
        _ type: R.Type, _ make: @autoclosure () -> R, update: (R) -> Void
    ) -> GestureRecognizer<Value> {
        if let kept = kept as? R {
            update(kept)
            return kept
        }
        kept?.discard()
        let made = make()
        update(made)
        if isBusy { made.cancel() }
        return made
    }

    /// The same place for another recognizer in it.
    func inner<T>(_ kept: GestureRecognizer<T>?) -> GestureContext<T> {
        GestureContext<T>(site: site, builder: builder, kept: kept, isBusy: isBusy)
    }
}

/// A machine that watches touches: possible, then active, ended or failed. What it has found out is told when it is
/// settled: not before those that go before it have failed.
@MainActor
public class AnyGestureRecognizer {
    let site: GestureSite
    init(_ site: GestureSite) { self.site = site }

    var status: GestureStatus { .failed }
    /// It cannot become anything with the fingers that are there: nobody waits for it.
    var isIdle: Bool { false }
    /// When the clock decides.
    var deadline: Double? { nil }
    /// One tap is all it waits for.
    var isTap: Bool { false }
    /// It goes on with the next touch, however long that takes.
    var waitsForTouch: Bool { false }

    /// A finger has moved. Nobody is told anything yet.
    func receive(_ touch: Touch) {}
    /// Time has passed.
    func expire(_ now: Double) {}
    /// Finds the phase, and tells those who asked.
    func settle(isHeld: Bool) {}
    /// All have been told: what lasts as long as the gesture ends.
    func conclude() {}
    /// Another gesture has won, or the touches were taken away.
    func cancel() {}
    /// Everything starts over.
    func reset() {}
    /// The view goes: nobody is told, but what lasts as long as the gesture ends.
    func discard() {}
}

/// A recognizer that tells a value.
@MainActor
public class GestureRecognizer<Value>: AnyGestureRecognizer {
    final var phase: GesturePhase<Value> = .possible(nil)
    override final var status: GestureStatus { phase.status }
}

/// A recognizer that watches touches itself: subclasses write `raw`.
class LeafRecognizer<Value>: GestureRecognizer<Value> {
    final var raw: GesturePhase<Value> = .possible(nil)

    override func settle(isHeld: Bool) { phase = isHeld ? raw.held : raw }
    override func cancel() {
        raw = .failed
        phase = .failed
    }
    override func reset() {
        raw = .possible(nil)
        phase = raw
    }
    override func discard() { cancel() }
}

/// A recognizer that adds something to another.
class ForwardingRecognizer<BaseValue, Value>: GestureRecognizer<Value> {
    private(set) final var base: GestureRecognizer<BaseValue>?

    final func update<G: Gesture>(_ gesture: G, in place: GestureContext<Value>) where G.Value == BaseValue {
        base = G.makeRecognizer(of: gesture, in: place.inner(base))
    }

    /// What the phase of the other one means here.
    func value(of phase: GesturePhase<BaseValue>) -> GesturePhase<Value> { .failed }

    override var isTap: Bool { base?.isTap ?? false }
    override var isIdle: Bool { base?.isIdle ?? true }
    override var deadline: Double? { base?.deadline }
    override var waitsForTouch: Bool { base?.waitsForTouch ?? false }
    override func receive(_ touch: Touch) { base?.receive(touch) }
    override func expire(_ now: Double) { base?.expire(now) }
    override func settle(isHeld: Bool) {
        guard let base else { return }
        base.settle(isHeld: isHeld)
        phase = value(of: base.phase)
    }
    override func conclude() { base?.conclude() }
    override func cancel() {
        base?.cancel()
        phase = .failed
    }
    override func reset() {
        base?.reset()
        phase = .possible(nil)
    }
    override func discard() {
        base?.discard()
        phase = .failed
    }
}

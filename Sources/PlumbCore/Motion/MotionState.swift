import Foundation
import PlumbLayout

/// What is seen, as far as it differs from what was laid out: views on their way.
///
/// State and layout are at their aim at once. What moves is here: values of modifiers and shapes (`movers`), frames of
/// what is drawn (`travels`), colours (`paints`), and views that come and go (`fades`, `departingViews`). All of it
/// runs on the host's clock.
@MainActor
final class MotionState {
    /// The time that everything here was moved to, in seconds.
    private(set) var time = 0.0
    /// Values on their way, by the node whose they are, in the order in which they started.
    var movers = OrderedMovers()
    /// How far boxes are seen from where they stand.
    var frameMotions: [BoxID: Motion<FrameVector>] = [:]
    /// The marks of boxes whose colours change.
    var paints: [BoxID: PaintMotion] = [:]
    /// Boxes that appear: 0 is there, −1 is not yet.
    var fades: [BoxID: Motion<Double>] = [:]
    /// How far what presentations do to what lies behind is from where it belongs, by the box of their views.
    var backdrops: [BoxID: Motion<AnimatablePair<Double, Double>>] = [:]
    /// What has gone, and is still seen.
    var departingViews = DepartingViews() { didSet { hasLeaving = !departingViews.isEmpty } }
    /// Whether anything is on its way out: asked for every node.
    @exclusivity(unchecked) private(set) var hasLeaving = false
    /// Where everything stood before the update that runs, by box; empty when nobody will ask.
    var before: [FrameVector] = []
    /// What was drawn last.
    var lastMarks = LastMarks()
    /// The marks of the page by box; nil before it is drawn a second time.
    var drawn: DrawnPage?
    /// How often the page has been drawn as a whole, and how many marks were made for it the last time.
    var drawCount = 0
    var drawnMarks = 0
    /// Boxes that the update that runs has looked at: their colours may be others.
    var repainted: Set<BoxID> = []
    /// Those who look at where they stand after every layout, by node.
    var placeFollowers: [NodeID: any PlaceFollower] = [:]
    /// Transitions that run because their view is new.
    var inserted: [NodeID] = []
    /// What else starts when the update that runs has been laid out.
    var departures: [() -> Void] = []
    /// Those who wait for the end of animations.
    var completions: [AnimationCompletion] = []

    var isMoving: Bool {
        !movers.isEmpty || !frameMotions.isEmpty || !paints.isEmpty || !fades.isEmpty || !backdrops.isEmpty
            || !departingViews.isEmpty
    }

    /// Moves everything to a time. Values that have moved tell their nodes.
    func move(to time: Double, in graph: ViewGraph) {
        guard time > self.time else { return }
        self.time = time
        guard isMoving else { return }
        // What changes now is on its way already.
        TransactionInForce.with(.tick) {
            movers.forEach { mover in
                if !mover.move(to: time, in: graph) { movers.remove(mover.node) }
            }
            Self.move(&frameMotions, to: time)
            Self.move(&fades, to: time)
            Self.move(&backdrops, to: time)
            for box in Array(paints.keys) where paints[box]?.move(to: time) == false { paints[box] = nil }
            moveDepartingViews(to: time, in: graph)
            endPresentations(in: graph)
        }
    }

    /// After the layout of an update: what has another place, or other colours, starts on its way; what is new appears.
    func depart(in graph: ViewGraph) {
        departPaints(in: graph)
        departFrames(in: graph)
        insert(in: graph)
        for follower in placeFollowers.values { follower.look(in: graph) }
        let departures = departures
        self.departures = []
        for departure in departures { departure() }
    }

    private static func move<V>(_ motions: inout [BoxID: Motion<V>], to time: Double) {
        var index = motions.startIndex
        var ended: [BoxID] = []
        while index < motions.endIndex {
            if !motions.values[index].move(to: time) { ended.append(motions.keys[index]) }
            index = motions.index(after: index)
        }
        for box in ended { motions[box] = nil }
    }

    /// A box is gone.
    func forget(_ box: BoxID) {
        if !frameMotions.isEmpty { frameMotions.removeValue(forKey: box)?.abandon() }
        if !fades.isEmpty { fades.removeValue(forKey: box)?.abandon() }
        if !backdrops.isEmpty { backdrops.removeValue(forKey: box)?.abandon() }
        if !paints.isEmpty { paints.removeValue(forKey: box)?.abandon() }
        if before.indices.contains(Int(box)) { before[Int(box)] = .none }
    }

    /// A node is gone.
    func forgetNode(_ node: NodeID) {
        if !movers.isEmpty { movers.remove(node)?.abandon() }
    }

    /// Actions that have waited for animations which are over.
    func takeFinished() -> [() -> Void] {
        guard !completions.isEmpty else { return [] }
        for completion in completions { completion.seal() }
        let actions = completions.compactMap { $0.takeAction() }
        completions.removeAll(where: \.isDone)
        return actions
    }
}

extension Motion {
    /// Ends everything, because what moved is gone.
    func abandon() {
        var copy = self
        copy.stop()
    }
}

/// A value on its way.
@MainActor
protocol Mover: AnyObject {
    /// Whose it is.
    var node: NodeID { get }
    /// Moves on, and shows what has been reached. Returns whether the way goes on.
    func move(to time: Double, in graph: ViewGraph) -> Bool
    /// What moved is gone.
    func abandon()
}

/// Who moves something when a view has come to another place.
@MainActor
protocol PlaceFollower: AnyObject {
    /// Boxes have their places.
    func look(in graph: ViewGraph)
}

/// Movers in the order in which they started, found by node.
@MainActor
struct OrderedMovers {
    private var numbers: [NodeID: Int] = [:]
    private var byNumber: [Int: any Mover] = [:]
    /// How many were ever added.
    private(set) var started = 0

    var isEmpty: Bool { numbers.isEmpty }
    var nodes: [NodeID] { Array(numbers.keys) }
    subscript(node: NodeID) -> (any Mover)? { numbers[node].flatMap { byNumber[$0] } }

    mutating func add(_ mover: any Mover) {
        started += 1
        numbers[mover.node] = started
        byNumber[started] = mover
    }

    @discardableResult
    mutating func remove(_ node: NodeID) -> (any Mover)? {
        numbers.removeValue(forKey: node).flatMap { byNumber.removeValue(forKey: $0) }
    }

    func forEach(_ body: (any Mover) -> Void) {
        for number in byNumber.keys.sorted() { byNumber[number].map(body) }
    }
}

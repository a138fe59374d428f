import Foundation
import PlumbLayout

/// A finger that scrolls: what a scroll view does with touches, and how it goes on after them.
///
/// 1. A finger that goes 10 points, along the axis more than across, scrolls; content follows from there. On an axis on
/// which the content is at its end and something around can be moved, that is moved; so is a sheet around. 2. Beyond
/// the ends content follows less and less. 3. Let go, it slows down, or goes where the target behavior says. 4. A
/// finger that comes down while it moves stops it, and does nothing else. 5. Who wants to see a view in an animated
/// change lets the content travel there, until a finger or another change takes it elsewhere.
final class ScrollPan: PanRecognizer {
    unowned let state: Viewport
    /// The axes along which content that fits gives way too.
    var bounces: (Axis) -> Bool = { _ in true }
    /// Where a motion ends that began at an offset, would end at another, and has a velocity; nil for nobody who cares.
    var stop: ((_ beginning: Lengths, _ end: Lengths, _ velocity: Lengths) -> Lengths)?
    /// Where content may come to rest that a finger has let go.
    weak var rest: (any ScrollRest)?
    /// What fingers move first.
    weak var handover: (any ScrollHandover)?
    /// Who hears that the content moves.
    weak var contentWatcher: (any ScrollWatcher)?
    /// A person has moved the content, and nobody has asked yet.
    var isMovedByUser = false { didSet { if isMovedByUser { contentWatcher?.contentMoves() } } }
    /// How fast the last finger has let the content go, in points a second.
    private(set) var releaseVelocity = Lengths.zero
    private var finger: Int?
    private var start = CGPoint.zero
    /// Where the finger was, and the content would have been without ends, when it began to scroll.
    private var origin: (finger: CGPoint, content: Lengths)?
    /// Where the finger is now, until the content has followed it.
    private var location: CGPoint?
    /// The offset when the finger came down.
    private var beginning = Lengths.zero
    private lazy var sampler = VelocitySampler(site.platform)
    private var motion: (token: HostClock.Token, beginning: Double, parts: [Axis: ScrollMotion])?
    var travel: ScrollTravel?
    var travelToken: HostClock.Token?
    private(set) lazy var indicators = ScrollIndicators(self)
    /// What was shown last, to notice what others have done since: rows that turn out to be of another length move the
    /// offset.
    var last = (offset: Lengths.zero, limit: Lengths.zero, version: 0)

    init(_ site: GestureSite, _ state: Viewport) {
        self.state = state
        super.init(site)
    }

    private var tree: LayoutTree { site.graph.tree }
    var box: BoxID { site.graph[site.node].box }
    private var size: Lengths { tree[box].size }
    var axes: [Axis] { Axis.allCases.filter { tree.scrolls(box, $0) } }
    func limit(_ axis: Axis) -> Double { state.limit[axis].isNaN ? 0 : state.limit[axis] }
    /// The content's own direction: from right to left the offset grows to the left.
    private func sign(_ axis: Axis) -> Double {
        axis == .horizontal && tree[box].flags.contains(.rightToLeft) ? -1 : 1
    }

    /// Whether a finger lies on it, a finger scrolls it, and whether it goes on by itself.
    var isTouched: Bool { finger != nil }
    var isPulling: Bool { origin != nil }
    var isGoingOn: Bool { motion != nil }

    override func receive(_ touch: Touch) {
        guard !raw.status.isOver, box >= 0 else { return }
        guard isEnabled else { return raw = .failed }
        let location = site.location(touch.location, in: .local)
        if touch.phase == .began {
            guard finger == nil else { return }
            finger = touch.finger
            start = location
            beginning = state.offset
            sampler.add(location, time: touch.time)
            // (4)
            if motion != nil || travel != nil {
                halt()
                begin(at: location)
                raw = .active(())
            }
            return
        }
        guard touch.finger == finger else { return }
        sampler.add(location, time: touch.time)
        switch touch.phase {
        case .changed:
            if raw.status == .possible { look(location) }
            self.location = location
        case .ended:
            self.location = location
            raw = raw.status == .active ? .ended(()) : .failed
        case .cancelled, .began: raw = .failed
        }
    }

    /// (1)
    private func look(_ location: CGPoint) {
        let way = Lengths(Double(location.x - start.x), Double(location.y - start.y))
        let distance = site.platform.gestures.panDistance
        let length = (way.width * way.width + way.height * way.height).squareRoot()
        let isBoth = axes.count == 2
        guard length >= distance,
            isBoth || axes.contains(where: { abs(way[$0]) >= distance && abs(way[$0]) >= abs(way[$0.other]) })
        else { return }
        if !isBoth, let axis = axes.first, isStuck(axis, way[axis]) || handsOver(axis, way[axis]) {
            return raw = .failed
        }
        // Content does not jump by what the finger has gone so far.
        begin(
            at: CGPoint(
                x: start.x + CGFloat(way.width / length * distance),
                y: start.y + CGFloat(way.height / length * distance)))
        raw = .active(())
    }

    /// Content follows as soon as nobody keeps the finger from scrolling.
    override func settle(isHeld: Bool) {
        super.settle(isHeld: isHeld)
        guard phase.status.isRecognized, let location else { return }
        self.location = nil
        pull(to: location)
    }

    private func pull(to location: CGPoint) {
        endTravel()
        if state.version == last.version {
            let content = moved(origin?.content ?? .zero, by: shift)
            origin?.content = content
        } else {
            begin(at: location)
        }
        guard let origin else { return }
        var position = Lengths.zero
        for axis in axes {
            let way = Double(axis == .horizontal ? location.x - origin.finger.x : location.y - origin.finger.y)
            position[axis] = seen(origin.content[axis] - sign(axis) * way, axis)
        }
        isMovedByUser = true
        show(position)
    }

    private func begin(at location: CGPoint) {
        var content = Lengths.zero
        for axis in axes {
            content[axis] = state.offset[axis] + rubberBand.way(state.stretch[axis], in: size[axis])
        }
        origin = (location, content)
        remember()
    }

    /// How far the layout has moved the content since.
    private var shift: Lengths { moved(state.offset, by: Lengths(-last.offset.width, -last.offset.height)) }
    private func moved(_ a: Lengths, by b: Lengths) -> Lengths { Lengths(a.width + b.width, a.height + b.height) }

    private var rubberBand: RubberBand { RubberBand(site.platform) }

    /// Whether the content can't go the finger's way, and something around can.
    private func isStuck(_ axis: Axis, _ way: Double) -> Bool {
        let way = -way * sign(axis)
        func canMove(_ state: Viewport) -> Bool {
            let limit = state.limit[axis].isNaN ? 0 : state.limit[axis]
            return way > 0 ? state.offset[axis] < limit : state.offset[axis] > 0
        }
        guard !canMove(state) else { return false }
        var outer = tree.viewport(around: box, axis)
        while outer >= 0 {
            if let role = tree.role(of: outer) as? any TouchRole, let pan = role.watcher as? ScrollPan, pan.isEnabled,
                canMove(pan.state)
            {
                return true
            }
            outer = tree.viewport(around: outer, axis)
        }
        return false
    }

    /// (2) Where content is seen that a finger has moved somewhere.
    private func seen(_ position: Double, _ axis: Axis) -> Double {
        let end = min(max(0, position), limit(axis))
        guard position != end else { return position }
        return end + (bounces(axis) ? rubberBand.stretch(position - end, in: size[axis]) : 0)
    }

    func show(_ position: Lengths) {
        var offset = state.offset
        var stretch = Lengths.zero
        for axis in axes {
            offset[axis] = min(max(0, position[axis]), limit(axis))
            stretch[axis] = position[axis] - offset[axis]
        }
        tree.setOffset(offset, stretch: stretch, of: box)
        remember()
    }

    override func conclude() {
        guard origin != nil, raw.status.isOver else { return }
        origin = nil
        guard case .ended = raw else { return go(with: .zero) }
        // (3)
        let velocity = sampler.velocity
        var way = Lengths.zero
        for axis in axes {
            let speed = -sign(axis) * Double(axis == .horizontal ? velocity.width : velocity.height)
            way[axis] = speed.isFinite && abs(speed) > site.platform.gestures.slowestFling ? speed : 0
        }
        // A finger that has rested has no velocity, however fast it was.
        if site.now - sampler.lastTime > site.platform.gestures.restBeforeLift { way = .zero }
        releaseVelocity = way
        go(with: way)
    }

    private func go(with velocity: Lengths) {
        var end = Lengths.zero
        for axis in axes {
            let projection = ScrollMotion.projection(
                from: state.offset[axis], velocity: velocity[axis], in: site.platform)
            end[axis] = min(max(0, projection), limit(axis))
        }
        var target = stop.map { $0(beginning, end, velocity) }
        if let rest { target = rest.target(target, else: end) }
        var parts: [Axis: ScrollMotion] = [:]
        for axis in axes {
            let motion = ScrollMotion(
                from: state.offset[axis] + state.stretch[axis], velocity: velocity[axis], limit: limit(axis),
                target: target.map { min(max(0, $0[axis]), limit(axis)) }, in: site.platform)
            if motion.duration > 0 { parts[axis] = motion }
        }
        guard !parts.isEmpty else { return }
        remember()
        let token = site.graph.clock.follow { [weak self] now in self?.follow(now) ?? false }
        motion = (token, site.now, parts)
    }

    private func follow(_ now: Double) -> Bool {
        guard let current = motion, box >= 0 else { return false }
        // Somebody else has moved the content: it is where they want it.
        guard state.version == last.version else {
            motion = nil
            return false
        }
        let time = now - current.beginning
        let shift = shift
        let isElsewhere =
            !shift.isIdentical(to: .zero) || !last.limit.isIdentical(to: Lengths(limit(.horizontal), limit(.vertical)))
        var position = Lengths.zero
        for axis in axes {
            position[axis] = (current.parts[axis]?.position(at: time) ?? last.offset[axis]) + shift[axis]
        }
        isMovedByUser = true
        show(position)
        if isElsewhere {
            // Rows that were made on the way have moved the ends: what is left of the motion starts here.
            var velocity = Lengths.zero
            for axis in axes { velocity[axis] = current.parts[axis]?.velocity(at: time) ?? 0 }
            motion = nil
            go(with: velocity)
            return false
        }
        guard current.parts.values.contains(where: { $0.duration > time }) else {
            motion = nil
            return false
        }
        return true
    }

    /// Stops what moves.
    func halt() {
        endTravel()
        endMotion()
    }

    func endMotion() {
        if let motion { site.graph.clock.cancel(motion.token) }
        motion = nil
    }

    override func cancel() {
        // What has not moved the content leaves it where it is.
        if phase.status != .active { origin = nil }
        super.cancel()
        conclude()
    }

    override func reset() {
        super.reset()
        finger = nil
        origin = nil
        location = nil
        sampler = VelocitySampler(site.platform)
    }

    override func discard() {
        origin = nil
        super.discard()
        halt()
        indicators.stop()
    }
}

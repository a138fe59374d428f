import Foundation
import PlumbFoundation
import PlumbLayout

/// A view that is made anew on the dates of a schedule. Size and place are the content's.
///
/// 1. The content is given the last date of the schedule that is not after the host's; where all are to come, the
/// host's own. 2. It is made again on each date that follows, and on no other. 3. Another schedule is asked for its
/// dates anew; the same one goes on. Dates are the host's (`World.date`), which are not those of the
/// machine. Source: Apple (`TimelineSchedule`, `TimelineView.Context.date`).
@Located
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    private var player = TimelinePlayer()

    /// What the content is told.
    public struct Context: Sendable {
        /// How often the content is made anew.
        public enum Cadence: Comparable, Sendable {
            /// Whenever the schedule says so. It is always this one: Plumb saves no power.
            case live
            /// Once a second at most.
            case seconds
            /// Once a minute at most.
            case minutes
        }

        /// The date of the schedule for which the content is made.
        public let date: Date
        /// How often the content is made: always `live`.
        public let cadence: Cadence
    }
}

/// What the content of every timeline view is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// - Parameter content: makes the view of a date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// - Parameter content: makes the view of a date.
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.init(schedule) { (context: TimelineViewDefaultContext) in
            content(Context(date: context.date, cadence: .live))
        }
    }

    public var body: Content {
        content(TimelineViewDefaultContext(date: player.date(of: schedule), cadence: .live))
    }
}

/// What a timeline view keeps.
private struct TimelinePlayer: DynamicProperty {
    private var keeper: TimelineKeeper?

    @MainActor mutating func bind(to place: PropertySlot) {
        keeper = place.object { TimelineKeeper(place.graph, place.node) }
    }

    @MainActor func date<S: TimelineSchedule>(of schedule: S) -> Date {
        keeper?.date(of: schedule) ?? Date.pinned
    }
}

/// The dates to come, and the alarm for the next one. A view out of sight is not evaluated, and sets none; one that
/// comes back goes on.
@MainActor
private final class TimelineKeeper: RemovableProperty {
    private unowned let graph: ViewGraph
    private let kept: RecordRef
    private var node: NodeID { graph.nodes.id(kept) }
    /// The schedule, byte for byte.
    private var schedule: [UInt8]?
    private var entries: (() -> Date?)?
    private var current: Date?
    private var next: Date?
    private var alarm: HostClock.Token?

    init(_ graph: ViewGraph, _ node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
    }

    func date<S: TimelineSchedule>(of schedule: S) -> Date {
        let bytes = withUnsafeBytes(of: schedule) { Array($0) }
        // 3
        if bytes != self.schedule {
            self.schedule = bytes
            var iterator = schedule.entries(from: graph.date, mode: .normal).makeIterator()
            entries = { iterator.next() }
            current = nil
            next = entries?()
        }
        // 1
        pass(to: graph.clock.now)
        let date = current ?? graph.date
        current = date
        // 2
        if let alarm { graph.clock.cancel(alarm) }
        alarm = next.map { next in
            graph.clock.schedule(at: graph.time(of: next)) { [unowned graph, node] in graph.queue.add(node) }
        }
        return date
    }

    private func pass(to now: Double) {
        var count = 0
        while let due = next, !(graph.time(of: due) > now + HostClock.datePrecision) {
            count += 1
            guard due.isUsable, count <= 100_000 else {
                graph.report(
                    "the schedule of a TimelineView does not come to a date after the present one; "
                        + "dates must ascend, at intervals greater than 0")
                (entries, current, next) = (nil, nil, nil)
                return
            }
            current = due
            next = entries?()
        }
    }

    func willRemove() { if let alarm { graph.clock.cancel(alarm) } }
}

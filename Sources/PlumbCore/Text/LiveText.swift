import CHostTime
import Foundation
import PlumbFoundation
import PlumbLayout

/// The date for which live texts are shown.
///
/// 1. It is the host's. 2. A date of a text within two days of the machine's own clock comes from there (`Date()`,
/// `.now`), which is no part of the host's world: it counts from the host's date when the text came as it does from the
/// machine's, in whole seconds. (Docs/Rules.md, section 22.)
struct TextClock: Equatable, Sendable {
    var now: Date
    /// When the text came, on both clocks.
    private let start: Date
    private let machine: Date

    init(now: Date) {
        self.now = now
        start = now
        // Views that a host makes have their dates from its clock.
        machine =
            HostEvents.working?.makesRoot == true
            ? now : Date(timeIntervalSince1970: Double(plumb_machine_date()) / 1e9)
    }

    /// A date in the host's world.
    func placed(_ date: Date) -> Date {
        let distance = date.timeIntervalSince(machine)
        guard abs(distance) < 2 * 86_400, abs(date.timeIntervalSince(start)) > 2 * 86_400 else { return date }
        // The machine has gone on since the date was asked for: up.
        return start.addingTimeInterval((distance - 0.05).rounded(.up))
    }

    /// The present of a host at work, for texts that are no views.
    static var current: TextClock {
        let events = HostEvents.current
        return TextClock(now: (events?.start ?? Date.pinned).addingTimeInterval(events?.seconds ?? 0))
    }
}

/// A text that is made anew whenever it says something else. Size and place are the text's.
struct LiveText: View {
    let text: Text
    private var player = LiveTextPlayer()

    init(text: Text) { self.text = text }

    var body: Text {
        var text = text
        text.clock = player.clock(of: text)
        return text
    }
}

/// What a live text keeps.
private struct LiveTextPlayer: DynamicProperty {
    private var keeper: LiveTextKeeper?

    @MainActor mutating func bind(to place: PropertySlot) {
        keeper = place.object { LiveTextKeeper(place.graph, place.node) }
    }

    @MainActor func clock(of text: Text) -> TextClock { keeper?.clock(of: text) ?? TextClock(now: .pinned) }
}

/// The alarm for the next change. A text out of sight is not evaluated, and sets none.
@MainActor
private final class LiveTextKeeper: RemovableProperty {
    private unowned let graph: ViewGraph
    private let kept: RecordRef
    private var node: NodeID { graph.nodes.id(kept) }
    private var clock: TextClock
    private var alarm: HostClock.Token?

    init(_ graph: ViewGraph, _ node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
        clock = TextClock(now: graph.date)
    }

    func clock(of text: Text) -> TextClock {
        clock.now = graph.date
        if let alarm { graph.clock.cancel(alarm) }
        alarm = text.change(after: clock).map { change in
            graph.clock.schedule(at: max(graph.time(of: change), graph.clock.now + 1 / HostClock.rate)) {
                [unowned graph, node] in graph.queue.add(node)
            }
        }
        return clock
    }

    func willRemove() { if let alarm { graph.clock.cancel(alarm) } }
}

extension Text {
    /// The first date after the present one, on the host's clock, on which the text says something else.
    fileprivate func change(after clock: TextClock) -> Date? {
        func change(_ parts: [Part]) -> Date? {
            parts.compactMap { part in
                switch part.content {
                case .value(let value): value.change(after: clock)
                case .key(let key, _): key.arguments.compactMap { change($0.parts) }.min()
                case .verbatim, .image: nil
                }
            }.min()
        }
        return change(parts)
    }

    /// The time that is left of an interval, or that has passed, as `1:05` or `1:01:05`. It stands still at the
    /// interval's ends.
    ///
    /// - Parameters:
    ///   - pauseTime: when it stops.
    ///   - countsDown: whether it shows what is left.
    ///   - showsHours: whether sixty minutes are an hour.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            TimerTextValue(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// What is left of an interval, or has passed of it.
///
/// 1. The present counts as the nearer end where it lies outside, and as the pause where that is over. 2. What is left
/// is rounded up to seconds, what has passed down: both change when a second is over. (Docs/Rules.md, section 22.)
final class TimerTextValue: TextValue {
    private let interval: ClosedRange<Date>
    private let pauseTime: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pauseTime = pauseTime
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    /// 1
    private func ends(_ clock: TextClock) -> (lower: Date, now: Date, upper: Date) {
        let (lower, upper) = (clock.placed(interval.lowerBound), clock.placed(interval.upperBound))
        let now = pauseTime.map { min(clock.now, clock.placed($0)) } ?? clock.now
        return (lower, min(max(now, lower), upper), upper)
    }

    func words(in values: EnvironmentValues, at clock: TextClock) -> String {
        let (lower, now, upper) = ends(clock)
        // 2
        let seconds =
            countsDown
            ? (upper.timeIntervalSince(now) - HostClock.datePrecision).rounded(.up)
            : (now.timeIntervalSince(lower) + HostClock.datePrecision).rounded(.down)
        return TimerTextValue.words(seconds, showsHours: showsHours)
    }

    /// Minutes and seconds, with hours before them where there are any.
    static func words(_ seconds: Double, showsHours: Bool) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
        let total = Int(max(0, seconds))
        let rest = total % 60 < 10 ? "0\(total % 60)" : "\(total % 60)"
        let minutes = total / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(rest)"
    }

    var isLive: Bool { true }

    func change(after clock: TextClock) -> Date? {
        guard interval.lowerBound.isUsable, interval.upperBound.isUsable else { return nil }
        let (lower, _, upper) = ends(clock)
        if clock.now >= upper { return nil }
        if let pauseTime, clock.now >= clock.placed(pauseTime) { return nil }
        if clock.now < lower { return lower }
        return clock.now.addingTimeInterval(DateTextValue.second(after: clock.now, from: countsDown ? upper : lower))
    }

    func isSame(as other: any TextValue) -> Bool {
        guard let other = other as? TimerTextValue else { return false }
        return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
            && showsHours == other.showsHours
    }
}

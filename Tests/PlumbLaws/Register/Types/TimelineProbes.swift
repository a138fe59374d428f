import Foundation
import PlumbCore

/// Phases, keyframe animators, timelines, and what moves views.
enum TimelineProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "AnimationTimelineSchedule",
            "func entries(from start: Date, mode: TimelineScheduleMode) -> "
                + "AnimationTimelineSchedule.Entries"
        ) { _ in
            _ = AnimationTimelineSchedule().entries(from: .distantPast, mode: .normal)
        }
        probes.row("AnimationTimelineSchedule", "init(minimumInterval: Double? = nil, paused: Bool = false)") { _ in
            _ = AnimationTimelineSchedule()
            _ = AnimationTimelineSchedule(minimumInterval: 0.1, paused: true)
        }
        probes.row("AnimationTimelineSchedule", "struct Entries : Sequence, IteratorProtocol, Sendable") { _ in
            _ = AnimationTimelineSchedule.Entries.self
        }
        probes.row("AnimationTimelineSchedule.Entries", "mutating func next() -> Date?") { _ in
            var v = AnimationTimelineSchedule().entries(from: .distantPast, mode: .normal)
            _ = v.next()
        }
        probes.row("AnimationTimelineSchedule.Entries", "typealias Element = Date") { _ in
            _ = AnimationTimelineSchedule.Entries.Element.self
        }
        probes.row(
            "AnimationTimelineSchedule.Entries",
            "typealias Iterator = AnimationTimelineSchedule.Entries"
        ) { _ in
            _ = AnimationTimelineSchedule.Entries.Iterator.self
        }
        probes.row(
            "KeyframeAnimator",
            "init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) "
                + "-> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)"
        ) { context in
            context.show(
                KeyframeAnimator(initialValue: 0.0, repeating: false) {
                    Color.red.opacity($0)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                })
            context.show(
                KeyframeAnimator(initialValue: 0.0) {
                    Color.red.opacity($0)
                } keyframes: {
                    LinearKeyframe($0, duration: 1)
                })
        }
        probes.row(
            "KeyframeAnimator",
            "init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping "
                + "(Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)"
        ) { context in
            context.show(
                KeyframeAnimator(initialValue: 0.0, trigger: 1) {
                    Color.red.opacity($0)
                } keyframes: { _ in
                    KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
                })
        }
        probes.row(
            "PhaseAnimator",
            "init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, "
                + "animation: @escaping (Phase) -> Animation? = { _ in .default })"
        ) { context in
            context.show(PhaseAnimator([1, 2]) { Text("\($0)") })
            context.show(
                PhaseAnimator([1, 2]) {
                    Text("\($0)")
                } animation: { _ in
                    .linear
                })
        }
        probes.row(
            "PhaseAnimator",
            "init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: "
                + "@escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in "
                + ".default })"
        ) { context in
            context.show(PhaseAnimator([1, 2], trigger: 1) { Text("\($0)") })
            context.show(
                PhaseAnimator([1, 2], trigger: 1) {
                    Text("\($0)")
                } animation: { _ in
                    nil
                })
        }
        probes.row(
            "EveryMinuteTimelineSchedule",
            "func entries(from startDate: Date, mode: TimelineScheduleMode) -> "
                + "EveryMinuteTimelineSchedule.Entries"
        ) { _ in
            _ = EveryMinuteTimelineSchedule().entries(from: .distantPast, mode: .normal)
        }
        probes.row("EveryMinuteTimelineSchedule", "init()") { _ in
            _ = EveryMinuteTimelineSchedule()
        }
        probes.row("EveryMinuteTimelineSchedule", "struct Entries : Sequence, IteratorProtocol, Sendable") { _ in
            _ = EveryMinuteTimelineSchedule.Entries.self
        }
        probes.row("EveryMinuteTimelineSchedule.Entries", "mutating func next() -> Date?") { _ in
            var v = EveryMinuteTimelineSchedule().entries(from: .distantPast, mode: .normal)
            _ = v.next()
        }
        probes.row("EveryMinuteTimelineSchedule.Entries", "typealias Element = Date") { _ in
            _ = EveryMinuteTimelineSchedule.Entries.Element.self
        }
        probes.row(
            "EveryMinuteTimelineSchedule.Entries",
            "typealias Iterator = EveryMinuteTimelineSchedule.Entries"
        ) { _ in
            _ = EveryMinuteTimelineSchedule.Entries.Iterator.self
        }
        probes.row(
            "ExplicitTimelineSchedule",
            "func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries"
        ) { _ in
            _ = ExplicitTimelineSchedule([Date.distantPast]).entries(from: .distantPast, mode: .normal)
        }
        probes.row("ExplicitTimelineSchedule", "init(_ dates: Entries)") { _ in
            _ = ExplicitTimelineSchedule([Date.distantPast])
        }
        probes.row(
            "PeriodicTimelineSchedule",
            "func entries(from startDate: Date, mode: TimelineScheduleMode) -> "
                + "PeriodicTimelineSchedule.Entries"
        ) { _ in
            _ = PeriodicTimelineSchedule(from: .distantPast, by: 1).entries(from: .distantPast, mode: .normal)
        }
        probes.row("PeriodicTimelineSchedule", "init(from startDate: Date, by interval: TimeInterval)") { _ in
            _ = PeriodicTimelineSchedule(from: .distantPast, by: 1)
        }
        probes.row("PeriodicTimelineSchedule", "struct Entries : Sequence, IteratorProtocol, Sendable") { _ in
            _ = PeriodicTimelineSchedule.Entries.self
        }
        probes.row("PeriodicTimelineSchedule.Entries", "mutating func next() -> Date?") { _ in
            var v = PeriodicTimelineSchedule(from: .distantPast, by: 1).entries(from: .distantPast, mode: .normal)
            _ = v.next()
        }
        probes.row("PeriodicTimelineSchedule.Entries", "typealias Element = Date") { _ in
            _ = PeriodicTimelineSchedule.Entries.Element.self
        }
        probes.row("PeriodicTimelineSchedule.Entries", "typealias Iterator = PeriodicTimelineSchedule.Entries") { _ in
            _ = PeriodicTimelineSchedule.Entries.Iterator.self
        }
        probes.row("TimelineSchedule", "associatedtype Entries : Sequence where Self.Entries.Element == Date") { _ in
            _ = ProbeSchedule.Entries.self
        }
        probes.row("TimelineSchedule", "func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries") { _ in
            _ = ProbeSchedule().entries(from: .distantPast, mode: .lowFrequency)
        }
        probes.row(
            "TimelineSchedule",
            "static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> "
                + "AnimationTimelineSchedule"
        ) { context in
            context.show(TimelineView(.animation(minimumInterval: 0.1)) { _ in Color.red })
            context.show(TimelineView(.animation(paused: true)) { _ in Color.red })
        }
        probes.row(
            "TimelineSchedule",
            "static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == "
                + "ExplicitTimelineSchedule<S>, S : Sequence, S.Element == Date"
        ) { context in
            context.show(TimelineView(.explicit([Date.distantPast])) { _ in Color.red })
        }
        probes.row(
            "TimelineSchedule",
            "static func periodic(from startDate: Date, by interval: TimeInterval) -> "
                + "PeriodicTimelineSchedule"
        ) { context in
            context.show(TimelineView(.periodic(from: .distantPast, by: 1)) { _ in Color.red })
        }
        probes.row("TimelineSchedule", "static var animation: AnimationTimelineSchedule { get }") { context in
            context.show(TimelineView(.animation) { _ in Color.red })
        }
        probes.row("TimelineSchedule", "static var everyMinute: EveryMinuteTimelineSchedule { get }") { context in
            context.show(TimelineView(.everyMinute) { _ in Color.red })
        }
        probes.row("TimelineSchedule", "typealias Mode = TimelineScheduleMode") { _ in
            _ = ProbeSchedule.Mode.self
        }
        probes.row(
            "TimelineView",
            "init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) "
                + "-> Content)"
        ) { context in
            context.show(TimelineView(ProbeSchedule()) { Text("\($0.date)") })
        }
        probes.row(
            "TimelineView",
            "init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, "
                + "Content>.Context) -> Content)"
        ) { context in
            typealias Probed = TimelineView<ProbeSchedule, Color>
            context.show(Probed(ProbeSchedule()) { (context: Probed.Context) in Color.red })
        }
        probes.row("TimelineView", "struct Context : Sendable") { _ in
            _ = TimelineViewDefaultContext.self
        }
        probes.row("TimelineView.Context", "enum Cadence : Comparable, Sendable") { _ in
            _ = TimelineViewDefaultContext.Cadence.self
        }
        probes.row(
            "TimelineView.Context",
            "let cadence: TimelineView<Schedule, Content>.Context.Cadence"
        ) { context in
            context.show(TimelineView(.everyMinute) { Text($0.cadence == .live ? "a" : "b") })
        }
        probes.row("TimelineView.Context", "let date: Date") { context in
            context.show(TimelineView(.everyMinute) { Text(verbatim: $0.date.description) })
        }
        probes.row("TimelineView.Context.Cadence", "case live") { _ in
            _ = TimelineViewDefaultContext.Cadence.live
        }
        probes.row("TimelineView.Context.Cadence", "case minutes") { _ in
            _ = TimelineViewDefaultContext.Cadence.minutes
        }
        probes.row("TimelineView.Context.Cadence", "case seconds") { _ in
            _ = TimelineViewDefaultContext.Cadence.seconds
        }
        probes.row("TimelineView.Context.Cadence", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            TimelineViewDefaultContext.Cadence.live.hash(into: &hasher)
        }
        probes.row(
            "TimelineView.Context.Cadence",
            "static func < (a: TimelineView<Schedule, Content>.Context.Cadence, b: "
                + "TimelineView<Schedule, Content>.Context.Cadence) -> Bool"
        ) { _ in
            _ = TimelineViewDefaultContext.Cadence.live < TimelineViewDefaultContext.Cadence.live
        }
        probes.row(
            "TimelineView.Context.Cadence",
            "static func == (a: TimelineView<Schedule, Content>.Context.Cadence, b: "
                + "TimelineView<Schedule, Content>.Context.Cadence) -> Bool"
        ) { _ in
            _ = TimelineViewDefaultContext.Cadence.live == TimelineViewDefaultContext.Cadence.live
        }
        probes.row("TimelineView.Context.Cadence", "var hashValue: Int { get }") { _ in
            _ = TimelineViewDefaultContext.Cadence.live.hashValue
        }
        probes.row("TimelineScheduleMode", "case lowFrequency") { _ in
            _ = TimelineScheduleMode.lowFrequency
        }
        probes.row("TimelineScheduleMode", "case normal") { _ in
            _ = TimelineScheduleMode.normal
        }
        probes.row("TimelineScheduleMode", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            TimelineScheduleMode.normal.hash(into: &hasher)
        }
        probes.row(
            "TimelineScheduleMode",
            "static func == (a: TimelineScheduleMode, b: TimelineScheduleMode) -> Bool"
        ) { _ in
            _ = TimelineScheduleMode.normal == TimelineScheduleMode.normal
        }
        probes.row("TimelineScheduleMode", "var hashValue: Int { get }") { _ in
            _ = TimelineScheduleMode.normal.hashValue
        }
    }
}

struct ProbeSchedule: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

import Foundation
import PlumbCore

/// The types of motion.
enum MotionTypeProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct Animation : Equatable, Sendable") { _ in
            _ = Animation.self
        }
        probes.row("Types", "struct AnimationCompletionCriteria : Hashable, Sendable") { _ in
            _ = AnimationCompletionCriteria.self
        }
        probes.row(
            "Types",
            "struct AnimatablePair<First, Second> : VectorArithmetic where First : VectorArithmetic, "
                + "Second : VectorArithmetic"
        ) { _ in
            _ = AnimatablePair<Double, Double>.self
        }
        probes.row("Types", "struct EmptyAnimatableData : VectorArithmetic") { _ in
            _ = EmptyAnimatableData.self
        }
        probes.row("Types", "struct AnyTransition") { _ in
            _ = AnyTransition.self
        }
        probes.row("Types", "struct CubicKeyframe<Value> : KeyframeTrackContent where Value : Animatable") { _ in
            _ = CubicKeyframe<Double>.self
        }
        probes.row("Types", "struct LinearKeyframe<Value> : KeyframeTrackContent where Value : Animatable") { _ in
            _ = LinearKeyframe<Double>.self
        }
        probes.row("Types", "struct MoveKeyframe<Value> : KeyframeTrackContent where Value : Animatable") { _ in
            _ = MoveKeyframe<Double>.self
        }
        probes.row("Types", "struct SpringKeyframe<Value> : KeyframeTrackContent where Value : Animatable") { _ in
            _ = SpringKeyframe<Double>.self
        }
        probes.row("Types", "struct KeyframeTimeline<Value>") { _ in
            _ = KeyframeTimeline<Double>.self
        }
        probes.row("Types", "struct KeyframesBuilder<Value>") { _ in
            _ = KeyframesBuilder<Double>.self
        }
        probes.row("Types", "struct KeyframeTrackContentBuilder<Value> where Value : Animatable") { _ in
            _ = KeyframeTrackContentBuilder<Double>.self
        }
        probes.row(
            "Types",
            "struct KeyframeAnimator<Value, KeyframePath, Content> : View where Value == "
                + "KeyframePath.Value, KeyframePath : Keyframes, Content : View"
        ) { _ in
            _ = KeyframeAnimator<Double, KeyframeTrack<Double, Double, MoveKeyframe<Double>>, Color>.self
        }
        probes.row(
            "Types",
            "struct KeyframeTrack<Root, Value, Content> : Keyframes where Value == Content.Value, "
                + "Content : KeyframeTrackContent"
        ) { _ in
            _ = KeyframeTrack<Double, Double, MoveKeyframe<Double>>.self
        }
        probes.row("Types", "protocol KeyframeTrackContent<Value>") { _ in
            _ = (any KeyframeTrackContent).self
        }
        probes.row("Types", "protocol Keyframes<Value>") { _ in
            _ = (any Keyframes).self
        }
        probes.row(
            "Types",
            "struct PhaseAnimator<Phase, Content> : View where Phase : Equatable, Content : View"
        ) { _ in
            _ = PhaseAnimator<Int, Color>.self
        }
        probes.row("Types", "struct Spring : Hashable, Sendable") { _ in
            _ = Spring.self
        }
        probes.row("Types", "struct Transaction") { _ in
            _ = Transaction.self
        }
        probes.row("Types", "enum TransitionPhase") { _ in
            _ = TransitionPhase.self
        }
        probes.row("Types", "struct TransitionProperties : Sendable") { _ in
            _ = TransitionProperties.self
        }
        probes.row("Types", "struct UnitCurve") { _ in
            _ = UnitCurve.self
        }
        probes.row("Types", "protocol VectorArithmetic : AdditiveArithmetic") { _ in
            _ = (any VectorArithmetic).self
        }
        probes.row("Types", "protocol TransactionKey") { _ in
            _ = (any TransactionKey).self
        }
        probes.row("Types", "protocol CustomAnimation : Hashable") { _ in
            _ = (any CustomAnimation).self
        }
        probes.row("Types", "protocol Animatable") { _ in
            _ = (any Animatable).self
        }
        probes.row("Types", "struct AnimationTimelineSchedule : TimelineSchedule, Sendable") { _ in
            _ = AnimationTimelineSchedule.self
        }
        probes.row("Types", "struct EveryMinuteTimelineSchedule : TimelineSchedule, Sendable") { _ in
            _ = EveryMinuteTimelineSchedule.self
        }
        probes.row(
            "Types",
            "struct ExplicitTimelineSchedule<Entries> : TimelineSchedule where Entries : Sequence, "
                + "Entries.Element == Date"
        ) { _ in
            _ = ExplicitTimelineSchedule<[Date]>.self
        }
        probes.row("Types", "struct PeriodicTimelineSchedule : TimelineSchedule, Sendable") { _ in
            _ = PeriodicTimelineSchedule.self
        }
        probes.row("Types", "protocol TimelineSchedule") { _ in
            _ = (any TimelineSchedule).self
        }
        probes.row("Types", "struct TimelineView<Schedule, Content> where Schedule : TimelineSchedule") { _ in
            _ = TimelineView<EveryMinuteTimelineSchedule, Color>.self
        }
        probes.row("Types", "enum TimelineScheduleMode : Sendable") { _ in
            _ = TimelineScheduleMode.self
        }
        probes.row("Types", "protocol VisualEffect : Sendable, Animatable") { _ in
            _ = (any VisualEffect).self
        }
        probes.row("Types", "struct EmptyVisualEffect : VisualEffect") { _ in
            _ = EmptyVisualEffect.self
        }
    }
}

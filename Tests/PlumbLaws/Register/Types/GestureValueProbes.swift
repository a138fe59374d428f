import Foundation
import PlumbCore

/// Gestures, GestureStateGesture to View.
enum GestureValueProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "GestureStateGesture",
            "init(base: Base, state: GestureState<State>, body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void)"
        ) { _ in
            _ = GestureStateGesture(base: LongPressGesture(), state: GestureState(initialValue: 0)) { _, _, _ in }
        }
        probes.row("GestureStateGesture", "typealias Body = Never") { _ in
            _ = GestureStateGesture<TapGesture, Int>.Body.self
        }
        probes.row("GestureStateGesture", "typealias Value = Base.Value") { _ in
            _ = GestureStateGesture<TapGesture, Int>.Value.self
        }
        probes.row("GestureStateGesture", "var base: Base") { _ in
            var value = GestureStateGesture(base: LongPressGesture(), state: GestureState(initialValue: 0)) { _, _, _ in
            }
            let kept = value.base
            value.base = kept
        }
        probes.row(
            "GestureStateGesture",
            "var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void"
        ) { _ in
            let body: (Bool, inout Int, inout Transaction) -> Void = GestureStateGesture(
                base: LongPressGesture(), state: GestureState(initialValue: 0)
            ) { _, _, _ in }.body
            _ = body
        }
        probes.row("GestureStateGesture", "var state: GestureState<State>") { _ in
            var value = GestureStateGesture(base: LongPressGesture(), state: GestureState(initialValue: 0)) { _, _, _ in
            }
            let kept = value.state
            value.state = kept
        }
        probes.row("HoverPhase", "case active(CGPoint)") { _ in
            _ = HoverPhase.active(.zero)
        }
        probes.row("HoverPhase", "case ended") { _ in
            _ = HoverPhase.ended
        }
        probes.row("HoverPhase", "static func == (a: HoverPhase, b: HoverPhase) -> Bool") { _ in
            _ = HoverPhase.ended == .ended
        }
        probes.row("HoverPhase", "HoverPhase : Sendable") { c in
            c.isSendable(HoverPhase.self)
        }
        probes.row("LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)") { _ in
            _ = LongPressGesture()
        }
        probes.row("LongPressGesture", "typealias Body = Never") { _ in
            _ = LongPressGesture.Body.self
        }
        probes.row("LongPressGesture", "typealias Value = Bool") { _ in
            _ = LongPressGesture.Value.self
        }
        probes.row("LongPressGesture", "var maximumDistance: CGFloat { get set }") { _ in
            var gesture = LongPressGesture()
            let kept = gesture.maximumDistance
            gesture.maximumDistance = kept
        }
        probes.row("LongPressGesture", "var minimumDuration: Double") { _ in
            var gesture = LongPressGesture()
            let kept = gesture.minimumDuration
            gesture.minimumDuration = kept
        }
        probes.row("MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0.01)") { _ in
            _ = MagnificationGesture()
        }
        probes.row("MagnificationGesture", "typealias Body = Never") { _ in
            _ = MagnificationGesture.Body.self
        }
        probes.row("MagnificationGesture", "typealias Value = CGFloat") { _ in
            _ = MagnificationGesture.Value.self
        }
        probes.row("MagnificationGesture", "var minimumScaleDelta: CGFloat") { _ in
            var gesture = MagnificationGesture()
            let kept = gesture.minimumScaleDelta
            gesture.minimumScaleDelta = kept
        }
        probes.row("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0.01)") { _ in
            _ = MagnifyGesture()
        }
        probes.row("MagnifyGesture", "struct Value : Equatable, Sendable") { _ in
            _ = MagnifyGesture.Value.self
        }
        probes.row("MagnifyGesture", "typealias Body = Never") { _ in
            _ = MagnifyGesture.Body.self
        }
        probes.row("MagnifyGesture", "var minimumScaleDelta: CGFloat") { _ in
            var gesture = MagnifyGesture()
            let kept = gesture.minimumScaleDelta
            gesture.minimumScaleDelta = kept
        }
        probes.row("MagnifyGesture.Value", "static func == (a: MagnifyGesture.Value, b: MagnifyGesture.Value) -> Bool")
        { _ in
            _ = MagnifyGesture().onChanged { _ = $0 == $0 }
        }
        probes.row("MagnifyGesture.Value", "var magnification: CGFloat") { _ in
            _ = MagnifyGesture().onChanged { value in
                var value = value
                let kept = value.magnification
                value.magnification = kept
            }
        }
        probes.row("MagnifyGesture.Value", "var startAnchor: UnitPoint") { _ in
            _ = MagnifyGesture().onChanged { value in
                var value = value
                let kept = value.startAnchor
                value.startAnchor = kept
            }
        }
        probes.row("MagnifyGesture.Value", "var startLocation: CGPoint") { _ in
            _ = MagnifyGesture().onChanged { value in
                var value = value
                let kept = value.startLocation
                value.startLocation = kept
            }
        }
        probes.row("MagnifyGesture.Value", "var time: Date") { _ in
            _ = MagnifyGesture().onChanged { value in
                var value = value
                let kept = value.time
                value.time = kept
            }
        }
        probes.row("MagnifyGesture.Value", "var velocity: CGFloat") { _ in
            _ = MagnifyGesture().onChanged { value in
                var value = value
                let kept = value.velocity
                value.velocity = kept
            }
        }
        probes.row("RotateGesture", "init(minimumAngleDelta: Angle = .degrees(1))") { _ in
            _ = RotateGesture()
        }
        probes.row("RotateGesture", "struct Value : Equatable, Sendable") { _ in
            _ = RotateGesture.Value.self
        }
        probes.row("RotateGesture", "typealias Body = Never") { _ in
            _ = RotateGesture.Body.self
        }
        probes.row("RotateGesture", "var minimumAngleDelta: Angle") { _ in
            var gesture = RotateGesture()
            let kept = gesture.minimumAngleDelta
            gesture.minimumAngleDelta = kept
        }
        probes.row("RotateGesture.Value", "static func == (a: RotateGesture.Value, b: RotateGesture.Value) -> Bool") {
            _ in
            _ = RotateGesture().onChanged { _ = $0 == $0 }
        }
        probes.row("RotateGesture.Value", "var rotation: Angle") { _ in
            _ = RotateGesture().onChanged { value in
                var value = value
                let kept = value.rotation
                value.rotation = kept
            }
        }
        probes.row("RotateGesture.Value", "var startAnchor: UnitPoint") { _ in
            _ = RotateGesture().onChanged { value in
                var value = value
                let kept = value.startAnchor
                value.startAnchor = kept
            }
        }
        probes.row("RotateGesture.Value", "var startLocation: CGPoint") { _ in
            _ = RotateGesture().onChanged { value in
                var value = value
                let kept = value.startLocation
                value.startLocation = kept
            }
        }
        probes.row("RotateGesture.Value", "var time: Date") { _ in
            _ = RotateGesture().onChanged { value in
                var value = value
                let kept = value.time
                value.time = kept
            }
        }
        probes.row("RotateGesture.Value", "var velocity: Angle") { _ in
            _ = RotateGesture().onChanged { value in
                var value = value
                let kept = value.velocity
                value.velocity = kept
            }
        }
        probes.row("RotationGesture", "init(minimumAngleDelta: Angle = .degrees(1))") { _ in
            _ = RotationGesture()
        }
        probes.row("RotationGesture", "typealias Body = Never") { _ in
            _ = RotationGesture.Body.self
        }
        probes.row("RotationGesture", "typealias Value = Angle") { _ in
            _ = RotationGesture.Value.self
        }
        probes.row("RotationGesture", "var minimumAngleDelta: Angle") { _ in
            var gesture = RotationGesture()
            let kept = gesture.minimumAngleDelta
            gesture.minimumAngleDelta = kept
        }
        probes.row("SequenceGesture", "enum Value") { _ in
            _ = SequenceGesture<TapGesture, TapGesture>.Value.self
        }
        probes.row("SequenceGesture", "init(_ first: First, _ second: Second)") { _ in
            _ = SequenceGesture(TapGesture(), DragGesture())
        }
        probes.row("SequenceGesture", "typealias Body = Never") { _ in
            _ = SequenceGesture<TapGesture, TapGesture>.Body.self
        }
        probes.row("SequenceGesture", "var first: First") { _ in
            var gesture = SequenceGesture(TapGesture(), DragGesture())
            let kept = gesture.first
            gesture.first = kept
        }
        probes.row("SequenceGesture", "var second: Second") { _ in
            var gesture = SequenceGesture(TapGesture(), DragGesture())
            let kept = gesture.second
            gesture.second = kept
        }
        probes.row("SequenceGesture.Value", "case first(First.Value)") { _ in
            _ = SequenceGesture<LongPressGesture, LongPressGesture>.Value.first(true)
        }
        probes.row("SequenceGesture.Value", "case second(First.Value, Second.Value?)") { _ in
            _ = SequenceGesture<LongPressGesture, LongPressGesture>.Value.second(true, nil)
        }
        probes.row(
            "SequenceGesture.Value",
            "static func == (a: SequenceGesture<First, Second>.Value, b: SequenceGesture<First, Second>.Value) -> Bool"
        ) { _ in
            let value = SequenceGesture<LongPressGesture, LongPressGesture>.Value.first(true)
            _ = value == value
        }
        probes.row(
            "SequenceGesture.Value",
            "SequenceGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable"
        ) { _ in
            let value = SequenceGesture<LongPressGesture, LongPressGesture>.Value.first(true)
            _ = value == value
        }
        probes.row(
            "SequenceGesture.Value",
            "SequenceGesture.Value : Sendable where First.Value : Sendable, Second.Value : Sendable"
        ) { c in
            c.isSendable(SequenceGesture<LongPressGesture, LongPressGesture>.Value.self)
        }
        probes.row("SimultaneousGesture", "init(_ first: First, _ second: Second)") { _ in
            _ = SimultaneousGesture(TapGesture(), DragGesture())
        }
        probes.row("SimultaneousGesture", "struct Value") { _ in
            _ = SimultaneousGesture<TapGesture, TapGesture>.Value.self
        }
        probes.row("SimultaneousGesture", "typealias Body = Never") { _ in
            _ = SimultaneousGesture<TapGesture, TapGesture>.Body.self
        }
        probes.row("SimultaneousGesture", "var first: First") { _ in
            var gesture = SimultaneousGesture(TapGesture(), DragGesture())
            let kept = gesture.first
            gesture.first = kept
        }
        probes.row("SimultaneousGesture", "var second: Second") { _ in
            var gesture = SimultaneousGesture(TapGesture(), DragGesture())
            let kept = gesture.second
            gesture.second = kept
        }
        probes.row("SimultaneousGesture.Value", "func hash(into hasher: inout Hasher)") { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { value in
                var hasher = Hasher()
                value.hash(into: &hasher)
            }
        }
        probes.row(
            "SimultaneousGesture.Value",
            "static func == (a: SimultaneousGesture<First, Second>.Value, b: SimultaneousGesture<First, Second>.Value) -> Bool"
        ) { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { $0 == $0 }
        }
        probes.row("SimultaneousGesture.Value", "var first: First.Value?") { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { $0.first }
        }
        probes.row("SimultaneousGesture.Value", "var hashValue: Int { get }") { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { $0.hashValue }
        }
        probes.row("SimultaneousGesture.Value", "var second: Second.Value?") { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { $0.second }
        }
        probes.row(
            "SimultaneousGesture.Value",
            "SimultaneousGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable"
        ) { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { $0 == $0 }
        }
        probes.row(
            "SimultaneousGesture.Value",
            "SimultaneousGesture.Value : Hashable where First.Value : Hashable, Second.Value : Hashable"
        ) { _ in
            _ = LongPressGesture().simultaneously(with: LongPressGesture()).map { Set([$0]) }
        }
        probes.row(
            "SimultaneousGesture.Value",
            "SimultaneousGesture.Value : Sendable where First.Value : Sendable, Second.Value : Sendable"
        ) { c in
            c.isSendable(SimultaneousGesture<LongPressGesture, LongPressGesture>.Value.self)
        }
        probes.row("TapGesture", "init(count: Int = 1)") { _ in
            _ = TapGesture()
        }
        probes.row("TapGesture", "typealias Body = Never") { _ in
            _ = TapGesture.Body.self
        }
        probes.row("TapGesture", "typealias Value = Void") { _ in
            _ = TapGesture.Value.self
        }
        probes.row("TapGesture", "var count: Int") { _ in
            var gesture = TapGesture()
            let kept = gesture.count
            gesture.count = kept
        }
    }
}

import Foundation
import PlumbCore

/// Gestures, A to GestureState.
enum GestureProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "enum HoverPhase : Equatable") { _ in
            _ = HoverPhase.self
        }
        probes.row("Types", "protocol Gesture<Value>") { _ in
            let gesture: any Gesture<Bool> = LongPressGesture()
            _ = gesture
        }
        probes.row("Types", "protocol Gesture") { _ in
            _ = ProbeGesture()
        }
        probes.row("Types", "struct AnyGesture<Value> : Gesture") { _ in
            _ = AnyGesture<Void>.self
        }
        probes.row("Types", "struct DragGesture : Gesture") { _ in
            _ = DragGesture.self
        }
        probes.row("Types", "struct ExclusiveGesture<First, Second> : Gesture where First : Gesture, Second : Gesture")
        { _ in
            _ = ExclusiveGesture<TapGesture, TapGesture>.self
        }
        probes.row("Types", "struct GestureMask : OptionSet") { _ in
            _ = GestureMask.self
        }
        probes.row("Types", "struct GestureState<Value> : DynamicProperty") { _ in
            _ = GestureState<Int>.self
        }
        probes.row("Types", "struct GestureStateGesture<Base, State> : Gesture where Base : Gesture") { _ in
            _ = GestureStateGesture<TapGesture, Int>.self
        }
        probes.row("Types", "struct LongPressGesture : Gesture") { _ in
            _ = LongPressGesture.self
        }
        probes.row("Types", "struct MagnificationGesture : Gesture") { _ in
            _ = MagnificationGesture.self
        }
        probes.row("Types", "struct MagnifyGesture : Gesture") { _ in
            _ = MagnifyGesture.self
        }
        probes.row("Types", "struct RotateGesture : Gesture") { _ in
            _ = RotateGesture.self
        }
        probes.row("Types", "struct RotationGesture : Gesture") { _ in
            _ = RotationGesture.self
        }
        probes.row("Types", "struct SequenceGesture<First, Second> : Gesture where First : Gesture, Second : Gesture") {
            _ in
            _ = SequenceGesture<TapGesture, TapGesture>.self
        }
        probes.row(
            "Types", "struct SimultaneousGesture<First, Second> : Gesture where First : Gesture, Second : Gesture"
        ) { _ in
            _ = SimultaneousGesture<TapGesture, TapGesture>.self
        }
        probes.row("Types", "struct TapGesture : Gesture") { _ in
            _ = TapGesture.self
        }
        probes.row("AnyGesture", "init<T>(_ gesture: T) where Value == T.Value, T : Gesture") { _ in
            _ = AnyGesture(TapGesture())
        }
        probes.row("AnyGesture", "typealias Body = Never") { _ in
            _ = AnyGesture<Int>.Body.self
        }
        probes.row("DragGesture", "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)") {
            _ in
            _ = DragGesture(coordinateSpace: CoordinateSpace.global)
        }
        probes.row(
            "DragGesture", "init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)"
        ) { _ in
            _ = DragGesture()
        }
        probes.row("DragGesture", "struct Value : Equatable, Sendable") { _ in
            _ = DragGesture.Value.self
        }
        probes.row("DragGesture", "typealias Body = Never") { _ in
            _ = DragGesture.Body.self
        }
        probes.row("DragGesture", "var coordinateSpace: CoordinateSpace") { _ in
            var gesture = DragGesture()
            let kept = gesture.coordinateSpace
            gesture.coordinateSpace = kept
        }
        probes.row("DragGesture", "var minimumDistance: CGFloat") { _ in
            var gesture = DragGesture()
            let kept = gesture.minimumDistance
            gesture.minimumDistance = kept
        }
        probes.row("DragGesture.Value", "static func == (a: DragGesture.Value, b: DragGesture.Value) -> Bool") { _ in
            _ = DragGesture().onChanged { _ = $0 == $0 }
        }
        probes.row("DragGesture.Value", "var location: CGPoint") { _ in
            _ = DragGesture().onChanged { value in
                var value = value
                let kept = value.location
                value.location = kept
            }
        }
        probes.row("DragGesture.Value", "var predictedEndLocation: CGPoint { get }") { _ in
            _ = DragGesture().onChanged { _ = $0.predictedEndLocation }
        }
        probes.row("DragGesture.Value", "var predictedEndTranslation: CGSize { get }") { _ in
            _ = DragGesture().onChanged { _ = $0.predictedEndTranslation }
        }
        probes.row("DragGesture.Value", "var startLocation: CGPoint") { _ in
            _ = DragGesture().onChanged { value in
                var value = value
                let kept = value.startLocation
                value.startLocation = kept
            }
        }
        probes.row("DragGesture.Value", "var time: Date") { _ in
            _ = DragGesture().onChanged { value in
                var value = value
                let kept = value.time
                value.time = kept
            }
        }
        probes.row("DragGesture.Value", "var translation: CGSize { get }") { _ in
            _ = DragGesture().onChanged { _ = $0.translation }
        }
        probes.row("DragGesture.Value", "var velocity: CGSize { get }") { _ in
            _ = DragGesture().onChanged { _ = $0.velocity }
        }
        probes.row("ExclusiveGesture", "enum Value") { _ in
            _ = ExclusiveGesture<TapGesture, TapGesture>.Value.self
        }
        probes.row("ExclusiveGesture", "init(_ first: First, _ second: Second)") { _ in
            _ = ExclusiveGesture(TapGesture(), DragGesture())
        }
        probes.row("ExclusiveGesture", "typealias Body = Never") { _ in
            _ = ExclusiveGesture<TapGesture, TapGesture>.Body.self
        }
        probes.row("ExclusiveGesture", "var first: First") { _ in
            var gesture = ExclusiveGesture(TapGesture(), DragGesture())
            let kept = gesture.first
            gesture.first = kept
        }
        probes.row("ExclusiveGesture", "var second: Second") { _ in
            var gesture = ExclusiveGesture(TapGesture(), DragGesture())
            let kept = gesture.second
            gesture.second = kept
        }
        probes.row("ExclusiveGesture.Value", "case first(First.Value)") { _ in
            _ = ExclusiveGesture<LongPressGesture, LongPressGesture>.Value.first(true)
        }
        probes.row("ExclusiveGesture.Value", "case second(Second.Value)") { _ in
            _ = ExclusiveGesture<LongPressGesture, LongPressGesture>.Value.second(true)
        }
        probes.row(
            "ExclusiveGesture.Value",
            "static func == (a: ExclusiveGesture<First, Second>.Value, b: ExclusiveGesture<First, Second>.Value) -> Bool"
        ) { _ in
            let value = ExclusiveGesture<LongPressGesture, LongPressGesture>.Value.first(true)
            _ = value == value
        }
        probes.row(
            "ExclusiveGesture.Value",
            "ExclusiveGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable"
        ) { _ in
            let value = ExclusiveGesture<LongPressGesture, LongPressGesture>.Value.first(true)
            _ = value == value
        }
        probes.row(
            "ExclusiveGesture.Value",
            "ExclusiveGesture.Value : Sendable where First.Value : Sendable, Second.Value : Sendable"
        ) { c in
            c.isSendable(ExclusiveGesture<LongPressGesture, LongPressGesture>.Value.self)
        }
        probes.row("Gesture", "associatedtype Body : Gesture") { _ in
            _ = ProbeGesture.Body.self
        }
        probes.row("Gesture", "associatedtype Value") { _ in
            _ = ProbeGesture.Value.self
        }
        probes.row(
            "Gesture",
            "func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other : Gesture"
        ) { _ in
            _ = LongPressGesture().exclusively(before: TapGesture())
        }
        probes.row("Gesture", "func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T>") { _ in
            _ = LongPressGesture().map { !$0 }
        }
        probes.row("Gesture", "func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>") {
            _ in
            _ = LongPressGesture().onChanged { _ in }
        }
        probes.row("Gesture", "func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>") { _ in
            _ = LongPressGesture().onEnded { _ in }
        }
        probes.row(
            "Gesture",
            "func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other : Gesture"
        ) { _ in
            _ = LongPressGesture().sequenced(before: TapGesture())
        }
        probes.row(
            "Gesture",
            "func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other : Gesture"
        ) { _ in
            _ = LongPressGesture().simultaneously(with: TapGesture())
        }
        probes.row(
            "Gesture",
            "func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>"
        ) { _ in
            _ = LongPressGesture().updating(GestureState(initialValue: 0)) { _, state, transaction in
                state = 1
                transaction.animation = nil
            }
        }
        probes.row("Gesture", "var body: Self.Body") { _ in
            _ = ProbeGesture().body
        }
        probes.row("Gesture", "Gesture where Self.Value : Equatable") { _ in
            _ = LongPressGesture().onChanged { _ in }
        }
        probes.row("GestureMask", "init(rawValue: UInt32)") { _ in
            _ = GestureMask(rawValue: 1)
        }
        probes.row("GestureMask", "let rawValue: UInt32") { _ in
            _ = GestureMask.all.rawValue
        }
        probes.row("GestureMask", "static let all: GestureMask") { _ in
            _ = GestureMask.all
        }
        probes.row("GestureMask", "static let gesture: GestureMask") { _ in
            _ = GestureMask.gesture
        }
        probes.row("GestureMask", "static let none: GestureMask") { _ in
            _ = GestureMask.none
        }
        probes.row("GestureMask", "static let subviews: GestureMask") { _ in
            _ = GestureMask.subviews
        }
        probes.row("GestureMask", "typealias ArrayLiteralElement = GestureMask") { _ in
            _ = GestureMask.ArrayLiteralElement.self
        }
        probes.row("GestureMask", "typealias Element = GestureMask") { _ in
            _ = GestureMask.Element.self
        }
        probes.row("GestureMask", "typealias RawValue = UInt32") { _ in
            _ = GestureMask.RawValue.self
        }
        probes.row("GestureMask", "GestureMask : Sendable") { c in
            c.isSendable(GestureMask.self)
        }
        probes.row("GestureState", "init(initialValue: Value)") { _ in
            _ = GestureState(initialValue: 1)
        }
        probes.row("GestureState", "init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void)") {
            _ in
            _ = GestureState(initialValue: 1, reset: { _, _ in })
        }
        probes.row("GestureState", "init(initialValue: Value, resetTransaction: Transaction)") { _ in
            _ = GestureState(initialValue: 1, resetTransaction: Transaction())
        }
        probes.row("GestureState", "init(reset: @escaping (Value, inout Transaction) -> Void)") { _ in
            _ = GestureState<Int?>(reset: { _, _ in })
        }
        probes.row("GestureState", "init(resetTransaction: Transaction = Transaction())") { _ in
            _ = GestureState<Int?>()
        }
        probes.row("GestureState", "init(wrappedValue: Value)") { _ in
            _ = GestureState(wrappedValue: 1)
        }
        probes.row("GestureState", "init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)") {
            _ in
            _ = GestureState(wrappedValue: 1, reset: { _, _ in })
        }
        probes.row("GestureState", "init(wrappedValue: Value, resetTransaction: Transaction)") { _ in
            _ = GestureState(wrappedValue: 1, resetTransaction: Transaction())
        }
        probes.row("GestureState", "var projectedValue: GestureState<Value> { get }") { _ in
            _ = GestureState(initialValue: 1).projectedValue
        }
        probes.row("GestureState", "var wrappedValue: Value { get }") { _ in
            _ = GestureState(initialValue: 1).wrappedValue
        }
        probes.row("GestureState", "GestureState where Value : ExpressibleByNilLiteral") { _ in
            _ = GestureState<Int?>()
        }
    }
}

/// A gesture of one's own.
struct ProbeGesture: Gesture {
    var body: some Gesture<Void> { TapGesture() }
}

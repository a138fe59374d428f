import Foundation

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may still be one; the value tells what there is to see until then (a press that has not lasted long enough).
    case possible(Value?)
    /// It is one, and goes on.
    case active(Value)
    case ended(Value)
    /// It has turned out to be something else.
    case failed

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    /// The value, if there is one by now.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// What others see as long as a gesture that goes before has not failed: nothing yet.
    var held: GesturePhase {
        switch self {
        case .possible, .active, .ended: .possible(nil)
        case .failed: .failed
        }
    }

    var status: GestureStatus {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }
}

/// A phase without its value.
enum GestureStatus {
    case possible, active, ended, failed
    var isRecognized: Bool { self == .active || self == .ended }
    var isOver: Bool { self == .ended || self == .failed }
}

/// A finger on the screen, or the mouse with its button pressed.
struct Touch: Equatable {
    let finger: Int
    var phase: TouchPhase
    /// Points of the root view.
    var location: CGPoint
    /// Seconds of the host's clock.
    var time: Double
}

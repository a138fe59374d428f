import Foundation
import PlumbGraphics

/// Two shapes in the same rectangle, combined. It takes all of what is proposed.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: a.union(b, eoFill: eoFill)
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .subtracting: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    /// Both shapes' data.
    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    private nonisolated func combined<T: Shape>(
        _ other: T, _ operation: CombinedShape<Self, T>.Operation, _ eoFill: Bool
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
    }

    /// What lies in one of the two shapes, or in both.
    ///
    /// - Parameter eoFill: whether the insides of both are found by the even-odd rule.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .union, eoFill)
    }
    /// What lies in both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .intersection, eoFill)
    }
    /// What lies in this shape and not in the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .subtracting, eoFill)
    }
    /// What lies in exactly one of the two shapes.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .symmetricDifference, eoFill)
    }
    /// This shape's outline where it lies in the other shape.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineIntersection, eoFill)
    }
    /// This shape's outline where it lies outside of the other shape.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineSubtraction, eoFill)
    }
}

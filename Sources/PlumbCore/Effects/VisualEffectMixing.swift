import Foundation
import PlumbGraphics

/// A transform of a view's coordinates as numbers, so that there are others between two of them.
struct VisualEffectTransform: Sendable {
    var numbers: [Double]
    let make: @Sendable ([Double], CGSize) -> ProjectionTransform

    func callAsFunction(_ size: CGSize) -> ProjectionTransform { make(numbers, size) }
}

extension Double {
    /// From 0 to 1, or no number.
    var opacityOrNone: Double { isNaN ? self : asOpacity }

    /// 0 or more, or no number.
    var radiusOrNone: Double { isNaN ? self : max(0, self) }
}

extension VisualEffectSteps.Step {
    /// What lies between two steps of the same kind.
    fileprivate var numbers: [Double] {
        switch self {
        case .transform(let transform): transform.numbers
        case .opacity(let opacity): [opacity]
        case .blur(let radius, _): [radius]
        case .colors(let colors): [colors.amount]
        case .blend: []
        }
    }

    /// Whether its numbers are some.
    var isNumber: Bool { !numbers.contains(where: \.isNaN) }

    fileprivate func with(_ numbers: [Double]) -> VisualEffectSteps.Step {
        switch self {
        case .transform(var transform):
            transform.numbers = numbers
            return .transform(transform)
        case .opacity: return .opacity(numbers[0].opacityOrNone)
        case .blur(_, let isOpaque): return .blur(radius: numbers[0].radiusOrNone, isOpaque: isOpaque)
        case .colors(let colors): return .colors(VisualEffectColors(kind: colors.kind, amount: numbers[0]))
        case .blend: return self
        }
    }

    /// Whether there is anything between two steps.
    fileprivate func isLike(_ other: VisualEffectSteps.Step) -> Bool {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): a.numbers.count == b.numbers.count
        case (.opacity, .opacity): true
        case (.blur(_, let a), .blur(_, let b)): a == b
        case (.colors(let a), .colors(let b)): a.kind == b.kind
        case (.blend(let a), .blend(let b)): a == b
        default: false
        }
    }
}

extension VisualEffectSteps {
    /// These effects moved towards others: by a share of the way to each of them.
    ///
    /// 1. Effects that a closure makes for different values are steps of the same kinds: the numbers of each (lengths,
    /// factors, angles, anchors, opacities, radii) are mixed. 2. Where the kinds differ, as those of an effect with
    /// steps of its own choice can, the effects are those that most is seen of.
    func mixed(with others: [(steps: VisualEffectSteps, share: Double)]) -> VisualEffectSteps {
        let others = others.filter { $0.share != 0 }
        guard let first = others.first else { return self }
        // Exactly those of the other, and no sum that comes near them.
        if first.share == 1, others.count == 1 { return first.steps }
        let areAlike = others.allSatisfy { other in
            other.steps.steps.count == steps.count && zip(steps, other.steps.steps).allSatisfy { $0.isLike($1) }
        }
        // 2
        guard areAlike else { return others.last { $0.share >= 0.5 }?.steps ?? self }
        // 1
        var result = self
        for index in steps.indices {
            let start = steps[index].numbers
            var numbers = start
            for other in others {
                for (place, number) in other.steps.steps[index].numbers.enumerated() where number != start[place] {
                    numbers[place] += (number - start[place]) * other.share
                }
            }
            result.steps[index] = steps[index].with(numbers)
        }
        return result
    }
}

import Foundation
import PlumbCore

/// A tree, where it is laid out, and what happens to it.
package struct LawCase: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        /// The root shows this tree from now on.
        case show(Specimen)
        /// The state of a view changes.
        case flip(Int)
    }

    package var seed: UInt64
    package var width: CGFloat?
    package var height: CGFloat?
    package var isRightToLeft = false
    /// The screen has bars and notches.
    package var hasSafeArea = false
    /// Whose look it has.
    package var system = SystemVersion.iOS17
    package var tree: Specimen
    package var steps: [Step] = []

    /// - Parameters:
    ///   - isHostile: with views and numbers that no layout expects.
    ///   - estimates: with lazy containers in scroll views, which know more the longer they are there, and tabs that
    ///     keep what they have shown.
    package static func random(
        seed: UInt64, depth: Int = 4, steps: Int = 0, isHostile: Bool = false, estimates: Bool = true
    ) -> LawCase {
        var source = SpecimenSource(seed: seed)
        if isHostile {
            source.isHostile = true
            source.kinds = seed % 3 == 0 ? SpecimenKind.friendly : SpecimenKind.all
        }
        var tree = source.tree(depth: depth)
        let lengths: [CGFloat?] =
            isHostile
            ? [nil, 100, .infinity, 0, -5, .nan, 1e300, 200] : [200, 200, 150, 60, nil, 0, 400]
        var result = LawCase(
            seed: seed, width: source.random.pick(lengths), height: source.random.pick(lengths),
            isRightToLeft: source.random.below(4) == 0, hasSafeArea: source.random.below(4) == 0,
            tree: tree.withoutHistory(estimates: estimates, endless: isHostile))
        // A source of its own: trees are those of earlier seeds.
        var look = RandomSource(seed: seed ^ 26)
        if look.below(3) == 0 { result.system = .iOS26 }
        for _ in 0..<steps {
            if source.random.flip(), let id = tree.stateful.randomElement(using: &source.random) {
                result.steps.append(.flip(id))
            } else {
                for _ in 0...source.random.below(2) { source.change(&tree) }
                result.steps.append(.show(tree.withoutHistory(estimates: estimates, endless: isHostile)))
            }
        }
        return result
    }

    package var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }

    @MainActor package func host(_ tree: Specimen, in world: SpecimenWorld) -> ViewHost {
        var surroundings = World(
            proposal: proposal, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            safeAreaInsets: hasSafeArea ? EdgeInsets(top: 20, leading: 4, bottom: 12, trailing: 4) : EdgeInsets())
        surroundings.system = system
        return ViewHost(SpecimenView(tree, in: world), in: surroundings)
    }

    /// The case as code, with what happens to it.
    @MainActor package var code: String {
        var lines = ["// seed \(seed), proposed \(tree.code(width)) × \(tree.code(height))"]
        if isRightToLeft { lines[0] += ", right to left" }
        if hasSafeArea { lines[0] += ", with a safe area" }
        if system != .iOS17 { lines[0] += ", as on iOS \(system.number)" }
        lines.append(tree.code)
        for (number, step) in steps.enumerated() {
            switch step {
            case .show(let tree): lines += ["// step \(number + 1): then", tree.code]
            case .flip(let id): lines.append("// step \(number + 1): the state of \(id) changes")
            }
        }
        return lines.joined(separator: "\n")
    }
}

import Foundation
import PlumbCore

extension Law {
    static let incremental = Law(
        "incremental", "what is there after any changes is what a tree made anew is: nodes, frames, marks",
        makeCase: { .random(seed: $0, steps: 5) }, violation: differenceFromFresh)

    static let incrementalHostile = Law(
        "incremental-hostile", "the same with numbers that are none",
        makeCase: { seed in
            // Every third seed has friendly kinds only: hostile layouts may answer as they like.
            .random(seed: seed * 3, depth: 3, steps: 3, isHostile: true)
        }, violation: differenceFromFresh)

    @MainActor private static func differenceFromFresh(_ test: LawCase) -> String? {
        let world = SpecimenWorld()
        var tree = test.tree
        let host = test.host(tree, in: world)
        host.update()
        for (number, step) in test.steps.enumerated() {
            switch step {
            case .show(let next):
                tree = next
                host.setRoot(SpecimenView(tree, in: world))
            case .flip(let id): world.flip(id)
            }
            let fresh = test.host(tree, in: SpecimenWorld(copying: world))
            let (kept, anew) = (host.picture, fresh.picture)
            if kept != anew { return "step \(number + 1): kept | made anew: \(firstDifference(kept, anew))" }
        }
        return nil
    }

    static let proposals = Law(
        "proposals", "whatever is proposed, and whatever was before, there is the picture of a fresh host, and it is finite",
        makeCase: { .random(seed: $0) },
        violation: { test in
            let host = test.host(test.tree, in: SpecimenWorld())
            var other = test
            let proposals: [(CGFloat?, CGFloat?)] = [
                (nil, nil), (0, 0), (.infinity, .infinity), (100, nil), (nil, 100), (.infinity, 50), (200, 200),
            ]
            for (width, height) in proposals {
                (other.width, other.height) = (width, height)
                host.proposal = other.proposal
                let (kept, anew) = (host.picture, other.host(test.tree, in: SpecimenWorld()).picture)
                if kept != anew {
                    return "\(other.proposal): kept | made anew: \(firstDifference(kept, anew))"
                }
                if let number = host.endlessMark { return "\(other.proposal): \(number)" }
            }
            return nil
        })

    static let repeatable = Law(
        "repeatable", "a second layout is the first and does nothing; so is one after everything was forgotten",
        makeCase: { .random(seed: $0) },
        violation: { test in
            let host = test.host(test.tree, in: SpecimenWorld())
            let first = host.picture
            let counts = host.layoutCounts
            let second = host.picture
            if first != second { return "first | second: \(firstDifference(first, second))" }
            if host.layoutCounts != counts { return "the second layout worked: \(counts), \(host.layoutCounts)" }
            host.forgetLayout()
            let third = host.picture
            return first == third ? nil : "first | after everything was forgotten: \(firstDifference(first, third))"
        })

    static let hostile = Law(
        "hostile", "hostile numbers, layouts, guides and states end in a finite picture",
        makeCase: { .random(seed: $0, depth: 3, steps: 3, isHostile: true) },
        violation: { test in
            let world = SpecimenWorld()
            let host = test.host(test.tree, in: world)
            var points = RandomSource(seed: test.seed)
            for step in [.flip(0)] + test.steps {
                switch step {
                case .show(let tree): host.setRoot(SpecimenView(tree, in: world))
                case .flip(let id): world.flip(id)
                }
                if let mark = host.endlessMark { return mark }
                _ = host.layout()
                _ = host.tap(at: CGPoint(x: points.hostile(), y: points.hostile()))
            }
            return nil
        })
}

extension ViewHost {
    /// The first mark with a number that is none.
    fileprivate var endlessMark: String? {
        dump.split(separator: "\n").dropFirst().first { $0.contains("nan") || $0.contains("inf") }.map {
            "a mark is not finite: \($0)"
        }
    }
}

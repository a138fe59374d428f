import Foundation
import PlumbCore

extension Law {
    static let incremental = Law(
        "incremental", "what is there after any changes is what a tree made anew is: nodes, frames, marks",
        makeCase: { .random(seed: $0, steps: 5, estimates: false) }, violation: differenceFromFresh)

    static let incrementalHostile = Law(
        "incremental-hostile", "the same with numbers that are none",
        makeCase: { seed in
            // Every third seed has friendly kinds only: hostile layouts may answer as they like.
            .random(seed: seed * 3, depth: 3, steps: 3, isHostile: true, estimates: false)
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
            if let difference = restingDifference(host, fresh) {
                return "step \(number + 1): kept | made anew: \(difference)"
            }
        }
        return nil
    }

    /// How a host differs from one made anew, when what fades has done so.
    @MainActor private static func restingDifference(_ host: ViewHost, _ fresh: ViewHost) -> String? {
        guard HostPicture(host).difference(from: HostPicture(fresh)) != nil else { return nil }
        host.advance(by: 1)
        fresh.advance(to: host.time)
        return HostPicture(host).difference(from: HostPicture(fresh))
    }

    static let proposals = Law(
        "proposals",
        "whatever is proposed, and whatever was before, there is the picture of a fresh host, and it is finite",
        makeCase: { .random(seed: $0, estimates: false) },
        violation: { test in
            let host = test.host(test.tree, in: SpecimenWorld())
            var other = test
            let proposals: [(CGFloat?, CGFloat?)] = [
                (nil, nil), (0, 0), (.infinity, .infinity), (100, nil), (200, 200),
            ]
            for (width, height) in proposals {
                (other.width, other.height) = (width, height)
                host.proposal = other.proposal
                let fresh = other.host(test.tree, in: SpecimenWorld())
                if let difference = restingDifference(host, fresh) {
                    return "\(other.proposal): kept | made anew: \(difference)"
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
            let first = HostPicture(host)
            let counts = host.layoutCounts
            if let difference = first.difference(from: HostPicture(host)) { return "first | second: \(difference)" }
            if host.layoutCounts != counts { return "the second layout worked: \(counts), \(host.layoutCounts)" }
            host.forgetLayout()
            return first.difference(from: HostPicture(host)).map { "first | after everything was forgotten: \($0)" }
        })

    static let recorded = Law(
        "recorded", "a layout that is recorded is the one that is not",
        makeCase: { .random(seed: $0, steps: 1) },
        violation: { test in
            let world = SpecimenWorld()
            let host = test.host(test.tree, in: world)
            let recorded = test.host(test.tree, in: SpecimenWorld())
            if recorded.trace().events.isEmpty { return "nothing is recorded" }
            if let difference = HostPicture(host).difference(from: HostPicture(recorded)) {
                return "not recorded | recorded: \(difference)"
            }
            for case .show(let tree) in test.steps {
                host.setRoot(SpecimenView(tree, in: world))
                recorded.setRoot(SpecimenView(tree, in: world))
                _ = recorded.trace()
                if let difference = HostPicture(host).difference(from: HostPicture(recorded)) {
                    return "not recorded | recorded, after a change: \(difference)"
                }
            }
            return nil
        })

    /// This program is the user's: nearly every view has a place then, those inside of Plumb's own views too.
    static let placed = Law(
        "placed", "a layout is the same whether the places and updates of its views are recorded or not",
        makeCase: { .random(seed: $0, steps: 3) },
        violation: { test in
            var faults: [String] = []
            @MainActor func pictures() -> [HostPicture] {
                let world = SpecimenWorld()
                let host = test.host(test.tree, in: world)
                var pictures = [HostPicture(host)]
                for step in test.steps {
                    switch step {
                    case .show(let tree): host.setRoot(SpecimenView(tree, in: world))
                    case .flip(let id): world.flip(id)
                    }
                    pictures.append(HostPicture(host))
                    faults += host.checkInvariants()
                }
                return pictures
            }
            let unknown = pictures()
            guard let program = dlopen(nil, RTLD_NOW), ViewHost.recordPlaces(of: program) != nil else {
                return "this program has no addresses"
            }
            ViewHost.recordsUpdates = true
            defer {
                ViewHost.stopRecordingPlaces()
                ViewHost.recordsUpdates = false
            }
            for (before, after) in zip(unknown, pictures()) {
                if let difference = before.difference(from: after) { return "not recorded | recorded: \(difference)" }
            }
            return faults.first
        })

    static let hostile = Law(
        "hostile", "hostile numbers, layouts, guides and states end in a finite picture",
        makeCase: {
            LawCase.rareLongList(seed: $0, steps: 3, isHostile: true)
                ?? .random(seed: $0, depth: 3, steps: 3, isHostile: true)
        },
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
                if let fault = host.displayList(withMeaning: true).faultOfSpans { return fault }
                _ = host.layout()
                if let fault = host.checkInvariants().first { return fault }
                _ = host.tap(at: CGPoint(x: points.hostile(), y: points.hostile()))
                if let fault = host.checkInvariants().first { return fault }
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

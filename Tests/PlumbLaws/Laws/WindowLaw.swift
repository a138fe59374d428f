import Foundation
import PlumbCore

extension Law {
    static let windowed = Law(
        "windowed",
        "a long list that was scrolled, edited and proposed other lengths shows what one made anew shows there",
        makeCase: { .longList(seed: $0, steps: 2) },
        violation: { test in
            var current = test
            var last = test.tree
            let world = SpecimenWorld()
            let host = test.host(test.tree, in: world)
            host.update()
            for (number, step) in test.steps.enumerated() {
                // It stands elsewhere after each step: how far it is scrolled else follows from what was there before.
                guard case .show(let tree) = step, tree.target != last.target, tree.hasTarget else { return nil }
                last = tree
                if number % 2 == 1 {
                    (current.width, current.height) = number % 4 == 1 ? (300, 250) : (180, 400)
                    host.proposal = current.proposal
                }
                host.setRoot(SpecimenView(tree, in: world))
                let fresh = current.host(tree, in: SpecimenWorld(copying: world))
                if let difference = differenceInSight(host, fresh, of: tree) {
                    return "step \(number + 1): kept | made anew: \(difference)"
                }
            }
            return nil
        })

    /// How a list differs from one made anew in what is in sight, when what fades has done so.
    @MainActor private static func differenceInSight(
        _ host: ViewHost, _ fresh: ViewHost, of list: Specimen
    ) -> String? {
        if host.seen(of: list) != fresh.seen(of: list) || host.dump != fresh.dump {
            host.advance(by: 1)
            fresh.advance(to: host.time)
        }
        if let fault = host.checkInvariants().first ?? fresh.checkInvariants().first {
            return "an invariant is broken: \(fault)"
        }
        let (one, other) = (host.seen(of: list), fresh.seen(of: list))
        if one != other {
            let index = zip(one, other).map { $0 == $1 }.firstIndex(of: false) ?? min(one.count, other.count)
            func place(_ places: [String]) -> String { places.indices.contains(index) ? places[index] : "nothing" }
            return "\(place(one)) | \(place(other))"
        }
        // By its estimates, either may have made some rows more than are in sight.
        guard host.namesMade == fresh.namesMade else { return nil }
        let picture = HostPicture(fresh, includesNodes: false)
        return HostPicture(host, includesNodes: false).difference(from: picture)
    }
}

extension Specimen {
    /// Whether it is a list that is scrolled to one of its rows.
    fileprivate var hasTarget: Bool { kind == .screen(.rows) && children.contains { $0.id == target } }
}

extension ViewHost {
    /// The views that are made, by name.
    fileprivate var namesMade: [String] { layout().frames.map(\.identifier) }

    /// The views in sight of a list, with their places.
    fileprivate func seen(of list: Specimen) -> [String] {
        let frames = layout().frames
        guard let bounds = frames.first(where: { $0.identifier == "\(list.id)" })?.frame else { return [] }
        // What only touches an edge is in sight or not by the last digit.
        let sight = bounds.insetBy(dx: -1e6, dy: 1e-3)
        return frames.filter { $0.frame.minY < sight.maxY && $0.frame.maxY > sight.minY }
            .map { "\($0.identifier): \(DisplayDump.rect($0.frame))" }
    }
}

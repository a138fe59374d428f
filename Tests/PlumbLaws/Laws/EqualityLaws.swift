import Foundation
import PlumbCore

extension Law {
    static let erased = Law(
        "erased", "AnyLayout is the layout that it holds, around a list of views",
        makeCase: {
            // Around exactly one view a stack is that view, whereas AnyLayout may become another layout.
            var test = LawCase.random(seed: $0)
            test.tree = test.tree.listed
            return test
        },
        violation: { test in
            let world = SpecimenWorld()
            world.erasesLayouts = true
            return difference(
                "bare | erased", test.host(test.tree, in: SpecimenWorld()), test.host(test.tree, in: world))
        })

    static let alone = Law(
        "alone", "a stack of exactly one view is that view",
        makeCase: { .random(seed: $0) },
        violation: { test in
            let world = SpecimenWorld()
            world.wrapped = Set(test.tree.all.filter { $0.standsForItself }.map(\.id))
            return difference(
                "bare | in a stack of its own", test.host(test.tree, in: SpecimenWorld()),
                test.host(test.tree, in: world))
        })

    static let mirrored = Law(
        "mirrored", "right to left, every frame is where it is left to right in the mirror",
        makeCase: {
            var test = LawCase.rareLongList(seed: $0) ?? .random(seed: $0)
            test.tree = test.tree.withoutSides
            return test
        },
        violation: { test in
            var other = test
            other.isRightToLeft.toggle()
            let (one, mirrored) = (
                test.host(test.tree, in: SpecimenWorld()).layout(), other.host(test.tree, in: SpecimenWorld()).layout()
            )
            guard one.size == mirrored.size, one.frames.count == mirrored.frames.count else {
                return "the sizes are \(one.size) and \(mirrored.size)"
            }
            for (a, b) in zip(one.frames, mirrored.frames) {
                let expected = one.size.width - a.frame.maxX
                let isClose = abs(expected - b.frame.minX) < 1e-6 && a.frame.width.isClose(to: b.frame.width)
                guard isClose, a.frame.minY.isClose(to: b.frame.minY) else {
                    return "\(a.identifier) is at \(a.frame), and in the mirror at \(b.frame)"
                }
            }
            return nil
        })

    static let ordered = Law(
        "ordered", "frames are reported in the order of the views, those around others first",
        makeCase: { .random(seed: $0) },
        violation: { test in
            let reported = test.host(test.tree, in: SpecimenWorld()).layout().frames.map(\.identifier)
            let present = Set(reported)
            // Where a view is shown more than once, its name is too.
            guard present.count == reported.count else { return nil }
            let expected = test.tree.all.map { "\($0.id)" }.filter { present.contains($0) }
            return expected == reported ? nil : "reported \(reported), not \(expected)"
        })

    static let copied = Law(
        "copied", "a Layout written by the rule gives HStack's frames",
        makeCase: { .random(seed: $0, depth: 3) },
        violation: { test in
            @MainActor func host<L: Layout>(_ layout: L) -> ViewHost {
                let world = SpecimenWorld()
                return ViewHost(
                    layout { ForEach(test.tree.children) { SpecimenView($0, in: world) } },
                    in: World(proposal: test.proposal))
            }
            let spacing = test.tree.flag(0) ? nil : test.tree.a
            let alignment = test.tree.vertical(1).value
            let own = host(HStackLayout(alignment: alignment, spacing: spacing)).layout()
            let copy = host(CopyOfHStack(alignment: alignment, spacing: spacing)).layout()
            // Where a child takes all of ∞, what is left is ∞ − ∞, of which the rule says nothing.
            guard own.size.width.isFinite, own.size.height.isFinite else { return nil }
            guard own.size.width.isClose(to: copy.size.width), own.size.height.isClose(to: copy.size.height) else {
                return "the sizes are \(own.size) and \(copy.size)"
            }
            for (a, b) in zip(own.frames, copy.frames) where !a.frame.isClose(to: b.frame) {
                return "\(a.identifier) is at \(a.frame), in the copy at \(b.frame)"
            }
            return nil
        })

    /// Frames and marks of two hosts.
    @MainActor private static func difference(_ names: String, _ one: ViewHost, _ other: ViewHost) -> String? {
        let other = HostPicture(other, includesNodes: false)
        return HostPicture(one, includesNodes: false).difference(from: other).map { "\(names): \($0)" }
    }
}

extension Specimen {
    /// One view, whatever stack it stands in.
    fileprivate var standsForItself: Bool {
        switch kind {
        case .leaf(let kind): [.text, .words, .color, .block, .circle, .toggle].contains(kind)
        case .list(let kind): [.row, .column, .depth].contains(kind)
        default: false
        }
    }

    /// The tree without what is the same on both sides of the mirror: points, and a direction of its own.
    fileprivate var withoutSides: Specimen {
        var copy = self
        if kind.traits.contains(.sided) { copy.kind = .list(.column) }
        copy.children = children.map(\.withoutSides)
        return copy
    }
}

extension CGFloat {
    fileprivate func isClose(to other: CGFloat) -> Bool { self == other || (self - other).magnitude < 1e-6 }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        minX.isClose(to: other.minX) && minY.isClose(to: other.minY) && width.isClose(to: other.width)
            && height.isClose(to: other.height)
    }
}

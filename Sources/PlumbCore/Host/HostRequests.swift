import Foundation

/// What a host can be asked for beside layout, pictures, time and input.
extension ViewHost {
    /// Asks the app to open an address: every view with `onOpenURL` is told, outer ones first, then the delegates of an
    /// app that has no scenes of SwiftUI's. Returns whether there was any.
    @discardableResult
    public func open(_ url: URL) -> Bool { apply(.open(url)).isTaken }

    func openInViews(_ url: URL) -> Bool {
        update()
        let readers = graph.service(URLReaders.self).nodes
        let isTaken = graph.working {
            for reader in readers { reader.open(url) }
            return HostAtWork.delegatesOpen?(url) ?? false
        }
        update()
        return isTaken || !readers.isEmpty
    }

    /// Gives what comes from another program to the innermost view under a point of the root view that wants it.
    /// Returns whether one does.
    func dropThere(_ items: [DroppedItem], at point: CGPoint) -> Bool {
        update()
        let isTaken = graph.working {
            HitTest.found(at: point, in: graph).contains { view in
                guard let receiver = view.value as? any DropReceiver else { return false }
                return receiver.receive(items, at: view.site.location(point, in: .local), size: view.site.size)
            }
        }
        update()
        return isTaken
    }

    /// Scrolls what lies under a point of the root view, as a finished gesture would: its distance in points, positive
    /// to the right and down. Returns whether anything has moved.
    ///
    /// Each axis moves the innermost scroll view there that can still be moved that way, and it stops where its
    /// `scrollTargetBehavior` says. Those with `scrollDisabled` do not take part.
    @discardableResult
    public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
        apply(.scroll(.point(point), by: distance)).isTaken
    }

    func scrollContent(at point: CGPoint, by distance: CGSize) -> Bool {
        update()
        let hasMoved = ScrollGesture(graph).scroll(at: point, by: distance)
        if hasMoved { update() }
        return hasMoved
    }

    /// By how much the root view is larger than what it was proposed: its length, and the one it was proposed, in
    /// points; nil along an axis where it is not, or was proposed none. As of the last layout.
    package var overflow: (width: (answer: CGFloat, room: CGFloat)?, height: (answer: CGFloat, room: CGFloat)?) {
        let page = graph.presentations.page
        let tree = graph.tree
        guard page.content >= 0 else { return (nil, nil) }
        func overflow(_ axis: Axis) -> (answer: CGFloat, room: CGFloat)? {
            let proposal = world.proposal.lengths[axis]
            let isScrolling = page.outermost != page.content && tree.scrollsInside(tree[page.content].parent, axis)
            let room = isScrolling ? proposal : page.room[axis]
            let answer = tree[page.content].size[axis]
            // Less than half a point is rounding.
            return room.isFinite && answer.isFinite && answer > room + 0.5 ? (CGFloat(answer), CGFloat(room)) : nil
        }
        return (overflow(.horizontal), overflow(.vertical))
    }

    /// Whether the page is seen to have stepped back behind a sheet: what lies above it is black.
    package var hasPageSteppedBack: Bool {
        let amount = graph.motion.recess(of: graph.presentations.page, in: graph)?.amount ?? 0
        return amount > 1 / 2
    }

    /// What the views ask of whoever previews them.
    public var previewRequest: PreviewRequest { graph.previewRequest }
}

import Foundation
import PlumbLayout

/// A `Layout` that the engine has a rule for: as a container it is a box of that rule.
///
/// Called by hand, by a user's layout that passes its subviews on, it lets the same rule run over them.
protocol EngineLayout: Layout {
    var parameters: BoxParameters { get }
}

extension LayoutSubviews {
    /// What a container with the parameters would answer around these subviews.
    func size(in parameters: BoxParameters, _ proposal: ProposedViewSize) -> CGSize {
        tree.withContainer(parameters, of: self) { tree.size($0, proposal.lengths).cgSize }
    }

    /// Places these subviews as a container with the parameters would.
    func place(in parameters: BoxParameters, bounds: CGRect, proposal: ProposedViewSize) {
        let corner = Lengths(Double(bounds.minX), Double(bounds.minY))
        let size = Lengths(Double(bounds.width), Double(bounds.height))
        tree.withContainer(parameters, of: self) { container in
            // The stand-ins come in the order of the subviews that are there.
            var present = indices.filter { self[$0].box >= 0 }.makeIterator()
            tree.forEachPlace(in: container, proposal: proposal.lengths, size: size) { _, place in
                let origin = Lengths(place.origin.width + corner.width, place.origin.height + corner.height)
                if let index = present.next() {
                    arrangement.note(self[index].number, at: origin, proposal: place.proposal)
                }
            }
        }
    }

    /// What a container with the parameters would prefer around these subviews.
    func spacing(in parameters: BoxParameters) -> ViewSpacing {
        tree.withContainer(parameters, of: self) { ViewSpacing(tree.spacing(of: $0), standard: tree.stackSpacing) }
    }
}

extension LayoutTree {
    /// Runs `body` with a box of the given rule around the subviews, which stay where they are in the tree: in the box
    /// stand boxes that pass every question on to them, and take the notes that a container makes about its children.
    fileprivate func withContainer<T>(
        _ parameters: BoxParameters, of subviews: LayoutSubviews, _ body: (BoxID) -> T
    ) -> T {
        let container = makeBox(parameters.rule)
        write(parameters, to: container)
        var standIns: [BoxID] = []
        for subview in subviews where subview.box >= 0 {
            let standIn = makeBox(.forward)
            self[standIn].parent = container
            self[standIn].firstChild = subview.box
            // The subview is up to date; what is known of it holds for its stand-in.
            self[standIn].flags = self[subview.box].flags.intersection(.traits)
            self[standIn].priority = self[subview.box].priority
            if let last = standIns.last {
                self[last].nextSibling = standIn
            } else {
                self[container].firstChild = standIn
            }
            standIns.append(standIn)
        }
        resolve(container)
        defer {
            for standIn in standIns { removeBox(standIn) }
            removeBox(container)
        }
        return body(container)
    }

    fileprivate func forEachPlace(
        in id: BoxID, proposal: Lengths, size: Lengths, _ body: (BoxID, ChildPlace) -> Void
    ) {
        if self[id].rule == .stack {
            forEachPlaceInStack(id, proposal: proposal, size: size, body)
        } else {
            forEachPlaceInZStack(id, bounds: size, body)
        }
    }
}

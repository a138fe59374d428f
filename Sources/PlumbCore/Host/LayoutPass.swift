import Foundation
import PlumbLayout

/// Sizes and places every box: those of the page for the host's proposal, then those of each presentation above for its
/// own.
@MainActor
struct LayoutPass {
    let graph: ViewGraph
    private var tree: LayoutTree { graph.tree }

    /// The page's size.
    func run(proposal: ProposedViewSize) -> Lengths {
        let proposal = proposal.lengths
        let size = layOut(graph.presentations.page, proposal)
        if !graph.presentations.above.isEmpty { layOutAbove(proposal, page: size) }
        tree.settle()
        return size
    }

    /// A presentation's size. One view stands by itself; several form a VStack (Docs/Rules.md, section 15).
    private func layOut(_ presentation: Presentation, at origin: Lengths = .zero, _ proposal: Lengths) -> Lengths {
        let root = graph[presentation.node].box
        let rule: LayoutRule = tree.hasSingleChild(root) ? .forward : .stack
        if tree[root].rule != rule {
            tree.setRule(rule, of: root)
            tree.invalidate(root)
        }
        let hasScreen =
            presentation.isScreen || presentation.safeArea != EdgeInsets() || presentation.keyboard > 0
            || tree.keyboard >= 0 && presentation === graph.presentations.page
        presentation.content = root
        presentation.outermost = hasScreen ? screen(of: presentation, around: root, proposal) : root
        return WindowPass(graph: graph).layout(root: presentation.outermost, at: origin, proposal: proposal)
    }

    /// The box of a screen with a safe area (Docs/Rules.md, section 15).
    ///
    /// 1. The root is proposed what the safe area leaves of the proposal; along an axis on which it scrolls, all of it
    ///    (Docs/Rules.md, correction 6).
    /// 2. Its answer stands in the centre of that, or where the presentation says. 3. The screen is as long as the
    /// proposal; on an axis without one, as long as the answer and the insets.
    private func screen(of presentation: Presentation, around root: BoxID, _ proposal: Lengths) -> BoxID {
        if tree[root].parent < 0 {
            let screen = tree.makeBox(.insets)
            let inner = tree.makeBox(.frame)
            tree[screen].firstChild = inner
            tree[inner].parent = screen
            tree[inner].firstChild = root
            tree[root].parent = inner
            if tree[root].flags.contains(.looksAround) { tree.markLookingAround(inner) }
            tree.invalidate(inner)
        }
        let inner = tree[root].parent
        let bottom = keyboard(of: presentation, around: inner)
        let screen = tree[bottom].parent
        var room = presentation.room
        // Whether the root scrolls is found out with its traits.
        tree.resolve(root)
        for axis in Axis.allCases where proposal[axis].isFinite && tree.scrollsInside(inner, axis) {
            room[axis] = max(0, proposal[axis])
        }
        let insets = presentation.safeArea
        tree.configure(
            screen,
            .insets(insets, flags: .safeArea))
        tree.configure(
            inner,
            .frame(width: room.width, height: room.height, alignment: presentation.alignment, flags: .safeArea))
        for box in [inner, bottom, screen]
        where tree[box].flags.contains(.rightToLeft) != tree[root].flags.contains(.rightToLeft) {
            tree[box].flags.formSymmetricDifference(.rightToLeft)
            tree.invalidate(box)
        }
        return screen
    }

    /// The box of what a keyboard takes, within the screen's safe area: it is there from the first keyboard on. Without
    /// one, the box itself.
    private func keyboard(of presentation: Presentation, around inner: BoxID) -> BoxID {
        guard presentation === graph.presentations.page, presentation.keyboard > 0 || tree.keyboard >= 0 else {
            return inner
        }
        if tree.keyboard < 0 {
            let screen = tree[inner].parent
            let box = tree.makeBox(.insets)
            tree[screen].firstChild = box
            tree[box].parent = screen
            tree[box].firstChild = inner
            tree[inner].parent = box
            if tree[inner].flags.contains(.looksAround) { tree.markLookingAround(box) }
            tree.keyboard = box
            tree.invalidate(inner)
        }
        let insets = EdgeInsets(top: 0, leading: 0, bottom: presentation.keyboard, trailing: 0)
        tree.configure(tree.keyboard, .insets(insets, flags: .safeArea))
        return tree.keyboard
    }

    // MARK: Presentations above the page

    /// What stands in a presentation may present others while it is laid out: they lie above it.
    private func layOutAbove(_ proposal: Lengths, page: Lengths) {
        func length(_ axis: Axis) -> CGFloat {
            let length = proposal[axis].isFinite ? proposal[axis] : page[axis]
            return CGFloat(length.isFinite ? max(0, length) : 0)
        }
        let width = length(.horizontal)
        let isRightToLeft = tree[graph.presentations.page.outermost].flags.contains(.rightToLeft)
        let left = isRightToLeft && page.width.isFinite ? CGFloat(page.width) - width : 0
        let room = CGRect(x: left, y: 0, width: width, height: length(.vertical))
        var index = 0
        while index < graph.presentations.above.count {
            let presentation = graph.presentations.above[index]
            index += 1
            guard presentation.isPresented else { continue }
            let root = graph[presentation.node].box
            guard !graph.isWithinOutOfSight(presentation.presenter) else {
                // It is out of sight with all that is in it.
                tree[root].x = .nan
                tree.leaveOut(root: presentation.outermost)
                continue
            }
            if tree[root].x.isNaN {
                tree[root].x = 0
                tree.invalidate(root)
            }
            let place = place(of: presentation, root, on: room)
            presentation.alignment = place.alignment
            presentation.safeArea = place.safeArea
            presentation.isScreen = true
            let proposal = Lengths(Double(place.frame.width), Double(place.frame.height))
            presentation.setRoom(in: proposal, graph.queue)
            _ = layOut(presentation, at: Lengths(Double(place.frame.minX), Double(place.frame.minY)), proposal)
        }
    }

    /// Where a presentation wants to stand; where that is no place, it covers the page.
    private func place(of presentation: Presentation, _ root: BoxID, on page: CGRect) -> PresentationFrame {
        let (graph, tree) = (graph, tree)
        let room = PresentationRoom(
            page: page, safeArea: graph.presentations.page.safeArea,
            anchor: graph.pageFrame(of: graph.box(in: presentation.presenter)),
            isRightToLeft: tree[root].flags.contains(.rightToLeft),
            keyboard: graph.presentations.keyboard(of: presentation)
        ) { proposal in
            tree.resolve(root)
            return tree.size(root, proposal.lengths).cgSize
        }
        var place = presentation.traits.place(room)
        let (frame, insets) = (place.frame.standardized, place.safeArea)
        let numbers = [
            frame.minX, frame.minY, frame.width, frame.height, insets.top, insets.leading, insets.bottom,
            insets.trailing,
        ]
        if numbers.allSatisfy(\.isFinite) {
            place.frame = frame
        } else {
            place = PresentationFrame(page, room.safeArea)
        }
        // Its views keep clear of the keyboard.
        if room.keyboard > 0 {
            place.safeArea.bottom = max(place.safeArea.bottom, place.frame.maxY - (page.maxY - room.keyboard))
        }
        return place
    }
}

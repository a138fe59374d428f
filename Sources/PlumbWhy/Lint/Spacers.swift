import Foundation
import PlumbCore

extension LintCheck {
    /// Spacers that have nothing to take, and no direction.
    mutating func spacers() {
        for view in written where layout.rule(view) == .spacer {
            guard let container = layout.container(view) else { continue }
            switch layout.rule(container) {
            case .stack: spacer(view, in: container)
            case .zStack:
                let isRoot = layout.parent(container).flatMap(layout.kind) == .page
                say(
                    .spacerInDepth, view,
                    "A Spacer in a ZStack has no direction, and does not count for its size, which is "
                        + "\(Words.size(layout.place(container)?.size ?? .zero)).",
                    culprit: container,
                    Remedy(
                        ".frame(maxWidth: .infinity, maxHeight: .infinity)", on: container, .after,
                        [.wrap(container, .flexibleFrame(maxWidth: .infinity, maxHeight: .infinity))]
                    ) { before, after in
                        guard !isRoot || before.place(container) != nil,
                            let outer = after.place(container)?.proposal, let width = outer.width,
                            let height = outer.height
                        else { return nil }
                        return "the ZStack stands in \(Words.size(CGSize(width: width, height: height)))"
                    })
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .layers,
                .fixedSize, .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset,
                .ignoreSafeArea, .displaced, .reader, .custom, nil:
                break
            }
        }
    }

    private mutating func spacer(_ view: Int, in stack: Int) {
        guard let axis = layout.parameters(stack).axis, let division = layout.parameters(view).minLength else { return }
        let minimum = division
        // Whoever says how long a spacer is at least wants that distance.
        let isPlain = isEqual(minimum, 8)
        let length = layout.length(view, axis)
        let word = Words.length(axis)
        if layout.proposal(stack, axis) == nil {
            guard isPlain, length > 0, isEqual(length, minimum) else { return }
            let scroll = layout.ancestors(stack).first { layout.rule($0) == .viewport }
            let by =
                scroll.map { "\(Words.capitalized(words.the($0))) proposes no \(word) to what is in it" }
                ?? "No \(word) is proposed to \(words.the(stack))"
            say(
                .spacerWithoutRoom, view,
                "\(by), so there is nothing that the Spacer could take: it has its minimum, \(n(length)).",
                culprit: scroll ?? stack, scroll.flatMap { containerRelative(stack, $0, axis) } ?? roomy(stack, axis))
            return
        }
        guard isPlain, let offers = layout.division(stack), offers.axis == axis, isEqual(length, minimum) else {
            return
        }
        let own = layout.child(of: stack, around: view)
        let greedy = offers.offers.first {
            $0.maximum == .infinity && $0.priority > -.infinity && $0.view != own && $0.answer > minimum
                && layout.rule(layout.subject($0.view))?.isGreedy == true
        }
        guard let greedy else { return }
        let name = words.subject(greedy.view)
        let room = max(0, ((greedy.answer + length) / 2).rounded(.down))
        say(
            .spacerBesideGreedy, view,
            "\(Words.capitalized(name)) takes all there is, \(n(greedy.answer)), before the Spacer is asked, which has its minimum, \(n(length)).",
            culprit: greedy.view,
            Remedy(
                axis == .horizontal ? ".frame(width: \(n(room)))" : ".frame(height: \(n(room)))", on: greedy.view,
                .elsewhere,
                [
                    .wrap(
                        greedy.view,
                        .frame(
                            width: axis == .horizontal ? room : nil, height: axis == .vertical ? room : nil))
                ]
            ) { before, after in
                let new = after.length(view, axis)
                return new > before.length(view, axis) + 0.5
                    ? "the Spacer is \(Words.number(new)) \(Words.long(axis))" : nil
            })
    }

    /// A frame as long as the scroll view, around what is in it.
    func containerRelative(_ view: Int, _ scroll: Int, _ axis: Axis) -> Remedy? {
        guard let room = layout.place(scroll)?.size[axis], room.isFinite else { return nil }
        let length = axis == .horizontal ? ".horizontal" : ".vertical"
        return Remedy(
            ".containerRelativeFrame(\(length))", on: view, .after,
            [.wrap(view, .containerRelativeFrame(axis == .horizontal ? .horizontal : .vertical))]
        ) { before, after in
            let new = after.length(view, axis)
            return new != before.length(view, axis)
                ? "it is \(Words.number(new)) \(Words.long(axis)), as the scroll view" : nil
        }
    }

    private func roomy(_ stack: Int, _ axis: Axis) -> Remedy {
        let length: CGFloat = 300
        let name = axis == .horizontal ? "width" : "height"
        return Remedy(
            ".frame(\(name): \(n(length)))", on: stack, .elsewhere,
            [.wrap(stack, .frame(width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil))]
        ) { _, _ in nil }
    }
}

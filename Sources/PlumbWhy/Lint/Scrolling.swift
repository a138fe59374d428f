import Foundation
import PlumbCore

extension LintCheck {
    /// Scroll views that are too narrow, in each other, or that change what is in them unexpectedly.
    mutating func scrolling() {
        for view in written where layout.rule(view) == .viewport {
            guard let axes = layout.parameters(view).axes, let place = layout.place(view) else { continue }
            nested(view, axes)
            narrow(view, axes, place)
            if axes.contains(.horizontal) { unwrapped(view, place) }
        }
        for view in written { if let axis = layout.kind(view)?.lazyAxis { lazy(view, axis.across) } }
        for view in written where layout.rule(view) == .position { position(view) }
        for view in written where layout.rule(view) == .reader { readerCorner(view) }
    }

    private mutating func nested(_ view: Int, _ axes: Axis.Set) {
        for axis in [Axis.vertical, .horizontal] where axes.contains(axis == .vertical ? .vertical : .horizontal) {
            guard
                let outer = layout.ancestors(view).first(where: { layout.rule($0) == .viewport && scrolls($0, axis) }),
                layout.proposal(view, axis) == nil
            else { continue }
            say(
                .nestedScroll, view,
                "It scrolls \(axis == .vertical ? "vertically" : "horizontally") in \(words.the(outer)) that does so too: no "
                    + "\(Words.length(axis)) is proposed to it, it is as \(Words.long(axis)) as its content, \(n(layout.length(view, axis))), and never "
                    + "scrolls. Take one of the two away, or give the inner one a \(Words.length(axis)).",
                culprit: outer)
            return
        }
    }

    private mutating func narrow(_ view: Int, _ axes: Axis.Set, _ place: RecordedLayout.Place) {
        guard axes == .vertical, let room = place.proposal.width, room.isFinite, place.size.width < room - 16,
            let content = layout.children(view).first, let container = layout.container(view),
            layout.rule(container) != .stack || layout.parameters(container).axis == .vertical,
            layout.rule(container) != .frame
        else { return }
        say(
            .narrowScroll, view,
            "It is \(n(place.size.width)) of \(n(room)) points wide, as its content: its indicator and its touches end there.",
            Remedy(
                ".frame(maxWidth: .infinity)", on: content, .after,
                [.wrap(content, .flexibleFrame(maxWidth: .infinity))]
            ) { _, after in
                let new = after.length(view, .horizontal)
                return new >= room - 0.5 ? "it is \(Words.number(new)) wide" : nil
            })
    }

    private mutating func unwrapped(_ view: Int, _ place: RecordedLayout.Place) {
        for inner in layout.all(in: view) where isWritten(inner) {
            guard let text = layout.text(inner), text.lines == 1, layout.proposal(inner, .horizontal) == nil,
                text.ideal.width > place.size.width
            else { continue }
            let outer = chain(inner)
            let width = (place.size.width * 0.8).rounded()
            say(
                .unwrappedInScroll, inner,
                "\(Words.capitalized(words.the(view))) proposes no width, so that the text is one line of \(n(text.ideal.width)), and the view is "
                    + "\(n(place.size.width)) wide.",
                culprit: view,
                Remedy(".frame(width: \(n(width)))", on: outer, .after, [.wrap(outer, .frame(width: width))]) {
                    _, after in
                    guard let new = after.text(inner), new.lines > 1 else { return nil }
                    return Words.count(new.lines, "line")
                })
            return
        }
    }

    private mutating func lazy(_ view: Int, _ axis: Axis) {
        guard let place = layout.place(view), let room = place.proposal[axis], room.isFinite,
            isEqual(place.size[axis], room)
        else { return }
        let needed = layout.children(view).map { layout.length($0, axis) }.max() ?? 0
        guard needed > 0, needed < room / 1.5, let container = layout.container(view) else { return }
        guard layout.kind(container) != .page else { return }
        say(
            .lazyFills, view,
            "A lazy stack is as \(Words.long(axis)) as what is proposed, \(n(room)), since it does not know all its views; the visible ones need \(n(needed))."
        )
    }

    private mutating func position(_ view: Int) {
        guard let container = layout.container(view), layout.rule(container) == .stack,
            layout.children(container).count > 1,
            let size = layout.place(view)?.size
        else { return }
        say(
            .positionGreedy, view,
            "A view with a position is as large as what it is proposed, \(Words.size(size)): `.offset`, or an overlay, takes no room."
        )
    }

    private mutating func readerCorner(_ view: Int) {
        guard let size = layout.place(view)?.size, let container = layout.container(view),
            layout.rule(container) != .stack,
            !isSecondary(view)
        else { return }
        let children = layout.children(view).compactMap { layout.place($0)?.size }
        guard !children.isEmpty, children.allSatisfy({ $0.width < size.width / 2 && $0.height < size.height / 2 })
        else { return }
        say(
            .readerCorner, view,
            "A GeometryReader takes \(Words.size(size)) and puts what is in it at its top leading corner; it needs "
                + "\(Words.size(children[0])).")
    }
}

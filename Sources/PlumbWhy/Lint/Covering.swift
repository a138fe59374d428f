import Foundation
import PlumbCore

extension LintCheck {
    /// Views that are drawn over others.
    mutating func covering() {
        for view in written {
            switch layout.rule(view) {
            case .stack: neighbours(view)
            case .layers: secondary(view)
            case .zStack: scrollEnd(view)
            case .custom: outOfCell(view)
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .fixedSize,
                .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
                .displaced, .reader, nil:
                break
            }
        }
        underBars()
    }

    /// Where a child of a stack is drawn: by offset, scale or turn elsewhere than it stands; larger where a filling
    /// image stands out.
    private func drawn(_ child: Int) -> (frame: CGRect, by: Int?)? {
        guard let frame = layout.frame(child) else { return nil }
        var view = child
        while true {
            if let transform = layout.parameters(view).transform, let own = layout.frame(view) {
                let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                guard numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
                let moved = own.offsetBy(dx: -own.minX, dy: -own.minY).applying(transform)
                return (moved.offsetBy(dx: own.minX, dy: own.minY), view)
            }
            guard layout.isModifier(view), let first = layout.children(view).first,
                layout.parameters(view).clips != true
            else { return (frame, nil) }
            view = first
        }
    }

    private mutating func neighbours(_ stack: Int) {
        guard let axis = layout.parameters(stack).axis else { return }
        let children = layout.children(stack).filter {
            layout.place($0) != nil && layout.rule(layout.subject($0)) != .spacer
        }
        if let spacing = layout.parameters(stack).spacing, spacing < 0 { return }
        for (first, second) in zip(children, children.dropFirst()) {
            for (child, other) in [(first, second), (second, first)] {
                guard let (area, by) = drawn(child), let by, isWritten(by), let hit = layout.frame(other) else {
                    continue
                }
                // Whoever takes the room back by negative padding knows where the view lies.
                if isPulled(from: child, to: by) { continue }
                // Turned views are looked at by another rule.
                guard let transform = layout.parameters(by).transform, transform.b == 0, transform.c == 0 else {
                    continue
                }
                let common = area.intersection(hit)
                guard !common.isNull, common.width > 0, common.height > 0 else { continue }
                let share = common.width * common.height / max(1, min(area.width * area.height, hit.width * hit.height))
                guard share > 0.25 else { continue }
                let length = axis == .horizontal ? common.width : common.height
                let isMoved = transform.a == 1 && transform.d == 1
                let subject = words.subject(child)
                let shift = isMoved ? (axis == .horizontal ? transform.tx : transform.ty) : 0
                var remedies: [Remedy] = []
                if isMoved, shift > 0, child == first {
                    let insets =
                        axis == .horizontal
                        ? EdgeInsets(top: 0, leading: shift, bottom: 0, trailing: 0)
                        : EdgeInsets(top: shift, leading: 0, bottom: 0, trailing: 0)
                    remedies.append(
                        Remedy(
                            ".padding(\(axis == .horizontal ? ".leading" : ".top"), \(n(shift)))", on: child,
                            .elsewhere,
                            [.wrap(child, .padding(insets))]
                        ) { before, after in
                            guard let old = before.frame(other), let new = after.frame(other), old.origin != new.origin
                            else {
                                return nil
                            }
                            return
                                "instead of `.offset`: \(Words(before).subject(other)) stands at \(Words.number(new.start(axis)))"
                        })
                }
                findings(
                    .coversNeighbour, child,
                    isMoved
                        ? "\(Words.capitalized(subject)) is drawn \(n(abs(shift))) further \(direction(axis, shift)) but keeps its place: it lies on "
                            + "\(words.subject(other)), by \(n(length))."
                        : "\(Words.capitalized(subject)) is drawn \(Words.size(area.size)), and its place is \(Words.size(layout.place(child)?.size ?? .zero)): "
                            + "it lies on \(words.subject(other)), by \(n(length)).",
                    culprit: other, remedies)
                return
            }
        }
    }

    private func isPulled(from child: Int, to moved: Int) -> Bool {
        ([moved] + layout.ancestors(moved)).prefix { $0 != layout.parent(child) }.contains { view in
            guard let insets = layout.parameters(view).insets else { return false }
            return min(insets.top, insets.bottom, insets.leading, insets.trailing) < 0
        }
    }

    private func direction(_ axis: Axis, _ shift: CGFloat) -> String {
        axis == .horizontal ? (shift < 0 ? "left" : "right") : (shift < 0 ? "up" : "down")
    }

    /// An overlay or background that is longer than its view and reaches into what stands beside it; a filling image in
    /// a grid.
    private mutating func secondary(_ view: Int) {
        guard let container = layout.container(view),
            layout.rule(container) == .stack || layout.rule(container) == .custom,
            let own = layout.frame(view),
            !layout.ancestors(view).contains(where: { layout.parameters($0).clips == true })
        else { return }
        for second in layout.children(view).dropFirst() {
            let subject = layout.subject(second)
            guard let frame = layout.frame(second), isWritten(subject), layout.parameters(subject).transform == nil
            else {
                continue
            }
            guard let outer = layout.child(of: container, around: view) else { continue }
            for other in layout.children(container) where other != outer {
                guard let hit = layout.frame(other) else { continue }
                let common = frame.intersection(hit)
                guard !common.isNull, common.width > 8, common.height > 8, !own.contains(common) else { continue }
                say(
                    .coversNeighbour, subject,
                    "\(Words.capitalized(words.the(view))) does not count for the size: \(words.subject(layout.children(view)[0])) is "
                        + "\(Words.size(own.size)), \(words.the(subject)) \(Words.size(frame.size)). It lies on \(words.subject(other)).",
                    culprit: other)
                return
            }
        }
    }

    /// A sibling of a scroll view that covers its end.
    private mutating func scrollEnd(_ view: Int) {
        let children = layout.children(view)
        for (index, child) in children.enumerated() {
            let scroll = layout.subject(child)
            guard layout.rule(scroll) == .viewport, scrolls(scroll, .vertical), let area = layout.frame(scroll),
                let content = layout.children(scroll).first, layout.length(content, .vertical) > area.height - 16
            else { continue }
            // What safe areas keep clear below the content.
            let room = layout.ancestors(scroll).prefix { $0 != view }
                .reduce(CGFloat(0)) { $0 + (layout.parameters($1).insets?.bottom ?? 0) }
            for other in children.dropFirst(index + 1) {
                let bar = layout.subject(other)
                guard let frame = layout.frame(other), isWritten(bar) || isWritten(other),
                    frame.width > area.width * 0.6,
                    isEqual(frame.maxY, area.maxY), frame.height < area.height / 2, frame.height > 16,
                    hasViews(content, inLast: frame.height - room)
                else { continue }
                say(
                    .coversScrollEnd, other,
                    "It covers the last \(n(frame.height)) points of \(words.the(scroll)), whose content can't be scrolled out from under it. "
                        + "`.safeAreaInset(edge: .bottom) { … }` on the ScrollView makes room.",
                    culprit: scroll)
                return
            }
        }
    }

    /// Whether something stands at the end of what scrolls: padding there is room for what covers it. Of a lazy
    /// container, the last views are not there yet.
    private func hasViews(_ content: Int, inLast height: CGFloat) -> Bool {
        guard let whole = layout.frame(content) else { return true }
        return layout.all(in: content).contains { view in
            let isLast = layout.children(view).isEmpty && layout.rule(view) != .spacer
            guard isLast || isLazy(view), let frame = layout.frame(view) else { return false }
            return frame.maxY > whole.maxY - height + LintCheck.tolerance
        }
    }

    /// Texts that stand in what a safe area takes, because of a container around them.
    private mutating func underBars() {
        guard
            let screen = layout.order.first(where: {
                layout.kind($0) == .screen && layout.parameters($0).insets != nil
            }
            ),
            let insets = layout.parameters(screen).insets, insets.top > 0, let whole = layout.frame(screen)
        else { return }
        for view in written where layout.text(view) != nil {
            guard let frame = layout.frame(view), frame.height > 0,
                frame.minY < whole.minY + insets.top - 1, frame.maxY > whole.minY,
                let expand = layout.ancestors(view).first(where: {
                    layout.rule($0) == .ignoreSafeArea && (layout.reach($0)?.top ?? 0) > 0
                }),
                !layout.ancestors(view).contains(where: { layout.rule($0) == .viewport }), isWritten(expand)
            else { continue }
            let container = layout.subject(expand)
            say(
                .textUnderBar, view,
                "\(Words.capitalized(words.the(container))) ignores the safe area, and \(words.the(view)) with it: it stands at \(n(frame.minY)), under the "
                    + "bar, which ends at \(n(insets.top)). Let only the background ignore it: `.background(Color.blue.ignoresSafeArea())`.",
                culprit: expand)
            return
        }
    }

    /// A view in a grid that is larger than its cell, and reaches into others.
    private mutating func outOfCell(_ grid: Int) {
        guard isPlumbs(grid), layout.children(grid).count > 1 else { return }
        for cell in layout.children(grid) {
            guard let place = layout.place(cell),
                !layout.all(in: cell).contains(where: { layout.parameters($0).clips == true })
            else { continue }
            for axis in [Axis.horizontal, .vertical] {
                guard let room = place.proposal[axis], room.isFinite, place.size[axis] > room + 8 else { continue }
                // Those of the same row, or column.
                let others = layout.children(grid).filter { other in
                    guard other != cell, let frame = layout.frame(other) else { return false }
                    return axis == .horizontal
                        ? frame.minY < place.frame.maxY && frame.maxY > place.frame.minY
                        : frame.minX < place.frame.maxX && frame.maxX > place.frame.minX
                }
                guard let nearest = others.first else { continue }
                let covered = others.first { layout.frame($0).map { $0.intersects(place.frame) } == true }
                let other = covered ?? nearest
                let subject = layout.subject(cell)
                say(
                    .coversNeighbour, subject,
                    "Its cell is \(n(room)) \(Words.long(axis)), and \(words.the(subject)) answers \(Words.size(place.size)): it stands out by "
                        + "\(n((place.size[axis] - room) / 2)) on both sides, and reaches into "
                        + "\(covered == nil ? "the cell of " : "")\(words.subject(other)). As an `.overlay` of "
                        + "`Color.clear`, with `.clipped()`, it stays within.",
                    culprit: other)
                return
            }
        }
    }
}

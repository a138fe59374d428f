import Foundation
import PlumbCore

extension LintCheck {
    /// Alignments that have no room, or that somebody else decides.
    mutating func alignments() {
        for view in written {
            switch layout.rule(view) {
            case "frame", "flexibleFrame": frameAlignment(view)
            case "stack": stackAlignment(view)
            default: break
            }
        }
    }

    /// Views that are alone with what aligns them.
    mutating func singles() {
        for view in written {
            loneStack(view)
            oneLine(view)
        }
    }

    /// The axes on which a view's alignment is not the centre.
    private func alignedAxes(_ view: Int) -> [Axis] {
        let own = layout.parameters(view)
        return [
            own.horizontalAlignment == "center" ? nil : Axis.horizontal,
            own.verticalAlignment == "center" ? nil : Axis.vertical,
        ].compactMap(\.self)
    }

    /// A frame that was given no length on any axis on which it aligns is as long there as its view, always.
    private mutating func frameAlignment(_ view: Int) {
        let own = layout.parameters(view)
        let axes = alignedAxes(view)
        guard !axes.isEmpty, let only = layout.children(view).first, let size = layout.place(view)?.size else { return }
        let given: (Axis) -> Bool = { axis in
            axis == .horizontal
                ? own.width != nil || own.minWidth != nil || own.maxWidth != nil || own.idealWidth != nil
                : own.height != nil || own.minHeight != nil || own.maxHeight != nil || own.idealHeight != nil
        }
        guard axes.allSatisfy({ !given($0) && isEqual(layout.length(only, $0), layout.length(view, $0)) }) else {
            return
        }
        let name = alignmentName(own)
        let both = axes.count == 2
        let lengths = both ? "no width and no height" : "no \(Words.length(axes[0]))"
        let maxima = axes.map { $0 == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity" }
        let alignment = Alignment(
            horizontal: horizontal(own.horizontalAlignment), vertical: vertical(own.verticalAlignment))
        let wrapper = LayoutWrapper.flexibleFrame(
            maxWidth: axes.contains(.horizontal) ? .infinity : nil,
            maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
        let subject = words.subject(only)
        say(
            .alignmentWithoutRoom, view,
            "The frame has \(lengths) of its own: it is \(Words.size(size)), as \(subject), so that `\(name)` has nothing to align in.",
            Remedy(
                ".frame(\(maxima.joined(separator: ", ")), alignment: \(name))", on: view, .after,
                [.wrap(view, wrapper)]
            ) { before, after in
                guard let old = before.pageSize, let new = after.pageSize, let frame = after.frame(only),
                    old != new || before.frame(only)?.origin != frame.origin
                else { return nil }
                return
                    "\(subject) stands at \(Words.number(frame.minX)), \(Words.number(frame.minY)) of \(Words.size(new))"
            })
    }

    /// The alignment as it is written.
    func alignmentName(_ own: TracedParameters) -> String {
        switch (own.verticalAlignment, own.horizontalAlignment) {
        case ("center", let horizontal?): ".\(horizontal)"
        case (let vertical?, "center"): ".\(vertical)"
        case ("top", "leading"): ".topLeading"
        case ("top", "trailing"): ".topTrailing"
        case ("bottom", "leading"): ".bottomLeading"
        case ("bottom", "trailing"): ".bottomTrailing"
        case (let vertical, let horizontal):
            "Alignment(horizontal: .\(horizontal ?? "center"), vertical: .\(vertical ?? "center"))"
        }
    }

    func horizontal(_ name: String?) -> HorizontalAlignment {
        name == "leading" ? .leading : name == "trailing" ? .trailing : .center
    }

    func vertical(_ name: String?) -> VerticalAlignment {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "firstTextBaseline": .firstTextBaseline
        case "lastTextBaseline": .lastTextBaseline
        default: .center
        }
    }

    private mutating func stackAlignment(_ view: Int) {
        let own = layout.parameters(view)
        guard let axis = own.axis else { return }
        let across = axis.across
        let name = (across == .horizontal ? own.horizontalAlignment : own.verticalAlignment) ?? "center"
        guard name == "leading" || name == "trailing" || name == "top" || name == "bottom" else { return }
        for child in layout.children(view) where centersByItself(child, in: view, across, name) {
            return
        }
        stackBesideEdge(view, across, name)
    }

    /// A frame around a stack of one view: the stack is the view, and aligns nothing.
    private mutating func loneStack(_ view: Int) {
        guard let frame = layout.parent(view), layout.rule(frame) == "frame" || layout.rule(frame) == "flexibleFrame",
            let stack = layout[view]?.loneStack, isWritten(frame)
        else { return }
        let own = layout.parameters(frame)
        for (axis, name) in [(Axis.horizontal, stack.horizontal), (.vertical, stack.vertical)] {
            // Along its axis a stack aligns nothing.
            guard stack.axis != axis, ["leading", "trailing", "top", "bottom"].contains(name),
                (axis == .horizontal ? own.horizontalAlignment : own.verticalAlignment) == "center",
                layout.length(frame, axis) > layout.length(view, axis) + 2 * LintCheck.tolerance
            else { continue }
            let subject = words.subject(view)
            let edits: LayoutEdit =
                axis == .horizontal
                ? .align(frame, horizontal: horizontal(name), vertical: nil)
                : .align(frame, horizontal: nil, vertical: vertical(name))
            say(
                .stackAlignmentWithoutEffect, frame,
                "A stack of one view is that view: `.\(name)` lines nothing up. It is the frame, \(n(layout.length(frame, axis))) "
                    + "\(Words.long(axis)), that puts \(subject), \(n(layout.length(view, axis))), in its middle.",
                culprit: view,
                Remedy("alignment: .\(name)", on: frame, .argument, [edits]) { before, after in
                    guard let new = after.frame(view), let old = before.frame(view), new.origin != old.origin else {
                        return nil
                    }
                    return "\(subject) stands at \(Words.number(new.minX)), \(Words.number(new.minY))"
                })
            return
        }
    }

    /// A text of one line: how lines stand to each other says nothing.
    private mutating func oneLine(_ view: Int) {
        guard layout[view]?.hasOwnTextAlignment == true, let text = layout.text(view), text.lines == 1, !text.isCut,
            let size = layout.place(view)?.size, size.width <= text.ideal.width + 1
        else { return }
        let outer = layout.container(view)
        let who =
            outer.map { "It is \(words.the($0)) that places the text" } ?? "The text is placed by what is around it"
        let stack = outer.map { layout.rule($0) == "stack" && layout.parameters($0).axis == .vertical } ?? false
        let name = layout.parameters(view).textAlignment ?? "leading"
        say(
            .textAlignmentOneLine, view,
            "\(Words.capitalized(words.the(view))) has one line, and is as wide as that, \(n(size.width)): `.multilineTextAlignment` lines up the "
                + "lines within a text. \(who): "
                + (stack
                    ? "`VStack(alignment: .\(name))`, or a frame with an alignment." : "a frame with an alignment."))
    }

    /// A view whose own frame is as long as the stack, and has the view in its middle.
    private mutating func centersByItself(_ child: Int, in stack: Int, _ across: Axis, _ name: String) -> Bool {
        let frame = layout.core(child)
        let own = layout.parameters(frame)
        let maximum = across == .horizontal ? own.maxWidth : own.maxHeight
        let alignment = across == .horizontal ? own.horizontalAlignment : own.verticalAlignment
        guard layout.rule(frame) == "flexibleFrame", isWritten(frame), maximum == .infinity, alignment == "center",
            let only = layout.children(frame).first, layout.place(frame) != nil,
            isEqual(layout.length(frame, across), layout.length(stack, across)),
            layout.length(only, across) < layout.length(frame, across) - 2 * LintCheck.tolerance,
            // A view that fills on purpose, and that centres its own lines, is not blamed.
            layout.parameters(layout.subject(only)).textAlignment != "center"
        else { return false }
        let subject = words.subject(only)
        let maxima = across == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
        let edits: LayoutEdit =
            across == .horizontal
            ? .align(frame, horizontal: horizontal(name), vertical: nil)
            : .align(frame, horizontal: nil, vertical: vertical(name))
        say(
            .stackAlignmentWithoutEffect, frame,
            "\(Words.capitalized(subject)) is in the middle of its own frame, which is \(n(layout.length(frame, across))) "
                + "\(Words.long(across)), as long as \(words.the(stack)): nothing is left that the stack's `.\(name)` could align.",
            culprit: stack,
            Remedy(".frame(\(maxima), alignment: .\(name))", on: frame, .argument, [edits]) { before, after in
                guard let old = before.frame(only), let new = after.frame(only), old.origin != new.origin else {
                    return nil
                }
                return "\(subject) stands at \(Words.number(new.minX)), \(Words.number(new.minY))"
            })
        return true
    }

    /// A stack that lines up its views, and stands in the middle of something wider itself.
    private mutating func stackBesideEdge(_ view: Int, _ across: Axis, _ name: String) {
        // What is around it centres it: the page, or a stack or ZStack of the same kind.
        var outermost = view
        while let parent = layout.parent(outermost), RecordedLayout.forwarders.contains(layout.rule(parent)),
            layout[parent]?.name != "root"
        {
            outermost = parent
        }
        guard let parent = layout.parent(outermost), let room = layout.proposal(view, across), room.isFinite else {
            return
        }
        let own = layout.parameters(parent)
        let isCentred =
            layout[parent]?.name == "root"
            || layout.rule(parent) == "zStack"
                && (across == .horizontal ? own.horizontalAlignment : own.verticalAlignment) == "center"
        let length = layout.length(view, across)
        guard isCentred, room > length + 16 else { return }
        let maxima = across == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
        let alignment =
            across == .horizontal
            ? Alignment(horizontal: horizontal(name), vertical: .center)
            : Alignment(horizontal: .center, vertical: vertical(name))
        let edge = ["leading": "leading", "trailing": "trailing", "top": "upper", "bottom": "lower"][name] ?? name
        let stack = words.the(view)
        say(
            .stackNotAtEdge, view,
            "\(Words.capitalized(stack)) is \(n(length)) of \(n(room)) points \(Words.long(across)), as its longest view, and stands in the "
                + "middle. Its views do stand at its \(edge) edge.",
            Remedy(
                ".frame(\(maxima), alignment: .\(name))", on: outermost, .after,
                [
                    .wrap(
                        outermost,
                        .flexibleFrame(
                            maxWidth: across == .horizontal ? .infinity : nil,
                            maxHeight: across == .vertical ? .infinity : nil, alignment: alignment))
                ]
            ) { before, after in
                // A page is as large as what is on it: then it is the page that becomes larger.
                guard let old = before.pageSize, let new = after.pageSize, let frame = after.frame(view),
                    old != new || before.frame(view)?.origin != frame.origin
                else { return nil }
                return
                    "\(stack) stands at \(Words.number(frame.minX)), \(Words.number(frame.minY)) of \(Words.size(new))"
            })
    }

    /// Guides that are set and asked for by nobody, or that move what they were not meant to.
    mutating func guides() {
        for view in written where layout.rule(view) == "guide" {
            guard let guide = layout.parameters(view).guide, let container = askingContainer(view) else { continue }
            let isAsked = layout.guides(view).contains { $0.name == guide && $0.value != nil }
            if !isAsked { guideNotAsked(view, guide, container) }
        }
        for view in written {
            switch layout.rule(view) {
            case "layers": movedDecoration(view)
            case "frame": movedInFrame(view)
            default: break
            }
        }
    }

    /// The container around a guide that lines its views up; nil for a layout of the user's, which may ask for any
    /// guide.
    private func askingContainer(_ view: Int) -> Int? {
        layout.ancestors(view).first { outer in
            ["stack", "zStack", "layers", "custom", "viewThatFits", "reader", "viewport"].contains(layout.rule(outer))
                || layout[outer]?.name == "root"
        }
        .flatMap { layout.rule($0) == "custom" && !isPlumbs($0) ? nil : $0 }
    }

    func isPlumbs(_ view: Int) -> Bool {
        ["Grid", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"].contains(layout[view]?.name ?? "")
    }

    private static let horizontals: Set<String> = ["leading", "trailing"]

    private mutating func guideNotAsked(_ view: Int, _ guide: String, _ container: Int) {
        let subject = words.subject(view)
        let own = layout.parameters(container)
        // Further out somebody asks for this very guide: it ends at the stack between.
        let asking = layout.ancestors(container).first { outer in
            let own = layout.parameters(outer)
            return ["stack", "zStack"].contains(layout.rule(outer))
                && (own.horizontalAlignment == guide || own.verticalAlignment == guide) && guide != "center"
        }
        if let asking, layout.rule(container) == "stack" || layout.rule(container) == "zStack" {
            say(
                .guideNotMerged, view,
                "The guide ends at \(words.the(container)) around \(subject): `.\(guide)` of a stack is its own edge, whatever its views say, and "
                    + "\(words.the(asking)) asks that stack. A guide of your own (`AlignmentID`) is passed on.",
                culprit: container)
            return
        }
        let asked: String
        switch layout.rule(container) {
        case "stack":
            let isRow = own.axis == .horizontal
            asked =
                "\(words.the(container)) lines its views up \(isRow ? "vertically" : "horizontally"), by "
                + "`.\((isRow ? own.verticalAlignment : own.horizontalAlignment) ?? "center")`"
        case "zStack", "layers":
            asked =
                "\(words.the(container)) aligns by `.\(own.horizontalAlignment ?? "center")` and "
                + "`.\(own.verticalAlignment ?? "center")`"
        default: asked = "\(words.the(container)) aligns nothing"
        }
        var remedies: [Remedy] = []
        let isRow = own.axis == .horizontal
        if layout.rule(container) == "stack", LintCheck.horizontals.contains(guide) == !isRow {
            let name = words.name(container)
            remedies.append(
                Remedy(
                    "\(name)(alignment: .\(guide))", on: container, .argument,
                    [
                        isRow
                            ? .align(container, horizontal: nil, vertical: vertical(guide))
                            : .align(container, horizontal: horizontal(guide), vertical: nil)
                    ]
                ) { before, after in
                    guard let old = before.frame(view), let new = after.frame(view), old != new,
                        let size = after.place(container)?.size
                    else { return nil }
                    return
                        "\(subject) stands at \(Words.number(new.minX)), \(Words.number(new.minY)), and the stack is \(Words.size(size))"
                })
        }
        findings(
            .guideNotAsked, view, "No container aligns \(subject) by `.\(guide)`: \(asked).", culprit: container,
            remedies)
    }

    mutating func findings(
        _ rule: LintRule, _ view: Int, _ message: String, culprit: Int? = nil, _ remedies: [Remedy]
    ) {
        switch remedies.count {
        case 0: say(rule, view, message, culprit: culprit)
        case 1: say(rule, view, message, culprit: culprit, remedies[0])
        default: say(rule, view, message, culprit: culprit, remedies[0], remedies[1])
        }
    }

    /// A border, say, that stands beside its view because of a guide in it.
    private mutating func movedDecoration(_ view: Int) {
        guard let primary = layout.children(view).first, let second = layout.children(view).dropFirst().first,
            let own = layout.frame(primary), let other = layout.frame(second)
        else { return }
        let parameters = layout.parameters(view)
        for (axis, guide) in [
            (Axis.horizontal, parameters.horizontalAlignment), (.vertical, parameters.verticalAlignment),
        ] {
            guard let guide, isEqual(own.size[axis], other.size[axis]),
                abs(own.start(axis) - other.start(axis)) > LintCheck.tolerance,
                let value = layout.guides(primary).last(where: { $0.name == guide && $0.value != nil })?.value,
                let setter = layout.all(in: primary).first(where: {
                    layout.rule($0) == "guide" && layout.parameters($0).guide == guide
                })
            else { continue }
            let kind =
                layout[view]?.name.contains("Border") == true
                ? "border" : parameters.isBehind == true ? "background" : "overlay"
            say(
                .guideMovesDecoration, view,
                "\(Words.capitalized(words.subject(setter))) says that its `.\(guide)` is at \(n(value)). The \(kind) aligns by that guide, and begins "
                    + "\(n(abs(own.start(axis) - other.start(axis)))) points \(other.start(axis) < own.start(axis) ? "before" : "after") its view. "
                    + "Set the guide on a container of several views, or use a guide of your own.",
                culprit: setter)
        }
    }

    /// A view that a guide moves in a frame which has room for it in the middle.
    private mutating func movedInFrame(_ view: Int) {
        let own = layout.parameters(view)
        guard let child = layout.children(view).first, let place = layout.place(child),
            let size = layout.place(view)?.size
        else { return }
        for (axis, guide) in [(Axis.horizontal, own.horizontalAlignment), (.vertical, own.verticalAlignment)] {
            guard let guide, guide == "center",
                let value = layout.guides(child).last(where: { $0.name == guide && $0.value != nil })?.value,
                place.size[axis] < size[axis],
                abs(place.origin[axis] - (size[axis] - place.size[axis]) / 2) > LintCheck.tolerance,
                let setter = layout.all(in: child).first(where: {
                    layout.rule($0) == "guide" && layout.parameters($0).guide == guide && isWritten($0)
                })
            else { continue }
            let middle = (size[axis] - place.size[axis]) / 2
            say(
                .guideMovesDecoration, view,
                "\(Words.capitalized(words.subject(setter))) says that its `.\(guide)` is at \(n(value)). The frame aligns by that guide, and puts it "
                    + "at \(n(place.origin[axis])) instead of \(n(middle)); a border or an overlay moves as far. Set the guide on a container of "
                    + "several views, or use a guide of your own.",
                culprit: setter)
        }
    }
}

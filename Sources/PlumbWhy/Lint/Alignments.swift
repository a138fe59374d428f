import Foundation
import PlumbCore

extension LintCheck {
    /// Alignments that have no room, or that somebody else decides.
    mutating func alignments() {
        for view in written {
            switch layout.rule(view) {
            case .frame, .flexibleFrame: frameAlignment(view)
            case .stack: stackAlignment(view)
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .insets, .zStack, .layers, .fixedSize, .ratio,
                .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
                .displaced,
                .reader, .custom, nil:
                break
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
            own.horizontalAlignment == .center ? nil : Axis.horizontal,
            own.verticalAlignment == .center ? nil : Axis.vertical,
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
        case (.center, let horizontal?): ".\(horizontal)"
        case (let vertical?, .center): ".\(vertical)"
        case (.top, .leading): ".topLeading"
        case (.top, .trailing): ".topTrailing"
        case (.bottom, .leading): ".bottomLeading"
        case (.bottom, .trailing): ".bottomTrailing"
        case (let vertical, let horizontal):
            "Alignment(horizontal: .\(horizontal ?? .center), vertical: .\(vertical ?? .center))"
        }
    }

    /// The alignment of a guide; the centre for those that are not SwiftUI's.
    func horizontal(_ guide: TracedGuide?) -> HorizontalAlignment {
        switch guide {
        case .leading: .leading
        case .trailing: .trailing
        case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline, .custom, nil: .center
        }
    }

    func vertical(_ guide: TracedGuide?) -> VerticalAlignment {
        switch guide {
        case .top: .top
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        case .leading, .center, .trailing, .custom, nil: .center
        }
    }

    /// Aligns what is in a view, on one axis.
    func align(_ view: Int, _ axis: Axis, _ guide: TracedGuide) -> LayoutEdit {
        axis == .horizontal
            ? .align(view, horizontal: horizontal(guide), vertical: nil)
            : .align(view, horizontal: nil, vertical: vertical(guide))
    }

    /// The remedy by which a view stands elsewhere in its frame.
    private func aligning(_ view: Int, in frame: Int, _ axis: Axis, _ guide: TracedGuide, _ code: String) -> Remedy {
        let subject = words.subject(view)
        return Remedy(code, on: frame, .argument, [align(frame, axis, guide)]) { before, after in
            guard let old = before.frame(view), let new = after.frame(view), old.origin != new.origin else {
                return nil
            }
            return "\(subject) stands at \(Words.number(new.minX)), \(Words.number(new.minY))"
        }
    }

    private mutating func stackAlignment(_ view: Int) {
        let own = layout.parameters(view)
        guard let axis = own.axis else { return }
        let across = axis.across
        guard let guide = own.alignment(across), guide.edge != nil else { return }
        for child in layout.children(view) where centersByItself(child, in: view, across, guide) {
            return
        }
        stackBesideEdge(view, across, guide)
    }

    /// A frame around a stack of one view: the stack is the view, and aligns nothing.
    private mutating func loneStack(_ view: Int) {
        guard let frame = layout.parent(view), layout.rule(frame)?.isFrame == true,
            let stack = layout[view]?.loneStack, isWritten(frame)
        else { return }
        let own = layout.parameters(frame)
        for (axis, name) in [(Axis.horizontal, stack.horizontal), (.vertical, stack.vertical)] {
            // Along its axis a stack aligns nothing.
            guard stack.axis != axis, name.edge != nil,
                own.alignment(axis) == .center,
                layout.length(frame, axis) > layout.length(view, axis) + 2 * LintCheck.tolerance
            else { continue }
            say(
                .stackAlignmentWithoutEffect, frame,
                "A stack of one view is that view: `.\(name)` lines nothing up. It is the frame, \(n(layout.length(frame, axis))) "
                    + "\(Words.long(axis)), that puts \(words.subject(view)), \(n(layout.length(view, axis))), in its middle.",
                culprit: view, aligning(view, in: frame, axis, name, "alignment: .\(name)"))
            return
        }
    }

    /// A text of one line: how lines stand to each other says nothing.
    private mutating func oneLine(_ view: Int) {
        guard layout[view]?.hasOwnTextAlignment == true, let text = layout.text(view), text.lines == 1, !text.isCut,
            let place = layout.place(view), place.size.width <= text.ideal.width + 1,
            !hasLinesElsewhere(view, text, place.proposal.width)
        else { return }
        let size = place.size
        let outer = layout.container(view)
        let who =
            outer.map { "It is \(words.the($0)) that places the text" } ?? "The text is placed by what is around it"
        let stack = outer.map { layout.rule($0) == .stack && layout.parameters($0).axis == .vertical } ?? false
        let name = layout.parameters(view).textAlignment ?? .leading
        say(
            .textAlignmentOneLine, view,
            "\(Words.capitalized(words.the(view))) has one line, and is as wide as that, \(n(size.width)): `.multilineTextAlignment` lines up the "
                + "lines within a text. \(who): "
                + (stack
                    ? "`VStack(alignment: .\(name))`, or a frame with an alignment." : "a frame with an alignment."))
    }

    /// Whether a text may well have several lines with other words, on a narrower screen or in larger type: another
    /// text of the same line of source has, or there is little room left.
    private func hasLinesElsewhere(_ view: Int, _ text: TracedText, _ room: CGFloat?) -> Bool {
        if let point = layout[view]?.point,
            written.contains(where: { layout[$0]?.point == point && layout.text($0).map { $0.lines > 1 } == true })
        {
            return true
        }
        let canWrap = layout.parameters(view).text?.contains { $0.isWhitespace } ?? true
        guard canWrap, layout.parameters(view).lineLimit != 1, let room, room.isFinite else { return false }
        // A telephone of 320 points, at the largest type that is not for accessibility.
        return text.ideal.width > room / 1.66
    }

    /// A view whose own frame is as long as the stack, and has the view in its middle.
    private mutating func centersByItself(_ child: Int, in stack: Int, _ across: Axis, _ name: TracedGuide) -> Bool {
        let frame = layout.core(child)
        let own = layout.parameters(frame)
        let maximum = across == .horizontal ? own.maxWidth : own.maxHeight
        guard layout.rule(frame) == .flexibleFrame, isWritten(frame), maximum == .infinity,
            own.alignment(across) == .center,
            let only = layout.children(frame).first, layout.place(frame) != nil,
            isEqual(layout.length(frame, across), layout.length(stack, across)),
            layout.length(only, across) < layout.length(frame, across) - 2 * LintCheck.tolerance,
            // A view that fills on purpose, and that centres its own lines, is not blamed.
            layout.parameters(layout.subject(only)).textAlignment != .center
        else { return false }
        let maxima = across == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
        say(
            .stackAlignmentWithoutEffect, frame,
            "\(Words.capitalized(words.subject(only))) is in the middle of its own frame, which is \(n(layout.length(frame, across))) "
                + "\(Words.long(across)), as long as \(words.the(stack)): nothing is left that the stack's `.\(name)` could align.",
            culprit: stack, aligning(only, in: frame, across, name, ".frame(\(maxima), alignment: .\(name))"))
        return true
    }

    /// A stack that lines up its views, and stands in the middle of something wider itself.
    private mutating func stackBesideEdge(_ view: Int, _ across: Axis, _ name: TracedGuide) {
        // What is around it centres it: the page, or a stack or ZStack of the same kind.
        var outermost = view
        while let parent = layout.parent(outermost), layout.isForwarder(parent),
            layout.kind(parent) != .page
        {
            outermost = parent
        }
        guard let parent = layout.parent(outermost), let room = layout.proposal(view, across), room.isFinite else {
            return
        }
        let own = layout.parameters(parent)
        let isCentred =
            layout.kind(parent) == .page
            || layout.rule(parent) == .zStack
                && own.alignment(across) == .center
        let length = layout.length(view, across)
        guard isCentred, room > length + 16, let edge = name.edge else { return }
        // Columns of a row that are not equally high are lined up, which is what most want of it.
        let isUneven = layout.children(view).contains { child in
            layout.place(child) != nil && layout.rule(layout.subject(child)) != .spacer
                && !isEqual(layout.length(child, across), length)
        }
        if across == .vertical, isUneven { return }
        let maxima = across == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
        let alignment =
            across == .horizontal
            ? Alignment(horizontal: horizontal(name), vertical: .center)
            : Alignment(horizontal: .center, vertical: vertical(name))
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
}

extension TracedGuide {
    /// An edge in a sentence; nil for guides that are none.
    fileprivate var edge: String? {
        switch self {
        case .leading: "leading"
        case .trailing: "trailing"
        case .top: "upper"
        case .bottom: "lower"
        case .center, .firstTextBaseline, .lastTextBaseline, .custom: nil
        }
    }
}

import Foundation
import PlumbCore

extension LintCheck {
    /// What is often meant otherwise, and may be meant so: lint tells it only by name.
    mutating func habits() {
        for view in written {
            switch layout.rule(view) {
            case .stack: rows(view)
            case .flexibleFrame: frameAroundRow(view)
            case .frame: symbolInFrame(view)
            case .coupled: distorted(view)
            case .fill, .rigid, .measured, .spacer, .divider, .insets, .layers, .zStack, .fixedSize, .ratio, .position,
                .forward, .guide, .custom, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
                .displaced, .reader, nil:
                break
            }
            turned(view)
            emptyText(view)
        }
    }

    private mutating func rows(_ view: Int) {
        guard let axis = layout.parameters(view).axis else { return }
        baseline(view)
        offCentre(view, axis)
        columns(view, axis)
    }

    private mutating func baseline(_ view: Int) {
        let own = layout.parameters(view)
        guard own.axis == .horizontal, let guide = own.verticalAlignment,
            guide == .firstTextBaseline || guide == .lastTextBaseline
        else { return }
        for child in layout.children(view) {
            let subject = layout.subject(child)
            guard layout.rule(subject)?.isDrawing == true,
                layout.parameters(subject).isSymbol != true,
                !layout.guides(child).contains(where: { $0.value != nil }), let frame = layout.frame(child)
            else { continue }
            say(
                .baselineWithoutText, subject,
                "\(Words.capitalized(words.the(subject))) has no text: its lower edge, \(n(frame.height)) from its top, stands on the baseline. "
                    + "`.alignmentGuide(.\(guide)) { $0[.bottom] - 6 }` moves it.")
        }
    }

    private mutating func offCentre(_ view: Int, _ axis: Axis) {
        let children = layout.children(view)
        guard children.count == 5, [1, 3].allSatisfy({ layout.rule(layout.subject(children[$0])) == .spacer }),
            // A row of tabs shares its width; a title is meant to be in the middle.
            layout.text(layout.subject(children[2])) != nil,
            let frame = layout.frame(children[2]), let whole = layout.frame(view)
        else { return }
        let middle = (frame.start(axis) + frame.end(axis)) / 2, centre = (whole.start(axis) + whole.end(axis)) / 2
        guard abs(middle - centre) > 8 else { return }
        say(
            .offCentre, layout.subject(children[2]),
            "\(Words.capitalized(words.subject(children[2]))) is in the middle of what its neighbours leave: at \(n(middle)); the middle of "
                + "\(words.the(view)) is at \(n(centre)). In a ZStack, or as an overlay of the row, it is in the middle."
        )
    }

    private mutating func columns(_ view: Int, _ axis: Axis) {
        guard axis == .vertical else { return }
        // Two texts, a label and a value, or more: what a Spacer keeps apart stands at edges.
        let rows = layout.children(view).map(layout.subject).filter { row in
            layout.rule(row) == .stack && layout.parameters(row).axis == .horizontal
                && layout.children(row).filter { layout.text(layout.subject($0)) != nil }.count > 1
                && !layout.children(row).contains { layout.rule(layout.subject($0)) == .spacer }
        }
        guard rows.count > 1 else { return }
        func kinds(_ row: Int) -> [String] { layout.children(row).map { layout[layout.subject($0)]?.name ?? "" } }
        func second(_ row: Int) -> CGFloat? { layout.frame(layout.children(row)[1])?.minX }
        guard let first = rows.first, let other = rows.dropFirst().first(where: { kinds($0) == kinds(first) }),
            let a = second(first), let b = second(other), abs(a - b) > 1
        else { return }
        say(
            .rowsWithoutColumns, first,
            "Each row is laid out by itself: \(words.subject(layout.children(first)[1])) begins at \(n(a)), "
                + "\(words.subject(layout.children(other)[1])) at \(n(b)). A `Grid` has columns; a guide of your own lines up one edge."
        )
    }

    private mutating func frameAroundRow(_ view: Int) {
        let own = layout.parameters(view)
        guard let child = layout.children(view).first else { return }
        let stack = layout.subject(child)
        guard layout.rule(stack) == .stack, let axis = layout.parameters(stack).axis, layout.children(stack).count > 1,
            (axis == .horizontal ? own.maxWidth : own.maxHeight) == .infinity,
            own.alignment(axis) == .center, isSet(stack),
            let outer = layout.place(view)?.size[axis], let inner = layout.place(stack)?.size[axis], outer > inner + 16
        else { return }
        say(
            .frameAroundRow, view,
            "The frame is \(n(outer)) \(Words.long(axis)), \(words.the(stack)) in it \(n(inner)): its views have no need of more. Put the frame on "
                + "each of them to spread them.")
    }

    /// Whether all views of a stack are of one kind, as buttons: a symbol beside a text is meant to be in the middle.
    private func isSet(_ stack: Int) -> Bool {
        Set(layout.children(stack).map { layout[layout.subject($0)]?.name }).count == 1
    }

    private mutating func symbolInFrame(_ view: Int) {
        let own = layout.parameters(view)
        guard let width = own.width, let height = own.height, let child = layout.children(view).first else { return }
        let symbol = layout.core(child)
        let image = layout.parameters(symbol)
        guard image.isSymbol == true, image.isResizable == false, let size = layout.place(symbol)?.size,
            width > size.width * 3, height > size.height * 3,
            // Within a disc or a card it is meant so.
            !layout.ancestors(view).prefix(while: layout.isModifier).contains(where: { layout.rule($0) == .layers })
        else { return }
        say(
            .symbolInFrame, symbol,
            "The symbol is \(Words.size(size)) in a frame of \(n(width)): its size comes from the font. `.font(.system(size: \(n(min(width, height)))))` "
                + "makes it larger.")
    }

    private mutating func distorted(_ view: Int) {
        let own = layout.parameters(view)
        guard own.isResizable == true, let natural = own.naturalSize, natural.width > 0, natural.height > 0,
            let size = layout.place(view)?.size, size.width > 0, size.height > 0
        else { return }
        let factor = size.width / size.height / (natural.width / natural.height)
        // A few points more or less are not seen, and a mask's picture is a shape.
        guard factor > 1.1 || factor < 0.9, !isSecondary(view) else { return }
        say(
            .imageDistorted, view,
            "A resizable image takes what it is proposed: \(Words.size(size)), and the picture is \(Words.size(natural)). `.scaledToFit()` keeps its ratio."
        )
    }

    private mutating func turned(_ view: Int) {
        guard let transform = layout.parameters(view).transform, let size = layout.place(view)?.size, size.width > 0,
            size.height > 0
        else { return }
        let isUpright = abs(transform.a) < 0.1 && abs(transform.d) < 0.1
        let ratio = max(size.width / size.height, size.height / size.width)
        guard isUpright, ratio > 2, let container = layout.container(view), layout.rule(container) == .stack else {
            return
        }
        say(
            .turnedInPlace, view,
            "\(Words.capitalized(words.subject(view))) is drawn turned, and its place is \(Words.size(size)) as before. "
                + "`.fixedSize().frame(width: \(n(size.height)), height: \(n(size.width)))` after the rotation changes the place too."
        )
    }

    private mutating func emptyText(_ view: Int) {
        guard layout.parameters(view).text == "", let size = layout.place(view)?.size, size.height > 0,
            line(around: view) != nil
        else { return }
        say(
            .emptyText, view,
            "A text without characters is \(n(size.width)) wide and \(n(size.height)) high, and a stack keeps a distance to it. `if` leaves it out."
        )
    }
}

import Foundation
import PlumbCore

extension LintCheck {
    /// What is painted behind views, and is not as large as it seems to be meant.
    mutating func backgrounds() {
        for view in written {
            switch layout.rule(view) {
            case .stack: if let axis = layout.parameters(view).axis { cards(view, axis) }
            case .insets: paintedBeforePadding(view)
            case .layers: backgroundStops(view)
            case .zStack: firstStops(view)
            case .custom: if layout.kind(view)?.isGrid == true { cells(view) }
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .fixedSize, .ratio,
                .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
                .displaced, .reader, nil:
                break
            }
        }
    }

    /// What a background paints: a colour, a style or a shape that is seen.
    private func paint(_ layers: Int) -> Int? {
        guard layout.rule(layers) == .layers, layout.parameters(layers).isBehind == true, isWritten(layers),
            let second = layout.children(layers).dropFirst().first
        else { return nil }
        let paint = layout.subject(second)
        return layout.rule(paint) == .fill && layout.parameters(paint).isClear != true ? paint : nil
    }

    // MARK: Backgrounds that are too small

    /// A background that ends at the letters of a text, within padding.
    private mutating func paintedBeforePadding(_ view: Int) {
        guard let insets = layout.parameters(view).insets,
            min(insets.top, insets.leading, insets.bottom, insets.trailing) >= 0,
            let child = layout.children(view).first, let outer = layout.frame(view)
        else { return }
        let layers = layout.core(child)
        guard paint(layers) != nil, let content = layout.children(layers).first, let inner = layout.frame(layers),
            inner.width < outer.width, inner.height < outer.height,
            !layout.ancestors(view).prefix(6).contains(where: { layout.parameters($0).isBehind == true })
        else { return }
        let subject = layout.subject(content)
        guard layout.rule(subject) == .stack || layout.text(subject) != nil,
            layout.all(in: content).contains(where: { text in
                guard layout.text(text) != nil, let frame = layout.frame(text) else { return false }
                return isEqual(frame.minX, inner.minX) && isEqual(frame.minY, inner.minY)
            })
        else { return }
        say(
            .backgroundBeforePadding, layers,
            "The background paints \(Words.size(inner.size)), for it stands before `.padding`. After it, it would paint \(Words.size(outer.size))."
        )
    }

    // MARK: Cards

    /// A view with a background of its own: the background, and what it is painted behind.
    private struct Card {
        var layers: Int
        var content: Int
        var subject: Int
    }

    private func card(_ child: Int) -> Card? {
        var view = child
        while layout.isModifier(view), let first = layout.children(view).first {
            if paint(view) != nil { return Card(layers: view, content: first, subject: layout.subject(first)) }
            view = first
        }
        return nil
    }

    /// Whether two cards are of one kind: written at one place, stacks of the same views, or the same views with the
    /// same padding; in a row, the same padding is enough where one is a stack: a stack of one view is that view.
    private func isAlike(_ a: Card, _ b: Card, in axis: Axis) -> Bool {
        if let point = layout[a.layers]?.point, point == layout[b.layers]?.point { return true }
        func names(_ card: Card) -> [String?] {
            layout.children(card.subject).map { layout[layout.subject($0)]?.name }
        }
        func paddings(_ card: Card) -> [EdgeInsets] {
            layout.modifiers(card.content).compactMap { layout.parameters($0).insets }
        }
        let isSame = layout[a.subject]?.name == layout[b.subject]?.name
        let isStack = layout.rule(a.subject) == .stack || layout.rule(b.subject) == .stack
        if isSame, isStack, names(a).count > 1, names(a) == names(b) { return true }
        guard isStack ? axis == .horizontal : isSame else { return false }
        return !paddings(a).isEmpty && paddings(a) == paddings(b)
    }

    private func cards(in view: Int, _ axis: Axis) -> [Card] {
        let all = layout.children(view).filter { layout.place($0) != nil }.compactMap(card)
        guard let first = all.first else { return [] }
        return all.filter { isAlike($0, first, in: axis) }
    }

    /// Cards side by side that are not equally high; below each other, cards of several views that are not equally
    /// wide: bubbles with a text each are meant so.
    private mutating func cards(_ view: Int, _ axis: Axis) {
        let cards = cards(in: view, axis), across = axis.across
        let lengths = cards.map { layout.length($0.layers, across) }
        guard cards.count > 1, let longest = lengths.max(), let shortest = lengths.min(), longest > shortest + 1,
            axis == .horizontal || cards.allSatisfy({ layout.rule($0.subject) == .stack })
        else { return }
        let short = cards[lengths.firstIndex(of: shortest) ?? 0]
        let isHeight = across == .vertical
        let maximum = isHeight ? ".frame(maxHeight: .infinity)" : ".frame(maxWidth: .infinity)"
        let frame: LayoutWrapper =
            isHeight ? .flexibleFrame(maxHeight: .infinity) : .flexibleFrame(maxWidth: .infinity)
        let fixed = isHeight ? ", and `.fixedSize(horizontal: false, vertical: true)` on \(words.the(view))" : ""
        say(
            .unevenCards, view,
            "One card is \(n(longest)) \(Words.long(across)), \(words.subject(short.content)) with its background "
                + "\(n(shortest)): nothing in it takes more.",
            culprit: short.layers,
            Remedy(
                maximum, on: short.content, .elsewhere,
                cards.map { .wrap($0.content, frame) }
                    + (isHeight ? [.wrap(view, .fixedSize(horizontal: false, vertical: true))] : [])
            ) { _, after in
                let lengths = cards.map { after.length($0.layers, across) }
                guard let first = lengths.first, lengths.allSatisfy({ abs($0 - first) < 1 }) else { return nil }
                return "before each background\(fixed): all are \(Words.number(first)) \(Words.long(across))"
            })
    }

    /// Cells whose backgrounds don't fill their columns.
    private mutating func cells(_ grid: Int) {
        let cards = layout.children(grid).filter { layout.place($0) != nil }.compactMap(card)
        let widths = cards.map { layout.length($0.layers, .horizontal) }
        guard let widest = widths.max(), let narrowest = widths.min(), widest > narrowest + 1 else { return }
        for cell in layout.children(grid) {
            guard let place = layout.place(cell), let room = place.proposal.width, room.isFinite,
                place.size.width < room - 1, card(cell) != nil
            else { continue }
            say(
                .unevenCards, cell,
                "\(Words.capitalized(words.subject(cell))) is proposed the width of its column, \(n(room)), and takes \(n(place.size.width)): so large is its "
                    + "background. `.frame(maxWidth: .infinity, maxHeight: .infinity)` before the background fills the cell."
            )
            return
        }
    }

    // MARK: The safe area

    /// Whether it may be what a whole page is painted with: a card has corners of its own.
    private func isPagePaint(_ paint: Int) -> Bool {
        layout.kind(paint) == .image || ["Color", "Rectangle"].contains(layout[paint]?.name)
    }

    /// How far below the screen's upper edge a view begins that is as wide as the safe area and ends there: nil for
    /// others, and where it ignores the safe area.
    private func stop(_ view: Int, of outer: Int) -> CGFloat? {
        guard !layout.all(in: outer).contains(where: { layout.rule($0) == .ignoreSafeArea }),
            let screen = layout.order.first(where: {
                layout.kind($0) == .screen && layout.parameters($0).insets != nil
            }), let insets = layout.parameters(screen).insets, insets.top > 0, let whole = layout.frame(screen),
            let frame = layout.frame(view), isEqual(frame.minY, whole.minY + insets.top),
            isEqual(frame.width, whole.width - insets.leading - insets.trailing)
        else { return nil }
        return insets.top
    }

    private mutating func backgroundStops(_ view: Int) {
        guard let paint = paint(view), let second = layout.children(view).dropFirst().first,
            let top = stop(paint, of: second)
        else { return }
        say(
            .backgroundStops, view,
            "\(Words.capitalized(words.the(paint))) is a view in the background, and ends where its view does, \(n(top)) below the top. A "
                + "style, `.background(.blue)`, reaches under the bars; so does `.ignoresSafeArea()` on the view.")
    }

    /// The first view of a ZStack, as its background.
    private mutating func firstStops(_ view: Int) {
        let children = layout.children(view).filter { layout.place($0) != nil }
        guard children.count > 1, let first = children.first else { return }
        let paint = layout.subject(first)
        guard layout.rule(paint) == .fill, isWritten(paint), layout.parameters(paint).isClear != true,
            isPagePaint(paint), let top = stop(paint, of: first),
            isEqual(layout.length(paint, .vertical), layout.length(view, .vertical))
        else { return }
        say(
            .backgroundStops, paint,
            "\(Words.capitalized(words.the(paint))) lies behind the page and ends at the safe area, \(n(top)) below the top. "
                + "`.ignoresSafeArea()` on it lets it reach the edges.")
    }
}

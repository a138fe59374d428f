import Foundation
import PlumbGraphics
import PlumbLayout

/// Measures and draws an edited text.
final class TextInputRole: PaintRole {
    weak var input: TextInputTarget?

    override func measure(_ proposal: Lengths) -> Lengths {
        let input = input
        return MainActor.assumeIsolated { input?.measure(proposal) ?? .zero }
    }

    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        guard key.isBaseline else { return key.isOfText ? key == .textBottom ? size.height : 0 : .unspecified }
        let input = input
        return MainActor.assumeIsolated { input?.baseline(isFirst: key == .firstTextBaseline, size) ?? .unspecified }
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        // Safe: drawing runs on the main thread; it is written back when that is over.
        nonisolated(unsafe) var part = context
        let input = input
        MainActor.assumeIsolated { input?.draw(in: &part, size: size) }
        context = part
    }
}

extension TextInputTarget {
    /// Steps 1 to 3 of `TextInput`.
    fileprivate func measure(_ proposal: Lengths) -> Lengths {
        guard let lines, let settings else { return .zero }
        let insets = settings.insetSize
        let isWidthGiven = !proposal.width.isNaN
        let room = isWidthGiven ? max(0, proposal.width - Double(insets.width)) : nil
        let width =
            isWidthGiven
            ? max(0, proposal.width)
            : max(Double(lines.layout(nil).size.width), editable.count == 0 ? ideal ?? 0 : 0) + Double(insets.width)
        switch settings.kind {
        case .line: return Lengths(width, settings.fieldHeight)
        case .growing:
            var height = Double(lines.layout(room).size.height)
            height = max(height, settings.height(ofLines: settings.reservedLines ?? 1))
            if let limit = settings.lineLimit { height = min(height, settings.height(ofLines: limit)) }
            if !proposal.height.isNaN { height = min(height, max(proposal.height, settings.lineHeight)) }
            return Lengths(width, height)
        case .editor:
            let height =
                proposal.height.isNaN
                ? Double(lines.layout(room).size.height) + Double(insets.height) : max(0, proposal.height)
            return Lengths(width, height)
        }
    }

    /// Step 4.
    fileprivate func baseline(isFirst: Bool, _ size: Lengths) -> Double {
        guard let lines, let settings else { return .unspecified }
        let room = settings.kind == .line ? nil : max(0, size.width - Double(settings.insetSize.width))
        let layout = lines.layout(room)
        let top =
            settings.kind == .line ? (size.height - Double(layout.size.height)) / 2 : Double(settings.insets.top)
        return top + (isFirst ? layout.firstBaseline : layout.lastBaseline)
    }

    /// Sets the text in a size and says where its top left stands.
    ///
    /// 1. A line without the focus is cut where it is too long, and stands in the middle of the height. 2. What is
    /// narrower than the view is aligned in it. 3. What is longer is scrolled, as little as shows the caret: `scrolled`
    /// is how far it was after the last update, so that who looks in between changes nothing.
    func place(_ lines: TextInputLines, in size: CGSize) -> (
        layout: TextLayout, origin: CGPoint, scrolled: CGSize
    ) {
        var scrolled = scrolled
        let settings = lines.settings
        let (insets, both) = (settings.insets, settings.insetSize)
        let room = CGSize(width: max(0, size.width - both.width), height: max(0, size.height - both.height))
        let isLine = settings.kind == .line
        let isCut = isLine && !isFocused
        let layout = lines.layout(isLine && !isCut ? nil : Double(room.width), isCut: isCut)
        let caretWidth = CGFloat(settings.platform.metrics.caretWidth)
        let longest = CGSize(
            width: isLine ? layout.size.width + caretWidth : 0, height: isLine ? 0 : layout.size.height)
        if isFocused {
            let caret = layout.caret(at: lines.offset(of: editable.head))
            func shown(_ scrolled: CGFloat, _ start: CGFloat, _ end: CGFloat, _ room: CGFloat, _ length: CGFloat)
                -> CGFloat
            {
                let least = min(max(scrolled, end - room), start)
                return min(max(0, least), max(0, length - room))
            }
            scrolled = CGSize(
                width: shown(
                    scrolled.width, CGFloat(caret.x), CGFloat(caret.x) + caretWidth, room.width, longest.width),
                height: shown(
                    scrolled.height, CGFloat(caret.top), CGFloat(caret.top + caret.height), room.height,
                    longest.height))
        }
        var x = insets.leading - scrolled.width
        let free = room.width - layout.size.width
        if free > 0, scrolled.width == 0 {
            switch (settings.alignment, settings.isRightToLeft) {
            case (.center, _): x += free / 2
            case (.leading, true), (.trailing, false): x += free
            case (.leading, false), (.trailing, true): break
            }
        }
        let y = isLine ? (size.height - layout.size.height) / 2 : insets.top - scrolled.height
        return (layout, CGPoint(x: x, y: y), scrolled)
    }

    fileprivate func draw(in context: inout DrawContext, size: CGSize) {
        guard let lines else { return }
        let (layout, origin, _) = place(lines, in: size)
        let bounds = CGRect(origin: .zero, size: size)
        let clips = layout.size.width > size.width || layout.size.height > size.height
        if clips {
            let rect = context.pixelAligned(bounds).offsetBy(dx: context.origin.x, dy: context.origin.y)
            context.items.append(.pushClip(Path(rect), FillStyle()))
        }
        let tint = Color.accentColor.rgba(in: context.environment)
        if isFocused, editable.hasSelection {
            let range = editable.selection
            let offsets = lines.offset(of: range.lowerBound)..<lines.offset(of: range.upperBound)
            let paint = UnitPaint.color(tint.opacity(lines.settings.platform.metrics.selectionOpacity))
            for rect in layout.rectangles(of: offsets) {
                context.fill(rect.offsetBy(dx: origin.x, dy: origin.y), paint)
            }
        }
        let foreground = ForegroundStyle().unitPaint(in: context.environment)
        for line in layout.lines {
            for run in line.runs {
                context.draw(
                    run.glyphs, at: CGPoint(x: CGFloat(run.x) + origin.x, y: CGFloat(line.baseline) + origin.y),
                    foreground,
                    in: bounds)
            }
        }
        if isCaretShown {
            let caret = layout.caret(at: lines.offset(of: editable.head))
            let width = CGFloat(lines.settings.platform.metrics.caretWidth)
            // It stands before the first letter, not on it, unless what is beside the view is cut off.
            let start = clips ? 0 : -width / 2
            let x = min(max(start, origin.x + CGFloat(caret.x) - width / 2), max(0, size.width - width))
            context.fill(
                CGRect(x: x, y: origin.y + CGFloat(caret.top), width: width, height: CGFloat(caret.height)),
                .color(tint))
        }
        if clips { context.items.append(.pop) }
    }
}

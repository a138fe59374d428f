import Foundation
import PlumbGraphics
import PlumbLayout

/// An edited text where it stands: what is selected, what keys do, when the caret is seen.
///
/// 1. What is typed is written to the binding at once; what is there afterwards is what is shown. 2. What others write
/// is taken over when the view is evaluated again. 3. The caret is seen for half a second and hidden for half a second,
/// from the last key on; only as long as it is there does the host's clock have anything to do.
final class TextInputTarget: FocusTarget {
    private(set) var editable = EditableText()
    private(set) var settings: TextInputSettings?
    private var view: TextInput?
    private var engine: (any TextEngine)?
    private var pasteboard: (any Pasteboard)?
    private var knownLines: TextInputLines?
    /// Lines up and down keep to this x, until the caret is moved otherwise.
    private var goal: Double?
    /// How far the text is scrolled to the left and up.
    private(set) var scrolled = CGSize.zero
    /// The time from which the caret blinks, and the alarm of its next change.
    private var blinkStart = 0.0
    private var alarm: HostClock.Token?
    /// A finger is selecting.
    var isDragging = false
    /// A tap puts the caret: the focus that comes with it leaves it there.
    private var keepsCaret = false

    /// Takes over another value of the view. The reader of the text is the body that is being evaluated.
    func update(_ view: TextInput, in values: EnvironmentValues) {
        self.view = view
        pasteboard = values.pasteboard
        editable.adopt(view.text.wrappedValue)
        let settings = TextInputSettings(view, in: values)
        if settings != self.settings || engine !== values.textEngine {
            self.settings = settings
            engine = values.textEngine
            knownLines = nil
        }
        ideal = view.prompt.map { prompt in
            let content = TextContent(prompt, in: values)
            let layout = TextLayout(
                values.textEngine.shape(content.spans), options: content.options, proposedWidth: nil,
                proposedHeight: nil, ellipsis: { _ in ShapedText(clusters: [], runs: []) })
            return Double(layout.size.width)
        }
        if lines !== shownLines {
            shownLines = lines
            graph.tree.invalidate(graph[node].box)
        }
        checkFocus()
    }

    /// The width of the prompt.
    private(set) var ideal: Double?
    private var shownLines: TextInputLines?

    /// The text as it is set now.
    var lines: TextInputLines? {
        guard let settings, let engine else { return nil }
        if let knownLines, knownLines.characters == editable.characters { return knownLines }
        let lines = TextInputLines(editable.characters, settings, engine: engine)
        knownLines = lines
        return lines
    }

    /// The size that layout gave the view.
    private var size: CGSize { graph.tree[graph[node].box].size.cgSize }

    // MARK: Focus

    override var isEdited: Bool { true }

    override func focusChanged(_ isFocused: Bool) {
        if isFocused {
            if !keepsCaret { editable.place(at: editable.count) }
            restartBlinking()
        } else {
            stopBlinking()
            scrolled = .zero
            goal = nil
        }
        view?.editingChanged?(isFocused)
    }

    override func wasUpdated() { if let setting { scrolled = setting.scrolled } }

    override func willRemove() {
        stopBlinking()
        super.willRemove()
    }

    override func leaveSight() { stopBlinking() }
    override func returnToSight(_ node: NodeID) { if isFocused { restartBlinking() } }

    // MARK: The caret

    /// Whether the caret is to be drawn at the host's time.
    var isCaretShown: Bool {
        guard isFocused, !editable.hasSelection else { return false }
        let periods = (graph.clock.now - blinkStart) / graph.platform.metrics.caretBlink + 1e-6
        return periods.truncatingRemainder(dividingBy: 2) < 1
    }

    private func stopBlinking() {
        if let alarm { graph.clock.cancel(alarm) }
        alarm = nil
    }

    private func restartBlinking() {
        stopBlinking()
        blinkStart = graph.clock.now
        blink(1)
    }

    /// Waits for the next change of the caret.
    private func blink(_ count: Int) {
        guard isFocused, !editable.hasSelection else { return alarm = nil }
        let time = blinkStart + Double(count) * graph.platform.metrics.caretBlink
        alarm = graph.clock.schedule(at: time) { [weak self] in self?.blink(count + 1) }
    }

    // MARK: Keys

    override func receive(_ text: String) -> Bool {
        edit { $0.insert(settings?.kind == .line ? text.withoutLineBreaks : text) }
        return true
    }

    override func receive(_ press: KeyPress) -> Bool {
        guard let command = EditCommand(press) else { return false }
        return perform(command)
    }

    /// Returns whether the key is taken: return is not where nobody waits for it.
    func perform(_ command: EditCommand) -> Bool {
        let isLine = settings?.kind == .line
        // The words of a secret are nobody's business.
        func unit(_ unit: EditableText.Unit) -> EditableText.Unit {
            settings?.isSecure == true && unit == .word ? .paragraph : unit
        }
        switch command {
        case .return:
            if isLine { return submit() }
            edit { $0.insert("\n") }
        case .moveSideways(let left, .paragraph, let extending):
            moveToLineEdge(left != isLineRightToLeft ? .backward : .forward, extending)
        case .moveSideways(let left, let by, let extending):
            let isBackward = left != isCaretRightToLeft
            edit { $0.move(isBackward ? .backward : .forward, by: unit(by), extending: extending) }
        case .move(let direction, let by, let extending):
            edit { $0.move(direction, by: unit(by), extending: extending) }
        case .moveToLineEdge(let direction, let extending): moveToLineEdge(direction, extending)
        case .moveLines(let count, let extending): moveLines(count, extending)
        case .movePages(let count, let extending):
            let height = Double(size.height) / max(settings?.lineHeight ?? 1, 1)
            moveLines(count * Int(min(max(height - 1, 1), 10_000)), extending)
        case .delete(let direction, let by): edit { $0.delete(direction, by: unit(by)) }
        case .deleteToLineEdge(let direction):
            let edge = lineEdge(direction)
            edit { text in
                if !text.hasSelection { text.place(at: edge, extending: true) }
                text.delete(direction)
            }
        case .selectAll: edit { $0.selectAll() }
        case .copy: copy()
        case .cut: if copy() { edit { $0.delete(.backward) } }
        case .paste:
            if let string = pasteboard?.string { edit { $0.insert(isLine ? string.withoutLineBreaks : string) } }
        case .undo: edit { $0.undo() }
        case .redo: edit { $0.redo() }
        case .transpose: edit { $0.transpose() }
        }
        return true
    }

    /// The return key of a line: first the actions, then, as on iOS, the focus is gone, unless they have sent it
    /// somewhere.
    private func submit() -> Bool {
        let focus = graph.keyFocus
        focus.requests.hasNew = false
        view?.willSubmit?()
        view?.submitted?()
        let hasActions = focus.submit(.text, at: node) || view?.submitted != nil
        if !focus.requests.hasNew { focus.leave(self) }
        return hasActions
    }

    @discardableResult
    private func copy() -> Bool {
        guard editable.hasSelection, settings?.isSecure != true else { return false }
        pasteboard?.string = editable.selectedText
        return true
    }

    /// Changes the text or the selection (step 1).
    func edit(keepsGoal: Bool = false, _ change: (inout EditableText) -> Void) {
        let before = editable.characters
        change(&editable)
        if editable.characters != before, let view {
            let text = editable.text
            view.text.wrappedValue = text
            editable.adopt(view.text.wrappedValue)
        }
        if editable.characters != before {
            shownLines = lines
            graph.tree.invalidate(graph[node].box)
        }
        if !keepsGoal { goal = nil }
        restartBlinking()
    }

    // MARK: Places on lines

    /// The lines as they stand in the view, and where.
    var setting: (layout: TextLayout, origin: CGPoint, scrolled: CGSize)? {
        guard let lines else { return nil }
        return place(lines, in: size)
    }

    private var caret: TextLayout.Caret? {
        lines.flatMap { lines in setting?.layout.caret(at: lines.offset(of: editable.head)) }
    }

    private var isCaretRightToLeft: Bool { caret?.isRightToLeft ?? false }

    private var isLineRightToLeft: Bool {
        guard let lines, let layout = setting?.layout, let caret else { return false }
        let start = layout.caret(at: layout.startOffset(of: caret.line))
        return lines.characters.isEmpty ? lines.settings.isRightToLeft : start.isRightToLeft
    }

    private func lineEdge(_ direction: EditableText.Direction) -> Int {
        guard let lines, let layout = setting?.layout, let caret else { return editable.head }
        return lines.position(
            of: direction == .backward ? layout.startOffset(of: caret.line) : layout.endOffset(of: caret.line))
    }

    private func moveToLineEdge(_ direction: EditableText.Direction, _ extending: Bool) {
        let edge = lineEdge(direction)
        edit { $0.place(at: edge, extending: extending) }
    }

    /// Above the first line is the start of the text, below the last one its end.
    private func moveLines(_ count: Int, _ extending: Bool) {
        guard let lines, let layout = setting?.layout, let caret else { return }
        let line = caret.line + count
        let x = goal ?? caret.x
        var position = line < 0 ? 0 : editable.count
        if line >= 0, line < layout.lineCount {
            position = lines.position(of: layout.offset(atX: x, line: line))
        }
        edit(keepsGoal: true) { $0.place(at: position, extending: extending) }
        goal = x
    }

    // MARK: Touches

    /// The place in the text that is nearest to a point of the view.
    func position(at point: CGPoint) -> Int {
        guard let lines, let setting else { return 0 }
        let inside = CGPoint(x: point.x - setting.origin.x, y: point.y - setting.origin.y)
        return lines.position(of: setting.layout.offset(at: inside))
    }

    /// A tap brings the focus and puts the caret; the second of two selects the word, the third everything.
    func tap(at point: CGPoint, count: Int) {
        guard isFocusable else { return }
        // Where the text is cut, what stands at the point is another thing than while it is scrolled.
        let position = position(at: point)
        keepsCaret = true
        graph.keyFocus.move(to: self)
        keepsCaret = false
        edit { text in
            switch count {
            case 1: text.place(at: position)
            case 2 where settings?.isSecure != true: text.selectWord(at: position)
            default: text.selectAll()
            }
        }
    }

    /// Moves the end of the selection to a point.
    func drag(to point: CGPoint) {
        guard isFocused else { return }
        let position = position(at: point)
        if position != editable.head { edit { $0.place(at: position, extending: true) } }
    }
}

extension String {
    /// With a space for each line break.
    fileprivate var withoutLineBreaks: String { String(map { $0.isNewline ? " " : $0 }) }
}

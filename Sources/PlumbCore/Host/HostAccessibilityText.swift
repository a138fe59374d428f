import Foundation

/// What a screen reader does to a text that can be edited.
extension ViewHost {
    /// Puts a text in the place of some characters. Whoever watches the text learns of it as of a text that is typed.
    ///
    /// - Parameters:
    ///   - range: in characters; nil for everything.
    ///   - id: the element's number.
    /// - Returns: false where there is no such element, or its text can't be edited.
    package func replaceAccessibilityText(_ range: Range<Int>?, with text: String, on id: UInt64) -> Bool {
        edit(id) { field in
            let words = field.settings?.kind == .line ? String(text.map { $0.isNewline ? " " : $0 }) : text
            field.edit { editable in
                editable.select(range ?? 0..<editable.count)
                editable.insert(words)
            }
        }
    }

    /// Selects some characters, or puts the caret between two, and gives the text the focus.
    ///
    /// - Parameters:
    ///   - range: in characters.
    ///   - id: the element's number.
    /// - Returns: false where there is no such element, or its text can't be edited.
    package func selectAccessibilityText(_ range: Range<Int>, on id: UInt64) -> Bool {
        edit(id) { field in
            graph.keyFocus.move(to: field)
            field.edit { $0.select(range) }
        }
    }

    private func edit(_ id: UInt64, _ change: (TextInputTarget) -> Void) -> Bool {
        update()
        let draft = graph.working { AccessibilityPass(graph).drafts().lazy.compactMap { $0.find(id) }.first }
        guard let draft, draft.node.isEnabled, let field = draft.target as? TextInputTarget else { return false }
        defer { update() }
        graph.working { change(field) }
        return true
    }
}

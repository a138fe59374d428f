import Foundation
import PlumbCore

extension Reasons {
    func customPage(_ view: Int) -> LayoutPage { layout.tracks(view) == nil ? .layout : .grid }
}

extension LengthReasons {
    mutating func custom() {
        if let tracks = layout.tracks(view) {
            let lengths = axis == .horizontal ? tracks.columns : tracks.rows
            let noun = axis == .horizontal ? "column" : "row"
            let list =
                lengths.count > 6
                ? n(lengths.reduce(0, +)) + " together" : lengths.map { n($0) }.joined(separator: " + ")
            return tell(
                3, "\(Words.capitalized(Words.count(lengths.count, noun))): \(list), and the distances between them.")
        }
        cause()
        if let proposal, isNear(proposal, length) {
            tell(1, "\(it) takes what it is proposed: \(n(length)).", ("proposal", proposal))
        } else if let proposal {
            tell(1, "\(it) answers \(n(length)) to a proposal of \(n(proposal)).", ("proposal", proposal))
        } else {
            tell(1, "\(it) answers \(n(length)) where no \(word) is proposed.")
        }
    }
}

extension ProposalReasons {
    mutating func custom() {
        guard let proposal else { return }
        if axis == .horizontal, let note = note(.width) {
            return tell(6, on: .list, Words.text(note), ("proposal", note.length))
        }
        tell(
            reasons.page(parent) == .grid && axis == .horizontal ? 1 : 2,
            "\(capitalized(parent)) proposes \(n(proposal)).", ("proposal", proposal))
    }
}

extension PlaceReasons {
    func custom() -> Reasons.Sentence? {
        if let note = note(.place) {
            return sentence(
                5, on: .list, Words.text(note), others: [6], numbers: [(name: "start", value: note.length)])
        }
        return puts
    }

    private var puts: Reasons.Sentence {
        sentence(
            4, "\(capitalized(parent)) puts it at \(n(place.origin.x)), \(n(place.origin.y)) from its top left corner.")
    }
}

/// What a control says of the view that it is around.
extension ProposalReasons {
    fileprivate func note(_ subject: LayoutNote.Subject) -> LayoutNote? { layout.note(subject, on: view, in: parent) }
}

extension PlaceReasons {
    fileprivate func note(_ subject: LayoutNote.Subject) -> LayoutNote? { layout.note(subject, on: view, in: parent) }
}

extension Reasons {
    /// What is said of the row whose view this is.
    func row(_ view: Int) -> Sentence? {
        var inner = view
        while let parent = layout.parent(inner) {
            if let note = layout.note(.row, on: inner, in: parent) {
                return Sentence(
                    step: LayoutPage.list.step(4), text: Words.text(note),
                    numbers: [(name: "row", value: note.length)],
                    others: [7], rule: .custom, question: .length)
            }
            guard layout.isModifier(parent) else { return nil }
            inner = parent
        }
        return nil
    }
}

extension RecordedLayout {
    /// What a control says of a view, which is the first one in it.
    fileprivate func note(_ subject: LayoutNote.Subject, on view: Int, in control: Int) -> LayoutNote? {
        guard children(control).first == view else { return nil }
        return notes(control).first { $0.subject == subject }
    }
}

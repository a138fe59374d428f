import Foundation
import PlumbCore

/// What bars and the device take of the room around views.
extension Reasoning {
    /// "At the top, the status bar takes 59 and the tab bar 49; at the bottom, …"; nil where nothing takes anything, or
    /// where it is not known what does.
    ///
    /// - Parameter total: how much is taken at both edges together.
    func taken(around view: Int, _ axis: Axis, total: CGFloat) -> String? {
        let ends: [(edge: Edge, place: String)] =
            axis == .horizontal
            ? [(.leading, "at the leading edge"), (.trailing, "at the trailing edge")]
            : [(.top, "at the top"), (.bottom, "at the bottom")]
        let takers = ends.map { (place: $0.place, notes: layout.takers(around: view, $0.edge)) }
            .filter { !$0.notes.isEmpty }
        let sum = takers.flatMap(\.notes).reduce(0) { $0 + $1.length }
        guard !takers.isEmpty, isNear(sum, total) else { return nil }
        return takers.map { "\($0.place), \(Words.takes($0.notes))" }.joined(separator: "; ")
    }

    /// The same of the edge at which content begins.
    func taken(before view: Int, _ axis: Axis, total: CGFloat) -> String? {
        let notes = layout.takers(around: view, axis == .horizontal ? .leading : .top)
        guard !notes.isEmpty, isNear(notes.reduce(0) { $0 + $1.length }, total) else { return nil }
        return Words.takes(notes)
    }
}

extension PlaceReasons {
    /// Where a view stands in a room of which bars take a part.
    func withinBars(of room: CGSize, around view: Int) -> String {
        let proposal = place.proposal.height ?? room.height
        let isWhole = isNear(proposal, room.height)
        let taken = taken(
            around: view, .vertical, total: isWhole ? layout.heightOfBars(around: view) : room.height - proposal)
        guard let taken else { return "In the middle of what bars and safe areas leave." }
        return isWhole
            ? "It reaches under bars, and what is in it keeps clear of them: \(taken)."
            : "In the middle of what bars leave: \(taken)."
    }
}

extension RecordedLayout {
    /// What is noted around a view of what takes room, the outermost first.
    func notes(around view: Int) -> [LayoutNote] {
        ancestors(view).reversed().flatMap { notes($0) }.filter {
            if case .edge = $0.subject { true } else { false }
        }
    }

    fileprivate func takers(around view: Int, _ edge: Edge) -> [LayoutNote] {
        notes(around: view).filter { $0.subject == .edge(edge) }
    }

    fileprivate func heightOfBars(around view: Int) -> CGFloat {
        (takers(around: view, .top) + takers(around: view, .bottom)).reduce(0) { $0 + $1.length }
    }
}

extension Words {
    /// The words of a note; before its first number, a verb.
    static func text(_ note: LayoutNote, verb: String? = nil) -> String {
        var verb = verb
        return note.text.pieces.map { piece in
            switch piece {
            case .words(let words): return words
            case .number(let number):
                defer { verb = nil }
                return (verb.map { "\($0) " } ?? "") + self.number(number)
            }
        }
        .joined()
    }

    /// "the status bar takes 59, the navigation bar 44 and its large title 52, as on iOS 17 (measured)".
    fileprivate static func takes(_ notes: [LayoutNote]) -> String {
        let look = LayoutNote.Look.leastSure(of: notes.compactMap(\.look))
        return list(notes.enumerated().map { text($0.element, verb: $0.offset == 0 ? "takes" : nil) })
            + (look.map { ", \($0.words)" } ?? "")
    }
}

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
        let to = proposal.map { " to \(n($0))" } ?? ""
        tell(1, "\(Words.capitalized(words.name(view))) answers \(n(length))\(to).")
    }
}

extension ProposalReasons {
    mutating func custom() {
        guard let proposal else { return }
        tell(
            reasons.page(parent) == .grid && axis == .horizontal ? 1 : 2,
            "\(capitalized(parent)) proposes \(n(proposal)).", ("proposal", proposal))
    }
}

extension PlaceReasons {
    func custom() -> Reasons.Sentence? {
        sentence(4, "\(capitalized(parent)) puts it at \(n(place.origin.x)), \(n(place.origin.y)).")
    }
}

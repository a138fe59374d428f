import Foundation
import PlumbCore

extension LengthReasons {
    mutating func layers() {
        guard var primary = child else { return tell(1, "There is nothing in it.") }
        while layout.rule(primary) == .layers || layout.isForwarder(primary),
            let first = layout.children(primary).first
        {
            primary = first
        }
        inner(primary)
        tell(
            1,
            "\(it) is as \(long) as the view that it is put on, \(the(primary, axis)): overlays and backgrounds do not count."
        )
    }
}

extension ProposalReasons {
    mutating func layers() {
        if layout.children(parent).first == view { return pass() }
        tell(2, "\(capitalized(parent)) is proposed the size of the view that it is put on: \(n(proposal ?? 0)).")
    }
}

extension PlaceReasons {
    func layers() -> Reasons.Sentence? {
        guard let primary = layout.children(parent).first, primary != view else { return nil }
        let name = "\(words.subject(primary)) (\(Words.size(layout.place(primary)?.size ?? .zero)))"
        if fillsAll { return sentence(3, on: .overlay, "It covers \(name).") }
        return sentence(3, on: .overlay, corner.map { "Its \($0) corner is on that of \(name)." } ?? stands(in: name))
    }
}

import PlumbCore

extension LengthReasons {
    mutating func pages() { takes(1) }
}

extension ProposalReasons {
    mutating func pages() {
        guard let proposal else { return bare() }
        tell(2, "\(words.the(parent)) proposes what bars and safe areas leave: \(n(proposal)).", ("proposal", proposal))
    }
}

extension PlaceReasons {
    func pages() -> Reasons.Sentence? {
        sentence(2, on: .readme, "In the middle of what bars and safe areas leave of \(words.the(parent)).")
    }
}

import Foundation
import PlumbCore

/// Something that holds for every tree, tried on random ones.
package struct Law: Sendable {
    /// The name by which it is run, and the sentence that it is.
    package let name: String
    package let sentence: String
    /// The case of a seed.
    package let makeCase: @Sendable (UInt64) -> LawCase
    /// What breaks the law in a case; nil where it holds.
    package let violation: @MainActor @Sendable (LawCase) -> String?

    package init(
        _ name: String, _ sentence: String, makeCase: @escaping @Sendable (UInt64) -> LawCase,
        violation: @escaping @MainActor @Sendable (LawCase) -> String?
    ) {
        self.name = name
        self.sentence = sentence
        self.makeCase = makeCase
        self.violation = violation
    }

    package static let all: [Law] = [
        incremental, incrementalHostile, hostile, repeatable, recorded, placed, proposals, erased, alone, mirrored,
        ordered, copied, explained, replayed, meant, paged,
    ]

    /// Tries the law on the case of a seed. A case that breaks it is made as small as it gets, and written down.
    @MainActor package func failure(seed: UInt64) -> String? {
        let start = makeCase(seed)
        guard violation(start) != nil else { return nil }
        var shrinker = Shrinker { candidate in MainActor.assumeIsolated { violation(candidate) != nil } }
        let smallest = shrinker.shrink(start)
        return """
            \(name): \(sentence): not with seed \(seed)
            \(violation(smallest) ?? "")
            \(smallest.code)
            """
    }
}

import Foundation
@_exported import PlumbLaws
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Laws that hold for any tree, on a few seeds; `make laws` tries them on many thousands.
@Suite(.serialized) @MainActor
struct LawTests {
    @Test(arguments: Law.all.map(\.name))
    func holds(name: String) throws {
        let law = try #require(Law.all.first { $0.name == name })
        for seed in 0..<40 as Range<UInt64> {
            if let failure = law.failure(seed: seed) { Issue.record("\(failure)") }
        }
    }

    /// Seeds of long runs that have found a fault: layouts that ask, by subviews they have kept, for a stack that waits
    /// for them; a dash phase without end; views that wait to appear, and go, in layouts that don't come to rest; a
    /// root that moved with the sheet that came with it.
    @Test(
        arguments: [
            ("hostile", 19_954), ("hostile", 194_578), ("hostile", 67_669), ("hostile", 93_542), ("placed", 16_241),
        ] as [(String, UInt64)])
    func whatLongRunsFoundIsMended(name: String, seed: UInt64) throws {
        let law = try #require(Law.all.first { $0.name == name })
        if let failure = law.failure(seed: seed) { Issue.record("\(failure)") }
    }

    /// As deep and wide as the stack of a test allows.
    @Test(arguments: Scale.all.map(\.name))
    func livesAtAnyScale(name: String) throws {
        let scale = try #require(Scale.all.first { $0.name == name })
        // Frames are twice as long where a sanitizer watches them.
        let isWatched = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
        let life = scale.life(count: scale.limit / (isWatched ? 120 : 40))
        #expect(life.failure == nil)
        #expect(life.marks > 0)
    }

    /// Where the stack ends, a sentence says so: built for release it may do, built for tests it does not.
    @Test(arguments: Scale.all.map(\.name).filter { $0.hasPrefix("deep") })
    func tooDeepATreeEndsInASentence(name: String) throws {
        let scale = try #require(Scale.all.first { $0.name == name })
        let failure = scale.life(count: 10_000).failure
        #expect(failure == nil || failure?.contains("nested more than") == true)
    }
}

/// What makes a case smaller, tried on faults that are known.
@Suite @MainActor
struct ShrinkerTests {
    private func contains(_ tree: Specimen, _ outer: SpecimenKind, around inner: SpecimenKind) -> Bool {
        (tree.kind == outer && tree.all.dropFirst().contains { $0.kind == inner })
            || tree.children.contains { contains($0, outer, around: inner) }
    }

    private func trees(_ test: LawCase) -> [Specimen] {
        [test.tree]
            + test.steps.compactMap { step in
                if case .show(let tree) = step { return tree }
                return nil
            }
    }

    @Test func findsTheTwoViewsThatMatter() throws {
        func fails(_ test: LawCase) -> Bool {
            trees(test).contains { contains($0, .list(.row), around: .leaf(.text)) }
        }
        let start = try #require(
            (0..<1_000 as Range<UInt64>).lazy.map { LawCase.random(seed: $0, steps: 4) }
                .first { fails($0) && $0.tree.count > 15 })
        var shrinker = Shrinker(fails: fails)
        let smallest = shrinker.shrink(start)
        #expect(smallest.steps.isEmpty)
        #expect(smallest.tree.count == 2)
        #expect(
            smallest.tree.code.contains("HStack(alignment: .center, spacing: nil) {")
                && smallest.tree.code.contains("Text(verbatim: \"one\\ntwo\").lineSpacing(0)"), "\(smallest.tree.code)")
    }

    @Test func keepsTheNumberAndTheChangeThatMatter() throws {
        func fails(_ test: LawCase) -> Bool {
            let numbers = trees(test).map { $0.all.map(\.a).max() ?? 0 }
            return zip(numbers, numbers.dropFirst()).contains { $0 <= 20 && $1 > 20 }
        }
        let start = try #require(
            (0..<1_000 as Range<UInt64>).lazy.map { LawCase.random(seed: $0, steps: 5) }
                .first { fails($0) && $0.steps.count == 5 })
        var shrinker = Shrinker(fails: fails)
        let smallest = shrinker.shrink(start)
        #expect(fails(smallest))
        #expect(smallest.steps.count == 1)
        #expect(trees(smallest).allSatisfy { $0.count <= 2 })
    }

    @Test func theCodeNamesTheSeed() {
        let code = LawCase.random(seed: 7, steps: 2).code
        #expect(code.hasPrefix("// seed 7, proposed "))
        #expect(code.contains("// step 2: "))
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// Laws that hold for any tree, tried on random ones. A failure names its seed.
@Suite @MainActor
struct IncrementalLawTests {
    private func length(_ random: inout RandomSource) -> CGFloat { random.length() }

    /// Frames, size and marks as text.
    private func picture(_ host: ViewHost) -> String {
        let report = host.layout()
        let frames = report.frames.map { "\($0.identifier) \(DisplayDump.rect($0.frame))" }.joined(separator: "\n")
        return frames + "\n" + host.dump
    }

    private func firstDifference(_ a: String, _ b: String) -> String {
        let pairs = zip(a.split(separator: "\n"), b.split(separator: "\n"))
        return pairs.first { $0 != $1 }.map { "\($0.0) | \($0.1)" } ?? "\(a.count) and \(b.count) characters"
    }

    /// The second law: after any changes, what is there is what would be there had it been built anew.
    private func compare(seed: UInt64, changesState: Bool) {
        var random = RandomSource(seed: seed)
        var nextID = 0
        var tree = RandomTree.make(&random, depth: 4, number: length, nextID: &nextID)
        let table = ToggleTable()
        let host = hostOf(RandomTreeView(tree: tree, table: table), in: 200, random.flip() ? 150 : nil)
        let proposal = host.layout().proposal
        for step in 0..<6 {
            if changesState, random.flip(), let id = tree.toggles.randomElement(using: &random) {
                table.flip(id)
            } else {
                for _ in 0...random.below(2) { tree.change(&random, number: length, nextID: &nextID) }
                host.setRoot(RandomTreeView(tree: tree, table: table))
            }
            let fresh = hostOf(
                RandomTreeView(tree: tree, table: ToggleTable(copying: table)), in: proposal.width, proposal.height)
            let (kept, anew) = (picture(host), picture(fresh))
            if kept != anew {
                Issue.record("seed \(seed), step \(step): \(firstDifference(kept, anew))")
                return
            }
        }
    }

    @Test func incrementalEqualsFreshAfterChangesOfTheRoot() {
        for seed in 0..<200 as Range<UInt64> { compare(seed: seed, changesState: false) }
    }

    @Test func incrementalEqualsFreshAfterChangesOfState() {
        for seed in 1000..<1200 as Range<UInt64> { compare(seed: seed, changesState: true) }
    }

    /// The third law: no number traps, and every layout ends.
    @Test(.timeLimit(.minutes(1))) func hostileNumbersNeitherTrapNorHang() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomSource(seed: seed)
            var nextID = 0
            let number: (inout RandomSource) -> CGFloat = { $0.flip() ? $0.hostile() : $0.length() }
            var tree = RandomTree.make(&random, depth: 4, number: number, nextID: &nextID)
            let proposals: [CGFloat?] = [nil, 100, .infinity, 0, -5, .nan, 1e300]
            let table = ToggleTable()
            let host = hostOf(
                RandomTreeView(tree: tree, table: table), in: random.pick(proposals), random.pick(proposals))
            for _ in 0..<3 {
                _ = host.displayList()
                _ = host.tap(at: CGPoint(x: random.hostile(), y: random.hostile()))
                tree.change(&random, number: number, nextID: &nextID)
                host.setRoot(RandomTreeView(tree: tree, table: table))
            }
            #expect(host.layout().frames.count >= 0)
        }
    }

    /// The fourth law: a second layout is the first, and places nothing.
    @Test func layoutTwiceIsLayoutOnce() {
        for seed in 2000..<2100 as Range<UInt64> {
            var random = RandomSource(seed: seed)
            var nextID = 0
            let tree = RandomTree.make(&random, depth: 4, number: length, nextID: &nextID)
            let host = hostOf(RandomTreeView(tree: tree, table: ToggleTable()), in: 200, 150)
            let first = picture(host)
            let counts = host.layoutCounts
            let second = picture(host)
            #expect(first == second, "seed \(seed): \(firstDifference(first, second))")
            #expect(host.layoutCounts == counts, "seed \(seed): the second layout did something")
            host.forgetLayout()
            #expect(picture(host) == first, "seed \(seed): another layout after everything was forgotten")
        }
    }

    @Test func theSameViewGivesTheSamePicture() {
        for seed in 3000..<3050 as Range<UInt64> {
            var random = RandomSource(seed: seed)
            var nextID = 0
            let tree = RandomTree.make(&random, depth: 4, number: length, nextID: &nextID)
            let one = picture(hostOf(RandomTreeView(tree: tree, table: ToggleTable()), in: 200, 150))
            let other = picture(hostOf(RandomTreeView(tree: tree, table: ToggleTable()), in: 200, 150))
            #expect(one == other, "seed \(seed)")
        }
    }
}

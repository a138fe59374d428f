import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Numbers are given out, given back, and given out again; debug builds notice whoever looks up one that is nobody's.
// The blocks that wait are those of all trees: on the main actor nobody else gives or takes one meanwhile.
@MainActor
@Suite struct StorageTests {
    private func storage(of numbers: [Int]) -> Storage<Int> {
        let storage = Storage<Int>()
        for number in numbers { _ = storage.add(number) }
        return storage
    }

    @Test func numbersAreGivenOutInOrderAndUsedAgain() {
        let storage = storage(of: [10, 20, 30])
        defer { storage.deallocate() }
        storage.remove(1)
        #expect(storage.spareNumbers == [1])
        #expect(storage.add(40) == 1)
        #expect(storage.add(50) == 3)
        #expect((0..<4).map { storage[$0] } == [10, 40, 30, 50])
        #expect(storage.count == 4 && storage.spareNumbers.isEmpty)
    }

    @Test func recordsKeepTheirNumbersWhenTheBlockGrows() {
        let storage = storage(of: Array(0..<1_000))
        defer { storage.deallocate() }
        storage[500] = -1
        #expect((0..<1_000).map { storage[$0] } == Array(0..<500) + [-1] + Array(501..<1_000))
    }

    /// A tree takes the large block of one that has gone: what is written there before does not show.
    @Test func blocksAreUsedAgain() {
        struct Odd: BitwiseCopyable { var numbers: (Int, Int, Int) = (0, 0, 0) }
        func filled(_ number: Int) -> Storage<Odd> {
            let storage = Storage<Odd>()
            for _ in 0..<20_000 { _ = storage.add(Odd(numbers: (number, number, number))) }
            return storage
        }
        let first = filled(1)
        let bytes = first.capacityInBytes
        first.deallocate()
        let second = filled(2)
        defer { second.deallocate() }
        #expect((0..<20_000).allSatisfy { second[$0].numbers == (2, 2, 2) })
        // The same block, not one of another size.
        #expect(second.capacityInBytes == bytes)
    }

    private enum Large {}
    private enum Other {}

    private func block(_ bytes: Int) throws -> UnsafeMutableRawPointer { try #require(malloc(bytes)) }

    /// However often a block goes and comes, it is the same one: what waits is counted.
    @Test func aBlockWaitsAsOftenAsItIsGiven() throws {
        let kind = ObjectIdentifier(Large.self)
        let base = try block(1 << 20)
        for _ in 0..<100 {
            SpareBlocks.give(base, 1 << 20, kind)
            let taken = try #require(SpareBlocks.take(1 << 20, kind))
            #expect(taken.base == base && taken.bytes == 1 << 20 && taken.kind == kind)
        }
        #expect(SpareBlocks.take(1 << 20, kind) == nil)
        free(base)
    }

    /// The smallest that is large enough, of its kind, and at most four times as large.
    @Test func theSmallestBlockIsTaken() throws {
        let kind = ObjectIdentifier(Other.self)
        let sizes = [400_000, 100_000, 300_000, 200_000]
        let bases = try sizes.map { try block($0) }
        for (base, bytes) in zip(bases, sizes) { SpareBlocks.give(base, bytes, kind) }
        #expect(SpareBlocks.take(100_000, ObjectIdentifier(Self.self)) == nil)
        #expect(SpareBlocks.take(400_001, kind) == nil)
        #expect(SpareBlocks.take(150_000, kind)?.base == bases[3])
        #expect(SpareBlocks.take(150_000, kind)?.base == bases[2])
        #expect(SpareBlocks.take(100_000, kind)?.base == bases[1])
        #expect(SpareBlocks.take(99_999, kind) == nil)
        #expect(SpareBlocks.take(100_000, kind)?.base == bases[0])
        #expect(SpareBlocks.take(100_000, kind) == nil)
        for base in bases { free(base) }
    }

    /// Small ones are the allocator's, and so is what is larger than all that may wait; the oldest go first.
    @Test func blocksThatDoNotWait() throws {
        let kind = ObjectIdentifier(StorageTests.self)
        func waits(_ bytes: Int) throws -> Bool {
            SpareBlocks.give(try block(bytes), bytes, kind)
            guard let taken = SpareBlocks.take(bytes, kind) else { return false }
            free(taken.base)
            return true
        }
        #expect(try [65_535, 65_536, 48 << 20, 48 << 20 + 1].map(waits) == [false, true, true, false])
        for number in 0..<3 { SpareBlocks.give(try block(20 << 20 + number), 20 << 20 + number, kind) }
        // 60 MiB are too much.
        let taken = [SpareBlocks.take(20 << 20, kind), SpareBlocks.take(20 << 20, kind)]
        #expect(taken.map { $0?.bytes } == [20 << 20 + 1, 20 << 20 + 2])
        for block in taken { free(block?.base) }
    }

    /// A tree's bytes are those of all its buffers. What no stack has needed so far does not count.
    @Test func theBytesOfATreeAreThoseOfItsBuffers() {
        let tree = LayoutTree(stackSpacing: 8)
        let length = FlexibleLength(minimum: 1, ideal: 2, maximum: 3)
        let buffers: [(name: String, add: () -> Void, bytes: () -> Int)] = [
            ("boxes", { _ = tree.makeBox(.fill) }, { tree.boxes.capacityInBytes + tree.environments.capacityInBytes }),
            ("memos", { _ = tree.memos.add(Memo()) }, { tree.memos.capacityInBytes }),
            ("answers", { _ = tree.answers.add() }, { tree.answers.capacityInBytes }),
            ("spacings", { _ = tree.spacings.add(.ordinary) }, { tree.spacings.capacityInBytes }),
            ("gaps", { _ = tree.gaps.add(8) }, { tree.gaps.count > 0 ? tree.gaps.capacityInBytes : 0 }),
            (
                "frames", { _ = tree.frames.add(FlexibleFrame(width: length, height: length)) },
                { tree.frames.capacityInBytes }
            ),
            ("further", { _ = tree.furtherNumbers.add(.zero) }, { tree.furtherNumbers.capacityInBytes }),
        ]
        #expect(tree.capacityInBytes == buffers.reduce(0) { $0 + $1.bytes() })
        for (name, add, bytes) in buffers {
            let (all, own) = (tree.capacityInBytes, bytes())
            for _ in 0..<200 { add() }
            #expect(bytes() > own && tree.capacityInBytes - all == bytes() - own, "\(name)")
        }
    }

    /// However many trees come and go, the process needs no more memory: a number that each left behind would be seen.
    @Test func treesThatGoLeaveNothing() async {
        await #expect(processExitsWith: .success) {
            func pages() -> Int {
                let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
                return words.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
            }
            func make(_ count: Int) {
                let length = FlexibleLength(minimum: 1, ideal: 2, maximum: 3)
                for _ in 0..<count {
                    let tree = LayoutTree(stackSpacing: 8)
                    _ = Arrangement(tree.makeBox(.fill), in: tree)
                    _ = tree.memos.add(Memo())
                    _ = tree.answers.add()
                    _ = tree.spacings.add(.ordinary)
                    _ = tree.gaps.add(8)
                    _ = tree.frames.add(FlexibleFrame(width: length, height: length))
                    _ = tree.furtherNumbers.add(.zero)
                }
            }
            make(1_000)
            let before = pages()
            make(50_000)
            exit(before > 0 && pages() - before < 200 ? 0 : 1)
        }
    }

    @Test func whatIsGoneIsThereForWhoeverAsks() {
        let storage = storage(of: [10, 20])
        defer { storage.deallocate() }
        storage.remove(0)
        #expect(storage.peek(0) == 10)
    }

    #if DEBUG
        @Test func complaintsSayWhatIsWrong() {
            let storage = storage(of: [10, 20, 30])
            defer { storage.deallocate() }
            let kept = storage.ref(1)
            #expect((0..<3).allSatisfy { storage.complaint($0) == nil })
            #expect(storage.complaint(kept) == nil && storage.id(kept) == 1)
            #expect(storage.complaint(3) == "Int 3 is looked up; there are numbers from 0 to 2")
            #expect(storage.complaint(-1) == "Int -1 is looked up; there are numbers from 0 to 2")
            storage.remove(1)
            #expect(storage.complaint(1) == "Int 1 is looked up; it has been removed")
            #expect(storage.complaint(kept) == "Int 1 is looked up; it has been removed")
            #expect(storage.add(40) == 1)
            #expect(storage.complaint(1) == nil)
            #expect(
                storage.complaint(kept)
                    == "Int 1 is looked up by somebody who has kept the number; another record has it now")
            // The block grows, and knows the same.
            for number in 0..<200 { _ = storage.add(number) }
            #expect(storage.complaint(kept) != nil && storage.complaint(1) == nil)
            #expect(storage.complaint(202) == nil && storage.complaint(203) != nil)
        }

        @Test func aLookupOfWhatIsGoneStopsTheProgram() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let storage = Storage<Int>()
                storage.remove(storage.add(1))
                print(storage[0])
            }
            let error = try #require(result?.standardErrorContent)
            #expect(String(decoding: error, as: UTF8.self).contains("Int 0 is looked up; it has been removed"))
        }

        /// What is gone may be looked at as it was left; what was never there may not.
        @Test func aLookAtWhatWasNeverThereStopsTheProgram() async throws {
            let storage = storage(of: [10])
            defer { storage.deallocate() }
            storage.remove(0)
            #expect(storage.peek(0) == 10)
            await #expect(processExitsWith: .failure) { print(Storage<Int>().peek(-1)) }
            await #expect(processExitsWith: .failure) { print(Storage<Int>().peek(0)) }
        }

        @Test func aLookupThroughRecordsThatHaveMovedStopsTheProgram() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let storage = Storage<Int>()
                _ = storage.add(1)
                let records = storage.records
                for number in 0..<100_000 { _ = storage.add(number) }
                print(records[0])
            }
            let error = try #require(result?.standardErrorContent)
            #expect(String(decoding: error, as: UTF8.self).contains("the records have moved"))
        }

        @Test func removingTwiceStopsTheProgram() async {
            await #expect(processExitsWith: .failure) {
                let storage = Storage<Int>()
                let id = storage.add(1)
                storage.remove(id)
                storage.remove(id)
            }
        }

        @Test func aBoxOrNodeThatIsGoneStopsTheProgram() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let tree = LayoutTree(stackSpacing: 8)
                let box = tree.makeBox(.fill)
                tree.removeBox(box)
                tree.invalidate(box)
            }
            let error = try #require(result?.standardErrorContent)
            #expect(String(decoding: error, as: UTF8.self).contains("Box 0 is looked up; it has been removed"))
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let host = ViewHost(Color.red)
                    print(host.graph[1_000_000].tag)
                }
            }
        }
    #else
        /// Release builds pay nothing: what is kept is the number.
        @Test func checksAreNoPartOfAReleaseBuild() { #expect(MemoryLayout<RecordRef>.size == 4) }
    #endif
}

import Foundation

/// Large blocks of trees that have gone, for trees that come.
///
/// Memory that is new to the process costs more than the layout of the boxes in it: the system clears each page when it
/// is first touched. Who makes one picture after the other needs the same blocks again: those that held the same kind
/// of records, and at most four times as large as what asks for them. All that wait are at most 48 MiB; the oldest go
/// first.
enum SpareBlocks {
    struct Block {
        var base: UnsafeMutableRawPointer
        var bytes: Int
        /// What stands in it.
        var kind: ObjectIdentifier
    }

    /// Smaller blocks are the allocator's business: it keeps those itself.
    private static let least = 1 << 16
    private static let most = 48 << 20
    private static let lock = NSLock()
    // Safe: touched while the lock is held.
    nonisolated(unsafe) private static var spare: (blocks: [Block], total: Int) = ([], 0)

    /// The smallest waiting block of the kind with at least so many bytes.
    static func take(_ bytes: Int, _ kind: ObjectIdentifier) -> Block? {
        guard bytes >= least else { return nil }
        return lock.withLock {
            var best: Int?
            for (index, block) in spare.blocks.enumerated() {
                guard block.kind == kind, block.bytes >= bytes, block.bytes / 4 <= bytes else { continue }
                if let best, spare.blocks[best].bytes <= block.bytes { continue }
                best = index
            }
            guard let best else { return nil }
            spare.total -= spare.blocks[best].bytes
            return spare.blocks.remove(at: best)
        }
    }

    /// Takes a block that nobody uses any more; it was made by `malloc`.
    static func give(_ base: UnsafeMutableRawPointer, _ bytes: Int, _ kind: ObjectIdentifier) {
        guard bytes >= least, bytes <= most else { return free(base) }
        lock.withLock {
            spare.blocks.append(Block(base: base, bytes: bytes, kind: kind))
            spare.total += bytes
            while spare.total > most {
                let oldest = spare.blocks.removeFirst()
                spare.total -= oldest.bytes
                free(oldest.base)
            }
        }
    }
}

import Foundation

/// Plain records in one block, addressed by number; removed numbers are used again.
///
/// The block's address stands in memory of its own, so that a lookup is two loads and no check of exclusive access.
package struct Storage<Record: BitwiseCopyable> {
    private struct Header {
        var base: UnsafeMutablePointer<Record>
        var count = 0
        var capacity: Int
        var spare: [Int32] = []
    }

    private let header: UnsafeMutablePointer<Header>

    package init() {
        header = .allocate(capacity: 1)
        let capacity = 16
        header.initialize(to: Header(base: Storage.block(capacity), capacity: capacity))
    }

    private static func block(_ capacity: Int) -> UnsafeMutablePointer<Record> {
        guard let block = malloc(capacity * MemoryLayout<Record>.stride) else {
            fatalError("out of memory: a view tree needs \(capacity * MemoryLayout<Record>.stride) bytes")
        }
        return block.assumingMemoryBound(to: Record.self)
    }

    /// One more than the largest number given out.
    package var count: Int { header.pointee.count }
    package var capacityInBytes: Int { header.pointee.capacity * MemoryLayout<Record>.stride }

    @inline(__always)
    package func address(of id: Int32) -> UnsafeMutablePointer<Record> { header.pointee.base + Int(id) }

    package subscript(id: Int32) -> Record {
        @inline(__always) unsafeAddress { UnsafePointer(address(of: id)) }
        @inline(__always) nonmutating unsafeMutableAddress { address(of: id) }
    }

    /// The records as they lie in memory, for loops that look at many: one load less each. Valid until a record is added.
    struct Records {
        fileprivate let base: UnsafeMutablePointer<Record>
        subscript(id: Int32) -> Record {
            @inline(__always) unsafeAddress { UnsafePointer(base + Int(id)) }
            @inline(__always) nonmutating unsafeMutableAddress { base + Int(id) }
        }
    }

    @inline(__always) var records: Records { Records(base: header.pointee.base) }

    package func add(_ record: Record) -> Int32 {
        if let id = header.pointee.spare.popLast() {
            address(of: id).pointee = record
            return id
        }
        let count = header.pointee.count
        if count == header.pointee.capacity { grow() }
        address(of: Int32(count)).initialize(to: record)
        header.pointee.count = count + 1
        return Int32(count)
    }

    package func remove(_ id: Int32) { header.pointee.spare.append(id) }

    private func grow() {
        let larger = header.pointee.capacity + max(48, header.pointee.capacity / 16)
        // Records are plain data: the system may move them, or only map more pages behind them.
        guard let block = realloc(header.pointee.base, larger * MemoryLayout<Record>.stride) else {
            fatalError("out of memory: a view tree needs \(larger * MemoryLayout<Record>.stride) bytes in one block")
        }
        header.pointee.base = block.assumingMemoryBound(to: Record.self)
        header.pointee.capacity = larger
    }

    /// Gives the memory back; the storage must not be used afterwards.
    package func deallocate() {
        free(header.pointee.base)
        header.deinitialize(count: 1)
        header.deallocate()
    }
}

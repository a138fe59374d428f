import Foundation

/// Plain records in one block, addressed by number; removed numbers are used again.
///
/// The block's address stands in memory of its own, so that a lookup is two loads and no check of exclusive access.
/// Debug builds check every number that is looked up, and count how often each was given out (`complaint`,
/// `RecordRef`).
@usableFromInline package struct Storage<Record: BitwiseCopyable> {
    @usableFromInline
    struct Header {
        @usableFromInline var base: UnsafeMutablePointer<Record>
        @usableFromInline var count = 0
        @usableFromInline var capacity: Int
        @usableFromInline var spare: [Int32] = []
        #if DEBUG
            /// Of each number how often it was given out or given back: odd as long as it is in use.
            @usableFromInline var generations: UnsafeMutablePointer<UInt32>
            @usableFromInline let life = StorageLife()
        #endif
    }

    @usableFromInline let header: UnsafeMutablePointer<Header>

    package init() {
        header = .allocate(capacity: 1)
        let capacity = 16
        #if DEBUG
            let generations = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
            generations.initialize(repeating: 0, count: capacity)
            header.initialize(
                to: Header(base: Storage.block(capacity), capacity: capacity, generations: generations))
        #else
            header.initialize(to: Header(base: Storage.block(capacity), capacity: capacity))
        #endif
    }

    private static func block(_ capacity: Int) -> UnsafeMutablePointer<Record> {
        guard let block = malloc(capacity * MemoryLayout<Record>.stride) else {
            fatalError("out of memory: a view tree needs \(capacity * MemoryLayout<Record>.stride) bytes")
        }
        return block.assumingMemoryBound(to: Record.self)
    }

    /// One more than the largest number given out.
    @inlinable package var count: Int { header.pointee.count }
    package var capacityInBytes: Int { header.pointee.capacity * MemoryLayout<Record>.stride }

    @inlinable @inline(__always)
    package func address(of id: Int32) -> UnsafeMutablePointer<Record> {
        #if DEBUG
            check(id)
        #endif
        return header.pointee.base + Int(id)
    }

    /// A record that may have been removed, as it was left; for whoever wants to know that.
    @inlinable @inline(__always)
    package func peek(_ id: Int32) -> Record {
        #if DEBUG
            if id < 0 || Int(id) >= count { check(id) }
        #endif
        return header.pointee.base[Int(id)]
    }

    @inlinable
    package subscript(id: Int32) -> Record {
        @inline(__always) unsafeAddress { UnsafePointer(address(of: id)) }
        @inline(__always) nonmutating unsafeMutableAddress { address(of: id) }
    }

    /// The records as they lie in memory, for loops that look at many: one load less each. Valid until a record is
    /// added.
    struct Records {
        fileprivate let base: UnsafeMutablePointer<Record>
        #if DEBUG
            fileprivate let storage: Storage
            private func address(of id: Int32) -> UnsafeMutablePointer<Record> {
                let address = storage.address(of: id)
                precondition(address == base + Int(id), "the records have moved: a record was added since")
                return address
            }
        #else
            @inline(__always)
            private func address(of id: Int32) -> UnsafeMutablePointer<Record> { base + Int(id) }
        #endif
        subscript(id: Int32) -> Record {
            @inline(__always) unsafeAddress { UnsafePointer(address(of: id)) }
            @inline(__always) nonmutating unsafeMutableAddress { address(of: id) }
        }
    }

    @inline(__always) var records: Records {
        #if DEBUG
            Records(base: header.pointee.base, storage: self)
        #else
            Records(base: header.pointee.base)
        #endif
    }

    @inlinable
    package func add(_ record: Record) -> Int32 {
        let id: Int32
        if let spare = header.pointee.spare.popLast() {
            id = spare
        } else {
            if header.pointee.count == header.pointee.capacity { grow() }
            id = Int32(header.pointee.count)
            header.pointee.count += 1
        }
        #if DEBUG
            header.pointee.generations[Int(id)] += 1
        #endif
        address(of: id).initialize(to: record)
        return id
    }

    @inlinable
    package func remove(_ id: Int32) {
        #if DEBUG
            check(id)
            header.pointee.generations[Int(id)] += 1
        #endif
        header.pointee.spare.append(id)
    }

    /// The numbers that were given back and wait to be given out again.
    package var spareNumbers: [Int32] { header.pointee.spare }

    @usableFromInline
    func grow() {
        var larger = header.pointee.capacity + max(48, header.pointee.capacity / 16)
        let bytes = larger * MemoryLayout<Record>.stride
        if let block = SpareBlocks.take(bytes, ObjectIdentifier(Record.self)) {
            // Records are plain data.
            memcpy(block.base, header.pointee.base, header.pointee.count * MemoryLayout<Record>.stride)
            SpareBlocks.give(header.pointee.base, capacityInBytes, ObjectIdentifier(Record.self))
            header.pointee.base = block.base.assumingMemoryBound(to: Record.self)
            larger = block.bytes / MemoryLayout<Record>.stride
        } else if let block = realloc(header.pointee.base, bytes) {
            // The system may move them, or only map more pages behind them.
            header.pointee.base = block.assumingMemoryBound(to: Record.self)
        } else {
            fatalError("out of memory: a view tree needs \(bytes) bytes in one block")
        }
        #if DEBUG
            let generations = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
            generations.initialize(repeating: 0, count: larger)
            generations.update(from: header.pointee.generations, count: header.pointee.count)
            header.pointee.generations.deallocate()
            header.pointee.generations = generations
        #endif
        header.pointee.capacity = larger
    }

    /// Gives the memory back; the storage must not be used afterwards.
    package func deallocate() {
        SpareBlocks.give(header.pointee.base, capacityInBytes, ObjectIdentifier(Record.self))
        #if DEBUG
            header.pointee.generations.deallocate()
        #endif
        header.deinitialize(count: 1)
        header.deallocate()
    }
}

// MARK: Checks

#if DEBUG
    /// Lives as long as a storage's memory, so that tests see which is never given back.
    @usableFromInline package final class StorageLife: Sendable {
        @usableFromInline init() {}
    }

    /// A storage of whatever records.
    package protocol AnyStorage {
        var life: StorageLife { get }
    }

    extension Storage: AnyStorage {
        package var life: StorageLife { header.pointee.life }
    }
#endif

/// The number of a record as somebody keeps it who may outlive the record.
///
/// In debug builds it remembers for which record it was given out: a use after that one was removed is noticed, also
/// where the number has been given out again. In release builds it is the number and nothing else.
package struct RecordRef: Equatable {
    fileprivate let number: Int32
    #if DEBUG
        fileprivate let generation: UInt32
    #endif

    /// The number, for whoever knows that the record may be gone.
    package var unchecked: Int32 { number }
}

extension Storage {
    /// The number of a record that is there, to be kept.
    package func ref(_ id: Int32) -> RecordRef {
        #if DEBUG
            check(id)
            return RecordRef(number: id, generation: header.pointee.generations[Int(id)])
        #else
            return RecordRef(number: id)
        #endif
    }

    /// The number that somebody has kept; the record must be there still.
    @inline(__always)
    package func id(_ ref: RecordRef) -> Int32 {
        #if DEBUG
            if let complaint = complaint(ref) { fatalError(complaint) }
        #endif
        return ref.number
    }

    #if DEBUG
        /// What is wrong with looking up a number: it was never given out, or its record has been removed; nil where it
        /// is in use.
        package func complaint(_ id: Int32) -> String? {
            guard id >= 0, Int(id) < count else {
                return "\(Record.self) \(id) is looked up; there are numbers from 0 to \(count - 1)"
            }
            guard header.pointee.generations[Int(id)] & 1 == 0 else { return nil }
            return "\(Record.self) \(id) is looked up; it has been removed"
        }

        /// The same for a number that was kept: another record may have it by now.
        package func complaint(_ ref: RecordRef) -> String? {
            if let complaint = complaint(ref.number) { return complaint }
            guard header.pointee.generations[Int(ref.number)] != ref.generation else { return nil }
            return
                "\(Record.self) \(ref.number) is looked up by somebody who has kept the number; another record has it now"
        }

        @usableFromInline
        func check(_ id: Int32) {
            guard id >= 0, Int(id) < header.pointee.count, header.pointee.generations[Int(id)] & 1 == 1 else {
                fatalError(complaint(id) ?? "")
            }
        }
    #endif
}

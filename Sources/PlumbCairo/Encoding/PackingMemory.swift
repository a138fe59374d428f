import CDeflate
import Foundation
import PlumbFoundation

/// What packing a picture needs: a compressor, room for rows, room for what is packed.
///
/// It is used again: clearing fresh pages takes as long as filtering a picture. At most four are kept, none of more
/// than 32 MiB.
final class PackingMemory: @unchecked Sendable {
    // Safe: whoever took it from the shelf is the only one who has it.
    let compressor: OpaquePointer?
    private let level: Int
    private var rowRoom = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private var packedRoom = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    /// What waits to be used again. Two threads come for it at once.
    private struct Shelf: Sendable {
        private let kept = Guarded<[PackingMemory]>([])

        func take(level: Int) -> PackingMemory? {
            kept.withLock { kept in kept.firstIndex { $0.level == level }.map { kept.remove(at: $0) } }
        }

        func keep(_ memory: PackingMemory) {
            kept.withLock { kept in
                kept.append(memory)
                if kept.count > mostKept { kept.removeFirst() }
            }
        }
    }

    private static let shelf = Shelf()
    private static let mostKept = 4
    private static let mostBytes = 32 << 20

    private init(level: Int) {
        self.level = level
        compressor = libdeflate_alloc_compressor(Int32(level))
    }

    deinit {
        rowRoom.deallocate()
        packedRoom.deallocate()
        if let compressor { libdeflate_free_compressor(compressor) }
    }

    /// Calls `body` with memory that nobody else uses meanwhile.
    ///
    /// - Parameter level: libdeflate's, brought into 0…12.
    static func withOne<Result>(level: Int, _ body: (PackingMemory) throws -> Result) rethrows -> Result {
        let level = max(0, min(12, level))
        let memory = shelf.take(level: level) ?? PackingMemory(level: level)
        defer {
            if memory.rowRoom.count + memory.packedRoom.count <= mostBytes { shelf.keep(memory) }
        }
        return try body(memory)
    }

    /// Room for rows, as it was left.
    func rows(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> { Self.room(count, in: &rowRoom) }

    /// Room for what is packed, as it was left.
    func packed(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> { Self.room(count, in: &packedRoom) }

    private static func room(
        _ count: Int, in room: inout UnsafeMutableBufferPointer<UInt8>
    ) -> UnsafeMutableBufferPointer<UInt8> {
        if room.count < count {
            room.deallocate()
            room = .allocate(capacity: count)
        }
        return UnsafeMutableBufferPointer(rebasing: room[..<count])
    }
}

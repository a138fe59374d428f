import Foundation
import PlumbFoundation

/// What packing a picture needs: room for rows, for what is known of them, and for what is packed.
///
/// It is used again: clearing fresh pages takes as long as filtering a picture. At most four are kept, none of more
/// than 32 MiB.
final class PackingMemory: @unchecked Sendable {
    // Safe: whoever took it from the shelf is the only one who has it.
    private var rowRoom = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private var packedRoom = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private var tableRoom = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

    /// What waits to be used again. Any thread may ask.
    private struct Shelf: Sendable {
        private let kept = Guarded<[PackingMemory]>([])

        func take() -> PackingMemory? { kept.withLock { $0.popLast() } }

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

    private init() {}

    deinit {
        rowRoom.deallocate()
        packedRoom.deallocate()
        tableRoom.deallocate()
    }

    /// Calls `body` with memory that nobody else uses meanwhile.
    static func withOne<Result>(_ body: (PackingMemory) throws -> Result) rethrows -> Result {
        let memory = shelf.take() ?? PackingMemory()
        defer {
            if memory.rowRoom.count + memory.packedRoom.count <= mostBytes { shelf.keep(memory) }
        }
        return try body(memory)
    }

    /// Room for rows, as it was left.
    func rows(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> { Self.room(count, in: &rowRoom) }

    /// Room for what is packed, as it was left.
    func packed(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> { Self.room(count, in: &packedRoom) }

    /// Room for what is known of the rows, as it was left.
    func tables(_ count: Int) -> UnsafeMutableBufferPointer<UInt32> { Self.room(count, in: &tableRoom) }

    private static func room<Element: BitwiseCopyable>(
        _ count: Int, in room: inout UnsafeMutableBufferPointer<Element>
    ) -> UnsafeMutableBufferPointer<Element> {
        if room.count < count {
            room.deallocate()
            room = .allocate(capacity: count)
        }
        return UnsafeMutableBufferPointer(rebasing: room[..<count])
    }
}

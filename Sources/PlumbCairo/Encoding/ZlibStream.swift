import CDeflate
import Dispatch

/// Rows packed into one zlib stream, in `memory`'s room for it.
///
/// Rows of which nearly all bytes lie in runs, those of a screen, are packed by `RunDeflate`, in a fraction of the
/// time. Others are libdeflate's.
///
/// 1. Other rows of at least 512 KiB are packed in two halves, which two threads may do at the same time.
/// 2. The first half's last block becomes one of several: its mark is taken away, and an empty stored block fills up
///    the byte in which it ends.
/// 3. The second half follows, and the checksum of all.
///
/// Source: RFC 1950 and 1951.
struct ZlibStream {
    /// `head`, then the stream.
    let bytes: UnsafeBufferPointer<UInt8>

    /// How many bytes of rows are packed in two halves.
    static let leastForHalves = 512 << 10

    init(
        packing rows: PNGRows, level: Int, _ memory: PackingMemory, mostThreads: Int, head: [UInt8]
    ) {
        let content = rows.bytes
        let bound = libdeflate_deflate_compress_bound(memory.compressor, content.count)
        // The two bytes of the header, those between the halves, the checksum, and what the scan may read too far.
        let room = memory.packed(head.count + 2 * bound + 64)
        _ = room.update(fromContentsOf: head + Self.header(level: level))
        let start = head.count + 2
        let target = UnsafeMutableBufferPointer(rebasing: room[start...])
        var count: Int?
        if level > 0, RunDeflate.suits(rows), let place = target.baseAddress {
            count = RunDeflate(rows, level: level)?.pack(into: place)
        } else if content.count >= Self.leastForHalves {
            count = Self.packHalves(rows, level: level, bound: bound, mostThreads: mostThreads, into: target)
        }
        if count == nil {
            count = libdeflate_deflate_compress(
                memory.compressor, content.baseAddress, content.count, target.baseAddress, target.count)
        }
        let end = start + (count ?? 0)
        let checksum = bigEndian(libdeflate_adler32(1, content.baseAddress, content.count))
        for (index, byte) in checksum.enumerated() { room[end + index] = byte }
        bytes = UnsafeBufferPointer(rebasing: room[..<(end + 4)])
    }

    /// Method 8 with a window of 32 KiB, and how hard was tried.
    private static func header(level: Int) -> [UInt8] {
        level < 2 ? [0x78, 0x01] : level < 6 ? [0x78, 0x5E] : level < 8 ? [0x78, 0x9C] : [0x78, 0xDA]
    }

    /// The length of both halves, joined; `nil` if the first can't be read, which does not happen.
    private static func packHalves(
        _ rows: PNGRows, level: Int, bound: Int, mostThreads: Int,
        into target: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        let content = rows.bytes
        let middle = content.count / rows.stride / 2 * rows.stride
        guard let source = content.baseAddress, let target = target.baseAddress else { return nil }
        // Each half has eight bytes behind it that the scan may read.
        let halves = [
            Half(source: source, count: middle, target: target, room: bound),
            Half(
                source: source + middle, count: content.count - middle, target: target + bound + 16, room: bound),
        ]
        if mostThreads > 1 {
            DispatchQueue.concurrentPerform(iterations: 2) { halves[$0].pack(level: level) }
        } else {
            for half in halves { half.pack(level: level) }
        }
        let (first, second) = (halves[0].target, halves[1])
        guard let scan = DeflateScan(UnsafeBufferPointer(start: first, count: halves[0].length)) else { return nil }
        // 2
        first[scan.lastBlock / 8] &= ~(1 << UInt8(scan.lastBlock % 8))
        var end = scan.end
        // Three bits of zero begin a stored block that is not the last; its length begins with the next whole byte.
        first[end / 8] &= (1 << UInt8(end % 8)) - 1
        first[end / 8 + 1] = 0
        end = (end + 3 + 7) / 8
        for byte: UInt8 in [0, 0, 0xFF, 0xFF] {
            first[end] = byte
            end += 1
        }
        // 3
        (first + end).update(from: second.target, count: second.length)
        return end + second.length
    }
}

/// A half of the rows. Each thread has its own, and nobody reads a length before both are done.
private final class Half: @unchecked Sendable {
    // Safe: one thread writes it, and it is read when that has ended.
    let source: UnsafePointer<UInt8>
    let count: Int
    let target: UnsafeMutablePointer<UInt8>
    let room: Int
    /// How long it is when it is packed.
    private(set) var length = 0

    init(source: UnsafePointer<UInt8>, count: Int, target: UnsafeMutablePointer<UInt8>, room: Int) {
        (self.source, self.count, self.target, self.room) = (source, count, target, room)
    }

    func pack(level: Int) {
        PackingMemory.withOne(level: level) { memory in
            length = libdeflate_deflate_compress(memory.compressor, source, count, target, room)
        }
    }
}

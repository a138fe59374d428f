import CDeflate

/// Rows packed into one zlib stream, in `memory`'s room for it.
///
/// Source: RFC 1950 and 1951.
struct ZlibStream {
    /// `head`, then the stream.
    let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameters:
    ///   - level: how hard is tried; 0 for rows that stay as they are.
    ///   - isSearched: whether matches are looked for beside runs.
    init(packing rows: PNGRows, level: Int, isSearched: Bool, _ memory: PackingMemory, head: [UInt8]) {
        let content = rows.bytes
        let room = memory.packed(head.count + RunDeflate.room(content.count) + 8)
        _ = room.update(fromContentsOf: head + Self.header(level: level))
        let start = head.count + 2
        var end = start
        if let target = room.baseAddress {
            var packer = level > 0 ? RunDeflate(rows, level: level, isSearched: isSearched, memory) : nil
            end += packer?.pack(into: target + start) ?? Self.store(content, into: target + start)
        }
        let checksum = bigEndian(libdeflate_adler32(1, content.baseAddress, content.count))
        for (index, byte) in checksum.enumerated() { room[end + index] = byte }
        bytes = UnsafeBufferPointer(rebasing: room[..<(end + 4)])
    }

    /// Method 8 with a window of 32 KiB, and how hard was tried.
    private static func header(level: Int) -> [UInt8] {
        level < 2 ? [0x78, 0x01] : level < 6 ? [0x78, 0x5E] : level < 8 ? [0x78, 0x9C] : [0x78, 0xDA]
    }

    /// Blocks of bytes as they are. Returns how many there are with the blocks' heads.
    private static func store(
        _ content: UnsafeMutableBufferPointer<UInt8>, into target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let longest = 0xFFFF
        var (place, end) = (0, 0)
        repeat {
            let part = min(longest, content.count - place)
            let length = UInt16(part)
            let isLast = place + part == content.count
            let low = UInt8(truncatingIfNeeded: length), high = UInt8(truncatingIfNeeded: length >> 8)
            for byte in [isLast ? 1 : 0, low, high, ~low, ~high] {
                target[end] = byte
                end += 1
            }
            if let source = content.baseAddress { (target + end).update(from: source + place, count: part) }
            (place, end) = (place + part, end + part)
        } while place < content.count
        return end
    }
}

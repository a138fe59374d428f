import Foundation

/// GIF's packing: strings of indices that were met before become codes of 3 to 12 bits, in blocks of up to 255 bytes.
///
/// 1. The first code clears the table of strings; so does one when the table is full.
/// 2. The longest string that is in the table becomes its code; with the index that follows it is a new string.
/// 3. Codes get a bit longer when the table has grown beyond what they can say.
///
/// Source: GIF89a, appendix F.
struct LZWPacker {
    private var bytes = Data()
    private var block: [UInt8] = []
    private var pending: UInt32 = 0
    private var pendingBits = 0
    private var width: Int
    private var free: Int
    private let bits: Int

    /// Strings: the code of what comes before, an index, and which table they belong to; tables are not emptied but
    /// left behind.
    private var keys = [UInt64](repeating: 0, count: Self.slots)
    private var codes = [UInt16](repeating: 0, count: Self.slots)
    private var table: UInt64 = 1

    private static let slots = 1 << 14
    private static let mostCodes = 4096

    /// - Parameter bits: of an index, 2…8.
    static func pack(_ indices: [UInt8], bits: Int) -> Data {
        var packer = LZWPacker(bits: bits)
        packer.pack(indices)
        return packer.bytes
    }

    private init(bits: Int) {
        self.bits = bits
        width = bits + 1
        free = 1 << bits + 2
        bytes.append(UInt8(bits))
    }

    private var clear: Int { 1 << bits }

    private mutating func pack(_ indices: [UInt8]) {
        // 1
        write(clear)
        // 2
        guard var code = indices.first.map(Int.init) else { return }
        for index in indices.dropFirst() {
            let key = table << 20 | UInt64(code) << 8 | UInt64(index)
            var slot = Int(truncatingIfNeeded: key &* 0x9E37_79B9_7F4A_7C15 >> 40) & (Self.slots - 1)
            while keys[slot] != key, keys[slot] >> 20 == table { slot = (slot + 1) & (Self.slots - 1) }
            if keys[slot] == key {
                code = Int(codes[slot])
                continue
            }
            write(code)
            if free < Self.mostCodes {
                keys[slot] = key
                codes[slot] = UInt16(free)
                free += 1
            } else {
                write(clear)
                width = bits + 1
                free = clear + 2
                table += 1
            }
            code = Int(index)
        }
        write(code)
        write(clear + 1)
        if pendingBits > 0 { block.append(UInt8(truncatingIfNeeded: pending)) }
        endBlock()
        bytes.append(0)
    }

    private mutating func write(_ code: Int) {
        pending |= UInt32(code) << UInt32(pendingBits)
        pendingBits += width
        while pendingBits >= 8 {
            block.append(UInt8(truncatingIfNeeded: pending))
            if block.count == 255 { endBlock() }
            pending >>= 8
            pendingBits -= 8
        }
        // 3
        if free >= 1 << width, width < 12 { width += 1 }
    }

    private mutating func endBlock() {
        guard !block.isEmpty else { return }
        bytes.append(UInt8(block.count))
        bytes.append(contentsOf: block)
        block.removeAll(keepingCapacity: true)
    }
}

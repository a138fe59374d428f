/// Reads numbers and texts of a file's bytes, one after the other. Whatever the bytes are, a read past the end is an
/// error and no trap.
struct ByteReader {
    /// The bytes end where a value should be, or are no value.
    struct Malformed: Error {}

    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var left: Int { bytes.endIndex - position }
    var isAtEnd: Bool { left == 0 }

    mutating func byte() throws -> UInt8 {
        guard left > 0 else { throw Malformed() }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number of so many bytes, at most eight, the lowest first.
    mutating func number(_ count: Int) throws -> UInt64 {
        guard count <= 8, left >= count else { throw Malformed() }
        var value: UInt64 = 0
        for index in 0..<count { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += count
        return value
    }

    mutating func unsigned(_ count: Int) throws -> Int {
        guard let value = Int(exactly: try number(count)) else { throw Malformed() }
        return value
    }

    /// A number in groups of seven bits, the lowest first. Bits beyond the 64th are dropped.
    mutating func variable() throws -> UInt64 { try groups().value }

    /// The same with a sign.
    mutating func signedVariable() throws -> Int64 {
        let (value, bits, last) = try groups()
        return Int64(bitPattern: last & 0x40 != 0 && bits < 64 ? value | ~0 << bits : value)
    }

    private mutating func groups() throws -> (value: UInt64, bits: UInt64, last: UInt8) {
        var (value, bits): (UInt64, UInt64) = (0, 0)
        while true {
            let byte = try byte()
            if bits < 64 { value |= UInt64(byte & 0x7F) << bits }
            bits += 7
            if byte < 0x80 { return (value, bits, byte) }
        }
    }

    /// How many there are of something that takes at least a byte each.
    mutating func count() throws -> Int {
        guard let count = Int(exactly: try variable()), count <= left else { throw Malformed() }
        return count
    }

    mutating func skip(_ count: UInt64) throws {
        guard let count = Int(exactly: count), count <= left else { throw Malformed() }
        position += count
    }

    /// A text that ends with a zero.
    mutating func text() throws -> String {
        guard let end = bytes[position...].firstIndex(of: 0) else { throw Malformed() }
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// So many of the next bytes.
    mutating func part(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count >= 0, count <= left else { throw Malformed() }
        defer { position += count }
        return bytes[position..<(position + count)]
    }
}

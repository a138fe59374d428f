/// Bytes as words, for whoever compares many of them.
extension UnsafePointer<UInt8> {
    /// Eight bytes, the first one lowest.
    @inline(__always)
    var word: UInt64 { UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self)) }

    /// Four bytes.
    @inline(__always)
    var halfWord: UInt32 { UInt32(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt32.self)) }

    /// How many bytes are the same as at another place, up to a limit.
    @inline(__always)
    func equal(to other: UnsafePointer<UInt8>, _ most: Int) -> Int {
        var count = 0
        while count + 8 <= most {
            let difference = (self + count).word ^ (other + count).word
            if difference != 0 { return count + difference.trailingZeroBitCount >> 3 }
            count += 8
        }
        while count < most, self[count] == other[count] { count += 1 }
        return count
    }
}

import Foundation

/// A short name for a content (FNV-1a, 64 bits). Whoever uses it compares the content too, for two may share a name.
enum ContentHash {
    static func of(_ data: some Sequence<UInt8>) -> String {
        let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func of(_ text: String) -> String { of(text.utf8) }
}

import Foundation

/// Equal where the values can tell; values that can't are taken for different.
func areEqual<T>(_ a: T, _ b: T) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
    if let a = a as? any Equatable { return compare(a) }
    return false
}

/// Whether two values are the same, byte for byte: then nobody can tell one from the other. References count by
/// identity; values that are equal in other ways count as different.
func haveSameBytes<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in
            // A value without bytes has no address.
            guard let first = a.baseAddress, let second = b.baseAddress else { return true }
            return memcmp(first, second, a.count) == 0
        }
    }
}

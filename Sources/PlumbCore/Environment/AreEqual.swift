/// Equal where the values can tell; values that can't are taken for different.
func areEqual<T>(_ a: T, _ b: T) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
    if let a = a as? any Equatable { return compare(a) }
    return false
}

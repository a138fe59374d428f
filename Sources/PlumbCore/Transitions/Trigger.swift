/// A value whose changes start something.
struct Trigger {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    /// Whether this is another value. One that is not equal to itself (NaN) is no news.
    func isNews(after last: Trigger) -> Bool { !value.isEqual(to: last.value) && value.isEqual(to: value) }
}

extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

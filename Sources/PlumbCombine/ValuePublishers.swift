// OpenCombine has these only where no module named Combine can be imported, which depends on what was built before it.

extension Result {
    /// Sends the success and ends, or fails.
    public typealias Publisher = OCombine.Publisher

    /// Sends the success and ends, or fails.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Optional {
    /// Sends the value, if there is one, and ends.
    public typealias Publisher = OCombine.Publisher

    /// Sends the value, if there is one, and ends.
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

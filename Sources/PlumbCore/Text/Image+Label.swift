extension Image {
    /// A picture of the assets; the label says what it shows, for those who can't see it.
    public init(_ name: String, label: Text) { self.init(name) }
}

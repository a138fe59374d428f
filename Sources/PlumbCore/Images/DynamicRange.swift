extension Image {
    /// How much brighter than white a picture may be. Plumb's pictures have no such brightness: nothing is seen of it.
    public struct DynamicRange: Hashable, Sendable {
        private let rank: Int

        /// No brighter than white.
        public static let standard = DynamicRange(rank: 0)
        /// Somewhat brighter.
        public static let constrainedHigh = DynamicRange(rank: 1)
        /// As bright as the screen can be.
        public static let high = DynamicRange(rank: 2)
    }

    /// Accepts how much brighter than white the picture may be. Plumb draws nothing brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// How much brighter than white pictures within may be; nothing is drawn brighter than white.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Accepts how much brighter than white pictures within may be. Plumb draws nothing brighter than white; size and
    /// place are the view's.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}

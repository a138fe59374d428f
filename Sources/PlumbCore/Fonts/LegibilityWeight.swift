/// How heavy characters are where the person in front of the screen decides.
public enum LegibilityWeight: Hashable, Sendable {
    /// As they were designed.
    case regular
    /// Heavier.
    case bold
}

extension EnvironmentValues {
    /// How heavy characters are where the person in front of the screen decides; nil where nobody has. Texts of the
    /// system's fonts follow it.
    public var legibilityWeight: LegibilityWeight? {
        get { fontTraits.legibilityWeight }
        set { fontTraits.legibilityWeight = newValue }
    }
}

extension LegibilityWeight? {
    /// The weight of characters of a weight.
    ///
    /// Bold text makes regular characters semibold, as on an iPhone; medium and semibold ones bold. All others are two
    /// steps heavier, so that heavy words still stand out among others; there is nothing beyond black.
    func weight(for weight: Double) -> Double {
        guard self == .bold else { return weight }
        return min(weight >= 500 && weight < 700 ? 700 : weight + 200, 900)
    }
}

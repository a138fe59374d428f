/// How large the person reading wants text, by the names of before iOS 15: `DynamicTypeSize` has the same twelve sizes.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case extraSmall
    /// Smaller than `medium`.
    case small
    /// Smaller than `large`.
    case medium
    /// The size of texts where nobody has asked for another.
    case large
    /// Larger than `large`.
    case extraLarge
    /// Larger than `extraLarge`.
    case extraExtraLarge
    /// The largest size that is not for those who see badly.
    case extraExtraExtraLarge
    /// The smallest size for those who see badly.
    case accessibilityMedium
    /// The next larger size.
    case accessibilityLarge
    /// The next larger size.
    case accessibilityExtraLarge
    /// The next larger size.
    case accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is a size for those who see badly.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The sizes have the same order.
    fileprivate var size: DynamicTypeSize { Self.pairs.first { $0.0 == self }?.1 ?? .large }

    fileprivate init(_ size: DynamicTypeSize) { self = Self.pairs.first { $0.1 == size }?.0 ?? .large }

    private static let pairs = Array(zip(allCases, DynamicTypeSize.allCases))
}

extension ContentSizeCategory {
    /// Whether a size is smaller than another.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size < b.size }
    /// Whether a size is at most as large as another.
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size <= b.size }
    /// Whether a size is larger than another.
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size > b.size }
    /// Whether a size is at least as large as another.
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size >= b.size }
}

extension EnvironmentValues {
    /// How large texts are: `dynamicTypeSize` by the names of before iOS 15.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

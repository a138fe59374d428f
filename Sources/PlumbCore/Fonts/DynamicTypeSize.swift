/// How large the person reading wants text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Sizes that everybody can choose, in ascending order; `large` is the one that a phone has at first.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// Still larger sizes, which iOS offers among the settings of accessibility.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the five larger ones. Dividers are a point thick there (Docs/Rules.md, section 4).
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct DynamicTypeSizeKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .dynamicTypeSize }
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// How large texts, symbols and scaled metrics are; `large` unless set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of text within. Size and place follow the texts.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size of text within a range: a size outside becomes the nearest one in it, and a range that has none
    /// changes nothing.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = sizes.first, let last = sizes.last else { return }
            size = size < first ? first : last
        }
    }
}

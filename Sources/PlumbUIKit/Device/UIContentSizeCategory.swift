import Foundation
import PlumbCore

/// A text size by UIKit's name. Source: Apple (`UIContentSizeCategory`).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func size(_ letters: String) -> UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(letters)")
    }

    /// The sizes there are.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = size("XS")
    public static let small = size("S")
    public static let medium = size("M")
    public static let large = size("L")
    public static let extraLarge = size("XL")
    public static let extraExtraLarge = size("XXL")
    public static let extraExtraExtraLarge = size("XXXL")
    public static let accessibilityMedium = size("AccessibilityM")
    public static let accessibilityLarge = size("AccessibilityL")
    public static let accessibilityExtraLarge = size("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = size("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = size("AccessibilityXXXL")

    private static let order: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// SwiftUI's size of the name; nil for none in particular.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        guard let place = dynamicTypeSize.flatMap({ DynamicTypeSize.allCases.firstIndex(of: $0) }) else {
            self = .unspecified
            return
        }
        self = Self.order[place]
    }

    /// SwiftUI's size of the earlier name; nil for none in particular.
    public init(_ sizeCategory: ContentSizeCategory?) {
        guard let place = sizeCategory.flatMap({ ContentSizeCategory.allCases.firstIndex(of: $0) }) else {
            self = .unspecified
            return
        }
        self = Self.order[place]
    }

    /// Where it stands among the sizes; nil for a name of no size.
    fileprivate var place: Int? { Self.order.firstIndex(of: self) }

    /// Nil for a name of no size.
    var typeSize: DynamicTypeSize? { place.map { DynamicTypeSize.allCases[$0] } }

    /// Whether it is one of the five largest sizes.
    public var isAccessibilityCategory: Bool { typeSize?.isAccessibilitySize ?? false }

    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        guard let first = order.firstIndex(of: a), let second = order.firstIndex(of: b) else { return false }
        return first < second
    }
}

extension DynamicTypeSize {
    /// The size that UIKit's name says; nil for a name of none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.typeSize else { return nil }
        self = size
    }
}

extension ContentSizeCategory {
    /// The size that UIKit's name says; nil for a name of none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let place = uiSizeCategory.place else { return nil }
        self = Self.allCases[place]
    }
}

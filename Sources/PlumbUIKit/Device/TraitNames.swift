import PlumbCore

// SwiftUI's values by UIKit's names, and back. `unspecified` is nil, and any other value has one of the other kind.
// Source: Apple (the initializers of these names).

/// How heavy characters are, by UIKit's name.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

extension UILegibilityWeight {
    /// SwiftUI's weight of the name; nil for none in particular.
    public init(_ legibilityWeight: LegibilityWeight?) {
        self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
    }
}

extension LegibilityWeight {
    /// The weight that UIKit's name says; nil for none in particular.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .unspecified: return nil
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// SwiftUI's class of the name; nil for none in particular.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    }
}

extension UserInterfaceSizeClass {
    /// The class that UIKit's name says; nil for none in particular.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// SwiftUI's direction of the name.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension LayoutDirection {
    /// The direction that UIKit's name says; nil for none in particular.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .unspecified: return nil
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

extension UIAccessibilityContrast {
    /// SwiftUI's contrast of the name; nil for none in particular.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
    }
}

extension ColorSchemeContrast {
    /// The contrast that UIKit's name says; nil for none in particular.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .unspecified: return nil
        case .normal: self = .standard
        case .high: self = .increased
        }
    }
}

import Foundation
import PlumbCore

/// Light or dark surroundings, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How much room there is along an axis, by UIKit's name.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of the language, by UIKit's name.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// How much colours stand out, by UIKit's name.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The surroundings of a view as UIKit says them: scheme, scale, size classes, text size. Source: Apple
/// (`UITraitCollection`).
public final class UITraitCollection: NSObject, @unchecked Sendable {
    // Safe: it does not change; values of the environment are copied when they are set.
    let environment: EnvironmentValues
    private let given: [Given]

    /// What a collection was made with.
    private struct Given {
        let inherit: (inout EnvironmentValues) -> Void
        let set: (inout World.Settings) -> Void
    }

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        given = []
        super.init()
    }

    private init(_ given: [Given]) {
        var environment = HostAtWork.now.environment
        for given in given { given.inherit(&environment) }
        self.environment = environment
        self.given = given
        super.init()
    }

    /// - Parameters:
    ///   - value: nil where nothing is said.
    ///   - set: gives the value to a world.
    private convenience init<V>(
        _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V?,
        set: @escaping (inout World.Settings, V) -> Void
    ) {
        guard let value else {
            self.init([])
            return
        }
        self.init([Given(inherit: { $0[keyPath: path] = value }, set: { set(&$0, value) })])
    }

    /// The surroundings of the host at work.
    public override convenience init() { self.init(HostAtWork.now.environment) }

    /// The surroundings of the host at work, in a scheme.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.colorScheme, ColorScheme(userInterfaceStyle)) { $0.colorScheme = $1 }
    }

    /// The surroundings of the host at work, with so many pixels to a point.
    public convenience init(displayScale: CGFloat) {
        self.init(\.displayScale, displayScale) { $0.displayScale = Double($1) }
    }

    /// The surroundings of the host at work, in a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.dynamicTypeSize, preferredContentSizeCategory.typeSize) { $0.dynamicTypeSize = $1 }
    }

    /// The surroundings of the host at work, in a direction of the language.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, LayoutDirection(layoutDirection)) { $0.layoutDirection = $1 }
    }

    /// The surroundings of the host at work, with so much room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, UserInterfaceSizeClass(horizontalSizeClass).map(Optional.some)) {
            $0.horizontalSizeClass = $1
        }
    }

    /// The surroundings of the host at work, with so much room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, UserInterfaceSizeClass(verticalSizeClass).map(Optional.some)) {
            $0.verticalSizeClass = $1
        }
    }

    /// The surroundings of the host at work, where colours stand out so much.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\._colorSchemeContrast, ColorSchemeContrast(accessibilityContrast)) {
            if $1 == .increased {
                $0.accessibility.insert(.increaseContrast)
            } else {
                $0.accessibility.remove(.increaseContrast)
            }
        }
    }

    /// The surroundings of the host at work, with what the collections were made with; of several that say the same,
    /// the last.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.flatMap(\.given))
    }

    /// Sets what the collection was made with, and nothing else.
    package func set(_ settings: inout World.Settings) {
        for given in given { given.set(&settings) }
    }

    /// The surroundings of the host at work.
    public static var current: UITraitCollection { UITraitCollection() }

    /// Light or dark, as the view has it.
    public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
    /// Pixels to a point, as the view has it.
    public var displayScale: CGFloat { environment.displayScale }
    /// A phone or a tablet, by the device of the call.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { HostAtWork.now.device.isTablet ? .pad : .phone }
    /// As the view has it.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .init(environment.horizontalSizeClass) }
    /// As the view has it.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .init(environment.verticalSizeClass) }
    /// The type size that the host shows texts in.
    public var preferredContentSizeCategory: UIContentSizeCategory { .init(environment.dynamicTypeSize) }
    /// Where to the language goes, as the view has it.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// High where the options of the call or the view ask for more contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        environment.colorSchemeContrast == .increased ? .high : .normal
    }

    /// Whether a colour may be another one here than there.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return userInterfaceStyle != traitCollection.userInterfaceStyle
            || accessibilityContrast != traitCollection.accessibilityContrast
    }
}

extension UIUserInterfaceStyle {
    /// SwiftUI's scheme of the name; nil for none in particular.
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension ColorScheme {
    /// The scheme that UIKit's name says; nil for none in particular.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

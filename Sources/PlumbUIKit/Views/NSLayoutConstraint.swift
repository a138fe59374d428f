import Foundation
import PlumbCore

// UIKit's layout by constraints: kept, and never solved, for nothing of UIKit's is drawn.

/// A rule between lengths of UIKit's views. Source: Apple (`NSLayoutConstraint`).
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// Points that are added; kept.
    open var constant: CGFloat
    /// How much the rule counts; kept.
    open var priority = UILayoutPriority.required
    /// Whether the rule counts; kept.
    open var isActive = false
    /// A name; kept.
    open var identifier: String?

    init(constant: CGFloat) { self.constant = constant }

    /// Makes the rules count; none is asked.
    public class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    /// Makes the rules count no more.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }

    /// Along which the views stand.
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// How much a rule counts beside others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// By its number or name.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// What a rule counts, 0 to 1000.
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A line or a length that rules are about.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c)
    }
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// An upright line.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A level line.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c)
    }
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c)
    }
    /// A rule between this and the other; kept, and asked by nobody.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A rectangle that rules are about.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
    /// The upper edge, for rules.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The lower edge, for rules.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The level line in the middle, for rules.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The side where the language begins, for rules.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The side where the language ends, for rules.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The left side, for rules.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The right side, for rules.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The upright line in the middle, for rules.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The width, for rules.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height, for rules.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

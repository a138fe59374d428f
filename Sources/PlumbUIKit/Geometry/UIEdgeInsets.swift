import Foundation
import PlumbCore

/// Lengths on the four sides, in points, by left and right. Source: Apple (`UIEdgeInsets`).
public struct UIEdgeInsets: Hashable, Sendable {
    /// Points at the top.
    public var top: CGFloat
    /// Points at the left.
    public var left: CGFloat
    /// Points at the bottom.
    public var bottom: CGFloat
    /// Points at the right.
    public var right: CGFloat

    /// Points at each side.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// None.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// None.
    public static let zero = UIEdgeInsets()
}

/// Lengths on the four sides, in points, by the direction of the language. Source: Apple (`NSDirectionalEdgeInsets`).
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// Points at the top.
    public var top: CGFloat
    /// Points at the side where the language begins.
    public var leading: CGFloat
    /// Points at the bottom.
    public var bottom: CGFloat
    /// Points at the side where the language ends.
    public var trailing: CGFloat

    /// Points at each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// None.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// None.
    public static let zero = NSDirectionalEdgeInsets()

    /// SwiftUI's insets.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
            trailing: edgeInsets.trailing)
    }
}

extension EdgeInsets {
    /// UIKit's insets.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

/// A distance in points.
public struct UIOffset: Hashable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// Points to the right, and down.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Nothing in either direction.
    public static let zero = UIOffset()
}

extension CGRect {
    /// The rectangle without insets. Points.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Corners of a rectangle. Source: Apple (`UIRectCorner`).
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corners there are.
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Sides of a rectangle. Source: Apple (`UIRectEdge`).
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edges there are.
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

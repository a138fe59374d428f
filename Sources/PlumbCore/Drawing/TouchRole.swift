import Foundation
import PlumbLayout

/// What a feature says about touches on its box. Hit tests ask, nobody else.
protocol TouchRole: BoxRole {
    /// Whether nothing in the box is touched.
    var ignoresTouches: Bool { get }

    /// Whether what reaches beyond the box can't be touched.
    var limitsTouches: Bool { get }

    /// Whether a point lies in the area that stands for everything in the box when it is touched; nil where nothing
    /// does.
    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool?

    /// Who watches touches on what is in the box, or the mouse over it; events know what it is.
    var watcher: AnyObject? { get }
}

extension TouchRole {
    var ignoresTouches: Bool { false }
    var limitsTouches: Bool { false }
    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool? { nil }
    var watcher: AnyObject? { nil }
}

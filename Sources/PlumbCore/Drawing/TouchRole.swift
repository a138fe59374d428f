import Foundation
import PlumbLayout

/// What a feature says about touches on its box. Hit tests ask, nobody else.
protocol TouchRole: BoxRole {
    /// Whether nothing in the box is touched.
    var ignoresTouches: Bool { get }

    /// Where something is inside of the box, in its coordinates: its bounds, and what belongs to it beside them.
    func bounds(of size: CGSize) -> CGRect

    /// Whether what reaches beyond these can't be touched.
    var limitsTouches: Bool { get }

    /// Whether a point lies in the area that stands for everything in the box when it is touched; nil where nothing
    /// does.
    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool?

    /// Who watches touches on what is in the box, or the mouse over it; events know what it is.
    var watcher: AnyObject? { get }
}

extension TouchRole {
    var ignoresTouches: Bool { false }
    func bounds(of size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
    var limitsTouches: Bool { false }
    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool? { nil }
    var watcher: AnyObject? { nil }
}

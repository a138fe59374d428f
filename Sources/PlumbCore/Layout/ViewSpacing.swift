import Foundation
import PlumbLayout
import PlumbPlatform

/// How far a view would like to stand from its neighbours.
public struct ViewSpacing: Sendable {
    var spacing: Spacing
    /// The platform's distance where there is no preference; NaN where the view is not known.
    private var standard: Double

    init(_ spacing: Spacing, standard: Double = .nan) {
        self.spacing = spacing
        self.standard = standard
    }

    /// The preferences of a view that has none: a default distance to everything.
    public init() { self.init(Spacing()) }

    /// No distance on any edge.
    public static let zero = ViewSpacing(.zero)

    /// Takes the larger of each preference on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        standard = standard.specified(or: other.standard)
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            spacing[edge].formUnion(other.spacing[edge])
        }
    }

    /// The larger of each preference on the given edges; on the others, this view's.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The gap between this view and the next along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        // What belongs to no view is of the platform that is there where nothing is set.
        let standard = standard.specified(or: next.standard).specified(or: Platform.iOS17.metrics.stackSpacing)
        return CGFloat(spacing.distance(to: next.spacing, along: axis, standard: standard))
    }
}

extension Spacing {
    subscript(edge: Edge) -> EdgePreference {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

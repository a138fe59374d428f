import Foundation
import PlumbGraphics
import PlumbLayout

/// Where a gesture leaves a scroll view.
public protocol ScrollTargetBehavior {
    /// Changes where the scroll view will stop.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// What a behavior is told.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of the content that will be in sight, from the content's leading and top edges, in points.
public struct ScrollTarget {
    /// The part in sight, in points.
    public var rect: CGRect
    /// The point of the part that comes to the same point of the scroll view; nil for its beginning.
    public var anchor: UnitPoint?
}

/// What a target behavior can know.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view was when the gesture began.
    public let originalTarget: ScrollTarget
    /// Points a second.
    public let velocity: CGVector
    /// The length of the whole content, in points.
    public let contentSize: CGSize
    /// What the scroll view shows at once.
    public let containerSize: CGSize
    /// The axes along which the view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the views in `scrollTargetLayout`s that are there, in the content.
    let targets: [CGRect]

    /// A value of the environment in force.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Stops at multiples of what the scroll view shows at once.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Equatable {
    /// Pages as long as what is in sight.
    public init() {}

    /// Stops at the nearest page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (start / length).rounded() * length : start
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
        }
    }
}

/// Stops where a view of a `scrollTargetLayout` begins: the nearest one.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Equatable {
    /// How far one gesture can go.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let rawValue: Int
        /// Along the vertical axis as far as it goes; sideways by one view where the width is compact. Here as far as
        /// it goes.
        public static var automatic: LimitBehavior { LimitBehavior(rawValue: 0) }
        /// One gesture goes one view far.
        public static var always: LimitBehavior { LimitBehavior(rawValue: 1) }
        /// As far as it goes.
        public static var never: LimitBehavior { LimitBehavior(rawValue: 2) }
        /// One gesture goes one view far.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(rawValue: 3) }
    }

    private let limit: LimitBehavior
    /// - Parameter limitBehavior: how far one gesture can go.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Stops at the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func nearest(_ start: CGFloat, _ original: CGFloat, _ starts: [CGFloat]) -> CGFloat {
            let sorted = Set(starts).sorted()
            guard var best = sorted.min(by: { abs($0 - start) < abs($1 - start) }) else { return start }
            if limit == .alwaysByOne || limit == .always, best != original {
                // The next view on the way.
                let way = best > original ? sorted.filter { $0 > original } : sorted.reversed().filter { $0 < original }
                best = way.first ?? best
            }
            return best
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(
                target.rect.minX, context.originalTarget.rect.minX, context.targets.map(\.minX))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(
                target.rect.minY, context.originalTarget.rect.minY, context.targets.map(\.minY))
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Pages as long as what is in sight.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The nearest view, as far as the gesture goes.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// The nearest view, no farther than the limit.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Where `ViewHost.scroll(at:by:)`, and any gesture, leaves the scroll views in this view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(
            EnvironmentModifier { $0.scrollTargetBehavior = behavior })
    }
}

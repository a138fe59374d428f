import Foundation
import PlumbGraphics

/// A rectangle or point of a view that any `GeometryProxy` can tell in its own view's coordinates: `proxy[anchor]`.
///
/// It holds the geometry of the layout it was made after; whoever keeps one gets a new one through its preference when
/// the view has moved. Within transforms, one bounding box is taken at the end of the whole way.
public struct Anchor<Value> {
    /// In the coordinates of the view it was made of.
    private let local: Value
    /// From there to the root's.
    private let place: ProjectionTransform
    private let convert: @Sendable (Value, ProjectionTransform) -> Value

    init(_ source: Source, size: CGSize, place: ProjectionTransform) {
        local = source.measure(CGRect(origin: .zero, size: size))
        self.place = place
        convert = source.convert
    }

    /// The value in the coordinates of a view from where `transform` leads to the root's.
    func value(in transform: ProjectionTransform) -> Value { convert(local, place.concatenating(transform.inverted())) }

    /// The value in the root's coordinates.
    private var value: Value { convert(local, place) }

    /// What an anchor is made of: a part of a view's bounds.
    public struct Source {
        fileprivate let measure: @Sendable (CGRect) -> Value
        fileprivate let convert: @Sendable (Value, ProjectionTransform) -> Value

        /// The value in a view's bounds.
        package func value(in bounds: CGRect) -> Value { measure(bounds) }
    }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.value == rhs.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(measure: { _ in r }, convert: { $0.applying($1) })
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(measure: { $0 }, convert: { $0.applying($1) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(measure: { _ in p }, convert: { $0.applying($1) })
    }

    /// A point given as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(measure: { p.point(in: $0) }, convert: { $0.applying($1) })
    }

    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's centre.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several anchors in one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            measure: { bounds in array.map { $0.measure(bounds) } },
            convert: { values, transform in zip(array, values).map { $0.convert($1, transform) } })
    }

    /// An anchor, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            measure: { bounds in anchor.map { $0.measure(bounds) } },
            convert: { value, transform in
                guard let value, let anchor else { return nil }
                return anchor.convert(value, transform)
            })
    }
}

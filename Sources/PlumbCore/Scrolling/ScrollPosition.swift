import Foundation
import PlumbGraphics
import PlumbLayout

/// Where a scroll view is to stand, or that a person has moved it: a value to keep in state, tied to a scroll view by
/// `scrollPosition(_:anchor:)`.
///
/// It names one of three things: a view, an edge of the content, or a point. Once a person has scrolled, it names none
/// of them; `isPositionedByUser` is true then, and `viewID` is the view that stands at the anchor (Docs/Rules.md,
/// section 14, rule 5).
public struct ScrollPosition: Equatable, @unchecked Sendable {
    // Safe: it is copied; an id in it is only compared.
    // The ids in it came in as `Sendable`; an `AnyHashable` forgets that.
    private(set) var aim: ScrollAim?
    /// The id of the view that is named, or that stands at the anchor after a person has scrolled; nil for none.
    public private(set) var viewID: (any Hashable & Sendable)?
    private var isOfUser = false
    /// An id as one of the type that is written.
    private let convert: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
    private let idType: ObjectIdentifier

    private init<ID: Hashable & Sendable>(_ aim: ScrollAim?, _ type: ID.Type) {
        self.aim = aim
        convert = { $0.base as? ID }
        idType = ObjectIdentifier(type)
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.aim == b.aim && a.isOfUser == b.isOfUser && a.idType == b.idType && a.anyID == b.anyID
    }

    private var anyID: AnyHashable? { viewID.map { AnyHashable($0) } }

    /// Names nothing yet: the scroll view begins where it would.
    ///
    /// - Parameter type: of the ids that `viewID` is to have after a person has scrolled.
    public init(idType type: (some Hashable & Sendable).Type = Never.self) { self.init(nil, type) }

    /// Names a view.
    ///
    /// - Parameter anchor: the point of the view, and of what is in sight, that belong together; nil for that of
    ///   `scrollPosition(_:anchor:)`.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor: anchor), ID.self)
        viewID = id
    }

    /// Names an edge of the content.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), type) }

    /// Names a point of the content, in points from its leading and top edges.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.place(x: point.x, y: point.y), type)
    }

    /// Names a point of the content, in points from its leading and top edges.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.place(x: x, y: y), type)
    }

    /// Names a distance from the content's leading edge, in points; the other axis stays where it is.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.place(x: x, y: nil), type)
    }

    /// Names a distance from the content's top edge, in points; the other axis stays where it is.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.place(x: nil, y: y), type)
    }

    // MARK: Scrolling

    private mutating func aim(at aim: ScrollAim, _ id: (any Hashable & Sendable)? = nil) {
        self.aim = aim
        viewID = id
        isOfUser = false
    }

    /// Brings a view into sight.
    ///
    /// - Parameter anchor: the point of the view, and of what is in sight, that belong together; nil for that of
    ///   `scrollPosition(_:anchor:)`.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        aim(at: .view(AnyHashable(id), anchor: anchor), id)
    }

    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) { aim(at: .edge(edge)) }

    /// Brings a point of the content to the beginning of what is in sight. Points from its leading and top edges.
    public mutating func scrollTo(point: CGPoint) { aim(at: .place(x: point.x, y: point.y)) }

    /// Brings a point of the content to the beginning of what is in sight. Points from its leading and top edges.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { aim(at: .place(x: x, y: y)) }

    /// Scrolls sideways to a distance from the content's leading edge, in points.
    public mutating func scrollTo(x: CGFloat) { aim(at: .place(x: x, y: nil)) }

    /// Scrolls to a distance from the content's top edge, in points.
    public mutating func scrollTo(y: CGFloat) { aim(at: .place(x: nil, y: y)) }

    // MARK: Asking

    /// Whether a person has scrolled since something was named. Setting it to true forgets what was named, and leaves
    /// the content alone.
    public var isPositionedByUser: Bool {
        get { isOfUser }
        set {
            isOfUser = newValue
            if newValue { aim = nil }
        }
    }

    /// The edge that is named; nil for none.
    public var edge: Edge? { if case .edge(let edge) = aim { edge } else { nil } }

    /// The point that is named on both axes, in points; nil for none.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The distance from the leading edge that is named, in points; nil for none.
    public var x: CGFloat? { if case .point(let x, _) = aim { x } else { nil } }

    /// The distance from the top edge that is named, in points; nil for none.
    public var y: CGFloat? { if case .point(_, let y) = aim { y } else { nil } }

    /// The same, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// A person has moved the content.
    mutating func followUser(to id: AnyHashable?) {
        aim = nil
        isOfUser = true
        viewID = id.flatMap(convert)
    }
}

extension ScrollAim {
    /// A place; what is no number names none.
    fileprivate static func place(x: CGFloat?, y: CGFloat?) -> ScrollAim {
        .point(x: x.flatMap { $0.isNaN ? nil : $0 }, y: y.flatMap { $0.isNaN ? nil : $0 })
    }
}

/// Where a scroll view is to be, and whom to tell where it is.
struct ScrollPositionValue {
    var aim: ScrollAim?
    var anchor: UnitPoint?
    /// Takes the id of the view at the anchor, whoever has moved the content.
    var write: ((AnyHashable) -> Void)?
    /// Takes the id of the view at the anchor, if there is any, where a person has moved the content.
    var follow: ((AnyHashable?) -> Void)?
}

private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    /// The point of a view, and of what is in sight, that belong together when the change brings the view into sight;
    /// nil: as the scroll view's own position says.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}

private struct ScrollPositionKey: ContextEnvironmentKey { static var defaultValue: ScrollPositionValue? { nil } }

extension EnvironmentValues {
    var scrollPosition: ScrollPositionValue? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

extension View {
    /// Ties the scroll views in this view to an id, both ways. Size and place are the view's.
    ///
    /// When the id changes, the view with it comes into sight. When something is scrolled, the id of the view at the
    /// anchor is written: of the members of the containers with `scrollTargetLayout()`. Nothing is written before
    /// something has moved.
    /// - Parameter anchor: the point of what is in sight, and of the view, that belong together; nil: the first view in
    ///   sight is the one written, and a view scrolls no farther than it has to.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            EnvironmentModifier({
                $0.scrollPosition = ScrollPositionValue(
                    aim: id.wrappedValue.map { .view(AnyHashable($0), anchor: nil) }, anchor: anchor,
                    write: { if let new = $0.base as? ID { id.wrappedValue = new } })
            }))
    }

    /// Ties the scroll views in this view to a position, both ways. Size and place are the view's.
    ///
    /// When the position names another view, edge or point, the content goes there: at once, or by the animation of the
    /// change. When a person has scrolled, the position names nothing any more, and has the id of the view at the
    /// anchor, if it is of the position's type. As long as it names an edge, content that becomes longer or shorter
    /// stays at that edge (Docs/Rules.md, section 14, rule 5).
    /// - Parameter anchor: the point of what is in sight, and of a view that is named, that belong together.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            EnvironmentModifier({
                $0.scrollPosition = ScrollPositionValue(
                    aim: position.wrappedValue.aim, anchor: anchor,
                    follow: {
                        var value = position.wrappedValue
                        value.followUser(to: $0)
                        if value != position.wrappedValue { position.wrappedValue = value }
                    })
            }))
    }

    /// Where the scroll views in this view begin.
    public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
        defaultScrollAnchor(initialAnchor, for: .initialOffset)
    }
}

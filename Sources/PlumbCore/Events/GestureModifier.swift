import Foundation
import PlumbLayout

/// Which gestures are looked at where one is added.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the one that is added nor those of the views within.
    public static let none: GestureMask = []
    /// The one that is added, and none of the views within.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those of the views within, and not the one that is added.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// The one that is added, and those of the views within.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view. Size and place are the view's.
package struct GestureModifier<G: Gesture>: MemberModifier {
    let gesture: G
    let order: GestureOrder
    let mask: GestureMask

    @MainActor public static func makeNodes<C: View>(
        of modifier: GestureModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(GestureModifier.self)
        let node = builder.keepObject(
            GestureNode(GestureSite(builder.graph, node: builder.node), order: modifier.order, G.self)
        ) { _ in }
        _ = builder.box(.forward, role: scope.isNew ? GestureRole(node) : nil, in: &scope)
        node.mask = modifier.mask
        node.recognize(modifier.gesture, in: builder)
        builder.add(content)
        builder.close(scope)
    }
}

/// How a gesture stands to those of the views within.
enum GestureOrder: Hashable {
    /// It waits until they have failed.
    case after
    /// They wait until it has failed.
    case before
    /// Neither waits.
    case beside
    /// Neither waits, and whichever is recognized first ends the other, as of a view that scrolls.
    case racing
}

/// What lives on of a gesture while its view is updated: how far it has come.
@MainActor
final class GestureNode: NodeObject {
    let site: GestureSite
    var order: GestureOrder
    var mask = GestureMask.all
    var recognizer: AnyGestureRecognizer?
    /// It takes part in what goes on.
    var isBusy = false
    private let gesture: Any.Type

    init(_ site: GestureSite, order: GestureOrder, _ gesture: Any.Type) {
        self.site = site
        self.order = order
        self.gesture = gesture
        super.init()
    }

    /// Whether it waits for taps, as a button does, and for nothing else.
    var takesTaps: Bool {
        let name = "\(gesture)"
        return (name.contains("TapGesture") || name.contains("PressGesture"))
            && !["LongPress", "Drag", "Magnif", "Rotat"].contains(where: name.contains)
    }

    /// Takes another value of the gesture: its recognizer goes on with what it has found out.
    func recognize<G: Gesture>(_ gesture: G, in builder: GraphBuilder) {
        recognizer = G.makeRecognizer(
            of: gesture,
            in: GestureContext(
                site: site, builder: builder, kept: recognizer as? GestureRecognizer<G.Value>, isBusy: isBusy))
    }

    override func willRemove() { recognizer?.discard() }
}

/// Several gestures of one view, the innermost first.
@MainActor
protocol GestureSet: AnyObject {
    var gestures: [GestureNode] { get }
}

/// A box on whose content touches are watched.
private final class GestureRole: BoxRole, TouchRole {
    private let node: GestureNode
    init(_ node: GestureNode) { self.node = node }
    var watcher: AnyObject? { node }
}

extension View {
    /// Adds a gesture to the view, behind those of the views within: it is looked at when they have failed.
    ///
    /// - Parameter mask: which of both are looked at.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .after, mask: mask))
    }

    /// Adds a gesture to the view, before those of the views within: they are looked at when it has failed.
    ///
    /// - Parameter mask: which of both are looked at.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .before, mask: mask))
    }

    /// Adds a gesture to the view, beside those of the views within: both are looked at.
    ///
    /// - Parameter mask: which of both are looked at.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .beside, mask: mask))
    }

    /// Adds a gesture to the view that can be switched off.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture before those of the views within that can be switched off.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture beside those of the views within that can be switched off.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Lets the view's gestures go before those of the system at some edges: there are none here that could come first.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

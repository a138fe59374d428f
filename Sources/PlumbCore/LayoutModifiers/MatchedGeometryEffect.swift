import Foundation
import PlumbGraphics
import PlumbLayout

/// What views of a group take over from the source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where it stands.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// How large it is.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Ties the geometry of a view to that of another, the source of its group. The rule: `DisplacedAlgorithm`.
///
/// 1. A source is laid out as without the modifier. 2. Another view of the group answers as without it, and keeps its
/// place and its room in the layout around. 3. Its content is proposed the source's size (`.size`), and put so that its
/// anchor lies on the source's anchor (`.position`). 4. Without a source in sight, nothing changes; of several, the
/// first one made counts, and a sentence says so. Frames of sources are known after a layout; where one is another than
/// in the last layout, there is one more.
///
/// A source that is new in an animated update in which another one of its group goes, starts at the frame of that, and
/// both move to the frame of the new one (`MatchedMotion`). Source: Apple (`matchedGeometryEffect`), objc.io S01E257
/// (proposed the size, positioned at the place, of the source).
package struct MatchedGeometryModifier: MemberModifier {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: MatchedGeometryModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(MatchedGeometryModifier.self)
        let member = builder.keepObject(MatchedMember(modifier, builder.graph, builder.values.matchedSources)) {
            $0.modifier = modifier
        }
        member.register(builder.node)
        if scope.isNew { member.arrive(builder.node) }
        let parameters = member.parameters
        let box = builder.box(parameters.rule, in: &scope)
        builder.configure(box, parameters, isNew: scope.isNew)
        if (builder.tree.role(of: box) as? MatchedRole)?.anchor != modifier.anchor {
            builder.tree.setRole(MatchedRole(modifier.anchor), of: box)
            builder.tree.invalidate(box)
        }
        builder.add(content)
        builder.close(scope)
    }
}

/// A group of views with common geometry.
struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The sources of a host, by group, in the order in which they were made.
@MainActor
final class MatchedSources {
    fileprivate var nodes: [MatchedKey: [NodeID]] = [:]
    /// Sources that go in the update of this number, and their frames on the page.
    var leaving: [MatchedKey: (node: NodeID, frame: CGRect, update: Int)] = [:]
    nonisolated init() {}
}

@MainActor
final class MatchedMember: LayoutWatcher {
    var modifier: MatchedGeometryModifier
    let sources: MatchedSources
    /// Where this member is noted down as a source.
    private var registration: (key: MatchedKey, node: NodeID)?
    /// Where the anchor is put, in the box's coordinates, and the size that is proposed; NaN for neither.
    private var point = Lengths.unspecified
    private var size = Lengths.unspecified

    init(_ modifier: MatchedGeometryModifier, _ graph: ViewGraph, _ sources: MatchedSources) {
        self.modifier = modifier
        self.sources = sources
        super.init(graph)
    }

    var parameters: BoxParameters {
        modifier.isSource
            ? BoxParameters(.forward)
            : .displaced(point: point, proposal: size)
    }

    func register(_ node: NodeID) {
        guard registration?.key != modifier.key || modifier.isSource != (registration != nil) else { return }
        unregister()
        guard modifier.isSource else { return }
        registration = (modifier.key, node)
        sources.nodes[modifier.key, default: []].append(node)
    }

    private func unregister() {
        guard let registration else { return }
        sources.nodes[registration.key]?.removeAll { $0 == registration.node }
        if sources.nodes[registration.key]?.isEmpty == true { sources.nodes[registration.key] = nil }
        self.registration = nil
    }

    override func willLeave(_ node: NodeID, in graph: ViewGraph) {
        unregister()
        noteLeaving(node)
    }

    override func comesBack(_ node: NodeID, in graph: ViewGraph) {
        register(node)
        arrive(node)
    }

    override func leaveSight() { unregister() }
    override func returnToSight(_ node: NodeID) { register(node) }

    override func willRemove() {
        unregister()
        super.willRemove()
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        var candidates = sources.nodes[modifier.key] ?? []
        if candidates.count > 1 { candidates = candidates.filter { !graph.isWithinOutOfSight($0) } }
        if candidates.count > 1 {
            graph.report(
                "\(candidates.count) views with matchedGeometryEffect(id: \(modifier.key.id)) are its source; "
                    + "give all but one of them isSource: false")
        }
        guard !modifier.isSource else { return }
        let (point, size) = geometry(of: candidates.first, seenFrom: graph[node].box)
        guard !point.isIdentical(to: self.point) || !size.isIdentical(to: self.size) else { return }
        (self.point, self.size) = (point, size)
        graph.needsAnotherLayout(node, because: "matchedGeometryEffect", of: MatchedGeometryProperties.self)
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { graph.tree.configure(graph[node].box, parameters) }

    private func geometry(of source: NodeID?, seenFrom box: BoxID) -> (point: Lengths, size: Lengths) {
        guard let source, !graph.isWithinOutOfSight(source) else { return (.unspecified, .unspecified) }
        let tree = graph.tree
        let origin = graph[source].box
        let bounds = CGRect(origin: .zero, size: tree[origin].size.cgSize)
        let anchor = (tree.role(of: origin) as? MatchedRole)?.anchor ?? .center
        let point = anchor.point(in: bounds).applying(tree.transform(from: origin))
            .applying(tree.transform(from: box).inverted())
        let isPlaced = modifier.properties.contains(.position) && point.x.isFinite && point.y.isFinite
        let isSized = modifier.properties.contains(.size) && tree[origin].size.isFinite
        return (
            isPlaced ? Lengths(Double(point.x), Double(point.y)).settled : .unspecified,
            isSized ? tree[origin].size.settled : .unspecified
        )
    }
}

final class MatchedRole: BoxRole {
    let anchor: UnitPoint
    init(_ anchor: UnitPoint) { self.anchor = anchor }

    override func displacedPoint(of size: Lengths) -> Lengths {
        Lengths(Double(anchor.x) * size.width, Double(anchor.y) * size.height)
    }
}

extension Lengths {
    /// Without the last digits, which arithmetic loses on different ways to the same place.
    fileprivate var settled: Lengths {
        func settled(_ length: Double) -> Double { (length * 65536).rounded() / 65536 }
        return Lengths(settled(width), settled(height))
    }
}

private struct MatchedSourcesKey: EnvironmentKey {
    static var defaultValue: MatchedSources { MatchedSources() }
}

extension EnvironmentValues {
    /// The sources of the host.
    var matchedSources: MatchedSources {
        get { self[MatchedSourcesKey.self] }
        set { self[MatchedSourcesKey.self] = newValue }
    }
}

extension View {
    /// Makes this view one of a group with common geometry: the source, or one that follows it.
    ///
    /// - Parameters:
    ///   - id: the group, with `namespace`.
    ///   - properties: what this view takes over from the source.
    ///   - anchor: the point of this view that lies on the source's own anchor.
    ///   - isSource: whether the others follow this view.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

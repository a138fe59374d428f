import Foundation
import PlumbCore

/// What scroll views tell, and where they are to stand.
enum ScrollProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        position(&probes)
        geometry(&probes)
        phase(&probes)
    }

    @MainActor private static func position(_ probes: inout SignatureProbes) {
        let type = "idType: (some Hashable & Sendable).Type = Never.self"
        probes.row("Types", "struct ScrollPosition") { c in
            c.isEquatable(ScrollPosition.self)
            c.isSendable(ScrollPosition.self)
        }
        probes.row("ScrollPosition", "init(\(type))") { _ in
            _ = ScrollPosition()
            _ = ScrollPosition(idType: Int.self)
        }
        probes.row("ScrollPosition", "init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)") { _ in
            _ = ScrollPosition(id: 1)
            _ = ScrollPosition(id: 1, anchor: .center)
        }
        probes.row("ScrollPosition", "init(\(type), edge: Edge)") { _ in
            _ = ScrollPosition(edge: .top)
            _ = ScrollPosition(idType: Int.self, edge: .top)
        }
        probes.row("ScrollPosition", "init(\(type), point: CGPoint)") { _ in
            _ = ScrollPosition(point: .zero)
            _ = ScrollPosition(idType: Int.self, point: .zero)
        }
        probes.row("ScrollPosition", "init(\(type), x: CGFloat, y: CGFloat)") { _ in
            _ = ScrollPosition(x: 1, y: 2)
            _ = ScrollPosition(idType: Int.self, x: 1, y: 2)
        }
        probes.row("ScrollPosition", "init(\(type), x: CGFloat)") { _ in
            _ = ScrollPosition(x: 1)
            _ = ScrollPosition(idType: Int.self, x: 1)
        }
        probes.row("ScrollPosition", "init(\(type), y: CGFloat)") { _ in
            _ = ScrollPosition(y: 1)
            _ = ScrollPosition(idType: Int.self, y: 1)
        }
        var position = ScrollPosition()
        probes.row("ScrollPosition", "mutating func scrollTo(edge: Edge)") { _ in position.scrollTo(edge: .top) }
        probes.row(
            "ScrollPosition", "mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)"
        ) { _ in
            position.scrollTo(id: 1)
            position.scrollTo(id: 1, anchor: .top)
        }
        probes.row("ScrollPosition", "mutating func scrollTo(point: CGPoint)") { _ in position.scrollTo(point: .zero) }
        probes.row("ScrollPosition", "mutating func scrollTo(x: CGFloat)") { _ in position.scrollTo(x: 1) }
        probes.row("ScrollPosition", "mutating func scrollTo(x: CGFloat, y: CGFloat)") { _ in
            position.scrollTo(x: 1, y: 2)
        }
        probes.row("ScrollPosition", "mutating func scrollTo(y: CGFloat)") { _ in position.scrollTo(y: 1) }
        probes.row(
            "ScrollPosition", "func viewID<T>(type: T.Type) -> T? where T : Hashable, T : Sendable"
        ) { _ in _ = position.viewID(type: Int.self) }
        probes.row("ScrollPosition", "var viewID: (any Hashable & Sendable)? { get }") { _ in
            let id: (any Hashable & Sendable)? = position.viewID
            _ = id
        }
        probes.row("ScrollPosition", "var edge: Edge? { get }") { _ in _ = position.edge }
        probes.row("ScrollPosition", "var point: CGPoint? { get }") { _ in _ = position.point }
        probes.row("ScrollPosition", "var x: CGFloat? { get }") { _ in _ = position.x }
        probes.row("ScrollPosition", "var y: CGFloat? { get }") { _ in _ = position.y }
        probes.row("ScrollPosition", "var isPositionedByUser: Bool { get set }") { _ in
            position.isPositionedByUser = !position.isPositionedByUser
        }
        probes.row("Transaction", "var scrollTargetAnchor: UnitPoint? { get set }") { _ in
            var transaction = Transaction()
            transaction.scrollTargetAnchor = .top
        }
        probes.unavailable(
            "Transaction", "var scrollPositionUpdatePreservesVelocity: Bool { get set }",
            "Plumb ends what a finger has set in motion; change the position once it has come to rest",
            use: "(_ transaction: Transaction) { _ = transaction.scrollPositionUpdatePreservesVelocity }")
    }

    @MainActor private static func geometry(_ probes: inout SignatureProbes) {
        probes.row("Types", "struct ScrollGeometry") { c in
            c.isEquatable(ScrollGeometry.self)
            c.isSendable(ScrollGeometry.self)
        }
        var geometry = ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        probes.row(
            "ScrollGeometry",
            "init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)"
        ) { _ in _ = geometry }
        probes.row("ScrollGeometry", "var bounds: CGRect { get }") { _ in _ = geometry.bounds }
        probes.row("ScrollGeometry", "var visibleRect: CGRect { get }") { _ in _ = geometry.visibleRect }
        probes.row("ScrollGeometry", "var containerSize: CGSize { get set }") { _ in geometry.containerSize = .zero }
        probes.row("ScrollGeometry", "var contentInsets: EdgeInsets") { _ in geometry.contentInsets = EdgeInsets() }
        probes.row("ScrollGeometry", "var contentOffset: CGPoint { get set }") { _ in geometry.contentOffset = .zero }
        probes.row("ScrollGeometry", "var contentSize: CGSize") { _ in geometry.contentSize = .zero }
    }

    @MainActor private static func phase(_ probes: inout SignatureProbes) {
        probes.row("Types", "@frozen enum ScrollPhase") { c in
            c.isEquatable(ScrollPhase.self)
            c.isSendable(ScrollPhase.self)
        }
        for (name, phase) in [
            ("idle", ScrollPhase.idle), ("tracking", .tracking), ("interacting", .interacting),
            ("decelerating", .decelerating), ("animating", .animating),
        ] {
            probes.row("ScrollPhase", "case \(name)") { _ in _ = phase }
        }
        probes.row("ScrollPhase", "var isScrolling: Bool { get }") { _ in _ = ScrollPhase.idle.isScrolling }
        probes.row("Types", "struct ScrollPhaseChangeContext") { _ in _ = ScrollPhaseChangeContext.self }
        probes.row("ScrollPhaseChangeContext", "var geometry: ScrollGeometry { get }") { _ in
            _ = \ScrollPhaseChangeContext.geometry
        }
        probes.row("ScrollPhaseChangeContext", "var velocity: CGVector? { get }") { _ in
            _ = \ScrollPhaseChangeContext.velocity
        }
    }
}

import Foundation
import PlumbCore

/// Coordinate spaces and geometry.
enum CoordinateProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("CoordinateSpace", "case global") { _ in
            _ = CoordinateSpace.global
        }
        probes.row("CoordinateSpace", "case local") { _ in
            _ = CoordinateSpace.local
        }
        probes.row("CoordinateSpace", "case named(AnyHashable)") { _ in
            _ = CoordinateSpace.named(AnyHashable("a"))
        }
        probes.row("CoordinateSpace", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            CoordinateSpace.local.hash(into: &hasher)
        }
        probes.row("CoordinateSpace", "static func == (lhs: CoordinateSpace, rhs: CoordinateSpace) -> Bool") { _ in
            _ = CoordinateSpace.local == CoordinateSpace.local
        }
        probes.row("CoordinateSpace", "var hashValue: Int { get }") { _ in
            _ = CoordinateSpace.local.hashValue
        }
        probes.row("CoordinateSpace", "var isGlobal: Bool { get }") { _ in
            _ = CoordinateSpace.local.isGlobal
        }
        probes.row("CoordinateSpace", "var isLocal: Bool { get }") { _ in
            _ = CoordinateSpace.local.isLocal
        }
        probes.row("CoordinateSpace", "CoordinateSpace : Equatable, Hashable") { c in
            c.isEquatable(CoordinateSpace.self)
            c.isHashable(CoordinateSpace.self)
        }
        probes.row(
            "CoordinateSpaceProtocol",
            "static func named(_ name: some Hashable) -> NamedCoordinateSpace where Self == "
                + "NamedCoordinateSpace"
        ) { c in
            c.use(.named("a"))
        }
        probes.row(
            "CoordinateSpaceProtocol", "static func scrollView(axis: Axis) -> Self where Self == NamedCoordinateSpace"
        ) { c in
            c.use(.scrollView(axis: .vertical))
        }
        probes.row(
            "CoordinateSpaceProtocol",
            "static var global: GlobalCoordinateSpace { get } where Self == GlobalCoordinateSpace"
        ) { c in
            c.use(.global)
        }
        probes.row(
            "CoordinateSpaceProtocol",
            "static var local: LocalCoordinateSpace { get } where Self == LocalCoordinateSpace"
        ) { c in
            c.use(.local)
        }
        probes.row(
            "CoordinateSpaceProtocol",
            "static var scrollView: NamedCoordinateSpace { get } where Self == NamedCoordinateSpace"
        ) { c in
            c.use(.scrollView)
        }
        probes.row("CoordinateSpaceProtocol", "var coordinateSpace: CoordinateSpace") { c in
            _ = c.space(GlobalCoordinateSpace())
        }
        probes.row("GlobalCoordinateSpace", "init()") { _ in
            _ = GlobalCoordinateSpace()
        }
        probes.row("GlobalCoordinateSpace", "var coordinateSpace: CoordinateSpace { get }") { _ in
            _ = GlobalCoordinateSpace().coordinateSpace
        }
        probes.row("LocalCoordinateSpace", "init()") { _ in
            _ = LocalCoordinateSpace()
        }
        probes.row("LocalCoordinateSpace", "var coordinateSpace: CoordinateSpace { get }") { _ in
            _ = LocalCoordinateSpace().coordinateSpace
        }
        probes.row("NamedCoordinateSpace", "static func == (a: NamedCoordinateSpace, b: NamedCoordinateSpace) -> Bool")
        { _ in
            _ = NamedCoordinateSpace.named("a") == NamedCoordinateSpace.named("a")
        }
        probes.row("NamedCoordinateSpace", "var coordinateSpace: CoordinateSpace { get }") { _ in
            _ = NamedCoordinateSpace.named("a").coordinateSpace
        }
        probes.row("GeometryProxy", "func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?") { c in
            _ = c.proxy.bounds(of: .named("probe"))
        }
        probes.row("GeometryProxy", "func frame(in coordinateSpace: CoordinateSpace) -> CGRect") { c in
            _ = c.proxy.frame(in: CoordinateSpace.global)
        }
        probes.row("GeometryProxy", "func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect") { c in
            _ = c.proxy.frame(in: .named("probe"))
        }
        probes.row("GeometryProxy", "subscript<T>(anchor: Anchor<T>) -> T { get }") { c in
            _ = { (anchor: Anchor<CGRect>) -> CGRect in c.proxy[anchor] }
        }
        probes.row("GeometryProxy", "var safeAreaInsets: EdgeInsets { get }") { c in
            _ = c.proxy.safeAreaInsets
        }
        probes.row("GeometryProxy", "var size: CGSize { get }") { c in
            _ = c.proxy.size
        }
        probes.row("GeometryReader", "init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)") { c in
            c.show(GeometryReader { Color.red.frame(width: $0.size.width) })
        }
        probes.row("GeometryReader", "typealias Body = Never") { _ in
            _ = GeometryReader<Color>.Body.self
        }
        probes.row("GeometryReader", "var content: (GeometryProxy) -> Content") { c in
            _ = GeometryReader { _ in Color.red }.content(c.proxy)
        }
        probes.row("LayoutDirectionBehavior", "case fixed") { _ in
            _ = LayoutDirectionBehavior.fixed
        }
        probes.row("LayoutDirectionBehavior", "case mirrors(in: LayoutDirection)") { _ in
            _ = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
        }
        probes.row("LayoutDirectionBehavior", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            LayoutDirectionBehavior.fixed.hash(into: &hasher)
        }
        probes.row(
            "LayoutDirectionBehavior", "static func == (a: LayoutDirectionBehavior, b: LayoutDirectionBehavior) -> Bool"
        ) { _ in
            _ = LayoutDirectionBehavior.fixed == LayoutDirectionBehavior.fixed
        }
        probes.row("LayoutDirectionBehavior", "static var mirrors: LayoutDirectionBehavior { get }") { _ in
            let value: LayoutDirectionBehavior = LayoutDirectionBehavior.mirrors
            _ = value
        }
        probes.row("LayoutDirectionBehavior", "var hashValue: Int { get }") { _ in
            _ = LayoutDirectionBehavior.fixed.hashValue
        }
    }
}

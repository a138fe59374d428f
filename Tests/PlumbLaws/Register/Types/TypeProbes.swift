import Foundation
import PlumbCore

/// The types, and what they conform to in their declarations.
enum TypeProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "protocol AlignmentID") { _ in
            _ = ProbeGuide.self as any AlignmentID.Type
        }
        probes.row("Types", "struct Alignment : Equatable") { c in
            c.isEquatable(Alignment.self)
        }
        probes.row("Types", "struct HorizontalAlignment : Equatable") { c in
            c.isEquatable(HorizontalAlignment.self)
        }
        probes.row("Types", "struct VerticalAlignment : Equatable") { c in
            c.isEquatable(VerticalAlignment.self)
        }
        probes.row("Types", "enum Axis : Int8, CaseIterable") { c in
            c.isRaw(Axis.self)
            c.isCaseIterable(Axis.self)
        }
        probes.row("Types", "enum CoordinateSpace") { _ in
            _ = CoordinateSpace.self
        }
        probes.row("Types", "enum Edge : Int8, CaseIterable") { c in
            c.isRaw(Edge.self)
            c.isCaseIterable(Edge.self)
        }
        probes.row("Types", "enum HorizontalEdge : Int8, CaseIterable, Codable") { c in
            c.isRaw(HorizontalEdge.self)
            c.isCaseIterable(HorizontalEdge.self)
            c.isCodable(HorizontalEdge.self)
        }
        probes.row("Types", "enum LayoutDirectionBehavior : Hashable, Sendable") { c in
            c.isHashable(LayoutDirectionBehavior.self)
            c.isSendable(LayoutDirectionBehavior.self)
        }
        probes.row("Types", "enum VerticalEdge : Int8, CaseIterable, Codable") { c in
            c.isRaw(VerticalEdge.self)
            c.isCaseIterable(VerticalEdge.self)
            c.isCodable(VerticalEdge.self)
        }
        probes.row("Types", "protocol CoordinateSpaceProtocol") { _ in
            _ = GlobalCoordinateSpace.self as any CoordinateSpaceProtocol.Type
        }
        probes.row("Types", "protocol Layout : Animatable") { _ in
            _ = SignatureLayout.self as any Layout.Type
        }
        probes.row("Types", "protocol LayoutValueKey") { _ in
            _ = ProbeValue.self as any LayoutValueKey.Type
        }
        probes.row("Types", "struct AnyLayout : Layout") { c in
            c.isLayout(AnyLayout.self)
        }
        probes.row("Types", "struct Divider : View") { c in
            c.isView(Divider.self)
        }
        probes.row("Types", "struct EdgeInsets : Equatable") { c in
            c.isEquatable(EdgeInsets.self)
        }
        probes.row("Types", "struct GeometryProxy") { _ in
            _ = GeometryProxy.self
        }
        probes.row("Types", "struct GeometryReader<Content> : View where Content : View") { c in
            c.isView(GeometryReader<Color>.self)
        }
        probes.row("Types", "struct GlobalCoordinateSpace : CoordinateSpaceProtocol") { c in
            c.isSpace(GlobalCoordinateSpace.self)
        }
        probes.row("Types", "struct Grid<Content> where Content : View") { c in
            c.isView(Grid<Color>.self)
        }
        probes.row("Types", "struct GridItem : Sendable") { c in
            c.isSendable(GridItem.self)
        }
        probes.row("Types", "struct GridLayout") { _ in
            _ = GridLayout.self
        }
        probes.row("Types", "struct GridRow<Content> where Content : View") { c in
            c.isView(GridRow<Color>.self)
        }
        probes.row("Types", "struct Group<Content>") { _ in
            _ = Group<Color>.self
        }
        probes.row("Types", "struct HStack<Content> : View where Content : View") { c in
            c.isView(HStack<Color>.self)
        }
        probes.row("Types", "struct HStackLayout : Layout") { c in
            c.isLayout(HStackLayout.self)
        }
        probes.row("Types", "struct LayoutProperties : Sendable") { c in
            c.isSendable(LayoutProperties.self)
        }
        probes.row("Types", "struct LayoutSubview : Equatable") { c in
            c.isEquatable(LayoutSubview.self)
        }
        probes.row("Types", "struct LayoutSubviews : Equatable, RandomAccessCollection, Sendable") { c in
            c.isEquatable(LayoutSubviews.self)
            c.isCollection(LayoutSubviews.self)
            c.isSendable(LayoutSubviews.self)
        }
        probes.row("Types", "struct LazyHGrid<Content> : View where Content : View") { c in
            c.isView(LazyHGrid<Color>.self)
        }
        probes.row("Types", "struct LazyHStack<Content> : View where Content : View") { c in
            c.isView(LazyHStack<Color>.self)
        }
        probes.row("Types", "struct LazyVGrid<Content> : View where Content : View") { c in
            c.isView(LazyVGrid<Color>.self)
        }
        probes.row("Types", "struct LazyVStack<Content> : View where Content : View") { c in
            c.isView(LazyVStack<Color>.self)
        }
        probes.row("Types", "struct LocalCoordinateSpace : CoordinateSpaceProtocol") { c in
            c.isSpace(LocalCoordinateSpace.self)
        }
        probes.row("Types", "struct NamedCoordinateSpace : CoordinateSpaceProtocol, Equatable") { c in
            c.isSpace(NamedCoordinateSpace.self)
            c.isEquatable(NamedCoordinateSpace.self)
        }
        probes.row("Types", "struct ProposedViewSize : Equatable") { c in
            c.isEquatable(ProposedViewSize.self)
        }
        probes.row("Types", "struct SafeAreaRegions : OptionSet") { c in
            c.isOptionSet(SafeAreaRegions.self)
        }
        probes.row("Types", "struct Spacer") { _ in
            _ = Spacer.self
        }
        probes.row("Types", "struct UnitPoint : Hashable") { c in
            c.isHashable(UnitPoint.self)
        }
        probes.row("Types", "struct VStack<Content> : View where Content : View") { c in
            c.isView(VStack<Color>.self)
        }
        probes.row("Types", "struct VStackLayout : Layout") { c in
            c.isLayout(VStackLayout.self)
        }
        probes.row("Types", "struct ViewDimensions") { _ in
            _ = ViewDimensions.self
        }
        probes.row("Types", "struct ViewSpacing : Sendable") { c in
            c.isSendable(ViewSpacing.self)
        }
        probes.row("Types", "struct ViewThatFits<Content> : View where Content : View") { c in
            c.isView(ViewThatFits<Color>.self)
        }
        probes.row("Types", "struct ZStack<Content> : View where Content : View") { c in
            c.isView(ZStack<Color>.self)
        }
        probes.row("Types", "struct ZStackLayout : Layout") { c in
            c.isLayout(ZStackLayout.self)
        }
    }
}

import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb draws iOS 17, which has no effects at the edges of scroll views; use a mask")
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static var automatic: ScrollEdgeEffectStyle { absent() }
    public static var hard: ScrollEdgeEffectStyle { absent() }
    public static var soft: ScrollEdgeEffectStyle { absent() }
}

extension View {
    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no effects at the edges of scroll views; use a mask"
    )
    public func backgroundExtensionEffect() -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no effects at the edges of scroll views; use a mask"
    )
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no effects at the edges of scroll views; use a mask"
    )
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no effects at the edges of scroll views; use a mask"
    )
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { absent() }

    @available(
        *, unavailable, message: "Plumb draws iOS 17, which has no effects at the edges of scroll views; use a mask"
    )
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { absent() }
}

import Foundation
import PlumbCore

/// Insets, points and proposals.
enum MeasureProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("EdgeInsets", "init()") { _ in
            _ = EdgeInsets()
        }
        probes.row("EdgeInsets", "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") { _ in
            _ = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        probes.row("EdgeInsets", "static func == (a: EdgeInsets, b: EdgeInsets) -> Bool") { _ in
            _ = EdgeInsets() == EdgeInsets()
        }
        probes.row(
            "EdgeInsets",
            "typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, "
                + "AnimatablePair<CGFloat, CGFloat>>>"
        ) { _ in
            _ = EdgeInsets.AnimatableData.self
        }
        probes.row("EdgeInsets", "var animatableData: EdgeInsets.AnimatableData { get set }") { _ in
            var value = EdgeInsets()
            let kept = value.animatableData
            value.animatableData = kept
        }
        probes.row("EdgeInsets", "var bottom: CGFloat") { _ in
            var value = EdgeInsets()
            let kept = value.bottom
            value.bottom = kept
        }
        probes.row("EdgeInsets", "var leading: CGFloat") { _ in
            var value = EdgeInsets()
            let kept = value.leading
            value.leading = kept
        }
        probes.row("EdgeInsets", "var top: CGFloat") { _ in
            var value = EdgeInsets()
            let kept = value.top
            value.top = kept
        }
        probes.row("EdgeInsets", "var trailing: CGFloat") { _ in
            var value = EdgeInsets()
            let kept = value.trailing
            value.trailing = kept
        }
        probes.row("EdgeInsets", "EdgeInsets : Animatable") { c in
            c.isAnimatable(EdgeInsets.self)
        }
        probes.row("EdgeInsets", "EdgeInsets : Sendable") { c in
            c.isSendable(EdgeInsets.self)
        }
        probes.row("SafeAreaRegions", "init(rawValue: UInt)") { _ in
            _ = SafeAreaRegions(rawValue: 1)
        }
        probes.row("SafeAreaRegions", "let rawValue: UInt") { _ in
            _ = SafeAreaRegions.all.rawValue
        }
        probes.row("SafeAreaRegions", "static let all: SafeAreaRegions") { _ in
            let value: SafeAreaRegions = SafeAreaRegions.all
            _ = value
        }
        probes.row("SafeAreaRegions", "static let container: SafeAreaRegions") { _ in
            let value: SafeAreaRegions = SafeAreaRegions.container
            _ = value
        }
        probes.row("SafeAreaRegions", "static let keyboard: SafeAreaRegions") { _ in
            let value: SafeAreaRegions = SafeAreaRegions.keyboard
            _ = value
        }
        probes.row("SafeAreaRegions", "typealias ArrayLiteralElement = SafeAreaRegions") { _ in
            _ = SafeAreaRegions.ArrayLiteralElement.self
        }
        probes.row("SafeAreaRegions", "typealias Element = SafeAreaRegions") { _ in
            _ = SafeAreaRegions.Element.self
        }
        probes.row("SafeAreaRegions", "typealias RawValue = UInt") { _ in
            _ = SafeAreaRegions.RawValue.self
        }
        probes.row("SafeAreaRegions", "SafeAreaRegions : Sendable") { c in
            c.isSendable(SafeAreaRegions.self)
        }
        probes.row("UnitPoint", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            UnitPoint.top.hash(into: &hasher)
        }
        probes.row("UnitPoint", "init()") { _ in
            _ = UnitPoint()
        }
        probes.row("UnitPoint", "init(x: CGFloat, y: CGFloat)") { _ in
            _ = UnitPoint(x: 1, y: 2)
        }
        probes.row("UnitPoint", "static func == (a: UnitPoint, b: UnitPoint) -> Bool") { _ in
            _ = UnitPoint.top == UnitPoint.top
        }
        probes.row("UnitPoint", "static let bottom: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.bottom
            _ = value
        }
        probes.row("UnitPoint", "static let bottomLeading: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.bottomLeading
            _ = value
        }
        probes.row("UnitPoint", "static let bottomTrailing: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.bottomTrailing
            _ = value
        }
        probes.row("UnitPoint", "static let center: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.center
            _ = value
        }
        probes.row("UnitPoint", "static let leading: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.leading
            _ = value
        }
        probes.row("UnitPoint", "static let top: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.top
            _ = value
        }
        probes.row("UnitPoint", "static let topLeading: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.topLeading
            _ = value
        }
        probes.row("UnitPoint", "static let topTrailing: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.topTrailing
            _ = value
        }
        probes.row("UnitPoint", "static let trailing: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.trailing
            _ = value
        }
        probes.row("UnitPoint", "static let zero: UnitPoint") { _ in
            let value: UnitPoint = UnitPoint.zero
            _ = value
        }
        probes.row("UnitPoint", "typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>") { _ in
            _ = UnitPoint.AnimatableData.self
        }
        probes.row("UnitPoint", "var animatableData: UnitPoint.AnimatableData { get set }") { _ in
            var value = UnitPoint.top
            let kept = value.animatableData
            value.animatableData = kept
        }
        probes.row("UnitPoint", "var hashValue: Int { get }") { _ in
            _ = UnitPoint.top.hashValue
        }
        probes.row("UnitPoint", "var x: CGFloat") { _ in
            var value = UnitPoint.top
            let kept = value.x
            value.x = kept
        }
        probes.row("UnitPoint", "var y: CGFloat") { _ in
            var value = UnitPoint.top
            let kept = value.y
            value.y = kept
        }
        probes.row("UnitPoint", "UnitPoint : Animatable") { c in
            c.isAnimatable(UnitPoint.self)
        }
        probes.row("UnitPoint", "UnitPoint : Sendable") { c in
            c.isSendable(UnitPoint.self)
        }
        probes.row(
            "ProposedViewSize",
            "func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize"
        ) { _ in
            _ = ProposedViewSize.zero.replacingUnspecifiedDimensions()
            _ = ProposedViewSize.zero.replacingUnspecifiedDimensions(by: .zero)
        }
        probes.row("ProposedViewSize", "init(_ size: CGSize)") { _ in
            _ = ProposedViewSize(CGSize.zero)
        }
        probes.row("ProposedViewSize", "init(width: CGFloat?, height: CGFloat?)") { _ in
            _ = ProposedViewSize(width: nil, height: 1)
        }
        probes.row("ProposedViewSize", "static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool") { _ in
            _ = ProposedViewSize.zero == ProposedViewSize.zero
        }
        probes.row("ProposedViewSize", "static let infinity: ProposedViewSize") { _ in
            let value: ProposedViewSize = ProposedViewSize.infinity
            _ = value
        }
        probes.row("ProposedViewSize", "static let unspecified: ProposedViewSize") { _ in
            let value: ProposedViewSize = ProposedViewSize.unspecified
            _ = value
        }
        probes.row("ProposedViewSize", "static let zero: ProposedViewSize") { _ in
            let value: ProposedViewSize = ProposedViewSize.zero
            _ = value
        }
        probes.row("ProposedViewSize", "var height: CGFloat?") { _ in
            var value = ProposedViewSize.zero
            let kept = value.height
            value.height = kept
        }
        probes.row("ProposedViewSize", "var width: CGFloat?") { _ in
            var value = ProposedViewSize.zero
            let kept = value.width
            value.width = kept
        }
        probes.row("ProposedViewSize", "ProposedViewSize : Sendable") { c in
            c.isSendable(ProposedViewSize.self)
        }
    }
}

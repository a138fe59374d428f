import Foundation
import PlumbCore

/// Guides, dimensions and spacing.
enum AlignmentProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Alignment", "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") { _ in
            _ = Alignment(horizontal: .leading, vertical: .top)
        }
        probes.row("Alignment", "static func == (a: Alignment, b: Alignment) -> Bool") { _ in
            _ = Alignment.top == Alignment.top
        }
        probes.row("Alignment", "static let bottom: Alignment") { _ in
            let value: Alignment = Alignment.bottom
            _ = value
        }
        probes.row("Alignment", "static let bottomLeading: Alignment") { _ in
            let value: Alignment = Alignment.bottomLeading
            _ = value
        }
        probes.row("Alignment", "static let bottomTrailing: Alignment") { _ in
            let value: Alignment = Alignment.bottomTrailing
            _ = value
        }
        probes.row("Alignment", "static let center: Alignment") { _ in
            let value: Alignment = Alignment.center
            _ = value
        }
        probes.row("Alignment", "static let leading: Alignment") { _ in
            let value: Alignment = Alignment.leading
            _ = value
        }
        probes.row("Alignment", "static let top: Alignment") { _ in
            let value: Alignment = Alignment.top
            _ = value
        }
        probes.row("Alignment", "static let topLeading: Alignment") { _ in
            let value: Alignment = Alignment.topLeading
            _ = value
        }
        probes.row("Alignment", "static let topTrailing: Alignment") { _ in
            let value: Alignment = Alignment.topTrailing
            _ = value
        }
        probes.row("Alignment", "static let trailing: Alignment") { _ in
            let value: Alignment = Alignment.trailing
            _ = value
        }
        probes.row("Alignment", "static var centerFirstTextBaseline: Alignment { get }") { _ in
            let value: Alignment = Alignment.centerFirstTextBaseline
            _ = value
        }
        probes.row("Alignment", "static var centerLastTextBaseline: Alignment { get }") { _ in
            let value: Alignment = Alignment.centerLastTextBaseline
            _ = value
        }
        probes.row("Alignment", "static var leadingFirstTextBaseline: Alignment { get }") { _ in
            let value: Alignment = Alignment.leadingFirstTextBaseline
            _ = value
        }
        probes.row("Alignment", "static var leadingLastTextBaseline: Alignment { get }") { _ in
            let value: Alignment = Alignment.leadingLastTextBaseline
            _ = value
        }
        probes.row("Alignment", "static var trailingFirstTextBaseline: Alignment { get }") { _ in
            let value: Alignment = Alignment.trailingFirstTextBaseline
            _ = value
        }
        probes.row("Alignment", "static var trailingLastTextBaseline: Alignment { get }") { _ in
            let value: Alignment = Alignment.trailingLastTextBaseline
            _ = value
        }
        probes.row("Alignment", "var horizontal: HorizontalAlignment") { _ in
            var value = Alignment.top
            let kept = value.horizontal
            value.horizontal = kept
        }
        probes.row("Alignment", "var vertical: VerticalAlignment") { _ in
            var value = Alignment.top
            let kept = value.vertical
            value.vertical = kept
        }
        probes.row("Alignment", "Alignment : Sendable") { c in
            c.isSendable(Alignment.self)
        }
        probes.row("AlignmentID", "static func defaultValue(in context: ViewDimensions) -> CGFloat") { c in
            _ = ProbeGuide.defaultValue(in: c.dimensions)
        }
        probes.row(
            "HorizontalAlignment",
            "func combineExplicit<S>(_ values: S) -> CGFloat? where S : Sequence, S.Element == CGFloat?"
        ) { _ in
            _ = HorizontalAlignment.leading.combineExplicit([1, nil])
        }
        probes.row("HorizontalAlignment", "init(_ id: any AlignmentID.Type)") { _ in
            _ = HorizontalAlignment(ProbeGuide.self)
        }
        probes.row("HorizontalAlignment", "static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool") {
            _ in
            _ = HorizontalAlignment.leading == HorizontalAlignment.leading
        }
        probes.row("HorizontalAlignment", "static let center: HorizontalAlignment") { _ in
            let value: HorizontalAlignment = HorizontalAlignment.center
            _ = value
        }
        probes.row("HorizontalAlignment", "static let leading: HorizontalAlignment") { _ in
            let value: HorizontalAlignment = HorizontalAlignment.leading
            _ = value
        }
        probes.row("HorizontalAlignment", "static let listRowSeparatorLeading: HorizontalAlignment") { _ in
            let value: HorizontalAlignment = HorizontalAlignment.listRowSeparatorLeading
            _ = value
        }
        probes.row("HorizontalAlignment", "static let listRowSeparatorTrailing: HorizontalAlignment") { _ in
            let value: HorizontalAlignment = HorizontalAlignment.listRowSeparatorTrailing
            _ = value
        }
        probes.row("HorizontalAlignment", "static let trailing: HorizontalAlignment") { _ in
            let value: HorizontalAlignment = HorizontalAlignment.trailing
            _ = value
        }
        probes.row("HorizontalAlignment", "HorizontalAlignment : Sendable") { c in
            c.isSendable(HorizontalAlignment.self)
        }
        probes.row(
            "VerticalAlignment",
            "func combineExplicit<S>(_ values: S) -> CGFloat? where S : Sequence, S.Element == CGFloat?"
        ) { _ in
            _ = VerticalAlignment.top.combineExplicit([1, nil])
        }
        probes.row("VerticalAlignment", "init(_ id: any AlignmentID.Type)") { _ in
            _ = VerticalAlignment(ProbeGuide.self)
        }
        probes.row("VerticalAlignment", "static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool") { _ in
            _ = VerticalAlignment.top == VerticalAlignment.top
        }
        probes.row("VerticalAlignment", "static let bottom: VerticalAlignment") { _ in
            let value: VerticalAlignment = VerticalAlignment.bottom
            _ = value
        }
        probes.row("VerticalAlignment", "static let center: VerticalAlignment") { _ in
            let value: VerticalAlignment = VerticalAlignment.center
            _ = value
        }
        probes.row("VerticalAlignment", "static let firstTextBaseline: VerticalAlignment") { _ in
            let value: VerticalAlignment = VerticalAlignment.firstTextBaseline
            _ = value
        }
        probes.row("VerticalAlignment", "static let lastTextBaseline: VerticalAlignment") { _ in
            let value: VerticalAlignment = VerticalAlignment.lastTextBaseline
            _ = value
        }
        probes.row("VerticalAlignment", "static let top: VerticalAlignment") { _ in
            let value: VerticalAlignment = VerticalAlignment.top
            _ = value
        }
        probes.row("VerticalAlignment", "VerticalAlignment : Sendable") { c in
            c.isSendable(VerticalAlignment.self)
        }
        probes.row("ViewDimensions", "static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool") { c in
            _ = c.dimensions == c.dimensions
        }
        probes.row("ViewDimensions", "subscript(guide: HorizontalAlignment) -> CGFloat { get }") { c in
            _ = c.dimensions[HorizontalAlignment.leading]
        }
        probes.row("ViewDimensions", "subscript(guide: VerticalAlignment) -> CGFloat { get }") { c in
            _ = c.dimensions[VerticalAlignment.top]
        }
        probes.row("ViewDimensions", "subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }") { c in
            _ = c.dimensions[explicit: HorizontalAlignment.leading]
        }
        probes.row("ViewDimensions", "subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }") { c in
            _ = c.dimensions[explicit: VerticalAlignment.top]
        }
        probes.row("ViewDimensions", "var height: CGFloat { get }") { c in
            _ = c.dimensions.height
        }
        probes.row("ViewDimensions", "var width: CGFloat { get }") { c in
            _ = c.dimensions.width
        }
        probes.row("ViewDimensions", "ViewDimensions : Equatable") { c in
            c.isEquatable(ViewDimensions.self)
        }
        probes.row("ViewSpacing", "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat") { _ in
            _ = ViewSpacing().distance(to: .zero, along: .vertical)
        }
        probes.row("ViewSpacing", "mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)") { _ in
            var spacing = ViewSpacing()
            spacing.formUnion(.zero)
            spacing.formUnion(.zero, edges: .top)
        }
        probes.row("ViewSpacing", "func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing") { _ in
            _ = ViewSpacing().union(.zero)
            _ = ViewSpacing().union(.zero, edges: .top)
        }
        probes.row("ViewSpacing", "init()") { _ in
            _ = ViewSpacing()
        }
        probes.row("ViewSpacing", "static let zero: ViewSpacing") { _ in
            let value: ViewSpacing = ViewSpacing.zero
            _ = value
        }
    }
}

import Foundation
import PlumbCore

/// A control at the trailing edge, its label at the leading one: as wide as proposed. Without the label, the control
/// alone.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    /// Points that are at least between the two; nil for the platform's.
    var gap: CGFloat?
    var stacking = LabelStacking.never
    @ViewBuilder let control: Control
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.platform) private var platform
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if labelsHidden {
            control
        } else if stacking == .never {
            HStack { parts }
        } else {
            LabeledLayout(isStacked: typeSize.isAccessibilitySize, stacksWhereNeeded: stacking == .whereNeeded) {
                parts
            }
        }
    }

    @ViewBuilder private var parts: some View {
        label
        Spacer(minLength: gap ?? platform.metrics.labeledGap)
        control.alignmentGuide(.labeledControl) { $0[.top] }
    }
}

extension VerticalAlignment {
    private enum LabeledControl: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    /// A view has this guide where a control behind its label is in it.
    static let labeledControl = VerticalAlignment(LabeledControl.self)
}

/// When a label stands above its control.
enum LabelStacking {
    case never
    /// At the sizes of text for accessibility.
    case atAccessibilitySizes
    /// At those sizes, and where the two don't fit beside each other on one line.
    case whereNeeded
}

/// A label, a spacer and a control: an `HStack`, or the label above the control at the leading edge, as wide as
/// proposed, with the distance that the two prefer.
///
/// Source: recalled from iOS 17, whose rows of forms set a value below its label where both don't fit.
struct LabeledLayout: Layout {
    let isStacked: Bool
    let stacksWhereNeeded: Bool

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { HStackLayout().makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        guard let stack = stack(subviews, proposal.width) else {
            return HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        return CGSize(width: max(stack.width, proposal.width ?? 0), height: stack.bottom)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
        guard let stack = stack(subviews, proposal.width) else {
            return HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        let line = ProposedViewSize(width: bounds.width, height: nil)
        subviews[0].place(at: bounds.origin, proposal: line)
        subviews[1].place(at: bounds.origin, proposal: .zero)
        subviews[2].place(at: CGPoint(x: bounds.minX, y: bounds.minY + stack.top), proposal: line)
    }

    func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
        HStackLayout().spacing(subviews: subviews, cache: &cache)
    }

    /// Where the control begins and ends below the label, and how wide the wider of them is; nil where they stand
    /// beside each other, and where one of them is several views or none.
    private func stack(_ subviews: Subviews, _ width: CGFloat?) -> (top: CGFloat, bottom: CGFloat, width: CGFloat)? {
        guard subviews.indices.last == 2, isStacked || stacksWhereNeeded && !fits(subviews, width) else { return nil }
        let (label, control) = (subviews[0], subviews[2])
        let line = ProposedViewSize(width: width, height: nil)
        let (above, below) = (label.sizeThatFits(line), control.sizeThatFits(line))
        let top = above.height + label.spacing.distance(to: control.spacing, along: .vertical)
        return (top, top + below.height, max(above.width, below.width))
    }

    private func fits(_ subviews: Subviews, _ width: CGFloat?) -> Bool {
        guard let width else { return true }
        return subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } <= width
    }
}

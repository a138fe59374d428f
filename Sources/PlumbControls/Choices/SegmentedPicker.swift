import Foundation
import PlumbCore

/// All choices side by side on a grey fill; what is chosen lies on a white card, which travels.
struct SegmentedPicker: View {
    let choices: PickerChoices
    @Environment(\.platform) private var platform

    var body: some View {
        SegmentLayout(height: platform.metrics.segmentHeight) {
            ForEach(choices.choices) { Segment(choice: $0) }
        }
        .background { SegmentLines(count: choices.choices.count, selected: choices.selectedIndex) }
        .background {
            if let selected = choices.selectedIndex {
                SelectedSegment(index: selected, count: choices.choices.count)
                    .animation(.spring(platform.springs.segmentCard), value: selected)
            }
        }
        .background(
            Color(system: .segmentTrack),
            in: RoundedRectangle(cornerRadius: platform.metrics.segmentRadius, style: .continuous))
    }
}

/// 1. As wide as proposed, and as wide as the widest choice needs where nothing is. 2. Every choice gets the same
///    width.
private struct SegmentLayout: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = widest * CGFloat(subviews.count)
        return CGSize(width: max(proposal.width ?? ideal, 0), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

private struct Segment: View {
    let choice: PickerChoices.Choice
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platform) private var platform

    var body: some View {
        choice.view
            .font(.system(size: platform.metrics.segmentFont, weight: choice.isSelected ? .semibold : .medium))
            .foregroundColor(isEnabled ? .primary : .faintLabel)
            .lineLimit(1)
            .padding(.horizontal, platform.metrics.segmentPadding)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(isPressed && !choice.isSelected ? platform.metrics.pressedOpacity : 1)
            .contentShape(Rectangle())
            .pressable($isPressed) { choice.choose?() }
            .accessibilityControl(choice.accessibility)
    }
}

/// The white card under what is chosen.
private struct SelectedSegment: View {
    let index: Int
    let count: Int
    @Environment(\.platform) private var platform

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width / CGFloat(max(count, 1))
            RoundedRectangle(
                cornerRadius: platform.metrics.segmentRadius - platform.metrics.segmentInset, style: .continuous
            )
            .fill(Color(system: .segmentCard))
            .shadow(platform.shadows.segmentCard)
            .padding(platform.metrics.segmentInset)
            .frame(width: width, height: proxy.size.height)
            .padding(.leading, width * CGFloat(index))
        }
    }
}

/// Lines between choices of which neither is chosen.
private struct SegmentLines: View {
    let count: Int
    let selected: Int?
    @Environment(\.platform) private var platform

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width / CGFloat(max(count, 1))
            ZStack(alignment: .leading) {
                ForEach(Array(1..<max(count, 1)), id: \.self) { line in
                    Color.line
                        .frame(
                            width: platform.metrics.segmentLineWidth,
                            height: proxy.size.height * platform.metrics.segmentLineHeight
                        )
                        .opacity(selected == line || selected == line - 1 ? 0 : 1)
                        .padding(.leading, width * CGFloat(line) - platform.metrics.segmentLineWidth / 2)
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        }
    }
}

import Foundation
import PlumbCore

/// All choices side by side on a grey fill; what is chosen lies on a white card, which travels.
struct SegmentedPicker: View {
    let choices: PickerChoices

    var body: some View {
        SegmentLayout {
            ForEach(choices.choices) { Segment(choice: $0) }
        }
        .background { SegmentLines(count: choices.choices.count, selected: choices.selectedIndex) }
        .background {
            if let selected = choices.selectedIndex {
                SelectedSegment(index: selected, count: choices.choices.count)
                    .animation(.spring(response: 0.3, dampingFraction: 0.85), value: selected)
            }
        }
        .background(
            Color.tertiaryFill,
            in: RoundedRectangle(cornerRadius: ControlMetrics.segmentRadius, style: .continuous))
    }
}

/// 1. As wide as proposed, and as wide as the widest choice needs where nothing is. 2. Every choice gets the same
///    width.
private struct SegmentLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = widest * CGFloat(subviews.count)
        return CGSize(width: max(proposal.width ?? ideal, 0), height: ControlMetrics.segmentHeight)
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

    var body: some View {
        choice.view
            .font(.system(size: ControlMetrics.segmentSize, weight: choice.isSelected ? .semibold : .medium))
            .foregroundColor(isEnabled ? .primary : .faintLabel)
            .lineLimit(1)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(isPressed && !choice.isSelected ? ControlMetrics.pressedOpacity : 1)
            .contentShape(Rectangle())
            .pressable($isPressed) { choice.choose?() }
            .accessibilityControl(choice.accessibility)
    }
}

/// The white card under what is chosen.
private struct SelectedSegment: View {
    let index: Int
    let count: Int
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width / CGFloat(max(count, 1))
            RoundedRectangle(
                cornerRadius: ControlMetrics.segmentRadius - ControlMetrics.segmentInset, style: .continuous
            )
            .fill(colorScheme == .dark ? Color(system: .gray2) : .white)
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .padding(ControlMetrics.segmentInset)
            .frame(width: width, height: proxy.size.height)
            .padding(.leading, width * CGFloat(index))
        }
    }
}

/// Lines between choices of which neither is chosen.
private struct SegmentLines: View {
    let count: Int
    let selected: Int?

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width / CGFloat(max(count, 1))
            ZStack(alignment: .leading) {
                ForEach(Array(1..<max(count, 1)), id: \.self) { line in
                    Color.line
                        .frame(width: 1, height: proxy.size.height / 2)
                        .opacity(selected == line || selected == line - 1 ? 0 : 1)
                        .padding(.leading, width * CGFloat(line) - 0.5)
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        }
    }
}

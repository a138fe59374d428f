import SwiftUI

/// A rule of one's own: views in lines, each line as long as there is room.
struct LayoutPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 60) {
                Panel("Flow(spacing: 8) { … }") { words.answered().proposed(260, 110) }
                Panel("the same views in less room") { words.answered().proposed(160, 110) }
            }
        }
    }

    private let names = ["one", "twenty-one", "two", "seven", "a hundred", "four", "nine"]

    private var words: some View {
        Flow(spacing: 8) {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .font(.system(size: 13))
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .overlay { Outline(color: Ink.blue, width: 1.5) }
                    .background(Ink.blue.opacity(0.15))
            }
        }
    }

    private struct Flow: Layout {
        var spacing: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            arrange(subviews, in: proposal.width ?? .infinity).size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (subview, origin) in zip(subviews, arrange(subviews, in: bounds.width).origins) {
                subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
            }
        }

        private func arrange(_ subviews: Subviews, in width: CGFloat) -> (size: CGSize, origins: [CGPoint]) {
            var origins: [CGPoint] = []
            var point = CGPoint.zero
            var size = CGSize.zero
            for subview in subviews {
                let own = subview.sizeThatFits(.unspecified)
                if point.x > 0, point.x + own.width > width { point = CGPoint(x: 0, y: size.height + spacing) }
                origins.append(point)
                size = CGSize(
                    width: max(size.width, point.x + own.width), height: max(size.height, point.y + own.height))
                point.x += own.width + spacing
            }
            return (size, origins)
        }
    }
}

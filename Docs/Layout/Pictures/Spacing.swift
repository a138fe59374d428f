import SwiftUI

/// The distances that a stack keeps by itself.
struct SpacingPicture: View {
    var body: some View {
        Picture {
            HStack(alignment: .top, spacing: 46) {
                column("VStack { … }") {
                    VStack {
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                        words("text").gap()
                        words("text").gap()
                        Spacer().frame(width: 84).background(Ink.faint.opacity(0.5))
                            .overlay { Text("Spacer").font(.system(size: 9)).foregroundStyle(Ink.quiet) }.gap()
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                    }
                    .frame(height: 164)
                }
                column("VStack(spacing: 12) { … }") {
                    VStack(spacing: 12) {
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                        words("text").gap()
                        words("text").gap()
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                    }
                }
                column("Mine() says ViewSpacing.zero") {
                    VStack {
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                        Near { Block("Mine", Ink.violet).frame(width: 84, height: 26) }.gap()
                        Block("view", Ink.teal).frame(width: 84, height: 26).gap()
                    }
                }
            }
        }
    }

    private func words(_ text: String) -> some View {
        Text(text).font(.footnote).frame(width: 84).background(Ink.blue.opacity(0.15))
    }

    private func column<V: View>(_ code: String, @ViewBuilder _ content: () -> V) -> some View {
        VStack(spacing: 20) {
            Text(code).font(.system(size: 11, design: .monospaced))
            content().gaps()
        }
    }

    /// A container that would like to touch what is around it.
    private struct Near: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
    }
}

/// The places of views, to be compared with each other.
private struct PlacesKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension View {
    fileprivate func gap() -> some View {
        anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
    }

    /// The distances between views that are marked with `gap`.
    fileprivate func gaps() -> some View {
        overlayPreferenceValue(PlacesKey.self) { anchors in
            GeometryReader { proxy in
                ForEach(1..<max(1, anchors.count), id: \.self) { index in
                    let above = proxy[anchors[index - 1]]
                    let below = proxy[anchors[index]]
                    Tag((below.minY - above.maxY).written, Ink.guide)
                        .frame(width: 0, height: below.minY - above.maxY, alignment: .leading)
                        .offset(x: above.maxX + 12, y: above.maxY)
                    Ink.guide.opacity(0.35)
                        .frame(width: above.width + 10, height: max(1, below.minY - above.maxY))
                        .offset(x: above.minX, y: above.maxY)
                }
            }
        }
    }
}

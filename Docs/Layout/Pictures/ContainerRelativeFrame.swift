import SwiftUI

/// Frames that follow the window of a scroll view.
struct ContainerRelativeFramePicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 40) {
                Panel(".containerRelativeFrame(.horizontal)", "a page is as wide as the window") {
                    pages { $0.containerRelativeFrame(.horizontal) }
                }
                Panel("… count: 3, span: 2, spacing: 8)", "two of three parts, and the gap") {
                    pages { $0.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8) }
                }
            }
            .padding(.top, 10)
            Panel("{ length, _ in length * 0.8 }", "computed from the window's width") {
                pages { $0.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 } }
            }
        }
    }

    /// How wide what it lies upon is, at its beginning.
    private struct Width: View {
        let color: Color

        var body: some View {
            GeometryReader { proxy in
                Text(proxy.size.width.written)
                    .font(.system(size: 12, weight: .semibold))
                    .foregroundStyle(color)
                    .frame(height: proxy.size.height)
                    .padding(.leading, 12)
            }
        }
    }

    private func pages<V: View>(_ change: @escaping (AnyView) -> V) -> some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                ForEach([Ink.blue, Ink.teal, Ink.violet], id: \.self) { color in
                    change(AnyView(Block("", color))).overlay(alignment: .leading) { Width(color: color) }
                }
            }
        }
        .frame(width: 190, height: 60)
        .answered()
        .dimension(.top, gap: 8)
    }
}

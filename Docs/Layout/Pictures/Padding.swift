import SwiftUI

/// Insets, and what a background behind or before them covers.
struct PaddingPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 50) {
                Panel(".padding()") {
                    Block("", Ink.blue).frame(width: 70, height: 40)
                        .inset(.leading).inset(.top)
                        .padding()
                        .answered()
                }
                Panel(".padding([.leading, .bottom], 30)") {
                    Block("", Ink.blue).frame(width: 70, height: 40)
                        .inset(.leading, 30).inset(.bottom, 30)
                        .padding([.leading, .bottom], 30)
                        .answered()
                }
                Panel(".padding(-10)", "smaller than what is in it") {
                    Block("", Ink.blue).frame(width: 70, height: 40).padding(-10).answered()
                        .dimension(.top, gap: 14).dimension(.leading, gap: 14)
                }
            }
            HStack(alignment: .caption, spacing: 70) {
                Panel("Text(…).padding(12).background(…)") {
                    Text("Hello").padding(12).background(Ink.teal.opacity(0.2)).answered()
                }
                Panel("Text(…).background(…).padding(12)") {
                    Text("Hello").background(Ink.teal.opacity(0.2)).padding(12).answered()
                }
            }
        }
    }
}

extension View {
    /// The length of an inset, outside of the view's edge.
    fileprivate func inset(_ edge: Edge, _ length: CGFloat? = nil) -> some View {
        overlay(alignment: alignment(edge)) { InsetArrow(edge: edge, length: length) }
    }

    private func alignment(_ edge: Edge) -> Alignment {
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

/// An arrow as long as an inset.
private struct InsetArrow: View {
    let edge: Edge
    let length: CGFloat?

    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .padding(Edge.Set(edge), length)
            .dimension(edge == .leading || edge == .trailing ? .top : .trailing, gap: -6)
            .alignmentGuide(.leading) { $0.width }
            .alignmentGuide(.top) { $0.height }
            .alignmentGuide(.bottom) { _ in 0 }
    }
}

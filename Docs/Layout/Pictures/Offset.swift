import SwiftUI

/// Offsets and other transforms draw elsewhere; the layout does not know.
struct OffsetPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 44) {
                Panel("B.offset(x: 16, y: 24)") { row { $0.offset(x: 16, y: 24) } }
                Panel("B.rotationEffect(.degrees(30))") { row { $0.rotationEffect(.degrees(30)) } }
                Panel("B.scaleEffect(1.5)") { row { $0.scaleEffect(1.5) } }
            }
            .padding(.vertical, 18)
        }
    }

    private func row<V: View>(_ change: (AnyView) -> V) -> some View {
        HStack {
            Block("A", Ink.teal).frame(width: 36, height: 44)
            change(AnyView(Block("B", Ink.blue).frame(width: 44, height: 44)))
                .background { Outline(color: Ink.faint, dash: [3, 2]) }
            Block("C", Ink.violet).frame(width: 36, height: 44)
        }
        .answered()
        .padding(.bottom, 12)
    }
}

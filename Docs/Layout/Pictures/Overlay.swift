import SwiftUI

/// What follows the size of another view, and what does not change it.
struct OverlayPicture: View {
    var body: some View {
        Picture(.answer, .guide) {
            HStack(alignment: .caption, spacing: 30) {
                Panel("A.overlay(alignment: .topTrailing) { B }") {
                    Block("A", Ink.teal).frame(width: 130, height: 70)
                        .overlay(alignment: .topTrailing) { Block("B", Ink.violet).frame(width: 30, height: 30) }
                        .answered()
                        .line(VerticalAlignment.top).line(HorizontalAlignment.trailing)
                }
                Panel("B.alignmentGuide(.top) { $0.height / 2 }\n .alignmentGuide(.trailing) { $0.width / 2 }") {
                    Block("A", Ink.teal).frame(width: 130, height: 70)
                        .overlay(alignment: .topTrailing) {
                            Block("", Ink.violet).frame(width: 30, height: 30)
                                .alignmentGuide(.top) { $0.height / 2 }
                                .alignmentGuide(.trailing) { $0.width / 2 }
                        }
                        .answered()
                        .line(VerticalAlignment.top, beyond: 24).line(HorizontalAlignment.trailing, beyond: 24)
                }
            }
            .padding(.top, 10)
            HStack(alignment: .caption, spacing: 50) {
                Panel("A.background { B }", "B is proposed A's size") {
                    Text("A text").font(.system(size: 17)).padding(10)
                        .background { Block("", Ink.blue) }
                        .answered()
                        .dimension(.top, gap: 6).dimension(.leading, gap: 6)
                }
                Panel("HStack { A.overlay { B }; C }", "B is larger than A; A and C do not notice") {
                    HStack {
                        Block("A", Ink.teal).frame(width: 60, height: 40)
                            .overlay { Block("", Ink.violet).frame(width: 96, height: 60) }
                        Block("C", Ink.blue).frame(width: 60, height: 40)
                    }
                    .answered()
                    .padding(10)
                }
            }
        }
    }
}

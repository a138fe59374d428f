import SwiftUI

/// Guides laid upon each other, and whom a stack proposes what.
struct ZStackPicture: View {
    var body: some View {
        Picture(.proposal, .answer, .guide) {
            HStack(alignment: .caption, spacing: 48) {
                Panel("ZStack(alignment: .bottomTrailing)") {
                    ZStack(alignment: .bottomTrailing) {
                        Block("", Ink.teal).frame(width: 110, height: 44)
                        Block("", Ink.blue).frame(width: 60, height: 84)
                        Block("", Ink.violet).frame(width: 34, height: 26)
                    }
                    .answered()
                    .dimension(.top, gap: 6)
                    .dimension(.leading, gap: 6)
                    .line(VerticalAlignment.bottom)
                    .line(HorizontalAlignment.trailing)
                }
                Panel("C.alignmentGuide(.trailing) { $0.width / 2 }") {
                    ZStack(alignment: .bottomTrailing) {
                        Block("", Ink.teal).frame(width: 110, height: 44)
                        Block("", Ink.blue).frame(width: 60, height: 84).line(HorizontalAlignment.trailing)
                        Block("C", Ink.violet).frame(width: 34, height: 26)
                            .alignmentGuide(.trailing) { $0.width / 2 }
                    }
                    .answered()
                    .dimension(.top, gap: 6)
                    .dimension(.leading, gap: 6)
                }
            }
            .padding(.top, 16)
            HStack(alignment: .caption, spacing: 60) {
                Panel("ZStack { Color; Text }", "the colour takes all that is proposed") {
                    ZStack {
                        Block("", Ink.teal)
                        Text("Hello").font(.system(size: 17)).foregroundStyle(Ink.blue)
                    }
                    .answered()
                    .proposed(190, 64)
                }
                Panel("… Text.layoutPriority(1)", "the text alone counts, then the colour gets its size") {
                    ZStack {
                        Block("", Ink.teal)
                        Text("Hello").font(.system(size: 17)).foregroundStyle(Ink.blue).layoutPriority(1)
                    }
                    .answered()
                    .proposed(190, 64)
                }
            }
        }
    }
}

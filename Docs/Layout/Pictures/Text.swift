import SwiftUI

/// Widths, heights and baselines of texts.
struct TextPicture: View {
    var body: some View {
        Picture(.proposal, .answer, .guide) {
            HStack(alignment: .caption, spacing: 36) {
                Panel("200 proposed", "one line, as wide as it is") { sample(200, 70) }
                Panel("110 proposed", "as wide as the widest line") { sample(110, 70) }
                Panel("110 × 24 proposed", "as many lines as fit") { sample(110, 24) }
            }
            .padding(.top, 12)
            HStack(alignment: .caption, spacing: 36) {
                Panel(".firstTextBaseline", "of two lines") { pair(.firstTextBaseline) }
                Panel(".lastTextBaseline") { pair(.lastTextBaseline) }
                Panel("Text(…).font(.system(size: 40))", "the line is higher than the letters") {
                    Text("Ag").font(.system(size: 40)).background(Ink.blue.opacity(0.15)).answered()
                        .line(.firstTextBaseline, beyond: 20)
                        .dimension(.leading, gap: 8)
                }
            }
        }
    }

    private func sample(_ width: CGFloat, _ height: CGFloat) -> some View {
        Text("how do you do, and who?").font(.system(size: 14))
            .background(Ink.blue.opacity(0.15))
            .answered()
            .dimension(.top, gap: height < 40 ? 10 : 6)
            .proposed(width, height)
    }

    private func pair(_ alignment: VerticalAlignment) -> some View {
        HStack(alignment: alignment) {
            Text("two\nlines").font(.system(size: 18)).background(Ink.blue.opacity(0.15))
            Text("one").font(.system(size: 13)).background(Ink.violet.opacity(0.15))
        }
        .answered()
        .line(alignment)
    }
}

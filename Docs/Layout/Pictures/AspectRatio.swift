import SwiftUI

/// A ratio within a proposal, over it, and where only one length is proposed.
struct AspectRatioPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 40) {
                Panel(".aspectRatio(1.5, contentMode: .fit)", "within") {
                    Block("", Ink.blue).aspectRatio(1.5, contentMode: .fit)
                        .answered().dimension(.leading, gap: 16)
                        .proposed(120, 120)
                        .dimension(.top, gap: 8, color: Ink.proposal)
                        .dimension(.trailing, gap: 8, color: Ink.proposal)
                }
                Panel(".aspectRatio(1.5, contentMode: .fill)", "covering") {
                    Block("", Ink.teal).aspectRatio(1.5, contentMode: .fill)
                        .answered().dimension(.bottom, gap: 8)
                        .proposed(120, 120)
                        .padding(.horizontal, 40)
                        .padding(.bottom, 12)
                }
            }
            .padding(.top, 16)
            Panel(
                "HStack { Color.aspectRatio(1, contentMode: .fit); Text(…) }",
                "the ratio follows the height that the row is proposed"
            ) {
                HStack {
                    Block("", Ink.violet).aspectRatio(1, contentMode: .fit)
                        .dimension(.leading, gap: 12).dimension(.top, gap: 10)
                    Text("a square as high as the row").font(.system(size: 12))
                }
                .answered()
                .proposed(228, 54)
            }
        }
    }
}

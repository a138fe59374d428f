import SwiftUI

/// Offers of a row, and lines of alignment.
struct HStackPicture: View {
    var body: some View {
        Picture(.proposal, .answer, .guide) {
            Panel("HStack { A; B; C }", "each is offered an equal share of what is left, the least flexible first") {
                HStack {
                    Offered(order: "2nd") { Block("A", Ink.teal).frame(minWidth: 40, maxWidth: 90) }
                    Offered(order: "3rd") { Block("B", Ink.blue) }
                    Offered(order: "1st") { Block("C", Ink.violet).frame(width: 60) }
                }
                .frame(height: 44)
                .answered()
                .dimension(.bottom, gap: 8)
                .proposed(400, nil)
                .padding(.top, 34)
                .padding(.bottom, 14)
            }
            HStack(alignment: .caption, spacing: 44) {
                Panel(".top") { Aligned(alignment: .top) }
                Panel(".center") { Aligned(alignment: .center) }
                Panel(".firstTextBaseline") { Aligned(alignment: .firstTextBaseline) }
            }
        }
    }

    private struct Offered<Content: View>: View {
        let order: String
        @ViewBuilder let content: Content

        var body: some View {
            Noted(content) { proposal, size in
                VStack(spacing: 1) {
                    Tag("\(order): offered \((proposal.width ?? 0).written)", Ink.proposal)
                    Tag("takes \(size.width.written)", Ink.answer)
                }
                .fixedSize()
                .frame(width: size.width, height: 30)
                .offset(y: -38)
            }
        }
    }

    private struct Aligned: View {
        let alignment: VerticalAlignment

        var body: some View {
            HStack(alignment: alignment, spacing: 8) {
                Block("", Ink.teal).frame(width: 26, height: 52)
                Text("Ag").font(.system(size: 30)).background(Ink.blue.opacity(0.15))
                Text("Ag").font(.system(size: 15)).background(Ink.violet.opacity(0.15))
            }
            .answered()
            .line(alignment)
        }
    }
}

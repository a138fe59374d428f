import SwiftUI

/// Offers of a column, and lines of alignment.
struct VStackPicture: View {
    var body: some View {
        Picture(.proposal, .answer, .guide) {
            HStack(alignment: .caption, spacing: 56) {
                Panel("VStack { A; B; C }") {
                    VStack {
                        Offered("2nd") { Block("A", Ink.teal).frame(minHeight: 20, maxHeight: 30) }
                        Offered("3rd") { Block("B", Ink.blue) }
                        Offered("1st") { Block("C", Ink.violet).frame(height: 40) }
                    }
                    .frame(width: 70)
                    .answered()
                    .proposed(nil, 180)
                    .dimension(.leading, gap: 10, color: Ink.proposal)
                    .padding(.trailing, 96)
                    .padding(.leading, 30)
                }
                Panel(".leading") { Column(alignment: .leading) }
                Panel(".center") { Column(alignment: .center) }
                Panel(".trailing") { Column(alignment: .trailing) }
            }
        }
    }

    private struct Offered<Content: View>: View {
        let order: String
        let content: Content

        init(_ order: String, @ViewBuilder content: () -> Content) {
            self.order = order
            self.content = content()
        }

        var body: some View {
            Noted(content) { proposal, size in
                VStack(alignment: .leading, spacing: 0) {
                    Tag("\(order): offered \((proposal.height ?? 0).written)", Ink.proposal)
                    Tag("takes \(size.height.written)", Ink.answer)
                }
                .fixedSize()
                .frame(width: 0, height: size.height, alignment: .leading)
                .offset(x: size.width + 10)
            }
        }
    }

    private struct Column: View {
        let alignment: HorizontalAlignment

        var body: some View {
            VStack(alignment: alignment) {
                Block("", Ink.teal).frame(width: 64, height: 32)
                Block("", Ink.blue).frame(width: 40, height: 32)
                Block("", Ink.violet).frame(width: 20, height: 32)
            }
            .answered()
            .line(alignment)
        }
    }
}

import SwiftUI

/// The direction of dividers, and how long they are.
struct DividerPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 40) {
                Panel("VStack { A; Divider(); B }") {
                    VStack {
                        Block("A", Ink.teal).frame(width: 60, height: 24)
                        Divider().overlay { Rule(color: Ink.guide) }
                        Block("B", Ink.violet).frame(width: 40, height: 24)
                    }
                    .answered()
                    .proposed(120, 96)
                    .dimension(.top, gap: 8, color: Ink.proposal)
                }
                Panel("HStack { A; Divider(); B }") {
                    row.answered().proposed(130, 96).dimension(.leading, gap: 8, color: Ink.proposal)
                }
                Panel("….fixedSize()") {
                    row.fixedSize().answered().proposed(130, 96).dimension(.leading, gap: 8, color: Ink.proposal)
                }
            }
            .padding(.top, 10)
        }
    }

    private var row: some View {
        HStack {
            Block("A", Ink.teal).frame(width: 36, height: 24)
            Divider().overlay { Rule(color: Ink.guide) }
            Block("B", Ink.violet).frame(width: 36, height: 44)
        }
    }
}

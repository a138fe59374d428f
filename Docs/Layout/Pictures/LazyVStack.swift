import SwiftUI

/// A lazy stack is as wide as it may be; an ordinary one as wide as its widest view.
struct LazyVStackPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 30) {
                Panel("VStack { A; B; C }") { VStack { rows }.answered().proposed(160, 140) }
                Panel("LazyVStack { A; B; C }") { LazyVStack { rows }.answered().proposed(160, 140) }
                Panel("A; B.frame(maxHeight: .infinity)", "B has its ideal height") {
                    LazyVStack {
                        Block("A", Ink.teal).frame(width: 60, height: 30)
                        Block("", Ink.blue).frame(width: 60).frame(maxHeight: .infinity).dimension(.trailing, gap: 22)
                    }
                    .answered()
                    .proposed(90, 140)
                }
            }
        }
    }

    @ViewBuilder private var rows: some View {
        Block("A", Ink.teal).frame(width: 60, height: 30)
        Block("B", Ink.blue).frame(width: 100, height: 30)
        Block("C", Ink.violet).frame(width: 40, height: 30)
    }
}

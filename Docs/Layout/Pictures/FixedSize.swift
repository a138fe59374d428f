import SwiftUI

/// Ideal sizes in too little room, and the row that is as high as its highest view.
struct FixedSizePicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 60) {
                Panel("Text(…)") { words.answered().proposed(90, 18) }
                Panel(".fixedSize()") { words.fixedSize().answered().proposed(90, 18) }
                Panel(".fixedSize(horizontal: false,\nvertical: true)") {
                    words.fixedSize(horizontal: false, vertical: true).answered().proposed(90, 18)
                }
            }
            HStack(alignment: .caption, spacing: 60) {
                Panel("HStack { A; B }") { row.answered().proposed(120, 110) }
                Panel(".fixedSize(horizontal: false, vertical: true)", "both are as high as the higher one wants") {
                    row.fixedSize(horizontal: false, vertical: true).answered().proposed(120, 110)
                }
            }
        }
    }

    private var words: some View {
        Text("as long as it likes to be").font(.system(size: 14)).background(Ink.blue.opacity(0.15))
    }

    private var row: some View {
        HStack {
            Text("one line").cell(Ink.teal)
            Text("two lines of text").cell(Ink.violet)
        }
    }
}

extension Text {
    /// A view that fills its row, and has the height of its text as its ideal.
    fileprivate func cell(_ color: Color) -> some View {
        font(.system(size: 12)).padding(4).frame(maxHeight: .infinity).background(color.opacity(0.2))
    }
}

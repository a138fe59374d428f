import SwiftUI

/// What a text does before it is cut.
struct TextFittingPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 36) {
                Panel("lineLimit(1)", "cut at the end") { line(150) }
                Panel(".truncationMode(.middle)", "cut in the middle") { line(150).truncationMode(.middle) }
                Panel(".allowsTightening(true)", "letters stand closer") { line(181).allowsTightening(true) }
            }
            HStack(alignment: .caption, spacing: 36) {
                Panel(".minimumScaleFactor(0.5)", "as small as needed") { line(150).minimumScaleFactor(0.5) }
                Panel(".minimumScaleFactor(0.5)", "three lines in too little height") { lines.minimumScaleFactor(0.5) }
                Panel("reservesSpace: true", "three lines are kept") {
                    Text("one line").font(.system(size: 17)).lineLimit(3, reservesSpace: true)
                        .background(Ink.blue.opacity(0.15))
                        .answered()
                        .proposed(150, 90)
                }
            }
        }
    }

    private func line(_ width: CGFloat) -> some View {
        Text("how do you do, and who?").font(.system(size: 17)).lineLimit(1)
            .background(Ink.blue.opacity(0.15))
            .answered()
            .proposed(width, 50)
    }

    private var lines: some View {
        Text("how do you do, and who are you going to be tomorrow?").font(.system(size: 17))
            .background(Ink.blue.opacity(0.15))
            .answered()
            .proposed(150, 50)
    }
}

import SwiftUI

/// A reader takes what it is offered, and its views stand at its top leading corner.
struct GeometryReaderPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 60) {
                Panel(
                    "GeometryReader { … A; B }",
                    "all that is proposed; views upon each other\nat the top leading corner"
                ) {
                    GeometryReader { _ in
                        Block("", Ink.teal).frame(width: 90, height: 60)
                        Block("", Ink.violet).frame(width: 40, height: 36)
                    }
                    .answered()
                    .proposed(180, 110)
                }
                Panel("A.frame(width: proxy.size.width / 3)", "shares of its size") {
                    GeometryReader { proxy in
                        Block("A", Ink.blue).frame(width: proxy.size.width / 3).dimension(.bottom, gap: 10)
                    }
                    .answered()
                    .dimension(.top, gap: 8)
                    .proposed(210, 110)
                }
            }
            .padding(.top, 10)
            Panel(
                "VStack { Text; GeometryReader { … }; Text }",
                "in a stack it is the most flexible: it takes all that is left"
            ) {
                VStack {
                    Text("above").font(.system(size: 13)).background(Ink.blue.opacity(0.15))
                    GeometryReader { _ in Color.clear }.answered().dimension(.trailing, gap: 8)
                    Text("below").font(.system(size: 13)).background(Ink.blue.opacity(0.15))
                }
                .proposed(180, 120)
            }
        }
    }
}

import SwiftUI

/// Stretches of text with styles of their own.
struct TextStylesPicture: View {
    var body: some View {
        Picture {
            HStack(alignment: .top, spacing: 40) {
                VStack(alignment: .leading, spacing: 10) {
                    Text("under").underline() + Text("  ") + Text("through").strikethrough()
                    Text("dots").underline(pattern: .dot) + Text("  ")
                        + Text("dashes").underline(pattern: .dash, color: Ink.guide)
                    Text("dash, dot").underline(pattern: .dashDot) + Text("  ")
                        + Text("dot, dot").underline(pattern: .dashDotDot)
                    Text("E = mc") + Text("2").font(.caption).baselineOffset(7)
                    Text("km").textScale(.secondary) + Text(" 42 ") + Text("t r a c k e d").tracking(1)
                    Text("**bold**, *slanted*, `code`, ~~gone~~, [a link](https://swift.org)")
                    Text("in a line \(Image(systemName: "heart.fill")) with it").foregroundStyle(Ink.guide)
                }
                VStack(alignment: .leading, spacing: 10) {
                    Text("Serif design").fontDesign(.serif)
                    Text("Rounded design").fontDesign(.rounded)
                    Text("Monospaced design").fontDesign(.monospaced)
                    Text("Compressed").fontWidth(.compressed) + Text("  condensed").fontWidth(.condensed)
                    Text("Expanded").fontWidth(.expanded)
                    Text(highlighted)
                    Text(1234.5, format: .currency(code: "EUR"))
                }
            }
            .foregroundStyle(Ink.text)
        }
    }

    private var highlighted: AttributedString {
        var text = AttributedString("a background")
        text.backgroundColor = .yellow.opacity(0.5)
        return text + AttributedString(" behind")
    }
}

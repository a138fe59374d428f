import SwiftUI

/// A frame's length is given; the view stands in it.
struct FramePicture: View {
    var body: some View {
        Picture(.answer, .guide) {
            HStack(alignment: .caption, spacing: 30) {
                Panel(".frame(width: 120, height: 76,\nalignment: .topLeading)") {
                    words
                        .frame(width: 120, height: 76, alignment: .topLeading)
                        .framed(.top, .leading)
                }
                Panel(".frame(width: 90)", "the height is the text's") {
                    words.frame(width: 90).framed(.center, .center)
                }
                Panel(".frame(width: 60, height: 40)", "a view that is larger\nstands out of it") {
                    Block("", Ink.violet)
                        .frame(width: 90, height: 70)
                        .frame(width: 60, height: 40)
                        .framed(.center, .center)
                        .padding(20)
                }
            }
            .padding(.top, 16)
            .padding(.leading, 10)
        }
    }

    private var words: some View {
        Text("a text wraps in it").font(.system(size: 14)).background(Ink.blue.opacity(0.15))
    }
}

extension View {
    /// A frame's lengths and the guides by which the view is put in it.
    fileprivate func framed(_ vertical: VerticalAlignment, _ horizontal: HorizontalAlignment) -> some View {
        answered().line(vertical, beyond: 10).line(horizontal, beyond: 10)
            .dimension(.top, gap: 12).dimension(.leading, gap: 12)
    }
}

import SwiftUI

/// Frames with limits, in less and more room.
struct FlexibleFramePicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            VStack(spacing: 30) {
                column(
                    ".frame(minWidth: 90, maxWidth: 150)", "follows the proposal between its limits, whatever is in it"
                ) {
                    words.frame(minWidth: 90, maxWidth: 150)
                }
                column(
                    ".frame(maxWidth: .infinity, alignment: .leading)", "takes all the room; the text stays as it is"
                ) {
                    words.frame(maxWidth: .infinity, alignment: .leading)
                }
                column(".frame(minWidth: 100)", "no shorter than 100; above that, the text decides") {
                    words.frame(minWidth: 100)
                }
            }
        }
    }

    private var words: some View {
        Text("a few").font(.system(size: 14)).background(Ink.blue.opacity(0.15))
    }

    private func column<V: View>(_ code: String, _ note: String, @ViewBuilder _ view: @escaping () -> V) -> some View {
        Panel(code, note) {
            HStack(spacing: 40) {
                ForEach([60, 120, 200], id: \.self) { (width: CGFloat) in
                    view().answered().dimension(.bottom, gap: 8, color: Ink.answer)
                        .proposed(width, 24)
                        .dimension(.top, gap: 8, color: Ink.proposal)
                        .padding(.vertical, 18)
                }
            }
        }
    }
}

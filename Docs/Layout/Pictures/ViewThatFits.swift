import SwiftUI

/// The first that fits, in less and less room.
struct ViewThatFitsPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            Panel(
                "ViewThatFits(in: .horizontal) { A; B; C }",
                "the first whose ideal width is no more than the room"
            ) {
                HStack(spacing: 44) {
                    choice(240)
                    choice(140)
                    choice(44)
                }
            }
            Panel("ideal widths of A, B and C") {
                HStack(spacing: 30) {
                    long.dimension(.bottom)
                    short.dimension(.bottom)
                    icon.dimension(.bottom)
                }
                .padding(.bottom, 10)
            }
        }
    }

    private func choice(_ width: CGFloat) -> some View {
        ViewThatFits(in: .horizontal) {
            long
            short
            icon
        }
        .answered()
        .proposed(width, 40)
        .dimension(.top, gap: 8, color: Ink.proposal)
        .padding(.top, 16)
    }

    private var long: some View { label("Send it to a friend of mine", Ink.teal) }
    private var short: some View { label("Send it", Ink.blue) }
    private var icon: some View { label("→", Ink.violet) }

    private func label(_ text: String, _ color: Color) -> some View {
        Text(text).font(.system(size: 13)).lineLimit(1).padding(.horizontal, 8).padding(.vertical, 4)
            .background(color.opacity(0.15)).overlay { Outline(color: color, width: 1.5) }
    }
}

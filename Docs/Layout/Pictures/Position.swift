import SwiftUI

/// The centre at a point of what is proposed.
struct PositionPicture: View {
    var body: some View {
        Picture(.proposal, .answer) {
            HStack(alignment: .caption, spacing: 60) {
                Panel("A.position(x: 60, y: 40)", "takes all the room") {
                    Block("", Ink.blue).frame(width: 70, height: 36)
                        .position(x: 60, y: 40)
                        .overlay(alignment: .topLeading) { Point(x: 60, y: 40) }
                        .answered()
                        .proposed(200, 110)
                }
                Panel("HStack { A.position(x: 30, y: 30); B }", "in a row: all that B leaves") {
                    HStack {
                        Block("", Ink.blue).frame(width: 40, height: 30)
                            .position(x: 30, y: 30)
                            .overlay(alignment: .topLeading) { Point(x: 30, y: 30) }
                            .answered()
                        Block("B", Ink.violet).frame(width: 60)
                    }
                    .proposed(200, 110)
                }
            }
        }
    }

    /// Where a point is.
    private struct Point: View {
        let x: CGFloat
        let y: CGFloat

        var body: some View {
            ZStack(alignment: .topLeading) {
                Rule(color: Ink.guide, dash: [3, 2]).frame(width: x, height: 2).offset(y: y - 1)
                Rule(color: Ink.guide, dash: [3, 2]).frame(width: 2, height: y).offset(x: x - 1)
                Circle().fill(Ink.guide).frame(width: 7, height: 7).offset(x: x - 3.5, y: y - 3.5)
            }
        }
    }
}

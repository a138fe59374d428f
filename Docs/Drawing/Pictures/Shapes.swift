import SwiftUI

private struct Drawn<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 6) {
            content.frame(width: 84, height: 64)
            Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(width: 112)
    }
}

private var a: some Shape { Circle().size(width: 52, height: 52) }
private var b: some Shape { Circle().size(width: 52, height: 52).offset(x: 32, y: 12) }

/// Shapes made of shapes, and the ways to draw one.
struct ShapesPicture: View {
    var body: some View {
        Grid(horizontalSpacing: 8, verticalSpacing: 16) {
            GridRow {
                Drawn(name: "union") { a.union(b).fill(.blue.gradient) }
                Drawn(name: "intersection") { a.intersection(b).fill(.blue.gradient) }
                Drawn(name: "subtracting") { a.subtracting(b).fill(.blue.gradient) }
                Drawn(name: "symmetricDifference") { a.symmetricDifference(b).fill(.blue.gradient) }
                Drawn(name: "lineSubtraction") { a.lineSubtraction(b).stroke(.blue, lineWidth: 3) }
            }
            GridRow {
                Drawn(name: "uneven corners") {
                    UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.orange)
                }
                Drawn(name: "rotation") { RoundedRectangle(cornerRadius: 10).rotation(.degrees(15)).fill(.orange) }
                Drawn(name: "scale, trim") { Circle().trim(from: 0, to: 0.7).scale(0.8).stroke(.orange, lineWidth: 6) }
                Drawn(name: "stroke, filled") { Circle().stroke(lineWidth: 14).scale(0.8).fill(.orange.gradient) }
                Drawn(name: "clipShape(ring)") {
                    LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
                        .clipShape(Circle().inset(by: 6).stroke(lineWidth: 12).rotation(.zero))
                }
            }
            GridRow {
                Drawn(name: "fill, stroke") { Capsule().fill(.mint).stroke(.teal, lineWidth: 4) }
                Drawn(name: "fill, strokeBorder") { Capsule().fill(.mint).strokeBorder(.teal, lineWidth: 4) }
                Drawn(name: "strokeBorder, dashes") {
                    RoundedRectangle(cornerRadius: 14).strokeBorder(
                        .teal, style: StrokeStyle(lineWidth: 3, dash: [8, 5]))
                }
                Drawn(name: "strokeBorder()") { Ellipse().strokeBorder(lineWidth: 3) }
                Drawn(name: "AnyShape") { AnyShape(Ellipse().rotation(.degrees(30)).scale(0.8)).fill(.teal.gradient) }
            }
        }
        .padding(20)
        .background(.background)
    }
}

struct ShapesDarkPicture: View {
    var body: some View { ShapesPicture().colorScheme(.dark) }
}

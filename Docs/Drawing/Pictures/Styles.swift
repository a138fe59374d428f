import SwiftUI

private struct Sample<S: ShapeStyle>: View {
    let name: String
    let style: S

    var body: some View {
        VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 12).fill(style).frame(width: 96, height: 64)
            Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(width: 124)
    }
}

private let sunset = Gradient(colors: [.orange, .pink, .indigo])
private let net: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
]

/// Every kind of paint, and what can be done to one.
struct StylesPicture: View {
    var body: some View {
        Grid(horizontalSpacing: 2, verticalSpacing: 14) {
            GridRow {
                Sample(name: ".blue.gradient", style: .blue.gradient)
                Sample(name: "Gradient", style: sunset)
                Sample(
                    name: ".linearGradient", style: .linearGradient(sunset, startPoint: .leading, endPoint: .trailing))
                Sample(
                    name: ".radialGradient",
                    style: .radialGradient(sunset, center: .center, startRadius: 4, endRadius: 52))
                Sample(name: ".ellipticalGradient", style: .ellipticalGradient(sunset))
            }
            GridRow {
                Sample(
                    name: ".conicGradient",
                    style: .conicGradient(Gradient(colors: [.red, .yellow, .green, .blue, .red]), center: .center))
                Sample(
                    name: ".angularGradient",
                    style: .angularGradient(
                        colors: [.teal, .purple], center: .center, startAngle: .degrees(180), endAngle: .degrees(360)))
                Sample(
                    name: "MeshGradient",
                    style: MeshGradient(
                        width: 3, height: 3, points: net,
                        colors: [.purple, .indigo, .blue, .pink, .white, .cyan, .orange, .yellow, .mint]))
                Sample(
                    name: "perceptual",
                    style: .linearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing))
                Sample(
                    name: ".colorSpace(.device)",
                    style: .linearGradient(
                        Gradient(colors: [.red, .green]).colorSpace(.device), startPoint: .leading, endPoint: .trailing)
                )
            }
            GridRow {
                Sample(name: ".shadow(.drop)", style: .teal.shadow(.drop(radius: 4, y: 3)))
                Sample(name: ".shadow(.inner)", style: .teal.gradient.shadow(.inner(radius: 5, y: 3)))
                Sample(name: ".teal.secondary", style: .teal.secondary)
                Sample(name: ".teal.tertiary", style: .teal.tertiary)
                Sample(name: ".teal.quaternary", style: .teal.quaternary)
            }
            GridRow {
                Sample(name: ".fill", style: .fill)
                Sample(name: ".fill.secondary", style: .fill.secondary)
                Sample(name: ".background.secondary", style: .background.secondary)
                Sample(name: ".tint", style: .tint)
                Sample(name: ".separator", style: .separator)
            }
            HStack(spacing: 24) {
                Text(verbatim: "Inner").foregroundStyle(.teal.gradient.shadow(.inner(radius: 1.5, y: 1)))
                Text(verbatim: "Drop").foregroundStyle(.orange.gradient.shadow(.drop(radius: 2, y: 2)))
                Text(verbatim: "Conic").foregroundStyle(
                    .conicGradient(colors: [.red, .purple, .blue, .red], center: .center))
                HStack(spacing: 4) {
                    Rectangle().fill(.primary)
                    Rectangle().fill(.secondary)
                    Rectangle().fill(.tertiary)
                    Rectangle().fill(.quaternary)
                }
                .frame(width: 120, height: 40)
                .foregroundStyle(.indigo, .pink, .orange)
            }
            .font(.system(size: 44, weight: .heavy, design: .rounded))
        }
        .padding(20)
        .background(.background)
    }
}

struct StylesDarkPicture: View {
    var body: some View { StylesPicture().colorScheme(.dark) }
}

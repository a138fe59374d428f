import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbUI
import Testing

/// Shapes, colours and words of controls as they are drawn with the fonts of pictures.
@Suite @MainActor
struct DrawnShapeTests {
    private static let world = Result {
        try World(fonts: [], assets: [], date: World.pinnedDate)
    }

    private func bitmap(_ view: some View, scale: CGFloat = 1) async throws -> Bitmap {
        let renderer = ImageRenderer(content: view, in: try Self.world.get())
        renderer.scale = scale
        return try await renderer.page().bitmap()
    }

    /// A whole circle that begins with a step: its start differs from that of the arc in a last digit, or in a little
    /// more.
    private struct Ring: Shape {
        let step: Double

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: 22.916666666666668 - step, y: 10.416666666666666))
                path.addArc(
                    center: CGPoint(x: 18.75, y: 10.416666666666666), radius: 4.1666666666666667, startAngle: .zero,
                    endAngle: .degrees(360), clockwise: false)
            }
        }
    }

    /// The outline of a ring, two points wide, ends 5 1/6 points from its middle: no pixel is painted that lies farther
    /// away, however it is turned.
    @Test(arguments: [0, 3.5e-15, 1e-9, 1e-5], [0, -45.0]) func aStrokedRingHasNoSpike(
        _ step: Double, degrees: Double
    ) async throws {
        let picture = try await bitmap(
            Ring(step: step).stroke(lineWidth: 2).rotation(.degrees(degrees)).frame(width: 25, height: 25), scale: 3)
        let center = CGPoint(x: 18.75, y: 10.416666666666666)
        let middle = CGPoint(x: 12.5, y: 12.5)
        let turn = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: degrees * .pi / 180)
            .translatedBy(x: -middle.x, y: -middle.y)
        let place = center.applying(turn)
        var farthest = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.pixels[(y * picture.width + x) * 4 + 3] > 8 {
                farthest = max(
                    farthest, hypot((Double(x) + 0.5) / 3 - place.x, (Double(y) + 0.5) / 3 - place.y))
            }
        }
        // Half a pixel's diagonal more, where an edge is smoothed.
        #expect(abs(farthest - 31.0 / 6) < 0.25, "\(farthest)")
    }

    /// Measured on Apple's pictures.
    @Test func aFillOfTheSystemOnWhite() async throws {
        let picture = try await bitmap(Color(.secondarySystemFill).background(.white).frame(width: 2, height: 2))
        #expect(Array(picture.pixels.prefix(4)) == [0xEA, 0xE9, 0xE9, 0xFF])
    }

    /// The value's words become as small as the ring wants them, and lose no letter.
    @Test(arguments: ["7", "72%", "100%"], [false, true]) func aGaugesWordsFit(_ words: String, isOpen: Bool) throws {
        let gauge = Gauge(value: 0.72) {
            EmptyView()
        } currentValueLabel: {
            Text(words)
        }
        let view =
            isOpen
            ? AnyView(gauge.gaugeStyle(.accessoryCircular)) : AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
        let page = try ImageRenderer(content: view, in: try Self.world.get()).page()
        let runs = page.displayList.items.compactMap { item in
            if case .glyphs(let run, _, _) = item { run } else { nil }
        }
        #expect(runs.map(\.text).joined() == words)
        // As large as they may be: 20 points, where there is room.
        #expect(words.count > 1 || runs.first?.font.size == 20)
    }
}

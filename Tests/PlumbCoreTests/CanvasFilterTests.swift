import Foundation
import Testing

@testable import PlumbCore

/// Filters of drawings: the groups that they open around each drawing.
@MainActor
@Suite struct CanvasFilterTests {
    private func list(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
        let text = hostOf(Canvas { context, _ in draw(&context) }, in: 10, 10).displayList().text
        return text.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    private static let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    private static let mark = "fill [0 0 4 4] #ff0000"
    private static let red = GraphicsContext.Shading.color(Color(red: 1, green: 0, blue: 0))

    @Test(
        arguments: [
            (GraphicsContext.Filter.blur(radius: 3), "blur 3"), (.blur(radius: 3, options: .opaque), "blur 3 opaque"),
            (.shadow(color: Color(red: 0, green: 0, blue: 0), radius: 2, x: 1, y: 3), "shadow #000000 2 by 1 3"),
            (.brightness(0.5), "colors 1 0 0 0 0.5, 0 1 0 0 0.5, 0 0 1 0 0.5, 0 0 0 1 0"),
            (.contrast(3), "colors 3 0 0 0 -1, 0 3 0 0 -1, 0 0 3 0 -1, 0 0 0 1 0"),
            (.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0)), "threshold 0.5 1 #00ff00"),
            (.luminanceToAlpha, "colors 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0.21 0.72 0.07 0 0"),
            (.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))), "transform 2 0 0 2 0 0"),
            (.blur(radius: .nan), "blur 0"),
        ] as [(GraphicsContext.Filter, String)])
    func groups(filter: GraphicsContext.Filter, group: String) {
        let text = list {
            $0.addFilter(filter)
            $0.fill(Self.square, with: Self.red)
        }
        #expect(text == group + "\n  " + Self.mark)
    }

    /// Those that keep all colours in the gamut change the marks.
    @Test(
        arguments: [
            (GraphicsContext.Filter.colorInvert(), "#00ffff"), (.saturation(0), "#363636"), (.grayscale(1), "#363636"),
            (.colorMultiply(Color(red: 0.4, green: 1, blue: 1)), "#660000"), (.colorInvert(0), "#ff0000"),
            (.colorMatrix(ColorMatrix()), "#ff0000"),
        ] as [(GraphicsContext.Filter, String)])
    func marks(filter: GraphicsContext.Filter, color: String) {
        let text = list {
            $0.addFilter(filter)
            $0.fill(Self.square, with: Self.red)
        }
        #expect(text == "fill [0 0 4 4] " + color)
    }

    /// What is added last comes first: as the threshold of a blur.
    @Test func order() {
        let text = list {
            $0.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0)))
            $0.addFilter(.blur(radius: 3))
            $0.drawLayer { $0.fill(Self.square, with: Self.red) }
        }
        #expect(text == "threshold 0.5 1 #00ff00\n  blur 3\n    " + Self.mark)
    }

    /// Each drawing by itself; a copy without the filter draws without it; the opacity comes after.
    @Test func state() {
        let text = list { context in
            var copy = context
            copy.addFilter(.blur(radius: 3))
            copy.opacity = 0.5
            copy.fill(Self.square, with: Self.red)
            context.fill(Self.square, with: Self.red)
        }
        #expect(text == "layer 0.5 normal\n  blur 3\n    \(Self.mark)\n\(Self.mark)")
    }

    @Test func shadows() {
        func text(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal) -> [Substring]
        {
            list {
                $0.addFilter(
                    .shadow(color: Color(red: 0, green: 0, blue: 1), radius: 2, x: 1, blendMode: mode, options: options)
                )
                $0.fill(Self.square, with: Self.red)
            }.split(separator: "\n")
        }
        let only = text(.shadowOnly)
        #expect(only.prefix(3) == ["layer 1 normal", "  transform 1 0 0 1 1 0", "    blur 2"])
        #expect(only.last == "      fill [0 0 4 4] #0000ff")
        #expect(text(.shadowAbove).first == "fill [0 0 4 4] #ff0000")
        // What blends is kept apart from the page.
        #expect(text([], .multiply).prefix(2) == ["layer 1 normal", "  layer 1 multiply"])
        #expect(text([], .multiply).last == "  fill [0 0 4 4] #ff0000")
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// Colour effects of views: what is written down, and that size and place stay the view's. What becomes of colours is
/// in PlumbCairoTests/ColorEffectTests.
@MainActor
@Suite struct ColorEffectViewTests {
    private func list<V: View>(_ view: V) -> String { hostOf(view, in: 100, 100).displayList().text }
    private func square(_ color: Color = Color(red: 0.8, green: 0.4, blue: 0.2)) -> some View {
        color.frame(width: 10, height: 10)
    }

    /// What leaves the gamut for some colour is done to pixels.
    @Test func groups() {
        let mark = "  fill [0 0 10 10] #cc6633"
        #expect(
            list(square().brightness(0.25))
                == "colors 1 0 0 0 0.25, 0 1 0 0 0.25, 0 0 1 0 0.25, 0 0 0 1 0\n" + mark)
        #expect(
            list(square().contrast(2)) == "colors 2 0 0 0 -0.5, 0 2 0 0 -0.5, 0 0 2 0 -0.5, 0 0 0 1 0\n" + mark)
        #expect(
            list(square().saturation(2))
                == "colors 1.79 -0.72 -0.07 0 0, -0.21 1.28 -0.07 0 0, -0.21 -0.72 1.93 0 0, 0 0 0 1 0\n" + mark)
        #expect(
            list(square().luminanceToAlpha())
                == "colors 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0.21 0.72 0.07 0 0\n" + mark)
        #expect(list(square().hueRotation(.degrees(90))).hasPrefix("colors 0 0 1 0 0, "))
        #expect(
            list(square().colorMultiply(Color(red: 1, green: 1, blue: 1, opacity: 0.5)))
                == "colors 1 0 0 0 0, 0 1 0 0 0, 0 0 1 0 0, 0 0 0 0.5 0\n" + mark)
    }

    /// What no colour leaves the gamut by is done to the marks: .8 · .2126 + .4 · .7152 + .2 · .0722 = .4706.
    @Test func marks() {
        #expect(list(square().grayscale(1)) == "fill [0 0 10 10] #787878")
        #expect(list(square().saturation(0)) == "fill [0 0 10 10] #787878")
        #expect(list(square().contrast(0.5)) == "fill [0 0 10 10] #a67359")
        #expect(list(square().colorMultiply(Color(red: 1, green: 0.5, blue: 0))) == "fill [0 0 10 10] #cc3300")
        #expect(list(square().colorInvert().grayscale(1)) == "fill [0 0 10 10] #878787")
    }

    @Test func nothingIsNoGroup() {
        for text in [
            list(square().brightness(0)), list(square().contrast(1)), list(square().saturation(1)),
            list(square().grayscale(0)), list(square().hueRotation(.zero)), list(square().brightness(.nan)),
            list(square().contrast(.nan)), list(square().hueRotation(.radians(.infinity))),
        ] { #expect(text.hasSuffix("fill [0 0 10 10] #cc6633"), "\(text)") }
    }

    @Test func orderCounts() {
        // First the opposite (.2, .6, .8), then brighter: the group of pixels is around the marks.
        #expect(list(square().colorInvert().brightness(0.5)).hasSuffix("  fill [0 0 10 10] #3399cc"))
        #expect(list(square().brightness(0.5).colorInvert()).hasPrefix("colors -1 0 0 0 1"))
    }

    @Test func sizeAndPlaceAreTheViews() {
        LayoutCase(
            "colours", in: 100, 100, size: [40, 10], ["a": [0, 0, 20, 10], "b": [20, 0, 20, 10]]
        ) {
            HStack(spacing: 0) {
                block("a", 20, 10).brightness(0.1).contrast(2).saturation(3).hueRotation(.degrees(10))
                block("b", 20, 10).grayscale(0.5).colorMultiply(.red).luminanceToAlpha()
            }
        }.check()
    }

    @Test func amountsMove() {
        struct Lit: View {
            let model: Switch
            var body: some View {
                Color.black.frame(width: 10, height: 10).brightness(model.isOn ? 1 : 0)
            }
        }
        let model = Switch()
        let host = hostOf(Lit(model: model), in: 10, 10)
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(by: 0.5)
        #expect(host.displayList().text.hasPrefix("colors 1 0 0 0 0.5,"), "\(host.displayList().text)")
    }

    @Test func visualEffects() {
        func text(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> String {
            list(square().visualEffect { content, _ in effect(content) })
        }
        #expect(text { $0.brightness(0.25) }.hasPrefix("colors 1 0 0 0 0.25"))
        #expect(text { $0.contrast(2) }.hasPrefix("colors 2 0 0 0 -0.5"))
        #expect(text { $0.saturation(0) }.contains("#787878"))
        #expect(text { $0.grayscale(1) }.contains("#787878"))
        #expect(text { $0.hueRotation(.degrees(90)) }.hasPrefix("colors 0 0 1 0 0"))
        #expect(text { $0.blendMode(.screen) }.hasPrefix("layer 1 screen"))
        #expect(text { $0.brightness(0.25).opacity(0.5) }.hasPrefix("layer 0.5 normal\n  colors"))
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// Shadows, blurs and masks: what is written down, and that size and place stay the view's.
@MainActor
@Suite struct EffectTests {
    private func list<V: View>(_ view: V) -> String { hostOf(view, in: 100, 100).displayList().text }

    @Test func aShadowIsAGroupAroundTheMarks() {
        #expect(
            list(Color.white.frame(width: 10, height: 10).shadow(color: .black.opacity(0.5), radius: 4, x: 1, y: 2))
                == """
                shadow #000000/0.5 4 by 1 2
                  fill [0 0 10 10] #ffffff
                """)
    }

    @Test func theShadowIsAThirdOfBlackUnlessSaid() {
        #expect(
            list(Color.white.frame(width: 10, height: 10).shadow(radius: 4)).hasPrefix("shadow #000000/0.33 4 by 0 0"))
    }

    @Test func aBlurIsAGroup() {
        #expect(
            list(Color.black.frame(width: 10, height: 10).blur(radius: 3, opaque: true)) == """
                blur 3 opaque
                  fill [0 0 10 10] #000000
                """)
    }

    @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
    func hostileRadii(radius: CGFloat) {
        let host = hostOf(
            Color.white.frame(width: 10, height: 10).blur(radius: radius).shadow(radius: radius, x: radius))
        #expect(host.displayList().text.contains("fill [0 0 10 10] #ffffff"))
    }

    /// As an overlay: it is proposed the view's size, aligned in it, and changes nothing.
    @Test func aMaskIsLaidOutAsAnOverlay() {
        LayoutCase(
            "mask", in: 100, 100, size: [40, 20], ["view": [0, 0, 40, 20], "mask": [30, 10, 10, 10]]
        ) {
            Color.red.frame(width: 40, height: 20).named("view")
                .mask(alignment: .bottomTrailing) { block("mask", 10, 10) }
        }.check()
        #expect(
            list(Color.red.frame(width: 40, height: 20).mask(Rectangle().frame(width: 10))) == """
                layer 1 normal
                  fill [0 0 40 20] #ff3b30
                  mask
                    fill [15 0 10 20] #000000
                """)
    }

    @Test func severalViewsAndNoneMask() {
        #expect(
            list(
                Color.white.frame(width: 40, height: 20).mask {
                    Color.black.frame(width: 10, height: 10)
                    Color.black.frame(width: 4, height: 20)
                }) == """
                    layer 1 normal
                      fill [0 0 40 20] #ffffff
                      mask
                        fill [15 5 10 10] #000000
                        fill [18 0 4 20] #000000
                    """)
        #expect(
            list(Color.white.frame(width: 40, height: 20).mask { EmptyView() }) == """
                layer 1 normal
                  fill [0 0 40 20] #ffffff
                  mask
                """)
    }
}

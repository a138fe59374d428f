import Foundation
import PlumbCairo
import Testing

/// Shadows, blurs and masks on 40 × 40 pixels.
@Suite struct ShadowTests {
    private static let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)

    @Test func aShadowWithoutRadiusIsTheShapeMoved() throws {
        let picture = try draw(
            [
                .pushShadow(.color(Self.half), radius: 0, offset: CGSize(width: 10, height: 5)),
                box(5, 5, 10, 10, .pureRed), .pop,
            ], on: .white)
        expect(picture, at: 10, 10, is: 0xFF00_00FF)
        expect(picture, at: 20, 15, is: 0x8080_80FF)
        expect(picture, at: 20, 8, is: 0xFFFF_FFFF)
        expect(picture, at: 30, 15, is: 0xFFFF_FFFF)
    }

    /// Half of a wide blurred edge lies on either side: 0.5 at it, and at one and two deviations what the bell curve's
    /// sum says.
    @Test(arguments: [1.5, 3.0, 4.0])
    func anEdgeIsBlurredByTheBellCurve(sigma: Double) throws {
        let picture = try draw([
            .pushBlur(radius: sigma, isOpaque: false), box(-100, -100, 120, 240, .black), .pop,
        ])
        for x in [20 - Int(sigma * 2), 18, 19, 20, 21, 20 + Int(sigma)] {
            let distance = Double(x) + 0.5 - 20
            let expected = 255 * 0.5 * erfc(distance / sigma / 2.0.squareRoot())
            let alpha = Pixel(picture, x, 20).alpha
            #expect(abs(Double(alpha) - expected) < 6, "\(sigma) at \(x): \(alpha), not \(expected)")
        }
    }

    @Test func blurringKeepsWhatThereIs() throws {
        let picture = try draw([.pushBlur(radius: 2.5, isOpaque: false), box(15, 15, 10, 10, .black), .pop])
        var sum = 0
        for y in 0..<40 { for x in 0..<40 { sum += Pixel(picture, x, y).alpha } }
        #expect(abs(sum - 255 * 100) < 255)
        expect(picture, at: 20, 20, is: 0x0000_00EC, within: 6)
    }

    @Test func anOpaqueBlurHasHardEdges() throws {
        let picture = try draw(
            [
                .pushBlur(radius: 3, isOpaque: true), box(10, 10, 10, 20, .pureRed), box(20, 10, 10, 20, .pureBlue),
                .pop,
            ],
            on: .white)
        expect(picture, at: 9, 20, is: 0xFFFF_FFFF)
        expect(picture, at: 10, 20, is: 0xFE00_01FF, within: 3)
        expect(picture, at: 20, 20, is: 0x6F00_90FF, within: 4)
    }

    @Test func aShadowOfWhatIsClippedAwayStillFallsIntoTheClip() throws {
        let picture = try draw(
            [
                .pushClip(Path(CGRect(x: 20, y: 0, width: 20, height: 40)), FillStyle()),
                .pushShadow(.color(Self.half), radius: 0, offset: CGSize(width: 20, height: 0)),
                box(0, 0, 10, 40, .pureRed), .pop, .pop,
            ], on: .white)
        expect(picture, at: 25, 20, is: 0x8080_80FF)
        expect(picture, at: 5, 20, is: 0xFFFF_FFFF)
    }

    @Test func shadowsInShadowsAndLayers() throws {
        let picture = try draw(
            [
                .pushLayer(opacity: 0.5, .normal),
                .pushShadow(.color(.black), radius: 0, offset: CGSize(width: 0, height: 10)),
                .pushShadow(.color(.pureBlue), radius: 0, offset: CGSize(width: 10, height: 0)),
                box(0, 0, 10, 10, .pureRed), .pop, .pop, .pop,
            ], on: .white)
        expect(picture, at: 5, 5, is: 0xFF80_80FF)
        expect(picture, at: 15, 5, is: 0x8080_FFFF)
        expect(picture, at: 15, 15, is: 0x8080_80FF)
    }

    @Test func radiusAndOffsetArePoints() throws {
        let picture = try draw(
            [
                .pushShadow(.color(.black), radius: 0, offset: CGSize(width: 5, height: 0)), box(0, 0, 5, 20, .pureRed),
                .pop,
            ], on: .white, scale: 2)
        expect(picture, at: 15, 20, is: 0x0000_00FF)
        expect(picture, at: 21, 20, is: 0xFFFF_FFFF)
    }

    @Test func aMaskLeavesWhatLiesUnderIt() throws {
        let picture = try draw(
            [
                .pushLayer(opacity: 1, .normal), box(0, 0, 40, 40, .pureRed),
                .pushMask, box(10, 10, 10, 10, .black), box(20, 10, 10, 10, Self.half), .pop, .pop,
            ], on: .white)
        expect(picture, at: 5, 5, is: 0xFFFF_FFFF)
        expect(picture, at: 15, 15, is: 0xFF00_00FF)
        expect(picture, at: 25, 15, is: 0xFF80_80FF)
    }

    @Test func aMaskOutsideOfALayerIsAnError() {
        #expect(throws: RenderError.self) { try draw([.pushMask, .pop]) }
        #expect(throws: RenderError.self) {
            try draw([.pushLayer(opacity: 1, .normal), .pushMask, .pop, .pushMask, .pop, .pop])
        }
        #expect(throws: RenderError.self) { try draw([.pushShadow(.color(.black), radius: 1, offset: .zero)]) }
    }

    /// What throws a shadow on a page stays text and shapes; the shadow is a picture.
    @Test func pagesWithoutPixelsHaveShadowsToo() throws {
        func file(_ items: [DisplayItem]) throws -> String {
            let list = DisplayList(size: CGSize(width: 40, height: 40), items: items)
            return String(decoding: try PDFRenderer().render(list), as: UTF8.self)
        }
        let plain = try file([box(5, 5, 10, 10, .pureRed)])
        let shadow = try file([
            .pushShadow(.color(Self.half), radius: 2, offset: CGSize(width: 5, height: 5)), box(5, 5, 10, 10, .pureRed),
            .pop,
        ])
        #expect(!plain.contains("/Subtype /Image"))
        #expect(shadow.contains("/Subtype /Image"))
        #expect(
            try file([.pushBlur(radius: 2, isOpaque: false), box(5, 5, 10, 10, .pureRed), .pop]).contains("/Image"))
    }

    /// Shadows in shadows are painted once each: a deep nest is no slower than its pictures.
    @Test func nestedShadowsEnd() throws {
        let depth = 40
        let items =
            Array(repeating: DisplayItem.pushShadow(.color(.black), radius: 1, offset: .zero), count: depth)
            + [box(10, 10, 10, 10, .pureRed)] + Array(repeating: .pop, count: depth)
        expect(try draw(items), at: 15, 15, is: 0xFF00_00FF)
    }
}

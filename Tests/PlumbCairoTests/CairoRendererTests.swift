import Foundation
import PlumbCairo
import Testing

/// Sizes and errors.
struct CairoRendererTests {
    @Test(arguments: [
        (CGSize(width: 10, height: 20), 1.0, 10, 20), (CGSize(width: 10.2, height: 20.5), 2, 21, 41),
        (CGSize(width: 100.0 / 3, height: 1), 3, 100, 3), (CGSize(width: 0.1, height: 0.1), 1, 1, 1),
    ])
    func sizesAreRoundedUpToPixels(size: CGSize, scale: Double, width: Int, height: Int) throws {
        let picture = try CairoRenderer().bitmap(DisplayList(size: size), scale: scale)
        #expect(picture.width == width)
        #expect(picture.height == height)
    }

    @Test(arguments: [
        (CGSize(width: 40000, height: 10), 1.0, "too large"), (CGSize(width: 20000, height: 20000), 1, "too large"),
        (CGSize(width: 0, height: 10), 1, "empty"), (CGSize(width: 10, height: CGFloat.nan), 1, "can't be drawn"),
        (CGSize(width: 10, height: CGFloat.infinity), 1, "can't be drawn"),
        (CGSize(width: 10, height: 10), 0, "can't be drawn"), (CGSize(width: 10, height: 10), .nan, "can't be drawn"),
    ])
    func absurdSizesAreOneSentence(size: CGSize, scale: Double, words: String) {
        let error = #expect(throws: RenderError.self) {
            try CairoRenderer().render(DisplayList(size: size), scale: scale)
        }
        #expect(error?.description.contains(words) == true)
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test(arguments: [[DisplayItem.pop], [.pushLayer(opacity: 1, .normal)]])
    func unbalancedListsAreErrors(items: [DisplayItem]) {
        #expect(throws: RenderError.self) { try draw(items) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func oddNumbersDoNotTrap(odd: Double) throws {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: odd, y: 10), CGPoint(x: 10, y: odd)])
        let picture = try draw([
            .fill(path, .color(RGBA(red: odd, green: odd, blue: 0)), FillStyle()),
            .stroke(path, .color(.pureRed), StrokeStyle(lineWidth: odd, miterLimit: odd, dash: [odd], dashPhase: odd)),
            .pushLayer(opacity: odd, .normal),
            .pushTransform(CGAffineTransform(translationX: odd, y: 0)), .fill(path, .color(.pureRed), FillStyle()),
            .pop,
            .pushClip(path, FillStyle()), .stroke(path, .color(.pureRed), StrokeStyle(lineWidth: odd)), .pop,
            .pop,
            box(30, 30, 5, 5, .pureBlue),
        ])
        expect(picture, at: 32, 32, is: 0x0000_FFFF)
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// Pictures of 8 × 6 pixels named "leaf" at scale 2, and nothing else.
final class OnePicture: AssetSource {
    func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? {
        guard name == "leaf" else { return nil }
        return Bitmap(width: 8, height: 6, scale: 2, pixels: Data(repeating: 255, count: 8 * 6 * 4))
    }
    func color(named name: String, dark: Bool) -> RGBA? {
        name == "moss" ? RGBA(hex: dark ? 0x001100 : 0x00FF00) : nil
    }
}

@Suite @MainActor
struct ImageTests {
    private func host<V: View>(_ view: V, in width: CGFloat? = 100, _ height: CGFloat? = 100) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: width, height: height), assets: OnePicture()))
    }

    @Test func aPictureHasItsOwnSize() {
        #expect(host(Image("leaf")).layout().size == CGSize(width: 4, height: 3))
        #expect(host(Image("leaf")).diagnostics.isEmpty)
    }

    /// A picture of a black and a white pixel.
    @Test(
        arguments: [
            (false, .leftToRight, false), (false, .rightToLeft, false), (true, .leftToRight, false),
            (true, .rightToLeft, true),
        ] as [(Bool, LayoutDirection, Bool)])
    func picturesFlipFromRightToLeft(flips: Bool, direction: LayoutDirection, isFlipped: Bool) throws {
        let pixels = Data([0, 0, 0, 255, 255, 255, 255, 255])
        var image = Image(bitmap: Bitmap(width: 2, height: 1, scale: 1, pixels: pixels))
        image.flipsForRightToLeft = flips
        let host = ViewHost(
            image, in: World(proposal: ProposedViewSize(width: 2, height: 1), layoutDirection: direction))
        guard case .image(let shown, _, _, _, _)? = host.displayList().items.first else {
            Issue.record("no picture")
            return
        }
        #expect(Array(shown.pixels.prefix(1)) == [isFlipped ? 255 : 0])
    }

    @Test func aResizablePictureTakesWhatIsProposed() {
        #expect(host(Image("leaf").resizable()).layout().size == CGSize(width: 100, height: 100))
        #expect(host(Image("leaf").resizable(), in: nil, 50).layout().size == CGSize(width: 4, height: 50))
        #expect(host(Image("leaf").resizable(), in: nil, nil).layout().size == CGSize(width: 4, height: 3))
    }

    @Test func fittingKeepsTheRatio() {
        // 4:3 in 100 × 100: 100 × 75; covering it: 133.3 × 100.
        #expect(host(Image("leaf").resizable().scaledToFit()).layout().size == CGSize(width: 100, height: 75))
        let fill = host(Image("leaf").resizable().scaledToFill()).layout().size
        #expect([Double(fill.width), Double(fill.height)].isClose(to: [400.0 / 3, 100]))
    }

    @Test func aMissingPictureIsMarkedAndSaid() {
        let missing = host(Image("nowhere"))
        #expect(missing.layout().size == .zero)
        #expect(
            missing.diagnostics.map(\.message) == ["there is no picture \"nowhere\" in the assets; nothing is drawn"])
        #expect(missing.displayList().items.isEmpty)
        // Said once, however often it is laid out.
        #expect(missing.diagnostics.count == 1)
    }

    @Test func aMissingPictureThatIsResizableFillsItsFrame() {
        let missing = host(Image("nowhere").resizable())
        #expect(missing.layout().size == CGSize(width: 100, height: 100))
        #expect(
            missing.diagnostics.map(\.message) == [
                "there is no picture \"nowhere\" in the assets; a placeholder is drawn"
            ])
        // A fill and a crossed frame.
        #expect(missing.displayList().items.count == 2)
        #expect(host(Image("nowhere").resizable(), in: nil, nil).layout().size == .zero)
    }

    @Test(arguments: [("star", 13.0), ("star", 17), ("heart", 13), ("plus", 24)] as [(String, Double)])
    func symbolsGrowWithTheFont(name: String, size: Double) throws {
        let single = host(Image(systemName: name).font(.system(size: size))).layout().size
        let double = host(Image(systemName: name).font(.system(size: size * 2))).layout().size
        #expect(single.width > 0 && single.height > 0)
        // In proportion; both are rounded to half points, and measured sizes err by 4.3 %.
        let ratio = Double(double.width / single.width)
        #expect(abs(ratio - 2) < 0.15)
    }

    @Test func symbolScalesAreInOrder() {
        let widths = [Image.Scale.small, .medium, .large].map {
            host(Image(systemName: "star").imageScale($0)).layout().size.width
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }

    @Test func anUnknownSymbolIsNothingAndSaid() {
        let unknown = host(Image(systemName: "there.is.no.such"))
        #expect(unknown.layout().size == .zero)
        #expect(unknown.diagnostics.count == 1)
        #expect(unknown.displayList().items.isEmpty)
    }

    @Test func symbolsStandOnTheTextsBaseline() throws {
        // The fixed engine's capitals are 12 high: the symbol's centre is 6 above the baseline (16).
        let report = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").named("t")
                Image(systemName: "star").named("s")
            }
        ).layout()
        let text = try #require(report["t"])
        let symbol = try #require(report["s"])
        #expect(abs((text[1] + 16 - 6) - (symbol[1] + symbol[3] / 2)) < 1e-9)
    }

    @Test func coloursOfTheAssetsFollowTheScheme() {
        for (scheme, expected) in [(ColorScheme.light, RGBA(hex: 0x00FF00)), (.dark, RGBA(hex: 0x001100))] {
            let host = ViewHost(
                Color("moss"),
                in: World(
                    proposal: ProposedViewSize(width: 5, height: 5), colorScheme: scheme, assets: OnePicture()))
            guard case .fill(_, .color(let color), _)? = host.displayList().items.first else {
                Issue.record("no fill")
                continue
            }
            #expect(color == expected)
        }
    }

    @Test func aMissingColourIsClearAndSaid() {
        let missing = host(Color("nowhere"))
        #expect(missing.displayList().items.isEmpty)
        #expect(
            missing.diagnostics.map(\.message) == ["there is no colour \"nowhere\" in the assets; it is drawn clear"])
    }
}

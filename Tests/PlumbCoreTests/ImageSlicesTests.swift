import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Pictures of 12 × 8 pixels named "card" at scale 2: 6 × 4 points.
private final class OneCard: AssetSource {
    let card = Bitmap(width: 12, height: 8, scale: 2, pixels: Data(repeating: 255, count: 12 * 8 * 4))
    func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? { name == "card" ? card : nil }
    func color(named name: String, dark: Bool) -> RGBA? { nil }
}

/// How a picture fills more room than it has (Docs/Rules.md, section 25, rule 9).
@MainActor
@Suite struct ImageSlicesTests {
    private func list<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) -> String {
        ViewHost(
            view.frame(width: 20, height: 10),
            in: World(
                proposal: ProposedViewSize(width: 20, height: 10), layoutDirection: direction, assets: OneCard())
        ).displayList().text
    }

    @Test func stretched() {
        #expect(list(Image("card").resizable()) == "image 12x8 in 0 0 20 10")
    }

    @Test func tiled() {
        #expect(list(Image("card").resizable(resizingMode: .tile)) == "fill [0 0 20 10] tiles 0 0 12 8 as 0 0 6 4")
    }

    /// Insets of 1, 2, 1 and 3 points: 2, 4, 2 and 6 pixels.
    @Test func nineParts() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 3)
        #expect(
            list(Image("card").resizable(capInsets: insets)) == """
                fill [0 0 2 1] tiles 0 0 4 2 as 0 0 2 1 once
                fill [2 0 15 1] tiles 4 0 2 2 as 2 0 15 1 once
                fill [17 0 3 1] tiles 6 0 6 2 as 17 0 3 1 once
                fill [0 1 2 8] tiles 0 2 4 4 as 0 1 2 8 once
                fill [2 1 15 8] tiles 4 2 2 4 as 2 1 15 8 once
                fill [17 1 3 8] tiles 6 2 6 4 as 17 1 3 8 once
                fill [0 9 2 1] tiles 0 6 4 2 as 0 9 2 1 once
                fill [2 9 15 1] tiles 4 6 2 2 as 2 9 15 1 once
                fill [17 9 3 1] tiles 6 6 6 2 as 17 9 3 1 once
                """)
        // Repeated: the strips and the middle have tiles of the picture's own lengths.
        let tiled = list(Image("card").resizable(capInsets: insets, resizingMode: .tile))
        #expect(tiled.contains("fill [2 0 15 1] tiles 4 0 2 2 as 2 0 1 1"))
        #expect(tiled.contains("fill [0 1 2 8] tiles 0 2 4 4 as 0 1 2 2"))
        #expect(tiled.contains("fill [2 1 15 8] tiles 4 2 2 4 as 2 1 1 2"))
        #expect(tiled.contains("fill [17 9 3 1] tiles 6 6 6 2 as 17 9 3 1 once"))
        // From right to left the leading inset is at the right.
        #expect(
            list(Image("card").resizable(capInsets: insets), .rightToLeft).hasPrefix("fill [0 0 3 1] tiles 0 0 6 2"))
    }

    /// More than the picture: they share it. More than there is room for: they share that.
    @Test func insetsThatDoNotFit() {
        let wide = list(Image("card").resizable(capInsets: EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)))
        #expect(
            wide == """
                fill [0 0 3 10] tiles 0 0 6 8 as 0 0 3 10 once
                fill [17 0 3 10] tiles 6 0 6 8 as 17 0 3 10 once
                """)
        let narrow = ViewHost(
            Image("card").resizable(capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)).frame(
                width: 2, height: 4),
            in: World(assets: OneCard())
        ).displayList().text
        #expect(narrow.hasPrefix("fill [0 0 1 4] tiles 0 0 4 8 as 0 0 1 4 once\nfill [1 0 1 4] tiles 8 0 4 8"))
    }

    @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
    func hostileInsets(inset: CGFloat) {
        let insets = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        #expect(list(Image("card").resizable(capInsets: insets)) == "fill [0 0 20 10] tiles 0 0 12 8 as 0 0 20 10 once")
    }

    @Test func templatesAndEdges() {
        let template = list(
            Image("card").resizable(resizingMode: .tile).renderingMode(.template).foregroundStyle(Color.red))
        #expect(
            template == """
                layer 1 normal
                  fill [0 0 20 10] #ff3b30
                  mask
                    fill [0 0 20 10] tiles 0 0 12 8 as 0 0 6 4
                """)
        #expect(
            list(Image("card").resizable().antialiased(false)) == "fill [0 0 20 10] tiles 0 0 12 8 as 0 0 20 10 once")
    }

    @Test func asAStyle() {
        #expect(
            list(Rectangle().fill(ImagePaint(image: Image("card")))) == "fill [0 0 20 10] tiles 0 0 12 8 as 0 0 6 4")
        #expect(
            list(
                Rectangle().fill(
                    .image(Image("card"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2)))
                == "fill [0 0 20 10] tiles 6 0 6 8 as 0 0 6 8")
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(!list(Rectangle().fill(ImagePaint(image: Image("card"), scale: scale))).contains("tiles"))
        }
        let canvas = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image("card"), origin: CGPoint(x: 1, y: 2)))
        }
        #expect(list(canvas).contains("tiles 0 0 12 8 as 1 2 6 4"))
    }
}

import Foundation
import PlumbGraphics
import Testing

@testable import PlumbSymbols

/// Marks turned into display items.
struct SymbolMarkTests {
    private func items(_ name: String, _ color: RGBA = .black) throws -> [DisplayItem] {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        return symbol.drawing(in: CGRect(x: 0, y: 0, width: 24, height: 24)).displayItems(paint: .color(color))
    }

    /// One letter an item: f fill, s stroke, c clip, l layer, p pop.
    private func shape(_ items: [DisplayItem]) -> String {
        items.map { item in
            switch item {
            case .fill: "f"
            case .stroke: "s"
            case .pushClip: "c"
            case .pushLayer: "l"
            case .pop: "p"
            default: "?"
            }
        }.joined()
    }

    @Test(arguments: [
        ("circle", "s"), ("circle.fill", "fs"), ("plus", "s"),
        // The dot and the arm of the clock's hands: two lines that touch, two clips.
        ("clock.fill", "ccfspp"),
        // Three dots that do not touch share one clip.
        ("ellipsis.circle.fill", "cfsp"),
    ])
    func erasingBecomesClips(_ name: String, _ expected: String) throws {
        #expect(shape(try items(name)) == expected)
    }

    /// What lies on a body in front is cut out of it; only what lies on a body behind it has a paint of its own.
    @Test(arguments: [
        ("bubble.left.and.exclamationmark.bubble.right.fill", 0), ("gearshape.2.fill", 0), ("plus.circle.fill", 1),
        ("exclamationmark.triangle.fill", 2), ("plus.square.fill.on.square.fill", 1),
    ])
    func figuresAreWhatLiesOnABodyBehind(_ name: String, _ figures: Int) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        let marks = symbol.drawing(in: CGRect(x: 0, y: 0, width: 24, height: 24))
        #expect(marks.count(where: \.isFigure) == figures)
    }

    @Test func whatComesAfterErasingIsNotClipped() throws {
        let shape = shape(try items("bell.slash"))
        #expect(shape.hasPrefix("c") && shape.hasSuffix("ps"))
    }

    @Test func pushesAndPopsAreBalanced() throws {
        for name in SymbolLibrary.names {
            var depth = 0
            for letter in shape(try items(name, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))) {
                if "cl".contains(letter) { depth += 1 }
                if letter == "p" { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0, "\(name)")
        }
    }

    @Test func translucentColoursAreLaidOverOnce() throws {
        let items = try items("circle.fill", RGBA(red: 1, green: 0, blue: 0, alpha: 0.25))
        #expect(shape(items) == "lfsp")
        guard case .pushLayer(let opacity, .normal)? = items.first, case .fill(_, let paint, _) = items[1] else {
            Issue.record("no layer")
            return
        }
        #expect(opacity == 0.25)
        #expect(paint == .color(RGBA(red: 1, green: 0, blue: 0)))
        #expect(shape(try self.items("plus", RGBA(red: 1, green: 0, blue: 0, alpha: 0.25))) == "s")
    }

    @Test func strokeOutlineOfALineIsACapsule() throws {
        let path = try #require(GlyphPathParser.path("M4 12H20"))
        let outline = RoundStroke.pieces(of: path, width: 4)
        #expect(outline.count == 1)
        let box = try #require(outline.first?.extent)
        #expect(abs(box.minX - 2) < 1e-6 && abs(box.maxX - 22) < 1e-6)
        #expect(abs(box.minY - 10) < 1e-6 && abs(box.maxY - 14) < 1e-6)
    }

    @Test func strokeOutlineOfATightBendFallsIntoLines() throws {
        // A half circle of radius 1 under a pen of 6 would cross itself on the inner side.
        let path = try #require(GlyphPathParser.path("M11 12A1 1 0 0 1 13 12"))
        #expect(RoundStroke.pieces(of: path, width: 6).count > 2)
        #expect(RoundStroke.pieces(of: path, width: 1).count == 2)
    }

    @Test func strokeOutlineOfAPointIsADisc() throws {
        let path = try #require(GlyphPathParser.path("M12 12L12 12"))
        let box = try #require(RoundStroke.pieces(of: path, width: 4).first?.extent)
        #expect(abs(box.width - 4) < 0.1 && abs(box.height - 4) < 0.1)
    }
}

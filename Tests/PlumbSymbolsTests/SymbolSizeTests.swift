import Foundation
import Testing

@testable import PlumbSymbols

/// How large symbols are beside text.
struct SymbolSizeTests {
    private func size(_ name: String, _ fontSize: Double, weight: Double = 400, scale: SymbolScale = .medium) throws
        -> CGSize
    {
        try #require(SymbolLibrary.symbol(named: name)).size(fontSize: fontSize, weight: weight, scale: scale)
    }

    @Test func measuredSizesAreExactAt13() {
        #expect(MeasuredSizes.table.count > 190)
        for (name, size) in MeasuredSizes.table {
            guard let symbol = SymbolLibrary.symbol(named: name) else { continue }
            #expect(symbol.size(fontSize: 13) == size, "\(name)")
        }
    }

    /// Sizes of the star, and the largest error of the general rule in either direction, in points.
    @Test(arguments: [
        (10.0, 13.0, 11.5, 1.0), (11, 14.5, 13.5, 0.5), (13, 16.5, 16, 0), (17, 22, 20, 1), (22, 28.5, 26, 1),
        (24, 31, 28.5, 1), (26, 33.5, 31.5, 0.5), (40, 51.5, 47, 2),
    ])
    func starAtOtherFontSizes(_ fontSize: Double, _ width: Double, _ height: Double, _ error: Double) throws {
        #expect(try size("star", fontSize) == CGSize(width: width, height: height))
        #expect(try size("star.fill", fontSize) == CGSize(width: width, height: height))
        let rule = SymbolSize.size(
            box: CGSize(width: 16.5, height: 16), fontSize: fontSize, weight: 400, scale: .medium)
        #expect(abs(rule.width - width) <= 0.5)
        #expect(abs(rule.height - height) <= error)
    }

    @Test(arguments: [
        ("star", 13.0, 400.0, SymbolScale.small, 13.5, 13.0, 0.0), ("star", 13, 400, .large, 21.5, 20.5, 0),
        ("star", 24, 400, .large, 39.5, 37, 0.5), ("star", 13, 300, .medium, 16, 15.5, 0.5),
        ("star", 13, 600, .medium, 17, 16, 0.5), ("star", 13, 700, .medium, 17, 16.5, 0),
        ("star", 13, 900, .medium, 17.5, 17, 0), ("star.fill", 30, 400, .medium, 39, 35.5, 0.5),
        ("chevron.right", 30, 600, .medium, 23, 31.5, 1),
    ])
    func scalesAndWeights(
        _ name: String, _ fontSize: Double, _ weight: Double, _ scale: SymbolScale, _ width: Double, _ height: Double,
        _ error: Double
    ) throws {
        let found = try size(name, fontSize, weight: weight, scale: scale)
        #expect(abs(found.width - width) <= error)
        #expect(abs(found.height - height) <= error)
    }

    @Test(arguments: [
        ("trash.circle.fill", 15.0, 15.0), ("42.circle", 15, 15), ("42.square.fill", 15, 14), ("leaf.fill", 15.5, 14),
        ("line.horizontal.3", 16, 8.5), ("chevron.backward", 10, 13.5), ("microphone.fill", 13.5, 16),
    ])
    func sizesWithoutAMeasurementOfTheirOwn(_ name: String, _ width: Double, _ height: Double) throws {
        #expect(try size(name, 13) == CGSize(width: width, height: height))
        #expect(try size(name, 26) == CGSize(width: 2 * width, height: 2 * height))
    }

    /// Heights measured on Apple's pictures, and the width of three people from memory of iOS.
    @Test(arguments: [
        ("person.fill.badge.plus", 48.2, 54.0, 62.0), ("book.pages.fill", 30, 40.5, 42), ("book.pages", 30, 40.5, 42),
        ("person.3", 17, 35, 18), ("person.3.fill", 17, 35, 18),
    ])
    func boxesMeasuredAtOtherFontSizes(_ name: String, _ fontSize: Double, _ width: Double, _ height: Double) throws {
        #expect(try size(name, fontSize) == CGSize(width: width, height: height))
    }

    /// The second name's box is the first one's: it is the same without its filling.
    @Test(arguments: [
        ("person.badge.plus", "person.fill.badge.plus"), ("folder.badge.plus", "folder.fill.badge.plus"),
        ("leaf", "leaf.fill"),
    ])
    func fillingKeepsTheBox(_ name: String, _ filled: String) throws {
        #expect(abs(try size(filled, 13).width - size(name, 13).width) <= 0.5)
        #expect(abs(try size(filled, 13).height - size(name, 13).height) <= 0.5)
    }

    @Test func otherSizesFollowTheInk() throws {
        // Two strokes from 5 to 19 with a pen of 2: 16 × 8 units of 0.62 pt are 9.92 × 4.96 pt; with margins of 0.088 ·
        // 13 pt on all sides 12.21 × 7.25 pt, in half points 12 × 7.
        #expect(try size("equal", 13) == CGSize(width: 12, height: 7))
    }

    @Test(arguments: [0, -5, Double.nan, .infinity, -.infinity])
    func uselessFontSizes(_ fontSize: Double) throws {
        #expect(try size("star", fontSize) == .zero)
        #expect(Symbol.placeholderSize(named: "swift", fontSize: fontSize) == .zero)
    }

    @Test func placeholderSizes() {
        #expect(Symbol.placeholderSize(named: "swift", fontSize: 13) == CGSize(width: 15, height: 15))
        #expect(Symbol.placeholderSize(named: "touchid", fontSize: 26) == CGSize(width: 33, height: 32))
    }

    @Test(arguments: [
        (100.0, 0.9), (400, 2), (500, 2.25), (600, 2.5), (700, 2.8), (900, 3.4), (250, 1.425), (0, 0.9), (1000, 3.4),
        (.nan, 2),
    ])
    func penWidths(_ weight: Double, _ width: Double) {
        #expect(abs(SymbolPen.width(weight: weight) - width) < 1e-9)
    }
}

import Foundation
import PlumbGraphics
import Testing

@testable import PlumbSymbols

/// Symbols drawn into rectangles.
struct SymbolDrawingTests {
    private func ink(_ marks: [SymbolMark]) -> CGRect {
        marks.filter { $0.kind == .paint }.reduce(CGRect.null) { box, mark in
            guard let extent = mark.path.extent else { return box }
            guard case .stroke(let stroke) = mark.style else { return box.union(extent) }
            return box.union(extent.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2))
        }
    }

    private func pen(_ marks: [SymbolMark]) -> Double? {
        for case .stroke(let stroke) in marks.map(\.style) { return stroke.lineWidth }
        return nil
    }

    @Test func everySymbolStaysInItsBox() throws {
        for name in SymbolLibrary.names {
            let symbol = try #require(SymbolLibrary.symbol(named: name))
            for weight in [100.0, 400, 900] {
                let size = symbol.size(fontSize: 40, weight: weight)
                let box = CGRect(origin: CGPoint(x: 7, y: 9), size: size)
                let ink = ink(symbol.drawing(in: box, weight: weight))
                // The box is rounded to half points, up to a quarter on each side.
                let overshoot = [box.minX - ink.minX, box.minY - ink.minY, ink.maxX - box.maxX, ink.maxY - box.maxY]
                #expect((overshoot.max() ?? 99) < 0.3, "\(name) \(weight): \(ink) in \(box)")
                #expect(abs(ink.midX - box.midX) < 1e-6 && abs(ink.midY - box.midY) < 1e-6, "\(name) \(weight)")
            }
        }
    }

    @Test func aspectIsKept() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "circle"))
        let wide = ink(symbol.drawing(in: CGRect(x: 0, y: 0, width: 100, height: 20)))
        #expect(abs(wide.width - wide.height) < 0.001)
        #expect(abs(wide.midX - 50) < 0.001)
        // The box is 15 × 15 at 13 pt, with 1.144 pt free on both sides.
        #expect(abs(wide.height - 20 * (15 - 2 * 1.144) / 15) < 0.001)
    }

    @Test func neighboursHaveTheSamePen() throws {
        for name in ["plus", "chevron.right", "eye", "trash", "circle", "video", "magnifyingglass"] {
            let symbol = try #require(SymbolLibrary.symbol(named: name))
            let width = try #require(pen(symbol.drawing(in: CGRect(origin: .zero, size: symbol.size(fontSize: 26)))))
            // 1.2 pt at 13 pt; a little less in what is drawn smaller than its grid.
            #expect(abs(width - 2.4) < 0.12, "\(name): \(width)")
        }
    }

    @Test func weightMakesThePen() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "plus"))
        let widths = try [100.0, 300, 400, 600, 900].map { weight in
            let rect = CGRect(origin: .zero, size: symbol.size(fontSize: 26, weight: weight))
            return try #require(pen(symbol.drawing(in: rect, weight: weight)))
        }
        #expect(widths == widths.sorted())
        // A unit of the pen is 0.6 pt at 13 pt.
        #expect(abs(widths[0] - 0.9 * 1.2) < 0.1 && abs(widths[4] - 3.4 * 1.2) < 0.2)
    }

    @Test func detailsGainHalfOfWhatABoldPenGains() throws {
        let clock = try #require(SymbolLibrary.symbol(named: "clock"))
        func ratio(_ weight: Double) -> Double? {
            let marks = clock.drawing(in: CGRect(x: 0, y: 0, width: 24, height: 24), weight: weight)
            guard let ring = pen(Array(marks.prefix(1))), let hands = pen(Array(marks.suffix(1))) else { return nil }
            return hands / ring
        }
        #expect(abs(try #require(ratio(400)) - 1) < 1e-9)
        #expect(abs(try #require(ratio(900)) - 2.7 / 3.4) < 1e-9)
        #expect(abs(try #require(ratio(100)) - 1) < 1e-9)
    }

    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 0, height: 10), CGRect(x: 0, y: 0, width: 10, height: Double.nan),
        CGRect(x: 0, y: 0, width: Double.infinity, height: 10), CGRect(x: Double.nan, y: 0, width: 10, height: 10),
    ])
    func uselessRectangles(_ rect: CGRect) throws {
        #expect(try #require(SymbolLibrary.symbol(named: "star")).drawing(in: rect).isEmpty)
        #expect(Symbol.placeholder(in: rect).isEmpty)
    }

    @Test func placeholderIsDashed() throws {
        let marks = Symbol.placeholder(in: CGRect(x: 10, y: 10, width: 30, height: 20))
        let mark = try #require(marks.first)
        guard case .stroke(let stroke) = mark.style else {
            Issue.record("not a stroke")
            return
        }
        #expect(stroke.dash.count == 2)
        let box = try #require(mark.path.extent)
        #expect(abs(box.midX - 25) < 0.001 && abs(box.midY - 20) < 0.001)
        #expect(box.height + stroke.lineWidth <= 20)
    }
}

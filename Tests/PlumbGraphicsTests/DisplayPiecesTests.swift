import Foundation
import Testing

@testable import PlumbGraphics

/// A list taken apart into pages.
struct DisplayPiecesTests {
    private static func mark(_ x: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
    }

    /// A letter an item: marks by their numbers, groups by brackets, clips of pages by angles.
    private static func text(_ list: DisplayList) -> String {
        list.items.map { item in
            switch item {
            case .fill(let path, _, _): "\(Int(path.boundingRect.minX))"
            case .pushClip(let path, _): path.boundingRect.minX == -9 ? "<" : "c"
            case .pushLayer: "("
            case .pushMask: "m"
            case .pop: ")"
            default: "?"
            }
        }.joined()
    }

    private static let clips = [
        CGRect(x: -9, y: 0, width: 20, height: 10), CGRect(x: -9, y: 10, width: 20, height: 10),
    ]
    private static let layer = DisplayItem.pushLayer(opacity: 0.5, .normal)

    private func parts(_ items: [DisplayItem], _ pieces: [(Range<Int>, ClosedRange<Int>)]) -> [String] {
        let list = DisplayList(size: CGSize(width: 10, height: 20), items: items)
        return list.parts(
            pieces.map { DisplayPiece(items: $0.0, pages: $0.1, isCut: $0.1.count > 1) }, clips: Self.clips
        ).map(Self.text)
    }

    @Test func marksGoToTheirPages() {
        #expect(
            parts([Self.mark(0), Self.mark(1), Self.mark(2)], [(0..<1, 0...0), (1..<2, 1...1), (2..<3, 0...0)]) == [
                "02", "1",
            ])
    }

    @Test func aMarkThatIsCutIsClippedToEachPage() {
        #expect(parts([Self.mark(0), Self.mark(1)], [(0..<1, 0...1), (1..<2, 1...1)]) == ["<0)", "<0)1"])
    }

    @Test func groupsAreAroundWhatIsLeftOfThem() {
        let items = [Self.layer, Self.mark(0), Self.layer, Self.mark(1), .pop, Self.mark(2), .pop, Self.layer, .pop]
        #expect(parts(items, [(1..<2, 0...0), (3..<4, 1...1), (5..<6, 1...1)]) == ["(0)", "((1)2)"])
    }

    @Test func aGroupThatIsAPieceStaysWhole() {
        let items = [Self.mark(0), Self.layer, Self.mark(1), .pop, Self.mark(2)]
        #expect(parts(items, [(0..<1, 0...0), (1..<4, 1...1), (4..<5, 0...0)]) == ["02", "(1)"])
    }

    @Test func aMaskHidesWhatItIsNotOn() {
        let items = [Self.layer, Self.mark(0), Self.mark(1), .pushMask, Self.mark(2), .pop, .pop]
        #expect(parts(items, [(1..<2, 0...0), (2..<3, 1...1), (4..<5, 1...1)]) == ["(0m))", "(1m2))"])
    }

    @Test func spansAreThoseOfWhatIsLeft() {
        let items = [Self.mark(0), Self.layer, Self.mark(1), Self.mark(2), .pop, Self.mark(3)]
        var list = DisplayList(size: CGSize(width: 10, height: 20), items: items)
        list.spans = [
            DisplaySpan(.page, 0..<6), DisplaySpan(.table, 0..<5, depth: 1), DisplaySpan(.row, 0..<1, depth: 2),
            DisplaySpan(.cell, 0..<1, depth: 3), DisplaySpan(.cell, 0..<0, depth: 3),
            DisplaySpan(.row, 1..<5, depth: 2), DisplaySpan(.cell, 2..<3, depth: 3),
            DisplaySpan(.cell, 3..<4, depth: 3), DisplaySpan(.text, 5..<6, depth: 1),
        ]
        let pieces = [(0..<1, 0...0), (2..<3, 0...0), (3..<4, 1...1), (5..<6, 0...1)].map {
            DisplayPiece(items: $0.0, pages: $0.1, isCut: $0.1.count > 1)
        }
        let parts = list.parts(pieces, clips: Self.clips)
        #expect(parts.map(Self.text) == ["0(1)<3)", "(2)<3)"])
        #expect(
            parts[0].spans.map { "\($0.role) \($0.items) \($0.depth)" } == [
                "page 0..<7 0", "table 0..<4 1", "row 0..<1 2", "cell 0..<1 3", "cell 1..<1 3", "row 1..<4 2",
                "cell 2..<3 3", "text 4..<7 1",
            ])
        #expect(
            parts[1].spans.map { "\($0.role) \($0.items) \($0.depth)" } == [
                "page 0..<6 0", "table 0..<3 1", "row 0..<3 2", "cell 1..<2 3", "text 3..<6 1",
            ])
    }

    @Test func nothingIsAPageToo() { #expect(parts([], []) == ["", ""]) }
}

import Foundation
import PlumbGraphics
import Testing

@testable import PlumbSymbols

/// Variants that are made by rule.
struct GlyphCompositionTests {
    private func marks(_ name: String) throws -> [GlyphMark] { try #require(GlyphComposition.marks(named: name)) }

    @Test func fillFillsTheBodyAndCutsTheDetails() throws {
        let outline = try marks("clock")
        let filled = try marks("clock.fill")
        #expect(outline.map(\.kind) == [.stroke, .stroke])
        #expect(outline.allSatisfy { !$0.isCut })
        #expect(filled.map(\.kind) == [.fill, .stroke, .stroke])
        #expect(filled.map(\.isCut) == [false, false, true])
    }

    @Test func circleHoldsTheGlyphInItsMiddle() throws {
        for name in ["plus", "xmark", "checkmark", "5", "a", "person", "trash", "arrow.up"] {
            let marks = try marks(name + ".circle")
            let ring = try #require(marks.first?.path.extent)
            #expect(ring == CGRect(x: 2, y: 2, width: 20, height: 20) || abs(ring.width - 20) < 0.01)
            for mark in marks.dropFirst() {
                let box = try #require(mark.path.extent)
                // The corners keep off the ring.
                let reach = [
                    hypot(box.minX - 12, box.minY - 12), hypot(box.maxX - 12, box.minY - 12),
                    hypot(box.minX - 12, box.maxY - 12), hypot(box.maxX - 12, box.maxY - 12),
                ]
                #expect((reach.max() ?? 99) < 9, "\(name): \(box)")
            }
        }
    }

    @Test func filledCircleHasTheGlyphCutOut() throws {
        let marks = try marks("xmark.circle.fill")
        #expect(marks.map(\.kind) == [.fill, .stroke, .stroke])
        #expect(marks.map(\.isCut) == [false, false, true])
        #expect(marks.map(\.layer) == [1, 1, 0])
    }

    @Test func detailsOfAFilledGlyphComeBackInAFilledCircle() throws {
        // The envelope is cut out of the disc, the fold of its flap is ink again.
        let marks = try marks("envelope.circle.fill")
        #expect(marks.map(\.isCut) == [false, false, true, true, false])
    }

    @Test func slashClearsItsWay() throws {
        let marks = try marks("bell.slash")
        let (clearing, slash) = (marks[marks.count - 2], marks[marks.count - 1])
        #expect(clearing.isCut && clearing.clearance == 3)
        #expect(!slash.isCut && slash.path == clearing.path)
        #expect(try self.marks("bell.slash.fill").contains { $0.kind == .fill })
    }

    @Test func badgeLiesInItsCorner() throws {
        let badge = try marks("folder.badge.plus")
        let disc = try #require(badge.last { $0.kind == .fill && !$0.isCut }?.path.extent)
        #expect(disc.midX > 16 && disc.midY > 16)
        let triangle = try #require(
            try marks("lock.trianglebadge.exclamationmark").last { $0.kind == .fill && !$0.isCut }?.path.extent)
        #expect(triangle.midX > 16 && triangle.midY > 16)
        // A badge without a ground is painted itself, where its room was cleared.
        let gear = try marks("folder.badge.gearshape").suffix(2)
        #expect(gear.map(\.isCut) == [true, false] && gear.allSatisfy { $0.kind == .fill })
        let dot = try #require(try marks("bell.badge").last?.path.extent)
        #expect(dot.midX > 16 && dot.midY < 8)
    }

    @Test(arguments: [
        ("arrow.left", "arrow.right"), ("chevron.up", "chevron.right"), ("arrow.down.left", "arrow.up.right"),
        ("backward.fill", "forward.fill"), ("sidebar.right", "sidebar.left"),
    ])
    func turnedGlyphsDifferAndKeepTheirArea(_ turned: String, _ source: String) throws {
        let (a, b) = (try marks(turned), try marks(source))
        #expect(a != b)
        let (first, second) = (
            try #require(GlyphInk(a)).bounds(weight: 400), try #require(GlyphInk(b)).bounds(weight: 400)
        )
        #expect(abs(first.width * first.height - second.width * second.height) < 0.01)
    }

    @Test(arguments: [
        ("line.horizontal.3", "line.3.horizontal"), ("chevron.backward", "chevron.left"), ("microphone", "mic"),
        ("document", "doc"),
    ])
    func otherNamesForTheSameDrawing(_ name: String, _ original: String) throws {
        #expect(try marks(name) == marks(original))
    }

    @Test func numbersOfTwoDigitsStandSideBySide() throws {
        let one = try #require(CharacterGlyphs.path("1")?.extent)
        let two = try #require(CharacterGlyphs.path("2")?.extent)
        let both = try #require(CharacterGlyphs.path("12")?.extent)
        #expect(abs(both.width - one.width - two.width - 3.2) < 0.001)
    }
}

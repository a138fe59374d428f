import Foundation
import PlumbGraphics
import Testing

@testable import PlumbSymbols

/// Which names have a drawing.
struct SymbolLibraryTests {
    /// The sixty names that public SwiftUI code asks for most.
    static let mostUsed = """
        plus magnifyingglass star.fill chevron.right xmark chevron.left trash xmark.circle.fill heart.fill checkmark
        star checkmark.circle.fill plus.circle.fill gear globe house circle arrow.left info.circle heart plus.circle
        person bell 1.circle 2.circle ellipsis house.fill person.fill photo circle.fill play.fill suit.heart.fill
        checkmark.circle slider.horizontal.3 3.circle chevron.down clock square.and.arrow.up airplane arrow.right
        lock.shield paintpalette.fill person.crop.circle xmark.circle person.circle.fill doc.richtext sun.max.fill
        arrow.up minus calendar gearshape lock pause.fill wifi arrow.right.circle line.horizontal.3 bell.fill
        eye.slash eye questionmark.circle.fill
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    static let fromExamples = [
        "person.circle", "pencil.circle.fill", "leaf.fill", "line.3.horizontal", "tray.and.arrow.down",
        "tray.and.arrow.up",
    ]

    @Test(arguments: mostUsed + fromExamples)
    func isDrawn(_ name: String) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        #expect(symbol.name == name)
        #expect(!symbol.drawing(in: CGRect(x: 0, y: 0, width: 24, height: 24)).isEmpty)
        #expect(SymbolLibrary.isKnownName(name))
        #expect(SymbolLibrary.names.contains(name))
    }

    @Test func sixtyNames() { #expect(Set(Self.mostUsed).count == 60) }

    @Test(arguments: [
        "", ".", "..", ".fill", ".circle", "no.such.symbol", "Star", "star ", "star.fill.fill", "star.hexagon.fill.x",
        "star.circle.circle", "chevron.right.fill", "123.circle", "ab.circle", "ä.circle", "goforward.x",
        "goforward.123", "plus.badge.nothing", String(repeating: "star.circle.", count: 10_000),
    ])
    func unknownNames(_ name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
        #expect(!SymbolLibrary.isKnownName(name))
    }

    @Test(arguments: ["applelogo", "swift", "xbox.logo"])
    func logosAreKnownAndNotDrawn(_ name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
        #expect(SymbolLibrary.isKnownName(name))
    }

    @Test(arguments: [
        "figure.yoga", "teddybear", "lizard.fill", "0.circle", "zzz", "xmark.triangle.circle.square.fill",
    ])
    func realNamesAreKnown(_ name: String) { #expect(SymbolLibrary.isKnownName(name)) }

    /// The packed list read in one go, and name by name.
    @Test func theListOfNamesIsWhole() {
        let all = KnownNames.all
        #expect(all.count == 9237)
        for name in all.sorted().enumerated().filter({ $0.offset % 37 == 0 }).map(\.element) {
            #expect(KnownNames.contains(name), "\(name)")
            #expect(!KnownNames.contains(name + "x") || all.contains(name + "x"))
        }
        #expect(all.allSatisfy { name in name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") } })
        let ending = ".rtl"
        let turned = Set(all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
        #expect(KnownNames.stems(of: ending) == turned && turned.count > 100)
        #expect(!KnownNames.contains("") && !KnownNames.contains("figure.") && !KnownNames.contains(".fill"))
    }

    /// Names that the issue asks for, and those that public files use most of what was not drawn.
    @Test(arguments: [
        "rhombus.fill", "wand.and.rays", "move.3d", "figure.archery", "figure.badminton", "hand.draw.fill",
        "slider.horizontal.below.square.filled.and.square",
        "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill", "comb.fill", "airplayvideo",
        "leaf.arrow.circlepath", "pencil.and.outline", "person.badge.key.fill", "hand.wave.fill", "macbook.and.iphone",
        "skew", "music.quarternote.3", "figure.yoga", "teddybear.fill", "lizard.fill", "book.pages.fill",
        "bubble.left.and.bubble.right", "bubble.left.and.bubble.right.fill", "chart.bar.doc.horizontal",
        "chart.bar.doc.horizontal.fill", "square.fill.on.square.fill", "square.fill.on.circle.fill",
        "gauge.medium", "gauge.with.dots.needle.67percent", "battery.25", "battery.100percent.bolt", "cloud.moon.fill",
        "cloud.fog", "gearshape.2.fill", "flag.checkered", "person.fill.checkmark", "person.fill.xmark",
        "person.wave.2.fill", "arrow.triangle.branch", "arrow.triangle.turn.up.right.diamond.fill", "arrow.down.doc",
        "doc.plaintext", "globe.europe.africa", "suit.spade.fill", "text.badge.plus", "rectangle.split.2x1",
        "square.grid.3x3.fill", "tray.full.fill", "key.horizontal.fill", "case.fill", "location.north.line.fill",
        "point.3.connected.trianglepath.dotted", "bubble.left.and.text.bubble.right", "plus.square.on.square",
        "square.and.arrow.up.on.square", "rectangle.on.rectangle.angled", "shield.lefthalf.filled", "return",
        "lasso.badge.sparkles", "externaldrive.fill.badge.wifi", "lock.trianglebadge.exclamationmark.fill",
        "folder.badge.gearshape", "rotate.right", "repeat.1", "captions.bubble", "play.square.stack.fill",
        "arrow.turn.up.forward.iphone.fill", "digitalcrown.horizontal.press.fill",
        "airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill", "backward.frame", "forward.frame.fill",
    ])
    func isDrawnToo(_ name: String) { #expect(SymbolLibrary.symbol(named: name) != nil) }

    @Test(arguments: ["applelogo", "apple.logo", "swift", "xbox.logo", "playstation.logo", "apple.intelligence"])
    func trademarks(_ name: String) {
        #expect(SymbolLibrary.isTrademark(name))
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test func everyGlyphOfTheTablesIsReadable() {
        for table in GlyphLibrary.tables {
            for (name, elements) in table {
                for element in elements {
                    #expect(GlyphPathParser.path(element.data) != nil, "\(name): \(element.data)")
                }
            }
        }
        for (name, _) in TurnedGlyphs.table { #expect(GlyphLibrary.glyph(name) != nil, "\(name)") }
        for (character, _) in CharacterGlyphs.table { #expect(CharacterGlyphs.path(String(character)) != nil) }
    }

    @Test func noNameIsDrawnTwice() {
        let all = GlyphLibrary.tables.flatMap { $0.map(\.key) } + TurnedGlyphs.table.map(\.key)
        let twice = Dictionary(grouping: all, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
        #expect(twice.isEmpty, "\(twice)")
    }

    @Test func everythingLiesOnTheGrid() {
        for name in SymbolLibrary.names {
            for mark in GlyphComposition.marks(named: name) ?? [] {
                guard let box = mark.path.extent else {
                    Issue.record("\(name) has an empty path")
                    continue
                }
                let isInside = box.minX >= -0.5 && box.minY >= -0.5 && box.maxX <= 24.5 && box.maxY <= 24.5
                // Clearing may reach further: it paints nothing.
                #expect(isInside || mark.isCut, "\(name): \(box)")
            }
        }
    }

    @Test func everyNameIsKnownAndHasItsSymbol() {
        #expect(SymbolLibrary.names.count > 800)
        #expect(SymbolLibrary.names == SymbolLibrary.names.sorted())
        for name in SymbolLibrary.names {
            #expect(SymbolLibrary.isKnownName(name))
            #expect(SymbolLibrary.symbol(named: name)?.size(fontSize: 13) != .zero, "\(name)")
        }
    }

    @Test func numbersUpToFiftyInBothEnclosures() {
        for number in 0...50 {
            for ending in [".circle", ".circle.fill", ".square", ".square.fill"] {
                #expect(SymbolLibrary.symbol(named: "\(number)\(ending)") != nil, "\(number)\(ending)")
            }
        }
    }
}

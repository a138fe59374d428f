import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Texts that others draw; Docs/Rules.md, section 21, rules 13 and 14. With the test engine: letters of 10 points on
/// lines of 20, ascent 16.
@Suite @MainActor
struct TextRendererTests {
    /// Writes down what it is given.
    private final class Journal {
        var lines: [String] = []
        var draws = 0
    }

    private struct Mark: TextAttribute { var name: String }
    private struct OtherMark: TextAttribute {}

    /// Draws all lines as they are.
    private struct Plain: TextRenderer {
        var journal: Journal?
        var padding = EdgeInsets()
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            journal?.draws += 1
            for line in layout { ctx.draw(line) }
        }
        var displayPadding: EdgeInsets { padding }
    }

    private struct ByClosure: TextRenderer {
        var body: (Text.Layout, inout GraphicsContext) -> Void
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(layout, &ctx) }
    }

    private func host(_ view: some View, width: CGFloat? = nil) -> ViewHost {
        ViewHost(view, in: World(proposal: ProposedViewSize(width: width, height: nil)))
    }

    /// Glyphs as "text@x,y", clips left out.
    private func glyphs(_ host: ViewHost) -> [String] {
        host.displayList().items.compactMap {
            guard case .glyphs(let run, let point, _) = $0 else { return nil }
            return "\(run.text)@\(Double(point.x) + (run.glyphs.first?.x ?? 0)),\(Double(point.y))"
        }
    }

    // MARK: What a renderer is given

    @Test func linesRunsAndLetters() {
        let journal = Journal()
        let text = Text("ab ") + Text("cd").customAttribute(Mark(name: "m")) + Text(" ef").bold()
        let renderer = ByClosure { layout, _ in
            journal.lines = ["truncated \(layout.isTruncated)"]
            for line in layout {
                let own = line.typographicBounds
                let room = own.rect
                journal.lines.append("line \(line.origin.x) \(line.origin.y) \(room.minY) \(room.width) \(room.height)")
                for run in line {
                    let room = run.typographicBounds.rect
                    let characters = run.characterIndices.map { run.characterIndices[0].distance(to: $0) }
                    journal.lines.append("run \(room.minX) \(room.width) \(characters) \(run[Mark.self]?.name ?? "-")")
                    #expect(run[OtherMark.self] == nil)
                    #expect(run.layoutDirection == .leftToRight)
                    for (index, letter) in run.enumerated() {
                        #expect(letter == run[index])
                        #expect(letter.count == 1)
                        #expect(letter.typographicBounds.rect.minX == room.minX + 10 * CGFloat(index))
                        #expect(letter[Mark.self] == run[Mark.self])
                    }
                }
            }
        }
        // Six letters to a line: "ab cd" and "ef".
        _ = host(text.textRenderer(renderer), width: 60).displayList()
        #expect(
            journal.lines == [
                "truncated false",
                "line 0.0 16.0 0.0 50.0 20.0",
                "run 0.0 30.0 [0, 1, 2] -", "run 30.0 20.0 [0, 1] m",
                "line 0.0 36.0 20.0 20.0 20.0", "run 0.0 20.0 [0, 1] -",
            ])
    }

    /// Above and below the baseline, as the line above it.
    @Test func aLineWithoutLettersHasTheHeightOfItsFont() {
        var bounds: [CGRect] = []
        let renderer = ByClosure { layout, _ in bounds = layout.map(\.typographicBounds.rect) }
        _ = host(Text("ab\n\nc").textRenderer(renderer), width: 60).displayList()
        #expect(
            bounds == [
                CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 0, height: 20),
                CGRect(x: 0, y: 40, width: 10, height: 20),
            ])
    }

    @Test func charactersAreCounted() {
        var found: [Int] = []
        let renderer = ByClosure { layout, _ in
            let all = layout.flatMap { $0 }.flatMap(\.characterIndices)
            found = all.map { all[0].distance(to: $0) }
            #expect(layout.isTruncated)
        }
        // Of "a👍🏽bcdefgh" in 50 points stands "a👍🏽bc…"; the ellipsis counts as the first character that is hidden.
        _ = host(Text("a👍🏽bcdefgh").lineLimit(1).textRenderer(renderer), width: 50).displayList()
        #expect(found == [0, 1, 2, 3, 4])
    }

    // MARK: Drawing

    /// Lines, runs, letters and slices leave the marks of the text itself.
    @Test(arguments: 0..<4)
    func partsAreDrawnAsTheTextIs(parts: Int) {
        let text =
            Text("one ") + Text("two").underline().foregroundStyle(.red)
            + Text(" three").customAttribute(Mark(name: ""))
        let renderer = ByClosure { layout, context in
            for line in layout {
                switch parts {
                case 0: context.draw(line)
                case 1: for run in line { context.draw(run) }
                case 2: for run in line { for letter in run { context.draw(letter) } }
                default: for run in line { context.draw(run[0..<2]); context.draw(run[2..<1_000]) }
                }
            }
        }
        let own = host(text, width: 80)
        let drawn = host(text.textRenderer(renderer), width: 80)
        #expect(own.layout().size == drawn.layout().size)
        func letters(_ host: ViewHost) -> [String] {
            host.displayList().items.flatMap { item -> [String] in
                guard case .glyphs(let run, let point, let paint) = item else { return [] }
                return zip(run.text, run.glyphs).map { "\($0)@\(point.x + CGFloat($1.x)),\(point.y) \(paint)" }
            }
        }
        #expect(letters(own) == letters(drawn))
        func lines(_ host: ViewHost) -> CGFloat {
            host.displayList().items.reduce(0) {
                if case .fill(let path, _, _) = $1 { $0 + path.boundingRect.width } else { $0 }
            }
        }
        #expect(lines(own) == 30)
        #expect(lines(drawn) == 30)
    }

    @Test func partsArePutElsewhere() {
        let renderer = ByClosure { layout, context in
            for var line in layout {
                line.origin.x += 5
                line.origin.y -= 1
                context.draw(line)
                var copy = context
                copy.translateBy(x: 0, y: 100)
                copy.opacity = 0.5
                copy.draw(line[0][1])
            }
        }
        #expect(glyphs(host(Text("abc").textRenderer(renderer))) == ["abc@5.0,15.0", "b@15.0,115.0"])
    }

    @Test func lettersThatMoveAreOffThePixels() {
        let renderer = ByClosure { layout, context in
            context.draw(layout[0])
            context.draw(layout[0], options: .disablesSubpixelQuantization)
        }
        let free = host(Text("abc").textRenderer(renderer)).displayList().items.compactMap { item -> Bool? in
            if case .glyphs(let run, _, _) = item { run.isFree } else { nil }
        }
        #expect(free == [false, true])
    }

    /// What reaches out of the frame by more than the padding, and a quarter of the font's size, is cut off.
    @Test func paddingIsSeen() {
        func clip(_ padding: EdgeInsets, _ direction: LayoutDirection = .leftToRight) -> CGRect? {
            let view = Text("abcd").font(.system(size: 20)).textRenderer(Plain(padding: padding))
                .environment(\.layoutDirection, direction)
            return host(view).displayList().items.lazy.compactMap { item -> CGRect? in
                if case .pushClip(let path, _) = item { path.boundingRect } else { nil }
            }.first
        }
        #expect(clip(EdgeInsets()) == CGRect(x: -5, y: -5, width: 50, height: 30))
        let padding = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(clip(padding) == CGRect(x: -7, y: -6, width: 56, height: 34))
        #expect(clip(padding, .rightToLeft) == CGRect(x: -9, y: -6, width: 56, height: 34))
        #expect(clip(EdgeInsets(top: .nan, leading: -9, bottom: .infinity, trailing: 0))?.height == 30)
    }

    // MARK: Sizes

    private struct Sized: TextRenderer {
        var size: (ProposedViewSize, TextProxy) -> CGSize
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { size(proposal, text) }
    }

    @Test func sizesAreTheRenderers() {
        func size(_ size: @escaping (ProposedViewSize, TextProxy) -> CGSize) -> CGSize {
            host(Text("ab cd").textRenderer(Sized(size: size)), width: 30).layout().size
        }
        #expect(size { $1.sizeThatFits($0) } == CGSize(width: 30, height: 40))
        #expect(
            size { $1.sizeThatFits(ProposedViewSize(width: nil, height: $0.height)) } == CGSize(width: 50, height: 20))
        #expect(size { _, _ in CGSize(width: 7, height: 9) } == CGSize(width: 7, height: 9))
        // What is no size is the text's own.
        for length in [CGFloat.nan, .infinity, -1] {
            #expect(size { _, _ in CGSize(width: length, height: 1) } == CGSize(width: 30, height: 40))
        }
    }

    // MARK: Inheritance and time

    @Test func allTextsWithinAreDrawn() {
        let journal = Journal()
        let view = VStack {
            Text("a")
            Color.red
            Text("b")
        }.textRenderer(Plain(journal: journal))
        _ = host(view, width: 100).displayList()
        #expect(journal.draws == 2)
    }

    private struct Waves: TextRenderer {
        var height: Double
        var animatableData: Double {
            get { height }
            set { height = newValue }
        }
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for var line in layout {
                line.origin.y += height
                ctx.draw(line)
            }
        }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let own = text.sizeThatFits(proposal)
            return CGSize(width: own.width, height: own.height + height)
        }
    }

    private struct Moving: View {
        @State private var isHigh = false
        var body: some View {
            Text("a").textRenderer(Waves(height: isHigh ? 40 : 0)).accessibilityIdentifier("text")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
        }
    }

    @Test func dataMovesWithTheTransaction() throws {
        let host = host(Moving())
        let height = { host.layout()["text"]![3] }
        #expect(height() == 20)
        host.tap(at: CGPoint(x: 5, y: 5))
        host.update()
        host.advance(by: 0.25)
        #expect(height() == 30)
        #expect(glyphs(host) == ["a@0.0,26.0"])
        host.advance(by: 1)
        #expect(height() == 60)
        #expect(glyphs(host) == ["a@0.0,56.0"])
        #expect(host.nextFrame == nil)
        // A renderer that goes leaves the text as it was.
        host.setRoot(AnyView(Text("a").accessibilityIdentifier("text")))
        #expect(host.layout()["text"]![3] == 20)
    }

    @Test func attributesOfTextsInTexts() {
        var names: [String] = []
        let renderer = ByClosure { layout, _ in
            names = layout.flatMap { $0 }.map { $0[Mark.self]?.name ?? "-" }
        }
        let inner = Text("b").customAttribute(Mark(name: "inner"))
        let view = Text("a \(inner) c").customAttribute(Mark(name: "outer")).textRenderer(renderer)
        _ = host(view).displayList()
        #expect(names == ["outer", "inner", "outer"])
    }

    // MARK: Shadows

    /// The marks as letters: s for a shadow, l for a layer, g for glyphs, f for a box, p for an end.
    private func outline(_ view: some View, width: CGFloat = 60) -> String {
        host(view, width: width).displayList().items.map { item in
            switch item {
            case .pushShadow: "s"
            case .pushLayer: "l"
            case .glyphs: "g"
            case .fill: "f"
            case .pop: "p"
            default: "?"
            }
        }.joined()
    }

    @Test func aShadowIsTheWholeTexts() {
        let shadow = Color.red.shadow(.drop(radius: 2))
        // Two lines, one shadow.
        #expect(outline(Text("one two").foregroundStyle(shadow)) == "sggp")
        #expect(outline(VStack { Text(verbatim: "one two") }.foregroundStyle(shadow)) == "sggp")
        #expect(outline(VStack { Text(verbatim: "one two") }.foregroundStyle(.red.blendMode(.multiply))) == "lggp")
        // With a stretch of its own colour: the others together first.
        let mixed = Text(verbatim: "one ") + Text(verbatim: "two").foregroundStyle(.blue) + Text(verbatim: " six")
        #expect(outline(VStack { mixed }.foregroundStyle(shadow)) == "sggpg")
        // A line under the text throws its part of it.
        #expect(outline(VStack { Text(verbatim: "one").underline() }.foregroundStyle(shadow)) == "sfgp")
        #expect(outline(VStack { mixed }) == "ggg")
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// Bars and boxes (Docs/Rules.md, section 25, rule 8).
@MainActor
@Suite struct RedactionTests {
    private func list<V: View>(_ view: V) -> String { hostOf(view, in: 100, 100).displayList().text }

    /// With the fixed engine a character is 10 wide and a line 20 high.
    @Test func aBarForEachLine() {
        let shown = hostOf(Text(verbatim: "aa bb").frame(width: 30), in: 100, 100)
        let hidden = hostOf(Text(verbatim: "aa bb").frame(width: 30).redacted(reason: .placeholder), in: 100, 100)
        #expect(shown.layout().size == hidden.layout().size)
        let text = hidden.displayList().text
        #expect(text.components(separatedBy: "#000000/0.16").count == 3, "\(text)")
        #expect(!text.contains("glyphs"))
    }

    @Test func whoIsHidden() {
        let word = Text(verbatim: "a")
        func isHidden<V: View>(_ view: V) -> Bool { !list(view).contains("glyphs") }
        #expect(isHidden(word.redacted(reason: .placeholder)))
        #expect(!isHidden(word.unredacted().redacted(reason: .placeholder)))
        #expect(isHidden(word.redacted(reason: .placeholder).unredacted()))
        #expect(!isHidden(word.redacted(reason: .privacy)))
        #expect(isHidden(word.privacySensitive().redacted(reason: .privacy)))
        #expect(!isHidden(word.privacySensitive()))
        #expect(!isHidden(word.privacySensitive(false).privacySensitive().redacted(reason: .privacy)))
        #expect(!isHidden(word.redacted(reason: .invalidated)))
        #expect(!isHidden(word.redacted(reason: [])))
        // Reasons add up.
        #expect(isHidden(word.redacted(reason: .invalidated).redacted(reason: .placeholder)))
    }

    @Test func reasonsAreInherited() {
        struct Reader: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Color.red.frame(width: CGFloat(reasons.rawValue), height: 10).named("a") }
        }
        #expect(hostOf(Reader().redacted(reason: .privacy).redacted(reason: .placeholder)).layout()["a"]?[2] == 3)
        #expect(hostOf(Reader().unredacted().redacted(reason: .privacy)).layout()["a"]?[2] == 0)
    }

    @Test func picturesAreBoxes() {
        let shown = hostOf(Image(systemName: "star"), in: 100, 100)
        let hidden = hostOf(Image(systemName: "star").redacted(reason: .placeholder), in: 100, 100)
        #expect(shown.layout().size == hidden.layout().size)
        #expect(hidden.displayList().items.count == 1)
        #expect(hidden.displayList().text.hasSuffix("#000000/0.16"))
        // Shapes and colours are what they are.
        #expect(
            list(Color.black.frame(width: 10, height: 10).redacted(reason: .placeholder)) == "fill [0 0 10 10] #000000")
    }

    /// Nobody sees it.
    @Test func help() {
        let view = Color.black.frame(width: 10, height: 10)
        #expect(list(view.help("a")) == list(view))
        #expect(list(view.help(Text(verbatim: "a"))) == list(view))
        let words = String("a")
        #expect(list(view.help(words)) == list(view))
    }
}

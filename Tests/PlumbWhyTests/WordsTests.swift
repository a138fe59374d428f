import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// How numbers and counts are written in sentences.
struct WordsTests {
    @Test(
        arguments: [
            (0, "0"), (-0.04, "0"), (120, "120"), (94.6667, "94.7"), (94.95, "95"), (-40, "−40"), (.infinity, "∞"),
            (-.infinity, "−∞"), (.nan, "?"), (1e300, "1000000000000000"),
        ] as [(CGFloat, String)])
    func numbersHaveOneDecimalAtMost(_ value: CGFloat, _ text: String) {
        #expect(Words.number(value) == text)
    }

    @Test(arguments: [
        ("PaddingModifier", ".padding"), ("ZIndexModifier", ".zIndex"), ("HoverChangeModifier", ".onHover"),
        ("GeometryChangeModifier", ".onGeometryChange"), ("HitTestingModifier", ".allowsHitTesting"),
        ("PreferenceTransformModifier", ".transformPreference"),
    ])
    func modifiersAreCalledAsInTheSource(_ type: String, _ name: String) { #expect(Words.modifier(type) == name) }

    /// So are those whose types are not called modifiers.
    @MainActor @Test func effectsAreCalledAsInTheSource() {
        let host = ViewHost(Color.red.colorMultiply(.blue), in: World(proposal: .unspecified))
        let layout = RecordedLayout(host.trace())
        let names = layout.order.map(Words(layout).name)
        #expect(names.contains(".colorMultiply"), "\(names)")
    }

    /// A value for the layout around is called by what sets it.
    @MainActor @Test func valuesAreCalledByTheirModifiers() {
        struct Key: LayoutValueKey { static var defaultValue: Int { 0 } }
        let host = ViewHost(
            Grid {
                GridRow {
                    Text(verbatim: "a").gridColumnAlignment(.leading).gridCellAnchor(.top)
                    Text(verbatim: "b").gridCellUnsizedAxes(.vertical).gridCellColumns(2).layoutValue(
                        key: Key.self, value: 1)
                }
            }, in: World(proposal: .unspecified))
        let layout = RecordedLayout(host.trace())
        let words = Words(layout)
        let names = layout.order.map(words.name)
        for name in [
            "GridRow", ".gridColumnAlignment", ".gridCellAnchor", ".gridCellUnsizedAxes", ".gridCellColumns",
            ".layoutValue",
        ] {
            #expect(names.contains(name), "\(names)")
        }
    }

    @Test func countsAreWords() {
        #expect(Words.count(1, "line") == "one line")
        #expect(Words.count(3, "line") == "three lines")
        #expect(Words.count(12, "line") == "12 lines")
        #expect(Words.shortened("A text that is longer than a sentence likes it") == "A text that is longer…")
    }
}

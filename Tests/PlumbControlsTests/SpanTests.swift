import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// What a list's marks mean: texts, headings, links, pictures, tables.
@MainActor
@Suite struct SpanTests {
    /// One line of a table: a view, and a line a span.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, _ lines: [String], @ViewBuilder view: @escaping @MainActor @Sendable () -> V) {
            testDescription = name
            self.lines = lines
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let url = URL(string: "https://example.com/a")!

    nonisolated static let cases = [
        Case("texts", ["text “one”", "text “two”"]) {
            VStack {
                Text("one")
                Text("two")
            }
        },
        Case("shapes mean nothing", []) { Color.red },
        Case("a shape with a label", [#"image "A sun" “”"#]) { Circle().accessibilityLabel("A sun") },
        Case("a text with another label", [#"text "three stars" “***”"#]) {
            Text("***").accessibilityLabel("three stars")
        },
        Case("headings", ["heading “one”", "heading 2 “two”"]) {
            VStack {
                Text("one").accessibilityAddTraits(.isHeader)
                Text("two").accessibilityHeading(.h2)
            }
        },
        Case("what is hidden from those who can't see it", ["decoration “one”"]) {
            Text("one").accessibilityHidden(true)
        },
        Case("a button", ["button “go”", "  text “go”"]) { Button("go") {} },
        Case("a button with a picture", [#"button "Delete" “”"#]) {
            Button {
            } label: {
                Image(systemName: "trash")
            }
        },
        Case("a link", ["link <https://example.com/a> “go”", "  text “go”"]) { Link("go", destination: url) },
        Case("a link of several views", ["link <https://example.com/a> “onetwo”", "  text “one”", "  text “two”"]) {
            Link(destination: url) {
                VStack {
                    Text("one")
                    Text("two")
                }
            }
        },
        Case(
            "links in a text",
            [
                "text “see thisorthat”", "  link <https://example.com/a> “this”",
                "  link <mailto:a@example.com> “that”",
            ]
        ) {
            Text("see [this](https://example.com/a)or[that](mailto:a@example.com)")
        },
        Case(
            "a link on two lines",
            [
                "text “aa bbcc”", "  link <https://example.com/a> “bb”", "  link <https://example.com/a> “cc”",
            ]
        ) {
            Text("aa [bb cc](https://example.com/a)").frame(width: 60)
        },
        Case("one element of several views", [#"group "one, sum" “one2”"#, "  text “one”", "  text “2”"]) {
            HStack {
                Text("one")
                Text("2").accessibilityLabel("sum")
            }
            .accessibilityElement(children: .combine)
        },
        Case("one element that says what its texts say", ["text “one”", "text “two”"]) {
            HStack {
                Text("one")
                Text("two")
            }
            .accessibilityElement(children: .combine)
        },
        Case("names", ["text #a “one”", "group #b “twothree”", "  text “two”", "  text “three”"]) {
            VStack {
                Text("one").accessibilityIdentifier("a")
                HStack {
                    Text("two")
                    Text("three")
                }
                .accessibilityIdentifier("b")
            }
        },
        Case(
            "a grid is a table, with its empty cells",
            [
                "table “abd”", "  row “ab”", "    cell “a”", "      text “a”", "    cell “b”", "      text “b”",
                "  row “d”", "    cell “”", "    cell “d”", "      text “d”",
            ]
        ) {
            Grid {
                GridRow {
                    Text("a")
                    Text("b")
                }
                Divider()
                GridRow {
                    Color.clear.frame(width: 10, height: 10)
                    Text("d")
                }
            }
        },
        Case("rows without a grid are none", ["text “a”", "text “b”"]) {
            VStack {
                GridRow {
                    Text("a")
                    Text("b")
                }
            }
        },
        Case(
            "rows of a loop",
            [
                "table “ab”", "  row “a”", "    cell “a”", "      text “a”", "  row “b”", "    cell “b”",
                "      text “b”",
            ]
        ) {
            Grid {
                ForEach(["a", "b"], id: \.self) { name in
                    GridRow { Text(name) }
                }
            }
        },
        Case(
            "colour effects on marks leave no gaps", ["text “one”", "text “two”"]
        ) {
            VStack {
                Text("one").grayscale(0.5)
                Text("two")
            }
        },
        Case("what is painted out of turn is read in turn", ["text “one”", "text “two”"]) {
            ZStack {
                Text("one").zIndex(1)
                Text("two")
            }
        },
    ]

    private static func words(_ span: DisplaySpan, _ list: DisplayList) -> String {
        list.items[span.items].reduce(into: "") { words, item in
            if case .glyphs(let run, _, _) = item { words += run.text }
        }
    }

    private static func line(_ span: DisplaySpan, _ list: DisplayList) -> String {
        var line = String(repeating: "  ", count: max(0, span.depth - 1))
        if case .heading(let level) = span.role {
            line += "heading" + (level.map { " \($0)" } ?? "")
        } else {
            line += "\(span.role)"
        }
        if let label = span.label { line += " \"\(label)\"" }
        if let identifier = span.identifier { line += " #\(identifier)" }
        if let link = span.link { line += " <\(link.absoluteString)>" }
        return line + " “\(words(span, list))”"
    }

    @Test(arguments: cases) func meaning(_ test: Case) {
        let host = ViewHost(test.view())
        let list = host.displayList(withMeaning: true)
        #expect(list.spans.dropFirst().map { Self.line($0, list) } == test.lines)
        #expect(list.spans.first?.role == .page && list.spans.first?.items == list.items.indices)
        // Nobody else is told, and the marks are the same.
        let plain = host.displayList()
        #expect(plain.spans.isEmpty && plain.looksLike(list))
    }

    @Test func thePageHasALanguage() {
        var world = World()
        world.locale = Locale(identifier: "de_DE")
        let list = ViewHost(Text("Hallo"), in: world).displayList(withMeaning: true)
        #expect(list.spans.first?.language == "de-DE")
    }

    /// A page below, and a group around, move what spans mean.
    @Test func spansMoveWithTheirItems() {
        var list = ViewHost(Text("one")).displayList(withMeaning: true)
        list.surround(with: [.pushLayer(opacity: 1, .normal)], [.pop])
        list.addPage(isDark: false)
        #expect(list.spans.map(\.items) == [0..<4, 2..<3])
        #expect(Self.words(list.spans[1], list) == "one")
    }

    /// What is drawn under an alert is not told, as it is not read.
    @Test func whatIsPresentedIsReadAlone() {
        let view = Text("below").alert("Above", isPresented: .constant(true)) {}
        let list = ViewHost(view.frame(width: 300, height: 300)).displayList(withMeaning: true)
        #expect(list.spans.contains { $0.role == .decoration && Self.words($0, list) == "below" })
        #expect(list.spans.contains { $0.role != .decoration && Self.words($0, list).contains("Above") })
    }

    @Test(arguments: [
        ("https://example.com/ä?b=(c)", "https://example.com/%C3%A4?b=(c)"), ("HTTP://a", "HTTP://a"),
        ("mailto:a@b", "mailto:a@b"), ("tel:+49", "tel:+49"), ("javascript:alert(1)", nil), ("file:///etc/passwd", nil),
        ("data:text/html,x", nil), ("/a", nil), ("JavaScript:x", nil), ("vbscript:x", nil),
    ])
    func addresses(_ text: String, _ address: String?) {
        var span = DisplaySpan(.link, 0..<1)
        span.link = URL(string: text)
        #expect(span.link != nil)
        #expect(span.address == address)
        #expect(([span].refusedLinks == nil) == (address != nil))
    }
}

import Foundation
import PlumbLayout
import Testing

@testable import PlumbCore

/// What views are by themselves, and in which order they are read.
@MainActor struct AccessibilityTreeTests {
    nonisolated static let defaults = [
        AccessibilityCase("a text is its words", [#""Hello" [isStaticText]"#]) { Text("Hello") },
        AccessibilityCase("words are as they are shown", [#""HELLO" [isStaticText]"#]) {
            Text("Hello").textCase(.uppercase)
        },
        AccessibilityCase(
            "values are in the language of the view, within labels too",
            [#""1,5" [isStaticText]"#, #""2,5" [isStaticText]"#, "\"250\u{A0}%\" [isStaticText]"]
        ) {
            Group {
                Text(1.5, format: .number)
                Text("a").accessibilityLabel(Text(2.5, format: .number))
                Text("b").accessibilityLabel("\(2.5, format: .percent)")
            }
            .environment(\.locale, Locale(identifier: "de"))
        },
        AccessibilityCase("an empty text is nothing", []) { Text("  ") },
        AccessibilityCase("a symbol in a text is spoken", [#""Favorite 4" [isStaticText]"#]) {
            Text("\(Image(systemName: "star.fill")) 4")
        },
        AccessibilityCase("a symbol is its word, or its name", [#""Delete" [isImage]"#, #""Comb" [isImage]"#]) {
            Image(systemName: "trash")
            Image(systemName: "comb.fill")
        },
        AccessibilityCase("a picture is its name, or its label", [#""tile" [isImage]"#, #""A cat" [isImage]"#]) {
            Image("tile")
            Image("cat", label: Text("A cat"))
            Image(decorative: "wall")
        },
        AccessibilityCase("shapes, colours and spaces are nothing", []) {
            Circle()
            Color.red
            Spacer()
            Divider()
        },
        AccessibilityCase("what is not seen is not read", [#""c" [isStaticText]"#]) {
            Text("a").hidden()
            Text("b").opacity(0)
            Text("c").opacity(0.01)
            ViewThatFits {
                Text("d").frame(width: 400)
                Color.red
            }
            Color.red.mask { Text("e") }
        },
        AccessibilityCase("primary, overlay and background", [#""a" [isStaticText]"#, #""b" [isStaticText]"#]) {
            Text("a").background { Text("b") }
        },
        AccessibilityCase("a tap gesture can be activated", [#""a" [isStaticText] {activate}"#]) {
            Text("a").onTapGesture {}
            Color.red.onTapGesture {}
        },
        AccessibilityCase("a shape with a name is tapped", [#""" {activate} #x"#]) {
            Color.red.onTapGesture {}.padding().accessibilityIdentifier("x")
        },
        AccessibilityCase("two taps are no activation", [#""a" [isStaticText]"#]) {
            Text("a").onTapGesture(count: 2) {}
        },
        AccessibilityCase("disabled", [#""a" [isStaticText] {activate} disabled"#]) {
            Text("a").onTapGesture {}.disabled(true)
        },
        AccessibilityCase("a link opens", [#""Apple" [isLink isStaticText] {activate}"#]) {
            Text("[Apple](https://apple.com)")
        },
        AccessibilityCase("headers are headers", [#""a" [isHeader isStaticText]"#, #""b" [isStaticText]"#]) {
            VStack { Section("a") { Text("b") } }
        },
        AccessibilityCase("headers of lazy lists", [#""a" [isHeader isStaticText]"#, #""b" [isStaticText]"#]) {
            ScrollView { LazyVStack { Section("a") { Text("b") } } }
        },
        AccessibilityCase("a canvas is nothing", []) {
            Canvas { context, _ in
                context.draw(Text("a"), at: .zero)
            } symbols: {
                Text("b").tag(1)
            }
        },
    ]

    @Test(arguments: defaults) func defaultsAreApples(_ table: AccessibilityCase) { table.check() }

    @Test func framesAreThosethatAreSeen() throws {
        let host = ViewHost(
            VStack(spacing: 0) {
                Text("ab")
                Text("c").offset(x: 7).scaleEffect(2)
            })
        #expect(try host.element("ab").frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        // Twice as large around the middle of 10 × 20 at (5, 20), and 14 to the right.
        #expect(try host.element("c").frame == CGRect(x: 14, y: 10, width: 20, height: 40))
    }

    @Test func lazyListsHaveWhatExists() {
        let host = ViewHost(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("\($0)") } } },
            in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        let labels = host.accessibilityTree().compactMap(\.label)
        #expect(labels.first == "0" && labels.count < 20)
    }

    @Test func onlyThePresentationInFrontIsReadWhereItTakesAllTouches() {
        let view = Text("page").presentation(isPresented: true, PresentationTraits(level: .menu)) { Text("card") }
        #expect(ViewHost(view).accessibilityTree().compactMap(\.label) == ["card"])
    }

    @Test func numbersStayWhileViewsLive() throws {
        struct Switching: View {
            @State var isLong = false
            var body: some View {
                VStack {
                    if isLong { Text("new") }
                    Text(isLong ? "longer" : "short").onTapGesture { isLong = true }
                }
            }
        }
        let host = ViewHost(Switching())
        let id = try host.element("short").id
        #expect(try host.act("activate", on: "short"))
        #expect(try host.element("longer").id == id)
        #expect(try host.element("new").id != id)
    }

    /// Asking costs nothing that stays, and changes nothing.
    @Test func askingChangesNothing() {
        let view = VStack {
            Text("a").accessibilityLabel("b").accessibilityAction(named: "c") {}
            Image(systemName: "star").accessibilityHidden(true)
            HStack { Text("d") }.accessibilityElement(children: .combine).accessibilityRepresentation { Text("e") }
        }
        let (asked, quiet) = (ViewHost(view), ViewHost(view))
        let before = asked.displayList().text
        let counts = (asked.layoutCounts, asked.graph.update.bodyCount, asked.graph.update.madeCount)
        for _ in 0..<3 { _ = asked.accessibilityTree() }
        #expect(asked.layoutCounts == counts.0)
        #expect(asked.graph.update.bodyCount == counts.1 && asked.graph.update.madeCount == counts.2)
        #expect(asked.displayList().text == before && before == quiet.displayList().text)
        #expect(asked.diagnostics.isEmpty)
    }

    /// What is said of a view changes neither layout nor picture.
    @Test func theModifiersChangeNoPicture() {
        let plain = HStack {
            Text("a")
            Image(systemName: "star")
        }
        let told =
            plain.accessibilityElement(children: .contain).accessibilityLabel("x").accessibilityValue("y")
            .accessibilityHint("z").accessibilityAddTraits(.isButton).accessibilitySortPriority(3)
            .accessibilityRepresentation { Text("a very long text that would be wide") }
            .accessibilityChildren { Text("another").font(.largeTitle) }
        #expect(ViewHost(plain).displayList().text == ViewHost(told).displayList().text)
        #expect(ViewHost(plain).layout().size == ViewHost(told).layout().size)
    }

    @Test func hostileValuesEndInATree() {
        let long = String(repeating: "ä", count: 100_000)
        let view = VStack {
            Text(long).accessibilitySortPriority(.nan)
            Text("a").accessibilitySortPriority(.infinity).accessibilityActivationPoint(CGPoint(x: CGFloat.nan, y: 0))
            Text("b").accessibilityLabel("\u{0}\"\\").frame(width: .infinity, height: .nan)
            Text("c").scaleEffect(.infinity)
            Text("d").accessibilityDragPoint(UnitPoint(x: .nan, y: .infinity), description: "")
            Text("e").accessibilityElement().accessibilityElement(children: .contain)
        }
        let nodes = ViewHost(view).accessibilityTree().flatMap(\.all)
        #expect(nodes.first?.label == "a")
        #expect(nodes.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite && $0.activationPoint.x.isFinite })
    }

    @Test func deepTreesEnd() {
        func nested(_ depth: Int) -> AnyView {
            (0..<depth).reduce(AnyView(Text("a"))) { view, _ in AnyView(VStack { view }) }
        }
        #expect(ViewHost(nested(1000)).accessibilityTree().map(\.label) == ["a"])
    }

    @Test func noSuchElementOrAction() throws {
        let host = ViewHost(Text("a").onTapGesture {})
        #expect(
            host.apply(.perform("activate", on: .element(12345)))
                == .refused("there is no accessibility element with that number"))
        #expect(try !host.act("increment", on: "a"))
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// What modifiers say of views.
@MainActor struct AccessibilityModifierTests {
    nonisolated static let cases = [
        AccessibilityCase("label, value, hint", [#""b" = "c" [isStaticText] {activate}"#]) {
            Text("a").onTapGesture {}.accessibilityLabel("b").accessibilityValue(Text("c")).accessibilityHint("d")
        },
        AccessibilityCase("the outer label goes before the inner one", [#""c" [isStaticText]"#]) {
            Text("a").accessibilityLabel("b").padding().accessibilityLabel("c")
        },
        AccessibilityCase("a shape with a label is an element", [#""b""#]) { Circle().accessibilityLabel("b") },
        AccessibilityCase("not enabled: as if nobody had said it", [#""a" [isStaticText]"#]) {
            Text("a").accessibilityLabel("b", isEnabled: false).accessibilityHidden(true, isEnabled: false)
        },
        AccessibilityCase("several views: each has it", [#""c" [isStaticText]"#, #""c" [isStaticText]"#]) {
            HStack {
                Text("a")
                Text("b")
            }
            .accessibilityLabel("c")
        },
        AccessibilityCase(
            "the innermost identifier is the name", [#""a" [isStaticText] #x"#, #""b" [isStaticText] #y"#]
        ) {
            HStack {
                Text("a").accessibilityIdentifier("x")
                Text("b")
            }
            .accessibilityIdentifier("y")
        },
        AccessibilityCase("traits come and go", [#""a" [isHeader isSelected]"#]) {
            Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isStaticText)
        },
        AccessibilityCase("a heading is a header", [#""a" [isHeader isStaticText]"#]) {
            Text("a").accessibilityHeading(.h2)
        },
        AccessibilityCase("hidden", [#""b" [isStaticText]"#]) {
            VStack { Text("a") }.accessibilityHidden(true)
            Text("b").accessibilityHidden(false)
        },
        AccessibilityCase(
            "higher priorities first", [#""c" [isStaticText]"#, #""a" [isStaticText]"#, #""b" [isStaticText]"#]
        ) {
            Text("a")
            Text("b").accessibilitySortPriority(-1)
            Text("c").accessibilitySortPriority(1)
        },
        AccessibilityCase(
            "what stands above a view is read before it, and nothing else is moved",
            ["z", "b", "c", "a", "d", "y"].asTexts
        ) {
            Text("z")
            VStack { Text("a") }
                .safeAreaInset(edge: .top) { Text("c") }
                .safeAreaInset(edge: .bottom) { Text("d") }
                .safeAreaInset(edge: .top) { Text("b") }
            Text("y")
        },
        AccessibilityCase("priorities above a view are its user's", ["e", "d", "b", "c", "a"].asTexts) {
            HStack {
                Text("a")
                Text("e").accessibilitySortPriority(2)
            }
            .safeAreaInset(edge: .top) {
                VStack {
                    Text("b")
                    Text("c")
                    Text("d").accessibilitySortPriority(1)
                }
            }
        },
        AccessibilityCase("an element of its own is blank", [#""""#]) { Text("a").accessibilityElement() },
        AccessibilityCase("ignore", [#""c""#]) {
            HStack {
                Text("a")
                Text("b")
            }
            .accessibilityElement(children: .ignore).accessibilityLabel("c")
        },
        AccessibilityCase("combine joins", [#""a, Favorite" = "x, y""#]) {
            HStack {
                Text("a").accessibilityValue("x")
                Image(systemName: "star").accessibilityValue("y")
            }
            .accessibilityElement(children: .combine)
        },
        AccessibilityCase("combine in reading order, texts stay text", [#""b, a" [isStaticText]"#]) {
            HStack {
                Text("a")
                Text("b").accessibilitySortPriority(2)
            }
            .accessibilityElement(children: .combine)
        },
        AccessibilityCase("combine: one action is the action", [#""a, b" [isStaticText] {activate}"#]) {
            HStack {
                Text("a").onTapGesture {}
                Text("b")
            }
            .accessibilityElement(children: .combine)
        },
        AccessibilityCase("combine: of several, each has its name", [#""a, b" [isStaticText] {a, b}"#]) {
            HStack {
                Text("a").onTapGesture {}
                Text("b").onTapGesture {}
            }
            .accessibilityElement(children: .combine)
        },
        AccessibilityCase(
            "contain", [#""c""#, #"  "b" [isStaticText]"#, #"  "a" [isStaticText]"#, #""d" [isStaticText]"#]
        ) {
            HStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
            }
            .accessibilityElement(children: .contain).accessibilityLabel("c")
            Text("d")
        },
        AccessibilityCase("representation", [#""b" = "c" [isStaticText]"#]) {
            Circle().accessibilityRepresentation { Text("b").accessibilityValue("c") }
        },
        AccessibilityCase("children", [#""""#, #"  "a" [isStaticText]"#, #"  "b" [isStaticText]"#]) {
            Canvas { _, _ in }.accessibilityChildren {
                Text("a")
                Text("b")
            }
        },
        AccessibilityCase("a label of a label", [#""c, a" [isStaticText]"#]) {
            Text("a").accessibilityLabel { label in
                Text("c")
                label
            }
        },
        AccessibilityCase("a pair", [#""Name" = "Ada" [isStaticText]"#]) { Pair() },
        AccessibilityCase("words of a text itself", [#""bc" [isHeader isStaticText]"#]) {
            Text("a").accessibilityLabel("b").accessibilityHeading(.h1) + Text("c")
        },
    ]

    struct Pair: View {
        @Namespace var names
        var body: some View {
            Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: names)
            Text("Ada").accessibilityLabeledPair(role: .content, id: 1, in: names)
        }
    }

    @Test(arguments: cases) func modifiersAreKept(_ table: AccessibilityCase) { table.check() }

    @Test func theNamesOfEarlierSystems() {
        let host = ViewHost(
            Text("a").accessibility(label: Text("b")).accessibility(value: Text("c")).accessibility(identifier: "d")
                .accessibility(addTraits: .isHeader).accessibility(hidden: false).accessibility(sortPriority: 0))
        #expect(host.accessibilityTree().map(\.line) == [#""b" = "c" [isHeader isStaticText] #d"#])
    }

    @Test func theTypeIsApples() {
        let told = Color.red.accessibilityLabel("a").accessibilityValue("b").accessibilityIdentifier("c")
        let _: ModifiedContent<Color, AccessibilityAttachmentModifier> = told
        let text: Text = Text("a").accessibilityLabel("b").speechSpellsOutCharacters() + Text("c")
        #expect(text.spoken(in: EnvironmentValues()) == "bc")
    }

    @Test func whatFewElementsHave() throws {
        struct Item: Identifiable {
            let id = 1
            let name = "first"
        }
        struct Linked: View {
            @Namespace var names
            var body: some View { Text("l").accessibilityLinkedGroup(id: "g", in: names) }
        }
        let host = ViewHost(
            VStack(spacing: 0) {
                Text("a").accessibilityInputLabels(["b", "c"]).accessibilityTextContentType(.narrative)
                    .accessibilityRespondsToUserInteraction(false).accessibilityDirectTouch(options: .silentOnTouch)
                    .accessibilityDragPoint(.top, description: "d").accessibilityDropPoint(.bottom, description: "e")
                    .accessibilityCustomContent("Size", "12", importance: .high).accessibilityHeading(.h3)
                    .accessibilityRotor("Items", entries: [Item()], entryLabel: \.name).speechAdjustedPitch(0.5)
                    .speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
                    .accessibilityShowsLargeContentViewer()
                    .accessibilityIgnoresInvertColors()
                Linked()
            })
        let details = try host.element("a").details
        #expect(details.inputLabels == ["b", "c"] && details.textContentType == "narrative")
        #expect(details.respondsToUserInteraction == false && details.allowsDirectTouch)
        #expect(details.directTouchOptions == ["silentOnTouch"])
        #expect(details.dragPoints.map(\.description) == ["d"] && details.dropPoints.map(\.point.y) == [1])
        #expect(details.customContent == [.init(label: "Size", value: "12", isImportant: true)])
        #expect(details.headingLevel == 3 && details.largeContent == "a")
        #expect(details.rotors == [.init(label: "Items", entries: ["first"])])
        #expect(details.speech.sorted() == ["pitch 0.5", "punctuation", "queued"])
        #expect(try host.element("l").details.linkedGroup == "g")
    }

    /// A text that only is to be spoken in another way.
    @Test func anotherWayToSpeakIsHeard() throws {
        struct Spelled: View {
            @State private var isSpelled = false
            var body: some View {
                (Text("a").foregroundColor(.red).speechSpellsOutCharacters(isSpelled) + Text("b"))
                    .accessibilityIdentifier("text").onTapGesture { isSpelled.toggle() }
            }
        }
        let host = ViewHost(Spelled())
        let before = try host.element("ab").details.speech
        host.tap("text")
        #expect(try host.element("ab").details.speech != before)
    }

    @Test func customContentIsTakenAway() throws {
        let key = AccessibilityCustomContentKey("Size")
        let host = ViewHost(
            Text("a").accessibilityCustomContent(key, "12").padding().accessibilityCustomContent(key, nil as Text?))
        #expect(try host.element("a").details.customContent.isEmpty)
    }

    @Test func aNameThatIsNotInForceIsNotReported() {
        let host = ViewHost(Text("a").accessibilityIdentifier("x", isEnabled: false))
        #expect(host.layout().frames.isEmpty)
        #expect(host.accessibilityTree().first?.identifier == nil)
    }

    @Test func setsOfTraitsAreSets() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.contains(.isButton) && !traits.contains([.isButton, .isLink]))
        #expect(traits.insert(.isLink).inserted && !traits.insert(.isLink).inserted)
        #expect(traits.remove(.isLink) == .isLink && traits.remove(.isLink) == nil)
        #expect(traits.symmetricDifference(.isButton) == .isHeader && traits.names == ["isButton", "isHeader"])
        var technologies: AccessibilityTechnologies = [.voiceOver]
        #expect(
            technologies.update(with: .switchControl) == nil && technologies.contains([.voiceOver, .switchControl]))
    }
}

import Foundation
import Testing

@testable import PlumbCore

/// Each modifier is there for any view, and once more for a view of which something is said already: both say the same.
@MainActor struct AccessibilityTwinTests {
    typealias Said = ModifiedContent<Text, AccessibilityAttachmentModifier>

    struct Twin: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let first: @MainActor @Sendable (Text) -> Said
        let second: @MainActor @Sendable (Said) -> Said

        init(
            _ name: String, _ first: @escaping @MainActor @Sendable (Text) -> Said,
            _ second: @escaping @MainActor @Sendable (Said) -> Said
        ) {
            testDescription = name
            self.first = first
            self.second = second
        }
    }

    nonisolated static let key = AccessibilityCustomContentKey("k", id: "k")

    nonisolated static let twins: [Twin] = [
        Twin("label of a resource", { $0.accessibilityLabel(LocalizedStringResource("b"), isEnabled: true) }) {
            $0.accessibilityLabel(LocalizedStringResource("b"), isEnabled: true)
        },
        Twin("hint of a resource", { $0.accessibilityHint(LocalizedStringResource("b"), isEnabled: true) }) {
            $0.accessibilityHint(LocalizedStringResource("b"), isEnabled: true)
        },
        Twin("identifier", { $0.accessibilityIdentifier("n", isEnabled: true) }) {
            $0.accessibilityIdentifier("n", isEnabled: true)
        },
        Twin("no identifier", { $0.accessibilityIdentifier("n", isEnabled: false) }) {
            $0.accessibilityIdentifier("n", isEnabled: false)
        },
        Twin("traits", { $0.accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink) }) {
            $0.accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink)
        },
        Twin("drag point of a text", { $0.accessibilityDragPoint(.top, description: Text("d")) }) {
            $0.accessibilityDragPoint(.top, description: Text("d"))
        },
        Twin("drag point of a key", { $0.accessibilityDragPoint(.top, description: "d", isEnabled: true) }) {
            $0.accessibilityDragPoint(.top, description: "d", isEnabled: true)
        },
        Twin("drag point of words", { $0.accessibilityDragPoint(.top, description: "d" as Substring) }) {
            $0.accessibilityDragPoint(.top, description: "d" as Substring)
        },
        Twin("no drag point", { $0.accessibilityDragPoint(.top, description: Text("d"), isEnabled: false) }) {
            $0.accessibilityDragPoint(.top, description: Text("d"), isEnabled: false)
        },
        Twin("drop point", { $0.accessibilityDropPoint(.bottom, description: Text("d"), isEnabled: true) }) {
            $0.accessibilityDropPoint(.bottom, description: Text("d"), isEnabled: true)
        },
        Twin("no drop point", { $0.accessibilityDropPoint(.bottom, description: "d", isEnabled: false) }) {
            $0.accessibilityDropPoint(.bottom, description: "d", isEnabled: false)
        },
        Twin("content of a key", { $0.accessibilityCustomContent(key, Text("v"), importance: .high) }) {
            $0.accessibilityCustomContent(key, Text("v"), importance: .high)
        },
        Twin(
            "content taken away",
            { $0.accessibilityCustomContent(key, "v").accessibilityCustomContent(key, nil as Text?) }
        ) { $0.accessibilityCustomContent(key, "v").accessibilityCustomContent(key, nil as Text?) },
        Twin("content of texts", { $0.accessibilityCustomContent(Text("k"), Text("v")) }) {
            $0.accessibilityCustomContent(Text("k"), Text("v"))
        },
        Twin("content of keys", { $0.accessibilityCustomContent("k", "v", importance: .high) }) {
            $0.accessibilityCustomContent("k", "v", importance: .high)
        },
    ]

    private func read(_ view: some View) -> String {
        let host = ViewHost(
            view, in: World(proposal: ProposedViewSize(width: 300, height: 300)))
        return host.accessibilityTree().map { node in
            let details = node.details
            return "\(node.label ?? "") \(node.hint ?? "") \(node.identifier ?? "") \(node.traits) "
                + "\(details.dragPoints) \(details.dropPoints) \(details.customContent)"
        }
        .joined(separator: "\n")
    }

    @Test(arguments: twins) func bothSayTheSame(twin: Twin) {
        // Nothing is said before, in a way that leaves a modifier.
        let said = Text("a").accessibilityAddTraits([])
        let first = read(twin.first(Text("a")))
        #expect(first == read(twin.second(said)))
        // What is in force is seen; what is not in force is not.
        let isInForce = !twin.testDescription.hasPrefix("no ") && twin.testDescription != "content taken away"
        #expect((first != read(Text("a"))) == isInForce)
    }

    /// A view with several names is reported by each, as one in another view is.
    @Test func everyNameHasTheFrame() {
        let view = Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a")
        for (named, names) in [
            (AnyView(view.accessibilityIdentifier("b").accessibilityIdentifier("c")), ["c", "b", "a"]),
            (AnyView(view), ["a"]),
        ] {
            let frames = ViewHost(named, in: World()).layout().frames
            #expect(frames.map(\.identifier) == names)
            #expect(frames.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 10, height: 20) })
        }
    }

    /// It is there for any content, not for views alone.
    @Test func contentNeedNotBeAView() {
        struct Words {}
        let words = ModifiedContent(
            content: Words(), modifier: AccessibilityAttachmentModifier { $0.label = Text("a") })
        let said = words.accessibilityLabel("b").accessibilityHidden(true).accessibility(value: Text("c"))
        #expect(said.modifier.properties.label == Text("b"))
        #expect(said.modifier.properties.value == Text("c"))
        #expect(said.modifier.properties.isHidden)
    }
}

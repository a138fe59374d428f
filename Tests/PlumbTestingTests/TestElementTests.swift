import PlumbTesting
import SwiftUI
import Testing

private struct Sheet: View {
    @State private var isSaved = false
    @State private var volume = 0.5

    var body: some View {
        VStack {
            Text(isSaved ? "Saved" : "Not saved").accessibilityIdentifier("state")
            Button("Save") { isSaved = true }
            Button("Save as") {}.disabled(true)
            Slider(value: $volume) { Text("Volume") }
        }
    }
}

/// Tests that know views by what they say.
@MainActor struct TestElementTests {
    @Test func elementsAreFoundAndTapped() throws {
        let host = try TestHost(Sheet())
        #expect(try host.element("state").label == "Not saved")
        #expect(try host.tap("Save"))
        #expect(try host.element("state").label == "Saved")
        #expect(host.hasElement("Volume") && !host.hasElement("volume"))
        #expect(host.elements.map(\.label) == ["Saved", "Save", "Save as", "Volume"])
    }

    @Test func elementsDoWhatTheyOffer() throws {
        let host = try TestHost(Sheet())
        let slider = try host.element("Volume")
        #expect(slider.value == "50%" && slider.actions == ["increment", "decrement"] && slider.traits.isEmpty)
        #expect(try host.perform("increment", on: "Volume"))
        #expect(try host.element("Volume").value == "60%")
        #expect(try !host.perform("escape", on: "Volume"))
        #expect(try !host.perform(on: "Save as"))
        let button = try host.element("Save as")
        #expect(!button.isEnabled && !button.isSelected && !button.hasFocus && button.children.isEmpty)
        #expect(button.hint == nil && button.identifier == nil && button.placeholder == nil)
        #expect(button.frame.width > 0)
    }

    @Test func whatIsNotThereEndsInASentence() throws {
        let host = try TestHost(Sheet())
        let error = #expect(throws: (any Error).self) { try host.element("Sabe") }
        #expect(
            error.map { "\($0)" }
                == #"the test finds no element with the identifier or label Sabe; the nearest are "Save", "Save as", "Volume", "Not saved""#
        )
    }

    /// What has all of the words comes first.
    @Test func labelsWithTheWordsAreNearest() throws {
        let host = try TestHost(Sheet())
        let error = #expect(throws: (any Error).self) { try host.element("saved") }
        #expect(error.map { "\($0)" }?.hasSuffix(#"the nearest are "Not saved", "Save", "Save as", "Volume""#) == true)
    }

    @Test func aNameOfNobodyIsLookedFor() throws {
        let host = try TestHost(Sheet())
        #expect(throws: (any Error).self) { try host.tap("nobody") }
    }

    private struct Wishes: View {
        @Environment(\.accessibilityReduceMotion) private var motion
        @Environment(\.accessibilityReduceTransparency) private var transparency
        @Environment(\.accessibilityDifferentiateWithoutColor) private var color
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.colorSchemeContrast) private var contrast
        var body: some View {
            Text("\(motion) \(transparency) \(color) \(weight == .bold) \(contrast == .increased)")
        }
    }

    @Test(
        arguments: [
            ([], "false false false false false"), (.reduceMotion, "true false false false false"),
            (.reduceTransparency, "false true false false false"),
            (.differentiateWithoutColor, "false false true false false"), (.boldText, "false false false true false"),
            (.increaseContrast, "false false false false true"),
        ] as [(AccessibilitySettings, String)]) func viewsReadWhatIsAskedFor(
            _ settings: AccessibilitySettings, _ words: String
        )
        throws
    {
        #expect(try TestHost(Wishes(), accessibility: settings).elements.map(\.label) == [words])
    }

    @Test func wishesAreHonoured() throws {
        func colors<V: View>(_ view: V, _ settings: AccessibilitySettings) throws -> String {
            "\(try TestHost(view, size: ProposedViewSize(width: 20, height: 20), accessibility: settings).displayList)"
        }
        let glass = Rectangle().fill(.regularMaterial)
        #expect(try colors(glass, []).contains("backdrop"))
        #expect(try !colors(glass, .reduceTransparency).contains("backdrop"))
        #expect(try colors(Color.red, .increaseContrast) != colors(Color.red, []))
        func width(_ settings: AccessibilitySettings) throws -> CGFloat {
            try TestHost(Text("Hamburgefons"), size: .unspecified, text: .system, accessibility: settings).size.width
        }
        #expect(try width(.boldText) > width([]))
    }
}

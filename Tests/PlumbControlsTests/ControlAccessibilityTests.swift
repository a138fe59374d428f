import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// What controls are to those who can't see them, and what those can do with them.
@MainActor struct ControlAccessibilityTests {
    /// One line of a table: a control, and a line an element (`AccessibilityNode.lines`).
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

    nonisolated static let picture = ImageResource(name: "none", bundle: .main)

    @MainActor static func wheel(_ number: Int) -> some View {
        Picker("a", selection: .constant(number)) {
            Text("One").tag(1)
            Text("Two").tag(2)
            Text("Three").tag(3)
        }
        .pickerStyle(.wheel)
    }

    nonisolated static let cases = [
        Case("a toggle with a picture", [#""a" = "1" [isButton isToggle] {activate}"#]) {
            Toggle("a", image: picture, isOn: .constant(true))
        },
        Case(
            "toggles for several values",
            [#""a" = "mixed" [isButton isToggle] {activate}"#, #""b" = "mixed" [isButton isToggle] {activate}"#]
        ) {
            let sources = [Binding.constant(true), .constant(false)]
            Toggle("a", systemImage: "star", sources: sources, isOn: \.self)
            Toggle("b", image: picture, sources: sources, isOn: \.self)
        },
        Case("menus with pictures", [#""a" [isButton] {activate}"#, #""b" [isButton] {activate}"#]) {
            Menu("a", image: picture) { Button("x") {} }
            Menu("b", systemImage: "star") {
                Button("x") {}
            } primaryAction: {
            }
        },
        Case("a picker with a picture", [#""a" = "One" [isButton] {activate}"#]) {
            Picker("a", image: picture, selection: .constant(1)) { Text("One").tag(1) }
        },
        Case("a picker for several values", [#""a" = "One" [isButton] {activate}"#]) {
            Picker("a", systemImage: "star", sources: [Binding.constant(1), .constant(1)], selection: \.self) {
                Text("One").tag(1)
            }
        },
        Case("a wheel", [#""a" = "Two" {increment, decrement}"#]) { wheel(2) },
        Case("a wheel at its end", [#""a" = "Three" {decrement}"#]) { wheel(3) },
        Case("a slider with its label last", [#""Volume" = "25%" {increment, decrement}"#]) {
            Slider(value: .constant(0.5), in: 0...2, onEditingChanged: { _ in }) { Text("Volume") }
        },
        Case("a stepper with a format", [#""Share" = "50%" {increment, decrement}"#]) {
            Stepper("Share", value: .constant(0.5), in: 0...1, step: 0.25, format: .percent)
        },
        Case(
            "labels that are hidden",
            [
                #""a" = "1" [isButton isToggle] {activate}"#, #""b" = "1" {increment, decrement}"#,
                #""c" = "One" [isButton] {activate}"#,
            ]
        ) {
            Group {
                Toggle("a", isOn: .constant(true))
                Stepper("b", value: .constant(1))
                Picker("c", selection: .constant(1)) { Text("One").tag(1) }
            }
            .labelsHidden()
        },
        Case("a button", [#""Save" [isButton] {activate}"#]) { Button("Save") {} },
        Case("a button of a symbol", [#""Delete" [isButton] {activate}"#]) {
            Button {
            } label: {
                Image(systemName: "trash")
            }
        },
        Case("a button of several views", [#""Love, 12" [isButton] {activate}"#]) {
            Button {
            } label: {
                HStack {
                    Image(systemName: "heart")
                    Text("12")
                }
            }
        },
        Case("a button of words and symbol", [#""Share" [isButton] {activate}"#]) {
            Button("Share", systemImage: "square.and.arrow.up") {}
        },
        Case("a button that shows its symbol", [#""Share" [isButton] {activate}"#]) {
            Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
        },
        Case("a disabled button", [#""Save" [isButton] {activate} disabled"#]) { Button("Save") {}.disabled(true) },
        Case("a button with a label of its own", [#""b" [isButton isSelected] {activate} #n"#]) {
            Button("a") {}.accessibilityLabel("b").accessibilityAddTraits(.isSelected).accessibilityIdentifier("n")
        },
        Case("a name within a button is the button's", [#""a" [isButton] {activate} #n"#]) {
            Button {
            } label: {
                Text("a").accessibilityIdentifier("n")
            }
        },
        Case("styles change nothing", [#""a" [isButton] {activate}"#, #""b" = "1" [isButton isToggle] {activate}"#]) {
            Button("a") {}.buttonStyle(.borderedProminent)
            Toggle("b", isOn: .constant(true)).toggleStyle(.button)
        },
        Case("a label", [#""Home" [isStaticText]"#, #""Home" [isImage]"#]) {
            Label("Home", systemImage: "house.lodge")
            Label("Home", systemImage: "house.lodge").labelStyle(.iconOnly)
        },
        Case("a link", [#""Site" [isLink] {activate}"#]) {
            if let url = URL(string: "https://example.org") { Link("Site", destination: url) }
        },
        Case("a toggle", [#""Wi-Fi" = "1" [isButton isToggle] {activate}"#]) {
            Toggle("Wi-Fi", isOn: .constant(true))
        },
        Case("a toggle without its label", [#""Wi-Fi" = "0" [isButton isToggle] {activate}"#]) {
            Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(false)).labelsHidden()
        },
        Case("a slider", [#""Volume" = "25%" {increment, decrement}"#]) {
            Slider(value: .constant(0.5), in: 0...2) { Text("Volume") }
        },
        Case("a slider with symbols at its ends", [#""Volume" = "25%" {increment, decrement}"#]) {
            Slider(value: .constant(0.5), in: 0...2) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
        },
        Case("a slider without numbers", [#""" = "0%" {increment, decrement}"#]) {
            Slider(value: .constant(Double.nan), in: 0...1)
        },
        Case("a stepper at its end", [#""Cups" = "5" {decrement}"#]) {
            Stepper("Cups", value: .constant(5), in: 0...5)
        },
        Case("a menu picker", [#""Taste" = "Mint" [isButton] {activate}"#]) {
            Picker("Taste", selection: .constant(1)) {
                Text("Mint").tag(1)
                Text("Lemon").tag(2)
            }
        },
        Case(
            "a segmented picker",
            [#""Taste""#, #"  "Mint" [isButton] {activate}"#, #"  "Lemon" [isButton isSelected] {activate}"#]
        ) {
            Picker("Taste", selection: .constant(2)) {
                Text("Mint").tag(1)
                Text("Lemon").tag(2)
            }
            .pickerStyle(.segmented)
        },
        Case("progress", [#""Load" = "40%" [updatesFrequently]"#, #""Progress" = "0%" [updatesFrequently]"#]) {
            ProgressView("Load", value: 2, total: 5)
            ProgressView(value: Double.nan)
        },
        Case(
            "progress to 1, where nothing else is said",
            ["Progress", "Load", "Words", "Label", "Both"].map { "\"\($0)\" = \"25%\" [updatesFrequently]" }
        ) {
            ProgressView(value: 0.25)
            ProgressView("Load", value: 0.25)
            ProgressView(["Words"][0], value: 0.25)
            ProgressView(value: 0.25) { Text("Label") }
            ProgressView(value: 0.25) {
                Text("Both")
            } currentValueLabel: {
                EmptyView()
            }
        },
        Case("progress in a look without words", [#""Load" = "25%" [updatesFrequently]"#]) {
            ProgressView("Load", value: 0.25).progressViewStyle(Wordless())
        },
        Case("progress without a value", [#""In progress" [updatesFrequently]"#, #""Load" [updatesFrequently]"#]) {
            ProgressView()
            ProgressView("Load")
        },
        Case("progress with words for the value", [#""Load" = "two of five" [updatesFrequently]"#]) {
            ProgressView(value: 2, total: 5) {
                Text("Load")
            } currentValueLabel: {
                Text("two of five")
            }
        },
        Case("a gauge", [#""Speed" = "50%""#]) { Gauge(value: 5, in: 0...10) { Text("Speed") } },
        Case("fields", [#""Name" {activate}"#, #""Secret" = "•••" {activate}"#, #""" = "long" {activate}"#]) {
            TextField("Name", text: .constant(""))
            SecureField("Secret", text: .constant("abc"))
            TextEditor(text: .constant("long"))
        },
        Case("a disclosure group", [#""More" = "Expanded" [isButton] {activate}"#, #""a" [isStaticText]"#]) {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }
        },
        Case("a box is a group", [#""Box""#, #"  "Box" [isStaticText]"#, #"  "a" [isStaticText]"#]) {
            GroupBox("Box") { Text("a") }
        },
        Case("labeled content is one text", [#""Price, 6" [isStaticText]"#]) { LabeledContent("Price", value: "6") },
        Case(
            "labeled content with a control is what it has",
            [#""Price" [isStaticText]"#, #""a" [isButton] {activate}"#]
        ) {
            LabeledContent("Price") { Button("a") {} }
        },
        Case(
            "headers of forms", [#""Head" [isHeader isStaticText]"#, #""a" [isStaticText]"#, #""foot" [isStaticText]"#]
        ) {
            Form {
                Section {
                    Text("a")
                } header: {
                    Text("Head")
                } footer: {
                    Text("foot")
                }
            }
        },
        Case("a style's own view of a toggle", [#""a" = "1" [isButton isToggle] {activate}"#]) {
            Toggle("a", isOn: .constant(true)).toggleStyle(Checkbox())
        },
    ]

    struct Checkbox: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }

    @Test(arguments: cases) func controlsAreWhatTheyAre(_ table: Case) {
        let lines = hostOf(VStack { table.view() }, in: 393, 852).accessibilityTree().flatMap(\.lines)
        #expect(lines == table.lines, "\(table)")
    }

    private struct Living: View {
        @State var isOn = false
        @State var volume = 0.5
        @State var cups = 1
        @State var name = ""
        @State var taste = 1

        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                Slider(value: $volume, in: 0...10, step: 2.5) { Text("Volume") }
                Stepper("Cups", value: $cups, in: 0...2)
                TextField("Name", text: $name)
                Picker("Taste", selection: $taste) {
                    Text("Mint").tag(1)
                    Text("Lemon").tag(2)
                }
            }
        }
    }

    private func element(_ label: String, in host: ViewHost) throws -> AccessibilityNode {
        try #require(host.accessibilityTree().flatMap(\.all).first { $0.label == label })
    }

    private func act(_ name: String, on label: String, in host: ViewHost) throws -> Bool {
        host.apply(.perform(name, on: .element(try element(label, in: host).id))).isTaken
    }

    private struct Switching: View {
        @State var isOn = false

        var body: some View { Form { Toggle("Wi-Fi", isOn: $isOn) } }
    }

    /// The label of a toggle is no target: activating it taps the switch, wherever that stands.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aToggleIsTappedOnItsSwitch(direction: LayoutDirection) throws {
        let host = hostOf(Switching().environment(\.layoutDirection, direction), in: 393, 852)
        let toggle = try element("Wi-Fi", in: host)
        let middle = CGPoint(x: toggle.frame.midX, y: toggle.frame.midY)
        #expect(abs(toggle.activationPoint.x - middle.x) > 100)
        host.tap(at: middle)
        #expect(try element("Wi-Fi", in: host).value == "0")
        host.tap(at: toggle.activationPoint)
        #expect(try element("Wi-Fi", in: host).value == "1")
    }

    @Test func actionsChangeWhatControlsHold() throws {
        let host = hostOf(Living(), in: 393, 852)
        #expect(try act("activate", on: "Wi-Fi", in: host))
        #expect(try element("Wi-Fi", in: host).value == "1")
        #expect(try act("increment", on: "Volume", in: host))
        let slider = try element("Volume", in: host)
        #expect(slider.value == "25%" && slider.number == 2.5 && slider.range == 0...10)
        #expect(try act("increment", on: "Cups", in: host))
        #expect(try element("Cups", in: host).value == "2")
        #expect(try !act("increment", on: "Cups", in: host))
        #expect(try act("activate", on: "Name", in: host))
        let field = try element("Name", in: host)
        #expect(field.isFocused && field.text?.isEmpty == true && field.value == nil)
        #expect(host.send(.text("Ada")))
        #expect(try element("Name", in: host).text == "Ada")
    }

    @Test func anOpenMenuIsAllThereIs() throws {
        let host = hostOf(Living(), in: 393, 852)
        #expect(try act("activate", on: "Taste", in: host))
        host.rest()
        #expect(
            host.accessibilityTree().flatMap(\.lines)
                == [#""Mint" [isButton isSelected] {activate, escape}"#, #""Lemon" [isButton] {activate, escape}"#])
        #expect(try act("activate", on: "Lemon", in: host))
        #expect(try element("Taste", in: host).value == "Lemon")
    }

    @Test func aPromptIsAPlaceholder() throws {
        let host = hostOf(TextField("Name", text: .constant(""), prompt: Text("Ada")))
        #expect(try element("Name", in: host).details.placeholder == "Ada")
    }

    @Test func aSlidersNumberIsSetAtOnce() throws {
        final class Log { var lines: [String] = [] }
        struct Page: View {
            let log: Log
            @State private var value = 2.0
            var body: some View {
                let _ = log.lines.append("\(value)")
                Slider(value: $value, in: 0...1000, step: 5) { log.lines.append("\($0)") }
            }
        }
        let log = Log()
        let host = ViewHost(Page(log: log))
        let element = try #require(host.accessibilityTree().first)
        log.lines = []
        #expect(host.apply(.setNumber(998, of: .element(element.id))).isTaken)
        #expect(log.lines == ["true", "false", "1000.0"])
        #expect(host.accessibilityTree().first?.number == 1000)
        let off = ViewHost(Slider(value: .constant(0.5)).disabled(true))
        #expect(off.apply(.setNumber(1, of: .element(try #require(off.accessibilityTree().first).id))) == .unnoticed)
        let bar = ViewHost(ProgressView("a", value: 0.5))
        #expect(bar.apply(.setNumber(1, of: .element(try #require(bar.accessibilityTree().first).id))) == .unnoticed)
    }

    private struct Wordless: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { Color.red }
    }

    /// What has a number, and steps, is moved by steps until the number is nearest.
    @Test(arguments: [(0.4, 0.5), (0.3, 0.25), (0.5, 0.5), (0, 0), (100, 1)])
    func aNumberIsReachedBySteps(number: Double, reached: Double) throws {
        struct Page: View {
            @State private var value = 0.0
            var body: some View {
                Gauge(value: value) { Text("Speed") }
                    .accessibilityAdjustableAction { value += $0 == .increment ? 0.25 : -0.25 }
            }
        }
        let host = hostOf(Page(), in: 100, 100)
        let element = try #require(host.accessibilityTree().first)
        #expect(host.apply(.setNumber(number, of: .element(element.id))).isTaken)
        #expect(host.accessibilityTree().first?.number == reached)
    }

    @Test func aToggleSaysWhatItIsBesideItsValue() throws {
        let host = ViewHost(Toggle("a", isOn: .constant(true)).accessibilityValue("loud"))
        let element = try #require(host.accessibilityTree().first)
        #expect(element.value == "loud" && element.details.toggle == .on)
    }
}

import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// How large controls are: the platform's metrics, around texts of 10 × 20 a character.
@MainActor
@Suite struct ControlSizeTests {
    nonisolated static let cases: [ControlCase] = [
        ControlCase("a button", is: (20, 20)) { Button("OK") {} },
        ControlCase("a plain button", is: (20, 20)) { Button("OK") {}.buttonStyle(.plain) },
        ControlCase("a bordered button", is: (44, 34)) { Button("OK") {}.buttonStyle(.bordered) },
        ControlCase("a prominent button", is: (44, 34)) { Button("OK") {}.buttonStyle(.borderedProminent) },
        ControlCase("a small button", is: (40, 30)) { Button("OK") {}.buttonStyle(.bordered).controlSize(.small) },
        ControlCase("a large button", is: (60, 50)) { Button("OK") {}.buttonStyle(.bordered).controlSize(.large) },
        ControlCase("a round button", is: (34, 34)) {
            Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        },
        ControlCase("a button with two views stands as in a row", is: (48, 20)) {
            Button {
            } label: {
                Color.red.frame(width: 20, height: 10)
                Color.red.frame(width: 20, height: 20)
            }
        },
        ControlCase("a toggle", is: (300, 31)) { Toggle("A", isOn: .constant(true)) },
        ControlCase("a high toggle", is: (300, 40)) {
            Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 40) }
        },
        // A switch takes 49 points, and its label stands at least 8 away: 10 + 8 + 49.
        ControlCase("a toggle of its own size", in: nil, is: (67, 31)) {
            Toggle("A", isOn: .constant(true)).fixedSize()
        },
        ControlCase("a switch alone", is: (49, 31)) { Toggle("A", isOn: .constant(true)).labelsHidden() },
        ControlCase("a toggle as button", is: (34, 34)) { Toggle("A", isOn: .constant(true)).toggleStyle(.button) },
        ControlCase("a toggle as button with a border", is: (34, 34)) {
            Toggle("A", isOn: .constant(false)).toggleStyle(.button).buttonStyle(.bordered)
        },
        ControlCase("a slider", is: (300, 31)) { Slider(value: .constant(0.5)) },
        ControlCase("a slider with ends", is: (300, 40)) {
            Slider(value: .constant(0.5)) {
                Text("A")
            } minimumValueLabel: {
                Color.red.frame(width: 20, height: 40)
            } maximumValueLabel: {
                Color.blue.frame(width: 10, height: 20)
            }
        },
        ControlCase("a stepper", is: (300, 32)) { Stepper("A", value: .constant(1)) },
        ControlCase("a stepper alone", is: (94, 32)) { Stepper("A", value: .constant(1)).labelsHidden() },
        ControlCase("a spinner", is: (20, 20)) { ProgressView() },
        ControlCase("a large spinner", is: (37, 37)) { ProgressView().controlSize(.large) },
        ControlCase("a spinner with words", is: (20, 44)) { ProgressView("AB") },
        ControlCase("a line of progress", is: (300, 4)) { ProgressView(value: 0.5) },
        ControlCase("progress with words", is: (300, 28)) { ProgressView("A", value: 0.5) },
        ControlCase("progress without its words", is: (300, 4)) { ProgressView("A", value: 0.5).labelsHidden() },
        ControlCase("segments", is: (300, 32)) { segments() },
        ControlCase("segments of ideal width", in: nil, is: (72, 32)) { segments() },
        ControlCase("segments with nothing", is: (300, 32)) {
            Picker("A", selection: .constant(0)) {}.pickerStyle(.segmented)
        },
        ControlCase("a wheel", in: 393, is: (393, 216)) { choices().pickerStyle(.wheel) },
        ControlCase("a wheel of ideal width", in: nil, is: (320, 216)) { choices().pickerStyle(.wheel) },
        ControlCase("labeled content", is: (300, 20)) { LabeledContent("A", value: "B") },
        ControlCase("a label", is: (38, 20)) {
            Label {
                Text("A")
            } icon: {
                Color.red.frame(width: 20, height: 10)
            }
        },
        ControlCase("words of a label", is: (20, 20)) { Label("AB", systemImage: "star").labelStyle(.titleOnly) },
        ControlCase("a box", is: (300, 52)) { GroupBox { Text("A") } },
        ControlCase("a ring", is: (58, 58)) {
            Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)
        },
        ControlCase("a gauge", is: (300, 28)) { Gauge(value: 0.5) { Text("A") } },
        ControlCase("a link", is: (20, 20)) { Link("AB", destination: URL(fileURLWithPath: "/")) },
        ControlCase("a menu", is: (40, 20)) { Menu("Menu") { Button("A") {} } },
        ControlCase("a form takes all", is: (300, 200)) { Form { Text("A") }.frame(height: 200) },
    ]

    @MainActor private static func choices() -> some View {
        Picker("A", selection: .constant(0)) {
            Text("AB").tag(0)
            Text("C").tag(1)
        }
    }

    @MainActor private static func segments() -> some View { choices().pickerStyle(.segmented) }

    /// The only segment is as wide as the control.
    @Test func oneSegmentTakesAll() {
        let host = hostOf(
            Picker("A", selection: .constant(0)) { Text("AB").tag(0) }.pickerStyle(.segmented), in: 300, 100)
        #expect(host.element("AB")?.frame == CGRect(x: 0, y: 0, width: 300, height: 32))
    }

    @Test(arguments: cases) func size(_ example: ControlCase) { example.check() }

    /// Fonts of 15 points in small buttons, unless somebody has said which.
    @Test func smallButtonsHaveSmallWords() {
        let small = hostOf(Button("OK") {}.buttonStyle(.bordered).controlSize(.small)).displayList()
        #expect(
            small.items.contains { item in
                if case .glyphs(let run, _, _) = item { return run.font.size == 15 }
                return false
            })
    }

    /// Numbers that are none, bounds that are none: a picture all the same.
    @Test(arguments: [0, -1, .nan, .infinity, 1e308] as [Double])
    func hostile(number: Double) {
        let host = hostOf(
            VStack {
                Slider(value: .constant(number))
                Slider(value: .constant(0.5), in: 0...max(0, number.isNaN ? 0 : number), step: number)
                ProgressView(value: number, total: number)
                Gauge(value: number) { Text("A") }
                Stepper("A", value: .constant(number), step: number)
            })
        for item in host.displayList().items {
            guard case .fill(let path, _, _) = item else { continue }
            let box = path.boundingRect
            #expect(path.isEmpty || (box.minX + box.minY + box.width + box.height).isFinite)
        }
    }
}

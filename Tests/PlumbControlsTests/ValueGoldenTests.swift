import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Buttons, and controls that hold a value, in all their states: Goldens/Values.
@MainActor
@Suite struct ValueGoldenTests {
    private struct Buttons: View {
        let log: GoldenLog
        var isDisabled = false

        private func buttons(_ name: String) -> some View {
            HStack {
                Button(name) { log.note(name) }
                Button(name, role: .destructive) { log.note("destroy") }
                Button(name, systemImage: "star") { log.note("star") }
            }
        }

        var body: some View {
            VStack {
                buttons("Auto")
                buttons("Line").buttonStyle(.borderless)
                buttons("Flat").buttonStyle(.plain)
                buttons("Round").buttonStyle(.bordered)
                buttons("Full").buttonStyle(.borderedProminent).tint(.green)
                buttons("Mini").buttonStyle(.bordered).controlSize(.mini)
                buttons("Small").buttonStyle(.bordered).controlSize(.small).buttonBorderShape(.capsule)
                buttons("Big").buttonStyle(.borderedProminent).controlSize(.large)
                buttons("Circle").buttonStyle(.bordered).buttonBorderShape(.circle).labelStyle(.iconOnly)
                buttons("Corner").buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
            }
            .disabled(isDisabled)
        }
    }

    nonisolated private static let buttons = GoldenScene("Values/buttons") {
        Buttons(log: $0)
    } script: { film in
        for name in ["Auto", "Line", "Flat", "Full"] {
            guard let frame = film.host.element(name)?.frame else { continue }
            film.finger(.began, frame.midX, frame.midY)
            film.after(0.1)
            // The finger goes away, comes back and is lifted.
            film.finger(.changed, frame.midX + 200, frame.midY + 150)
            film.after(1)
            film.finger(.changed, frame.midX, frame.midY)
            film.finger(.ended, frame.midX, frame.midY)
            film.after(0.1, 1)
        }
    }

    private struct Values: View {
        let log: GoldenLog

        var body: some View {
            VStack {
                Noted("switch", true, log) { Toggle("Switch", isOn: $0) }
                Noted("tinted", false, log) { Toggle("Tinted", isOn: $0).tint(.purple) }
                Noted("button", false, log) { Toggle("Pressed", isOn: $0).toggleStyle(.button) }
                Noted("off", true, log) { Toggle("Disabled", isOn: $0).disabled(true) }
                Noted("slider", 0.25, log) { value in
                    Slider(value: value, in: 0...1, step: 0.25) {
                        Text("Slider")
                    } minimumValueLabel: {
                        Text("Min")
                    } maximumValueLabel: {
                        Text("Max")
                    } onEditingChanged: {
                        log.note("editing \($0)")
                    }
                }
                Slider(value: .constant(3), in: 2...5).tint(.red).disabled(true)
                Noted("stepper", 3, log) { Stepper("Stepper", value: $0, in: 0...4) }
                Stepper("Calls") {
                    log.note("up")
                } onDecrement: {
                    log.note("down")
                }
                Stepper("None", onIncrement: nil, onDecrement: nil)
                Gauge(value: 0.3) {
                    Text("Gauge")
                } currentValueLabel: {
                    Text("30")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("99")
                }
                Label("Label", systemImage: "star")
                LabeledContent("Name", value: "Value")
            }
        }
    }

    nonisolated private static let values = GoldenScene("Values/values") {
        Values(log: $0)
    } script: { film in
        guard let row = film.host.element("Switch")?.frame else { return }
        film.hold(row.maxX - 20, row.midY, for: 0.1)
        film.after(0.05, 0.1, 1)
        film.tap("Pressed")
        film.after(1)
        guard let slider = film.host.element("Slider")?.frame else { return }
        let knob = slider.minX + slider.width * 0.3
        film.finger(.began, knob, slider.midY)
        film.finger(.changed, knob + 60, slider.midY)
        film.finger(.changed, knob + 400, slider.midY)
        film.finger(.ended, knob + 400, slider.midY)
        film.after(1)
        film.act("decrement", on: "Slider")
        guard let stepper = film.host.element("Stepper")?.frame else { return }
        film.hold(stepper.maxX - 20, stepper.midY, for: 0.1)
        film.tap(stepper.maxX - 70, stepper.midY)
        film.after(0.5)
        guard let calls = film.host.element("Calls")?.frame else { return }
        // A finger that stays repeats.
        film.hold(calls.maxX - 20, calls.midY, for: 0.4, 0.4, 0.4)
    }

    private struct Gauges: View {
        private func gauge(_ value: Double) -> some View {
            Gauge(value: value, in: 0...10) {
                Text("G")
            } currentValueLabel: {
                Text("\(Int(value))")
            } minimumValueLabel: {
                Text("lo")
            } maximumValueLabel: {
                Text("hi")
            }
        }

        var body: some View {
            VStack {
                gauge(3).gaugeStyle(.linearCapacity)
                gauge(3).gaugeStyle(.accessoryLinear)
                gauge(3).gaugeStyle(.linearCapacity).tint(.orange)
                HStack {
                    gauge(4).gaugeStyle(.accessoryCircular)
                    gauge(4).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
                    gauge(6).gaugeStyle(.accessoryCircularCapacity)
                    Gauge(value: 0.5) { Text("only") }.gaugeStyle(.accessoryCircular)
                }
                gauge(12)
            }
        }
    }

    private struct Progress: View {
        var body: some View {
            VStack {
                ProgressView()
                ProgressView("Loading")
                ProgressView().controlSize(.large)
                ProgressView(value: 0.3)
                ProgressView("Copying", value: 3, total: 4).tint(.pink)
                ProgressView(value: 0.5) {
                    Text("Label")
                } currentValueLabel: {
                    Text("50 %")
                }
                ProgressView(value: nil as Double?).progressViewStyle(.linear)
                ProgressView(value: 0.4).progressViewStyle(.circular)
                ProgressView(timerInterval: World.pinnedDate...World.pinnedDate.addingTimeInterval(10)) {
                    Text("Timer")
                }
                ProgressView(
                    timerInterval: World.pinnedDate...World.pinnedDate.addingTimeInterval(4), countsDown: false)
            }
        }
    }

    private struct Empties: View {
        let log: GoldenLog

        var body: some View {
            VStack {
                ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back later."))
                ContentUnavailableView.search(text: "abc")
                ContentUnavailableView {
                    Label("Own", systemImage: "star")
                } actions: {
                    Button("Try") { log.note("try") }
                }
            }
        }
    }

    private struct Groups: View {
        let log: GoldenLog

        var body: some View {
            VStack {
                GroupBox("Box") { Text("Content") }
                GroupBox { Text("Without label") }
                ControlGroup {
                    Button("One") { log.note("one") }
                    Button("Two") { log.note("two") }
                }
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc.on.doc") {}
                } label: {
                    Text("Group")
                }
                .controlGroupStyle(.navigation)
                DisclosureGroup("Closed") { Text("Hidden").padding(5) }
                Noted("open", true, log) { isOpen in
                    DisclosureGroup("Open", isExpanded: isOpen) {
                        Text("First")
                        DisclosureGroup("Inner") { Text("Second") }
                    }
                }
                Link("Link", destination: URL(fileURLWithPath: "/a"))
                ShareLink(item: "words")
                ShareLink("Share", item: "words").buttonStyle(.bordered)
                Label("Title", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
                Label("Both", systemImage: "star").labelStyle(.titleAndIcon).font(.title)
                LabeledContent("Wide") { Text("A long value that takes more than one line of the page, surely") }
            }
        }
    }

    nonisolated private static let groups = GoldenScene("Values/groups") {
        Groups(log: $0)
    } script: { film in
        film.tap("Closed")
        film.after(0.1, 1)
        film.tap("Two")
        film.after(1)
    }

    nonisolated static let scenes = [
        buttons, buttons.also("dark", in: GoldenScene.dark),
        buttons.also("large", in: GoldenScene.large),
        GoldenScene("Values/buttons off") { Buttons(log: $0, isDisabled: true) },
        values,
        values.also("right to left", in: GoldenScene.rightToLeft) { film in
            guard let slider = film.host.element("Slider")?.frame else { return }
            film.finger(.began, slider.maxX - slider.width * 0.3, slider.midY)
            film.finger(.changed, slider.midX, slider.midY)
            film.finger(.ended, slider.midX, slider.midY)
        },
        values.also("dark", in: GoldenScene.dark), values.also("large", in: GoldenScene.large),
        GoldenScene("Values/gauges") { _ in Gauges() },
        GoldenScene("Values/gauges right to left", in: GoldenScene.rightToLeft) { _ in Gauges() },
        GoldenScene("Values/progress") { _ in
            Progress()
        } script: {
            $0.after(0.05, 0.1, 2, 5)
        },
        GoldenScene("Values/progress right to left", in: GoldenScene.rightToLeft) { _ in
            Progress()
        } script: {
            $0.after(1)
        },
        GoldenScene("Values/empty") {
            Empties(log: $0)
        } script: {
            $0.tap("Try")
        },
        groups,
        groups.also("right to left", in: GoldenScene.rightToLeft) {
            $0.tap("Closed"); $0.after(0.1)
        },
        groups.also("dark", in: GoldenScene.dark),
    ]

    @Test(arguments: scenes) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}

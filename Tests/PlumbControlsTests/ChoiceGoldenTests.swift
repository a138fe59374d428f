import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Pickers, menus, dates and colours: Goldens/Choices.
@MainActor
@Suite struct ChoiceGoldenTests {
    private struct Choices: View {
        @ViewBuilder var body: some View {
            Text("Red").tag("red")
            Text("Green").tag("green")
            Label("Blue", systemImage: "star").tag("blue")
        }
    }

    private struct NotedPicker: View {
        let name: String
        let log: GoldenLog
        var body: some View { Noted(name, "green", log) { Picker(name, selection: $0) { Choices() } } }
    }

    private struct Pickers: View {
        let log: GoldenLog

        private func picker(_ name: String) -> some View { NotedPicker(name: name, log: log) }

        var body: some View {
            VStack {
                picker("Menu")
                picker("Segments").pickerStyle(.segmented)
                picker("Off").pickerStyle(.segmented).disabled(true)
                picker("Inline").pickerStyle(.inline)
                picker("Tinted").tint(.orange)
                picker("Disabled").disabled(true)
                Picker("None", selection: .constant("black")) { Choices() }
            }
        }
    }

    nonisolated private static let pickers = GoldenScene("Choices/pickers") {
        Pickers(log: $0)
    } script: { film in
        film.tap("Red")
        film.after(0.05, 0.1, 1)
        guard let frame = film.host.element("Segments")?.frame ?? film.host.element("Green")?.frame else { return }
        film.pull(from: CGPoint(x: frame.minX + 30, y: frame.midY), to: CGPoint(x: frame.maxX - 10, y: frame.midY))
        film.lift(frame.maxX - 10, frame.midY)
        film.after(1)
        film.tap("Menu")
        film.after(0.1, 1)
        film.tap("Blue")
        film.after(0.1, 1)
    }

    private struct FormPickers: View {
        let log: GoldenLog

        private func picker(_ name: String) -> some View { NotedPicker(name: name, log: log) }

        var body: some View {
            NavigationStack {
                Form {
                    picker("Menu")
                    picker("Link").pickerStyle(.navigationLink)
                    picker("Inline").pickerStyle(.inline)
                    picker("Segments").pickerStyle(.segmented)
                    picker("Wheel").pickerStyle(.wheel)
                }
            }
        }
    }

    nonisolated private static let formPickers = GoldenScene("Choices/form pickers", in: GoldenScene.phone) {
        FormPickers(log: $0)
    } script: { film in
        film.tap("Menu")
        film.after(1)
        film.tap("Red")
        film.after(1)
        film.tap("Link")
        film.after(0.1, 1)
        film.tap("Blue")
        film.after(0.1, 1)
    }

    private struct Menus: View {
        let log: GoldenLog
        var alignment = Alignment.topLeading

        var body: some View {
            Noted("checked", true, log) { isChecked in Noted("choice", 1, log) { menu(isChecked, $0) } }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }

        private func menu(_ isChecked: Binding<Bool>, _ choice: Binding<Int>) -> some View {
            Menu("Menu") {
                Button("Copy", systemImage: "doc.on.doc") { log.note("copy") }
                Button("Delete", role: .destructive) { log.note("delete") }
                Button("Off") {}.disabled(true)
                Divider()
                Section("Part") {
                    Toggle("Checked", isOn: isChecked)
                    Picker("Choice", selection: choice) {
                        Text("First").tag(1)
                        Text("Second").tag(2)
                    }
                    .labelsHidden()
                }
                Menu("More", systemImage: "ellipsis") {
                    Button("Deep") { log.note("deep") }
                    Button("A title that is too long for one line of the menu") {}
                }
            }
        }
    }

    nonisolated private static let menus = GoldenScene("Choices/menu", in: GoldenScene.phone) {
        Menus(log: $0)
    } script: { film in
        film.tap("Menu")
        film.after(0.1, 1)
        guard let copy = film.host.element("Copy")?.frame else { return }
        film.finger(.began, copy.midX, copy.midY)
        film.after(0.1)
        film.finger(.changed, copy.midX, copy.midY + copy.height)
        film.finger(.cancelled, copy.midX, copy.midY)
        film.tap("More")
        film.after(0.1, 1)
        film.tap("Deep")
        film.after(0.1, 1)
        film.tap("Menu")
        film.after(1)
        film.tap("Second")
        film.after(1)
        film.tap("Menu")
        film.after(1)
        film.tap(380, 800)
        film.after(1)
    }

    private struct OtherMenus: View {
        let log: GoldenLog

        var body: some View {
            VStack {
                Menu("Both") {
                    Button("Other") { log.note("other") }
                } primaryAction: {
                    log.note("primary")
                }
                Menu("Hidden") { Button("A") {} }.menuIndicator(.hidden).buttonStyle(.bordered)
                Menu {
                    ForEach(0..<30, id: \.self) { Button("Row \($0)") {} }
                } label: {
                    Image(systemName: "ellipsis")
                }
            }
        }
    }

    nonisolated private static let otherMenus = GoldenScene("Choices/other menus", in: GoldenScene.phone) {
        OtherMenus(log: $0)
    } script: { film in
        film.tap("Both")
        guard let both = film.host.element("Both")?.frame else { return }
        film.hold(both.midX, both.midY, for: 1)
        film.tap("Other")
        film.after(1)
        film.tap("More")
        film.after(1)
    }

    private struct Wheels: View {
        let log: GoldenLog

        var body: some View {
            Noted("number", 3, log) { number in
                Picker("Number", selection: number) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
                    .pickerStyle(.wheel)
            }
        }
    }

    nonisolated private static let wheels = GoldenScene("Choices/wheel", in: GoldenScene.page(320, 240)) {
        Wheels(log: $0)
    } script: { film in
        film.pull(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 60))
        film.lift(160, 60)
        film.after(0.1, 0.2, 3)
    }

    private struct Dates: View {
        let log: GoldenLog
        var components: DatePickerComponents = [.date, .hourAndMinute]

        private func date(_ name: String, _ components: DatePickerComponents = [.date, .hourAndMinute]) -> some View {
            Noted(name, World.pinnedDate, log) { DatePicker(name, selection: $0, displayedComponents: components) }
        }

        var body: some View {
            VStack {
                date("Both")
                date("Day", .date).tint(.red)
                date("Time", .hourAndMinute).disabled(true)
                date("Hidden").labelsHidden()
                date("Wheel", .hourAndMinute).datePickerStyle(.wheel)
            }
        }
    }

    nonisolated private static let dates = GoldenScene("Choices/dates", in: GoldenScene.phone) {
        Dates(log: $0)
    } script: { film in
        guard let day = film.host.element("Day")?.frame else { return }
        film.tap(day.maxX - 20, day.midY)
        film.after(1)
    }

    nonisolated private static let calendar = GoldenScene("Choices/calendar", in: GoldenScene.page(360, 420)) { log in
        Noted("date", World.pinnedDate, log) { DatePicker("Date", selection: $0).datePickerStyle(.graphical) }
    } script: { film in
        film.tap("Tuesday, January 16, 2007")
        film.tap("January 2007")
        film.after(0.15, 1)
    }

    nonisolated private static let many = GoldenScene("Choices/many days", in: GoldenScene.page(360, 420)) { log in
        Noted("days", Set([DateComponents(year: 2007, month: 1, day: 4)]), log) { days in
            MultiDatePicker(
                "Days",
                selection: Binding {
                    days.wrappedValue
                } set: {
                    days.wrappedValue = $0; log.note("\($0.count)")
                })
        }
    }

    private struct Colors: View {
        let log: GoldenLog

        var body: some View {
            VStack {
                Noted("color", Color.red, log) { ColorPicker("Color", selection: $0) }
                ColorPicker("Solid", selection: .constant(.blue), supportsOpacity: false)
                ColorPicker("Off", selection: .constant(.green)).disabled(true)
            }
        }
    }

    nonisolated private static let colors = GoldenScene("Choices/colors", in: GoldenScene.phone) {
        Colors(log: $0)
    } script: { film in
        guard let row = film.host.element("Color")?.frame else { return }
        film.hold(row.maxX - 14, row.midY, for: 0.1)
        film.after(0.1, 1)
        film.tap(300, 450)
        film.after(1)
    }

    nonisolated static let scenes = [
        pickers,
        pickers.also("right to left", in: GoldenScene.rightToLeft) {
            $0.tap("Menu"); $0.after(1)
        },
        pickers.also("dark", in: GoldenScene.dark), pickers.also("large", in: GoldenScene.large),
        formPickers,
        formPickers.also("right to left", in: GoldenScene.rightToLeft) {
            $0.tap("Menu"); $0.after(1)
        },
        menus,
        menus.also("right to left", in: GoldenScene.rightToLeft) {
            $0.tap("Menu"); $0.after(1)
        },
        menus.also("dark", in: GoldenScene.dark) {
            $0.tap("Menu"); $0.after(1)
        },
        GoldenScene("Choices/menu at the end", in: GoldenScene.phone) {
            Menus(log: $0, alignment: .bottomTrailing)
        } script: {
            $0.tap("Menu"); $0.after(0.1, 1)
        },
        otherMenus, wheels, wheels.also("right to left", in: GoldenScene.rightToLeft),

        dates, dates.also("right to left", in: GoldenScene.rightToLeft), dates.also("dark", in: GoldenScene.dark),
        dates.also("large", in: GoldenScene.large), calendar, many,
        colors,
        GoldenScene("Choices/colors on a low page", in: GoldenScene.page(320, 200), isSpoken: false) { _ in
            ColorPicker("Color", selection: .constant(.red)).frame(maxHeight: .infinity, alignment: .top)
        } script: { film in
            film.host.tap(at: CGPoint(x: 306, y: 14))
            film.host.scroll(at: CGPoint(x: 200, y: 120), by: CGSize(width: 0, height: 150))
            film.after(1)
        },
    ]

    @Test(arguments: scenes) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}

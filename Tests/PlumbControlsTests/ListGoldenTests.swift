import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Lists and forms: Goldens/Lists.
@MainActor
@Suite struct ListGoldenTests {
    private struct Rows: View {
        @ViewBuilder var body: some View {
            Section {
                Text("Plain")
                Label("Labelled", systemImage: "star").badge(3)
                Label("Tinted", systemImage: "gear").listItemTint(.green).badge(Text("new"))
                NavigationLink("Link") { Text("There") }
                LabeledContent("Name", value: "Value")
                Toggle("Toggle", isOn: .constant(true))
                Button("Button") {}
                VStack(alignment: .leading) {
                    Text("Headline").font(.headline)
                    Text("Below").font(.subheadline).foregroundStyle(.secondary)
                }
            } header: {
                Text("Header")
            } footer: {
                Text("A footer of some words, which go on in a second line at this width of the page.")
            }
            Section("Second") {
                Text("Insets").listRowInsets(EdgeInsets(top: 3, leading: 40, bottom: 9, trailing: 5))
                Text("Ground").listRowBackground(Color.yellow)
                Text("No line").listRowSeparator(.hidden)
                Text("Blue line").listRowSeparatorTint(.blue, edges: .bottom)
                HStack {
                    Text("Own edge")
                    Spacer()
                    Text("end").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                }
                .alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
            }
            .headerProminence(.increased)
            .listSectionSeparatorTint(.red)
        }
    }

    private struct Styled<S: ListStyle>: View {
        let style: S
        var body: some View {
            NavigationStack { List { Rows() }.listStyle(style).navigationBarTitleDisplayMode(.inline) }
        }
    }

    private struct Edited: View {
        let log: GoldenLog
        @State private var items = ["a", "b", "c", "d"]
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                Button("Edit now") { withAnimation { mode = mode == .active ? .inactive : .active } }
                List {
                    ForEach(items, id: \.self) { Text("Row \($0)") }
                        .onDelete {
                            items.remove(atOffsets: $0)
                            log.note("\(items)")
                        }
                        .onMove {
                            items.move(fromOffsets: $0, toOffset: $1)
                            log.note("\(items)")
                        }
                    Text("fixed").deleteDisabled(true).moveDisabled(true)
                }
                .environment(\.editMode, $mode)
            }
        }
    }

    nonisolated private static let edited = GoldenScene("Lists/edited", in: GoldenScene.page(393, 500)) {
        Edited(log: $0)
    } script: { film in
        film.tap("Edit now")
        film.after(0.1, 0.1, 1)
        guard let row = film.host.element("Row b")?.frame else { return }
        let x = film.host.settings.layoutDirection == .rightToLeft ? 40.0 : 350
        film.host.send(.touch(.began, at: CGPoint(x: x, y: row.midY)))
        film.host.advance(by: 0.3)
        film.finger(.changed, x, row.midY + 20)
        film.finger(.changed, x, row.midY + 60)
        film.after(0.1, 1)
        film.finger(.ended, x, row.midY + 60)
        film.after(0.1, 1)
        guard let other = film.host.element("Row c")?.frame else { return }
        film.tap(393 - x + 0, other.midY)
        film.after(0.1, 1)
        film.tap("Delete")
        film.after(0.1, 0.1, 1)
        film.tap("Edit now")
        film.after(0.1, 1)
    }

    private struct Swiped: View {
        let log: GoldenLog

        var body: some View {
            List {
                Text("Row").swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { log.note("delete") }
                    Button("Flag") { log.note("flag") }.tint(.orange)
                }
                .swipeActions(edge: .leading) {
                    Button("Read", systemImage: "envelope") { log.note("read") }.tint(.blue)
                }
                Text("Other")
            }
        }
    }

    nonisolated private static let swiped = GoldenScene("Lists/swiped", in: GoldenScene.page(393, 200)) {
        Swiped(log: $0)
    } script: { film in
        let isMirrored = film.host.settings.layoutDirection == .rightToLeft
        func x(_ value: CGFloat) -> CGFloat { isMirrored ? 393 - value : value }
        film.pull(from: CGPoint(x: x(300), y: 57), to: CGPoint(x: x(260), y: 57))
        film.pull(on: CGPoint(x: x(260), y: 57), to: CGPoint(x: x(190), y: 57))
        film.lift(x(190), 57, andWait: 1)
        film.host.tap(at: CGPoint(x: x(60), y: 57))
        film.after(1)
        // The row that was closed by a tap opens again.
        film.pull(from: CGPoint(x: x(60), y: 57), to: CGPoint(x: x(130), y: 57))
        film.lift(x(130), 57, andWait: 1)
        film.host.tap(at: CGPoint(x: x(50), y: 57))
        film.after(1)
        film.pull(from: CGPoint(x: x(360), y: 57), to: CGPoint(x: x(60), y: 57))
        film.after(0.1)
        film.lift(x(60), 57, andWait: 1)
    }

    private struct Selected: View {
        let log: GoldenLog
        @State private var chosen: Set = ["b"]

        var body: some View {
            List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("Row \($0)") }
                .environment(\.editMode, .constant(.active))
                .onChange(of: chosen) { log.note("selection = \($1.sorted())") }
        }
    }

    private struct Single: View {
        let log: GoldenLog

        var body: some View {
            Noted("selection", "b" as String?, log) { selection in
                List(["a", "b", "c"], id: \.self, selection: selection) { Label("Row \($0)", systemImage: "star") }
            }
        }
    }

    nonisolated private static let single = GoldenScene("Lists/selected", in: GoldenScene.page(393, 250)) {
        Single(log: $0)
    } script: { film in
        guard let row = film.host.element("Row c")?.frame else { return }
        film.hold(row.midX, row.midY, for: 0.2)
        film.after(0.1, 1)
    }

    private struct Refreshed: View {
        let log: GoldenLog

        var body: some View {
            List { ForEach(0..<4, id: \.self) { Text("Row \($0)") } }
                .refreshable {
                    await log.note("refresh")
                    try? await Task.sleep(for: .seconds(1))
                    await log.note("done")
                }
        }
    }

    nonisolated private static let refreshed = GoldenScene("Lists/refreshed", in: GoldenScene.page(393, 300)) {
        Refreshed(log: $0)
    } script: { film in
        film.pull(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 130))
        film.pull(on: CGPoint(x: 200, y: 130), to: CGPoint(x: 200, y: 290))
        film.lift(200, 290)
        film.after(0.1, 0.5, 1, 2)
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private struct Outline: View {
        private let items = [
            Item(id: "a", children: [Item(id: "b"), Item(id: "c", children: [Item(id: "d")])]), Item(id: "e"),
        ]

        var body: some View {
            List {
                OutlineGroup(items, children: \.children) { Text($0.id) }
                DisclosureGroup("Group") { Label("Within", systemImage: "star") }
                Section("Closes", isExpanded: .constant(false)) { Text("seen all the same") }
                Section("Opens", isExpanded: .constant(true)) { Text("seen too") }
            }
        }
    }

    nonisolated private static let outline = GoldenScene("Lists/outline", in: GoldenScene.page(393, 500)) { _ in
        Outline()
    } script: { film in
        for name in ["a", "c", "Group", "a"] {
            film.tap(name)
            film.after(0.1, 1)
        }
    }

    private struct Sidebar: View {
        let log: GoldenLog

        var body: some View {
            Noted("open", true, log) { isOpen in
                List {
                    Section("Part", isExpanded: isOpen) { Label("Within", systemImage: "star") }
                    OutlineGroup([Item(id: "a", children: [Item(id: "b")])], children: \.children) { Text($0.id) }
                }
                .listStyle(.sidebar)
            }
        }
    }

    nonisolated private static let sidebar = GoldenScene("Lists/sidebar", in: GoldenScene.page(320, 400)) {
        Sidebar(log: $0)
    } script: { film in
        for name in ["Part", "a", "Part"] {
            film.tap(name)
            film.after(0.1, 1)
        }
    }

    private struct FormPage: View {
        let log: GoldenLog

        var body: some View {
            Form {
                Section("Values") {
                    Noted("name", "Ann", log) { TextField("Name", text: $0) }
                    SecureField("Password", text: .constant("abc"))
                    Noted("on", false, log) { Toggle("On", isOn: $0) }
                    Noted("count", 2, log) { Stepper("Count", value: $0, in: 0...3) }
                    Noted("level", 0.5, log) { Slider(value: $0) }
                    DatePicker("Date", selection: .constant(World.pinnedDate))
                    ColorPicker("Color", selection: .constant(.red))
                    LabeledContent("Label", value: "Value")
                    DisclosureGroup("More") { Text("Within") }
                    ProgressView(value: 0.4)
                }
                Section {
                    Button("Save") { log.note("save") }
                    Button("Delete", role: .destructive) { log.note("delete") }
                } footer: {
                    Text("Footer")
                }
            }
        }
    }

    nonisolated private static let form = GoldenScene("Lists/form", in: GoldenScene.phone) {
        FormPage(log: $0)
    } script: { film in
        film.tap("More")
        film.after(0.1, 1)
        guard let save = film.host.element("Save")?.frame else { return }
        film.hold(save.midX, save.midY, for: 0.2)
        film.after(1)
        film.pull(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        film.lift(200, 400)
        film.after(1)
    }

    private struct Long: View {
        var body: some View {
            List {
                ForEach(0..<3, id: \.self) { part in
                    Section("Part \(part)") { ForEach(0..<8, id: \.self) { Text("Row \(part) \($0)") } }
                }
            }
            .listStyle(.plain)
        }
    }

    nonisolated private static let long = GoldenScene("Lists/long", in: GoldenScene.page(393, 300)) { _ in
        Long()
    } script: { film in
        film.host.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 100))
        film.look("scrolled by 100")
        film.pull(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 50), steps: 4)
        film.lift(200, 50)
        film.after(0.1, 0.5, 2)
    }

    private struct Spaced: View {
        var body: some View {
            List {
                Section("One") {
                    Text("a"); Text("b")
                }.listSectionSpacing(5)
                Section("Two") { Text("c") }
                Section {
                    Text("d")
                } footer: {
                    Text("Foot")
                }
            }
            .listSectionSpacing(.compact).listRowSpacing(8).contentMargins(.horizontal, 50)
            .environment(\.defaultMinListRowHeight, 30).environment(\.defaultMinListHeaderHeight, 60)
            .scrollContentBackground(.hidden)
        }
    }

    nonisolated static let scenes = [
        GoldenScene("Lists/automatic", in: GoldenScene.phone) { _ in
            Styled(style: .automatic)
        } script: { film in
            guard let row = film.host.element("Link")?.frame else { return }
            film.hold(row.midX, row.midY, for: 0.2)
            film.after(0.1, 1)
        },
        GoldenScene("Lists/plain", in: GoldenScene.phone) { _ in Styled(style: .plain) },
        GoldenScene("Lists/grouped", in: GoldenScene.phone) { _ in Styled(style: .grouped) },
        GoldenScene("Lists/inset", in: GoldenScene.phone) { _ in Styled(style: .inset) },
        GoldenScene("Lists/automatic right to left", in: GoldenScene.rightToLeft) { _ in Styled(style: .automatic) },
        GoldenScene("Lists/plain right to left", in: GoldenScene.rightToLeft) { _ in Styled(style: .plain) },
        GoldenScene("Lists/automatic dark", in: GoldenScene.dark) { _ in Styled(style: .automatic) },
        GoldenScene("Lists/automatic large", in: GoldenScene.large) { _ in Styled(style: .automatic) },
        edited,
        edited.also("right to left", in: GoldenScene.rightToLeft) { film in
            film.tap("Edit now")
            film.after(0.1, 1)
            guard let row = film.host.element("Row b")?.frame else { return }
            film.tap(370, row.midY)
            film.after(1)
        },
        edited.also("dark", in: GoldenScene.dark) {
            $0.tap("Edit now"); $0.after(1)
        },
        swiped,
        swiped.also("right to left", in: GoldenScene.rightToLeft) { film in
            film.pull(from: CGPoint(x: 100, y: 57), to: CGPoint(x: 200, y: 57))
            film.lift(200, 57, andWait: 1)
        },
        GoldenScene("Lists/selected edited", in: GoldenScene.page(393, 250)) {
            Selected(log: $0)
        } script: {
            $0.tap("Row c")
            $0.after(0.1, 1)
            $0.tap("Row b")
            $0.after(1)
        },
        single, single.also("dark", in: GoldenScene.dark), refreshed, outline, sidebar,
        sidebar.also("right to left", in: GoldenScene.rightToLeft), form,
        form.also("right to left", in: GoldenScene.rightToLeft), form.also("dark", in: GoldenScene.dark),
        form.also("large", in: GoldenScene.large), long,
        GoldenScene("Lists/spaced", in: GoldenScene.page(393, 400)) { _ in Spaced() },
    ]

    @Test(arguments: scenes) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}

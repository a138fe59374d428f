import Foundation
import PlumbControls
import PlumbCore

/// Lists, forms, stacks of screens, and tabs.
package enum ScreenKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case rows, form, stack, tabs

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView {
        switch self {
        case .rows:
            let rows = scrolled(RowsView(specimen: specimen, world: world, content: content), specimen)
            guard let target = specimen.target else { return rows }
            return AnyView(rows.scrollPosition(id: .constant(Optional(target)), anchor: UnitPoint(x: 0.5, y: 0.3)))
        case .form: return scrolled(Form { content }, specimen)
        case .stack: return AnyView(StackView(specimen: specimen, world: world, content: content).id(specimen.id))
        case .tabs:
            return AnyView(TabsView(specimen: specimen, world: world).id(specimen.id))
        }
    }

    /// All rows are in sight where nothing is to depend on what was.
    @MainActor private func scrolled<V: View>(_ view: V, _ specimen: Specimen) -> AnyView {
        if specimen.remembers { return AnyView(view) }
        return AnyView(view.frame(minWidth: 50, maxWidth: 400, minHeight: 100_000, maxHeight: 100_000))
    }

    func code(_ specimen: Specimen) -> String {
        let height =
            specimen.remembers
            ? "" : " /* .frame(minWidth: 50, maxWidth: 400, minHeight: 100_000, maxHeight: 100_000) */"
        switch self {
        case .rows:
            let place = specimen.target.map { " /* scrolled to \($0) */" } ?? ""
            return RowsView<EmptyView>.code(specimen) + height + place
        case .form: return "Form" + height
        case .stack:
            let title = specimen.flag(0) ? " .navigationTitle(Text(verbatim: \"A\"))" : ""
            let search = specimen.flag(1) ? " .searchable(text: .constant(\"a\"))" : ""
            return "NavigationStack(path: $path) /*\(title)\(search) */"
        case .tabs:
            return
                "TabView(selection: $tab)\(specimen.remembers ? "" : " /* .id of all that is in it, and of the tab */")"
        }
    }
}

/// A list in one of the styles, with or without edit mode.
private struct RowsView<Content: View>: View {
    let specimen: Specimen
    let world: SpecimenWorld
    let content: Content

    private enum Style: String, CaseIterable { case insetGrouped, plain, grouped, inset, sidebar }

    var body: some View {
        switch specimen.pick(0, Style.allCases) {
        case .insetGrouped: list.listStyle(.insetGrouped)
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .inset: list.listStyle(.inset)
        case .sidebar: list.listStyle(.sidebar)
        }
    }

    @ViewBuilder private var list: some View {
        if specimen.flag(2) {
            List(selection: .constant(Set([specimen.children.first?.id ?? 0]))) { rows }
                .environment(\.editMode, .constant(specimen.flag(3) ? .active : .inactive))
        } else {
            List { rows }.environment(\.editMode, .constant(specimen.flag(3) ? .active : .inactive))
        }
    }

    @ViewBuilder private var rows: some View {
        if specimen.flag(4) {
            ForEach(specimen.children) { SpecimenView($0, in: world) }.onDelete { _ in }.onMove { _, _ in }
        } else {
            content
        }
    }

    static func code(_ specimen: Specimen) -> String {
        let selection = specimen.flag(2) ? "(selection: .constant(Set([…])))" : ""
        let edits = specimen.flag(4) ? " onDelete, onMove" : ""
        let mode = specimen.flag(3) ? " editMode active" : ""
        return "List\(selection) /* .\(specimen.pick(0, Style.allCases).rawValue)\(edits)\(mode) */"
    }
}

/// A stack of two screens while it is on, and of one else. Screens come and go at once.
private struct StackView<Content: View>: View {
    let specimen: Specimen
    let world: SpecimenWorld
    let content: Content
    @State private var path: [Int]
    @State private var wire = SpecimenWire()

    init(specimen: Specimen, world: SpecimenWorld, content: Content) {
        (self.specimen, self.world, self.content) = (specimen, world, content)
        _path = State(initialValue: world.state(specimen.id) ? [1] : [])
    }

    var body: some View {
        world.connect(specimen.id, wire) { isOn in
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { path = isOn ? [1] : [] }
        }
        return NavigationStack(path: $path) {
            Group { root }
                .navigationDestination(for: Int.self) { number in
                    List { Text(verbatim: "\(number)") }.navigationTitle(Text(verbatim: "B"))
                }
        }
    }

    @ViewBuilder private var root: some View {
        switch (specimen.flag(0), specimen.flag(1)) {
        case (false, false): content
        case (true, false): Group { content }.navigationTitle(Text(verbatim: "A"))
        case (false, true): Group { content }.searchable(text: .constant("a"))
        case (true, true): Group { content }.navigationTitle(Text(verbatim: "A")).searchable(text: .constant("a"))
        }
    }
}

/// Tabs: the first is shown, or the last while it is on.
private struct TabsView: View {
    /// What decides which tabs there are, and which one is shown.
    private struct Parts: Hashable {
        let views: [Part]
        let tab: Int?
    }

    private struct Part: Hashable {
        let id: Int
        let kind: SpecimenKind
        let choices: UInt32

        init(_ view: Specimen) { (id, kind, choices) = (view.id, view.kind, view.choices) }
    }

    let specimen: Specimen
    let world: SpecimenWorld
    @State private var isOn: Bool
    @State private var wire = SpecimenWire()

    init(specimen: Specimen, world: SpecimenWorld) {
        (self.specimen, self.world) = (specimen, world)
        _isOn = State(initialValue: world.state(specimen.id))
    }

    var body: some View {
        world.connect(specimen.id, wire) { isOn = $0 }
        let tab = isOn ? specimen.children.last?.id : specimen.children.first?.id
        return TabView(selection: .constant(tab ?? 0)) {
            ForEach(specimen.children) { TabbedView(specimen: $0, world: world) }
        }
        .id(specimen.remembers ? nil : Parts(views: specimen.all.map(Part.init), tab: tab))
    }
}

/// Its `tabItem` stands in a body of its own: nobody else knows it.
private struct TabbedView: View {
    let specimen: Specimen
    let world: SpecimenWorld
    var body: some View {
        SpecimenView(specimen, in: world).tabItem { Label("Tab", systemImage: specimen.flag(0) ? "star" : "heart") }
    }
}

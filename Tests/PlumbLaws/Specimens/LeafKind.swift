import Foundation
import PlumbControls
import PlumbCore

/// Views without views in them.
package enum LeafKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case text, words, color, block, circle, spacer, divider, symbol, toggle, inherited, control, empty

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView {
        let (a, b) = (specimen.a, specimen.b)
        switch self {
        case .text:
            return world.shown(Text(verbatim: specimen.flag(0) ? "word" : "one\ntwo").lineSpacing(a), as: specimen)
        case .words:
            return world.shown(Text(verbatim: "Some words to set").lineLimit(specimen.flag(0) ? 2 : nil), as: specimen)
        case .color: return world.shown(Color.red.opacity(specimen.flag(0) ? 0.5 : 1), as: specimen)
        case .block: return world.shown(Color.blue.frame(width: a, height: b), as: specimen)
        case .circle: return world.shown(Circle().fill(specimen.flag(0) ? Color.red : Color.blue), as: specimen)
        case .spacer: return world.shown(Spacer(minLength: specimen.optional(a, 0)), as: specimen)
        case .divider: return world.shown(Divider(), as: specimen)
        case .symbol: return world.shown(Image(systemName: specimen.flag(0) ? "star" : "heart"), as: specimen)
        case .toggle:
            return world.shown(ToggleView(id: specimen.id, width: a, world: world).id(specimen.id), as: specimen)
        case .inherited: return world.shown(InheritedView(height: b), as: specimen)
        case .control: return world.shown(ControlView(kind: specimen.pick(0, ControlView.kinds)), as: specimen)
        case .empty: return world.shown(EmptyView(), as: specimen)
        }
    }

    func code(_ specimen: Specimen) -> String {
        let (a, b) = (specimen.code(specimen.a), specimen.code(specimen.b))
        switch self {
        case .text: return "Text(verbatim: \(specimen.flag(0) ? "\"word\"" : "\"one\\ntwo\"")).lineSpacing(\(a))"
        case .words: return "Text(verbatim: \"Some words to set\").lineLimit(\(specimen.flag(0) ? "2" : "nil"))"
        case .color: return "Color.red.opacity(\(specimen.flag(0) ? "0.5" : "1"))"
        case .block: return "Color.blue.frame(width: \(a), height: \(b))"
        case .circle: return "Circle().fill(Color.\(specimen.flag(0) ? "red" : "blue"))"
        case .spacer: return "Spacer(minLength: \(specimen.code(specimen.optional(specimen.a, 0))))"
        case .divider: return "Divider()"
        case .symbol: return "Image(systemName: \(specimen.flag(0) ? "\"star\"" : "\"heart\""))"
        case .toggle: return "ToggleView(width: \(a))"
        case .inherited: return "InheritedView(height: \(b))"
        case .control: return specimen.pick(0, ControlView.kinds).rawValue
        case .empty: return "EmptyView()"
        }
    }
}

/// A view with a state of its own: twice as wide, with a word below, when it is on.
private struct ToggleView: View {
    let id: Int
    let width: CGFloat
    let world: SpecimenWorld
    @State private var isOn: Bool

    init(id: Int, width: CGFloat, world: SpecimenWorld) {
        self.id = id
        self.width = width
        self.world = world
        _isOn = State(initialValue: world.state(id))
    }

    var body: some View {
        world.connect(id) { isOn = $0 }
        return VStack(spacing: 0) {
            Color.green.frame(width: isOn ? width * 2 : width, height: 10)
            if isOn { Text(verbatim: "on") }
        }
    }
}

/// As wide as the environment says.
private struct InheritedView: View {
    let height: CGFloat
    @Environment(\.specimenWidth) private var width
    var body: some View { Color.orange.frame(width: width, height: height) }
}

/// A control at rest.
private struct ControlView: View {
    enum Kind: String, CaseIterable {
        case button = "Button(\"Go\") {}"
        case field = "TextField(\"Name\", text: .constant(\"text\"))"
        case toggle = "Toggle(\"On\", isOn: .constant(true))"
        case label = "Label(\"Star\", systemImage: \"star\")"
        case progress = "ProgressView(value: 0.5)"
        case gauge = "Gauge(value: 0.5) { Text(\"Gauge\") }"
        case picker = "Picker(\"One\", selection: .constant(1)) { Text(\"one\").tag(1) }"
        case box = "GroupBox(\"Box\") { Text(\"in it\") }"
    }

    static let kinds = Kind.allCases
    let kind: Kind

    var body: some View {
        switch kind {
        case .button: Button("Go") {}
        case .field: TextField("Name", text: .constant("text"))
        case .toggle: Toggle("On", isOn: .constant(true))
        case .label: Label("Star", systemImage: "star")
        case .progress: ProgressView(value: 0.5)
        case .gauge: Gauge(value: 0.5) { Text("Gauge") }
        case .picker: Picker("One", selection: .constant(1)) { Text("one").tag(1) }
        case .box: GroupBox("Box") { Text("in it") }
        }
    }
}

private struct SpecimenWidthKey: EnvironmentKey { static var defaultValue: CGFloat { 15 } }

extension EnvironmentValues {
    var specimenWidth: CGFloat {
        get { self[SpecimenWidthKey.self] }
        set { self[SpecimenWidthKey.self] = newValue }
    }
}

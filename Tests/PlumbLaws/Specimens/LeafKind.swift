import Foundation
import PlumbControls
import PlumbCore

/// Views without views in them.
package enum LeafKind: CaseIterable, Hashable, Sendable, SpecimenFamily {
    case text, words, color, block, circle, spacer, divider, symbol, toggle, presenter, inherited, control, outline,
        empty

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
        case .presenter:
            let presenter = PresenterView(id: specimen.id, size: CGSize(width: a, height: b), world: world)
            return world.shown(presenter.id(specimen.id), as: specimen)
        case .inherited: return world.shown(InheritedView(height: b), as: specimen)
        case .control: return world.shown(ControlView(kind: specimen.pick(0, ControlView.kinds)), as: specimen)
        case .outline:
            return world.shown(OutlineView(kind: specimen.pick(0, OutlineView.kinds), width: a, way: b), as: specimen)
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
        case .presenter: return "PresenterView(size: CGSize(width: \(a), height: \(b)))"
        case .inherited: return "InheritedView(height: \(b))"
        case .control: return specimen.pick(0, ControlView.kinds).rawValue
        case .outline:
            return specimen.pick(0, OutlineView.kinds).rawValue.replacingOccurrences(of: "$a", with: a)
                .replacingOccurrences(of: "$b", with: b)
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
    @State private var wire = SpecimenWire()

    init(id: Int, width: CGFloat, world: SpecimenWorld) {
        self.id = id
        self.width = width
        self.world = world
        _isOn = State(initialValue: world.state(id))
    }

    var body: some View {
        world.connect(id, wire) { isOn = $0 }
        return VStack(spacing: 0) {
            Color.green.frame(width: isOn ? width * 2 : width, height: 10)
            if isOn { Text(verbatim: "on") }
        }
    }
}

/// A view that presents others over the page when it is its turn; one of them reads what the view inherits.
private struct PresenterView: View {
    let id: Int
    let size: CGSize
    let world: SpecimenWorld
    @State private var presenter: Int?
    @State private var wire = SpecimenWire()

    init(id: Int, size: CGSize, world: SpecimenWorld) {
        self.id = id
        self.size = size
        self.world = world
        _presenter = State(initialValue: world.presenter)
    }

    var body: some View {
        world.connectPresenter(wire) { presenter = $0 }
        return Color.yellow.frame(width: 20, height: 10)
            .presentation(
                isPresented: presenter == id, PresentationTraits(level: .sheet), dimming: .black.opacity(0.2),
                transition: .identity
            ) {
                HStack {
                    Color.purple.frame(width: size.width, height: size.height)
                    InheritedView(height: 30)
                }
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

/// Lines, curves, and areas with paints of many colours.
private struct OutlineView: View {
    enum Kind: String, CaseIterable {
        case line = "Circle().stroke(.red, lineWidth: $a)"
        case edge = "RoundedRectangle(cornerRadius: $b).strokeBorder(.blue, lineWidth: $a)"
        case dashes =
            "Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $b, dash: [$a, 3], dashPhase: $b))"
        case twice = "Rectangle().stroke(lineWidth: $a).stroke(.green, lineWidth: $b)"
        case part = "Circle().trim(from: 0, to: $a / 60).scale($b / 30)"
        case union = "Circle().union(Rectangle().offset(x: $a, y: $b))"
        case corners = "UnevenRoundedRectangle(topLeadingRadius: $a, bottomTrailingRadius: $b)"
        case curves = "Curves(width: $a, way: $b).fill(.red).stroke(.blue)"
        case mesh = "MeshGradient(width: 2, height: 2, points: [.zero, [1, 0], [0, 1], [$a / 60, $b / 60]], colors: …)"
        case radial =
            "Ellipse().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: $a, endRadius: $b))"
    }

    static let kinds = Kind.allCases
    let kind: Kind
    let width: CGFloat
    let way: CGFloat

    var body: some View {
        switch kind {
        case .line: Circle().stroke(.red, lineWidth: width)
        case .edge: RoundedRectangle(cornerRadius: way).strokeBorder(.blue, lineWidth: width)
        case .dashes:
            Rectangle().stroke(
                .red, style: StrokeStyle(lineWidth: 2, miterLimit: way, dash: [width, 3], dashPhase: way))
        case .twice: Rectangle().stroke(lineWidth: width).stroke(.green, lineWidth: way)
        case .part: Circle().trim(from: 0, to: width / 60).scale(way / 30)
        case .union: Circle().union(Rectangle().offset(x: width, y: way))
        case .corners: UnevenRoundedRectangle(topLeadingRadius: width, bottomTrailingRadius: way)
        case .curves: Curves(width: width, way: way).fill(.red).stroke(.blue)
        case .mesh:
            MeshGradient(
                width: 2, height: 2, points: [.zero, [1, 0], [0, 1], [Float(width / 60), Float(way / 60)]],
                colors: [.red, .green, .blue, .white])
        case .radial:
            Ellipse().fill(
                .radialGradient(colors: [.red, .blue], center: .center, startRadius: width, endRadius: way))
        }
    }
}

/// A leaf of a quadratic and a cubic curve.
private struct Curves: Shape {
    let width: CGFloat
    let way: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.minX + width, y: rect.maxY))
            path.addCurve(
                to: CGPoint(x: rect.minX, y: rect.minY), control1: CGPoint(x: rect.maxX, y: rect.minY + way),
                control2: CGPoint(x: rect.midX, y: rect.minY))
            path.closeSubpath()
        }
    }
}

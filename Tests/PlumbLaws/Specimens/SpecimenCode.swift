import Foundation
import PlumbCore

extension Specimen {
    /// The tree as users would write it; a comment names the view in frames.
    @MainActor package var code: String { lines.joined(separator: "\n") }

    @MainActor private var lines: [String] {
        let own = kind.code(self)
        let name = "  // \(id)"
        switch kind.shape {
        case .leaf: return [own + name]
        case .list: return [own + " {" + name] + indented(children) + ["}"]
        case .modifier:
            let content = children.count == 1 ? children[0].lines : ["Group {"] + indented(children) + ["}"]
            return content + [own + name]
        case .layered:
            let content = ["ZStack {"] + indented(Array(children.prefix(1))) + ["}"]
            let others = Array(children.dropFirst())
            return content + (others.isEmpty ? [own + " {}" + name] : [own + " {" + name] + indented(others) + ["}"])
        }
    }

    @MainActor private func indented(_ children: [Specimen]) -> [String] {
        let isAlone = isWrittenOut && children.count == 1 && kind.shape != .layered
        let inner = children.flatMap(\.lines)
        return (isAlone ? ["ZStack {"] + inner.map { "    " + $0 } + ["}"] : inner).map { "    " + $0 }
    }
}

/// A value with the word that stands for it in code.
struct Word<Value: Sendable>: Sendable {
    let code: String
    let value: Value
    init(_ code: String, _ value: Value) {
        self.code = code
        self.value = value
    }
}

extension Specimen {
    func code(_ value: CGFloat) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    func code(_ value: CGFloat?) -> String { value.map { code($0) } ?? "nil" }

    func horizontal(_ number: Int) -> Word<HorizontalAlignment> { pick(number, Specimen.horizontals) }
    func vertical(_ number: Int) -> Word<VerticalAlignment> { pick(number, Specimen.verticals) }

    func alignment(_ number: Int) -> Word<Alignment> {
        let horizontal = pick(number, Specimen.horizontals)
        let vertical = pick(number + 1, Specimen.verticals)
        return Word(
            "Alignment(horizontal: \(horizontal.code), vertical: \(vertical.code))",
            Alignment(horizontal: horizontal.value, vertical: vertical.value))
    }

    func edges(_ number: Int) -> Word<Edge.Set> {
        pick(
            number,
            [
                Word(".all", .all), Word(".horizontal", .horizontal), Word(".vertical", .vertical), Word(".top", .top),
                Word(".leading", .leading), Word("[.bottom, .trailing]", [.bottom, .trailing]),
            ])
    }

    func axes(_ number: Int) -> Word<Axis.Set> {
        pick(
            number,
            [
                Word(".horizontal", .horizontal), Word(".vertical", .vertical),
                Word("[.horizontal, .vertical]", [.horizontal, .vertical]),
            ])
    }

    func unitPoint(_ number: Int) -> Word<UnitPoint> {
        pick(
            number,
            [
                Word(".center", .center), Word(".topLeading", .topLeading), Word(".bottomTrailing", .bottomTrailing),
                Word("UnitPoint(x: 0.25, y: 2)", UnitPoint(x: 0.25, y: 2)),
            ])
    }

    private static let horizontals: [Word<HorizontalAlignment>] = [
        Word(".center", .center), Word(".leading", .leading), Word(".trailing", .trailing), Word(".third", .third),
    ]
    private static let verticals: [Word<VerticalAlignment>] = [
        Word(".center", .center), Word(".top", .top), Word(".bottom", .bottom),
        Word(".firstTextBaseline", .firstTextBaseline), Word(".lastTextBaseline", .lastTextBaseline),
        Word(".lower", .lower),
    ]
}

extension HorizontalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
    static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
    private enum Lower: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] + 2 }
    }
    static let lower = VerticalAlignment(Lower.self)
}

import Foundation
import PlumbCore
import PlumbGraphics

/// Notes what is seen and heard of a view, and afterwards what has become of it: one line a mark, an accessibility
/// element, or a thing that the view says.
@MainActor
package final class GoldenFilm {
    package private(set) var host: ViewHost
    private let world: World
    private let log: GoldenLog
    /// Whether elements are told.
    private let isSpoken: Bool
    private var before: [String] = []
    package private(set) var lines: [String] = []

    init(_ world: World, isSpoken: Bool) {
        self.world = world
        self.isSpoken = isSpoken
        log = GoldenLog()
        host = ViewHost(EmptyView(), in: world)
    }

    /// Another view, in a new host. One looks at it; without a title, nothing is written.
    package func begin<V: View>(title: String?, _ view: (GoldenLog) -> V) {
        host = ViewHost(view(log), in: world)
        if let title { look(title) } else { before = state() }
    }

    /// Writes down all there is at first, later what is new. Lines in a row that have only moved, all by the same way,
    /// are written as one.
    package func look(_ title: String) {
        let now = state()
        let difference = now.difference(from: before)
        before = now
        let gone = difference.removals.count
        lines.append("== \(title)" + (gone > 0 ? ", \(gone) gone" : ""))
        lines += log.take().map { "says \($0)" }
        var old: [String: [CGPoint]] = [:]
        for case .remove(_, let line, _) in difference.removals {
            guard let (words, place) = Self.placed(line) else { continue }
            old[words, default: []].append(place)
        }
        var moved: (count: Int, way: CGPoint, line: String)?
        func end() {
            guard let run = moved else { return }
            lines.append(run.count == 1 ? run.line : "\(run.count) lines moved by \(DisplayDump.point(run.way))")
            moved = nil
        }
        for case .insert(_, let line, _) in difference.insertions {
            guard let (words, place) = Self.placed(line), old[words]?.isEmpty == false,
                let start = old[words]?.removeFirst()
            else {
                end()
                lines.append(line)
                continue
            }
            let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
            // Each place is rounded by itself.
            if let run = moved, abs(run.way.x - way.x) + abs(run.way.y - way.y) < 0.0035 {
                moved?.count += 1
            } else {
                end()
                moved = (1, way, line)
            }
        }
        end()
    }

    /// A line without its first point, and that point.
    private static func placed(_ line: String) -> (words: String, place: CGPoint)? {
        for mark in [" at ", "rect(", "ellipse(", "continuous(", "circular(", "steps in "] {
            var rest = line[...]
            while let range = rest.range(of: mark) {
                rest = rest[range.upperBound...]
                let parts = rest.split(maxSplits: 2) { $0 == " " || $0 == "," }
                guard parts.count > 1, let x = Double(parts[0]), let y = Double(parts[1]) else { continue }
                return (line[..<rest.startIndex] + "… " + rest[parts[1].endIndex...], CGPoint(x: x, y: y))
            }
        }
        return nil
    }

    private func state() -> [String] {
        var result = DisplayDump(host.displayList(), isBrief: true).text.split(separator: "\n").map { String($0) }
        if isSpoken { for node in host.accessibilityTree() { result += Self.words(node) } }
        if let next = host.nextFrame { result.append("waits \(DisplayDump.number(CGFloat(next - host.time)))") }
        if host.shownColorScheme != host.settings.colorScheme { result.append("wants \(host.shownColorScheme)") }
        return result + host.diagnostics.map { "warns \($0.message)" }
    }

    private static func words(_ node: AccessibilityNode, _ indent: String = "") -> [String] {
        var words = "element \(node.line) at \(DisplayDump.rect(node.frame))"
        if let text = node.text { words += " text \"\(text)\"" }
        if let number = node.number { words += " number \(DisplayDump.number(CGFloat(number)))" }
        if let range = node.range {
            words += " of \(DisplayDump.number(range.lowerBound)) to \(DisplayDump.number(range.upperBound))"
        }
        if let hint = node.hint { words += " hint \"\(hint)\"" }
        if let point = node.details.activationPoint { words += " by \(DisplayDump.point(point))" }
        if let level = node.details.headingLevel { words += " level \(level)" }
        words = words.replacing("\n", with: "\\n")
        return [indent + words] + node.children.flatMap { Self.words($0, indent + "  ") }
    }

    // MARK: What is done

    /// Lets so many seconds pass, and looks.
    package func after(_ seconds: Double...) {
        for time in seconds {
            host.advance(by: time)
            look("after \(DisplayDump.number(time))")
        }
    }

    /// Taps the first element with a label, or with an identifier, and looks.
    package func tap(_ label: String) {
        let all = host.accessibilityTree().flatMap(\.all)
        guard let node = all.first(where: { $0.label == label }) ?? all.first(where: { $0.identifier == label }) else {
            lines.append("== there is no \(label)")
            return
        }
        host.tap(at: node.activationPoint)
        look("tap \(label)")
    }

    package func tap(_ x: CGFloat, _ y: CGFloat) {
        host.tap(at: CGPoint(x: x, y: y))
        look("tap \(DisplayDump.number(x)) \(DisplayDump.number(y))")
    }

    /// A finger stays where it comes down; one looks after each of the times.
    package func hold(_ x: CGFloat, _ y: CGFloat, for seconds: Double...) {
        finger(.began, x, y)
        for time in seconds { after(time) }
        finger(.ended, x, y)
    }

    /// A finger comes down, moves or goes; a sixtieth of a second later one looks.
    package func finger(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat) {
        host.send(.touch(phase, at: CGPoint(x: x, y: y)))
        host.advance(by: 1.0 / 60)
        look("finger \(phase) \(DisplayDump.number(x)) \(DisplayDump.number(y))")
    }

    /// A finger comes down and moves evenly, sixty times a second, and stays; then one looks.
    package func pull(from start: CGPoint, to end: CGPoint, steps: Int = 8) {
        host.send(.touch(.began, at: start))
        move(from: start, to: end, steps: steps)
        look("pull from \(DisplayDump.point(start)) to \(DisplayDump.point(end))")
    }

    /// The finger that is down goes on.
    package func pull(on start: CGPoint, to end: CGPoint, steps: Int = 8) {
        move(from: start, to: end, steps: steps)
        look("on to \(DisplayDump.point(end))")
    }

    private func move(from start: CGPoint, to end: CGPoint, steps: Int) {
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            host.advance(by: 1.0 / 60)
            host.send(
                .touch(
                    .changed,
                    at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
        }
    }

    /// The finger is lifted, without a look until so much time has passed.
    package func lift(_ x: CGFloat, _ y: CGFloat, andWait seconds: Double) {
        host.send(.touch(.ended, at: CGPoint(x: x, y: y)))
        after(seconds)
    }

    package func lift(_ x: CGFloat, _ y: CGFloat) {
        host.send(.touch(.ended, at: CGPoint(x: x, y: y)))
        look("lift")
    }

    /// Does an action of an element's.
    package func act(_ action: String, on label: String) {
        host.apply(.perform(action, on: .label(label)))
        look("\(action) \(label)")
    }

    package func type(_ text: String) {
        host.type(text)
        look("type \(text)")
    }

    package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        host.press(key, modifiers)
        look("key \(key.character.unicodeScalars.map { String($0.value, radix: 16) }.joined())")
    }

    /// The surroundings become others.
    package func change<Value>(_ setting: WritableKeyPath<World.Settings, Value>, _ value: Value) {
        host.apply(.surroundings(World.Change(setting, value)))
        look("with \(value)")
    }
}

/// What a view says: values that were set, actions that ran.
@MainActor
package final class GoldenLog {
    private var lines: [String] = []
    package func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A value that its content sets, which is said.
package struct Noted<Value, Content: View>: View {
    @State private var value: Value
    private let name: String
    private let log: GoldenLog
    private let content: (Binding<Value>) -> Content

    package init(
        _ name: String, _ value: Value, _ log: GoldenLog, @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
        _value = State(wrappedValue: value)
        (self.name, self.log, self.content) = (name, log, content)
    }

    package var body: some View {
        content(
            Binding(
                get: { value },
                set: { new in
                    value = new
                    log.note("\(name) = \(Self.said(new))")
                }))
    }

    /// The elements of a set in order: they have none of their own.
    private static func said(_ value: Value) -> String {
        (value as? Set<String>).map { "\($0.sorted())" } ?? "\(value)"
    }
}

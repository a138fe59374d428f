import Foundation

/// How a layout is written, a line a view:
///
///     VStack (Card)   200 × 120 at 0, 0   spacing 8
///       Text “Title” #title   50 × 20 at 16, 16   font 17 semibold
///     .padding   232 × 152 at 0, 0   insets 16
///
/// What is in a view stands two spaces further in; a modifier follows what it modifies, with the frame that it makes,
/// where that is another one.
extension LayoutForm {
    /// Why lines are none of a layout.
    package struct Malformed: Error, Equatable {
        /// From 1.
        package var line: Int

        package init(line: Int) { self.line = line }
    }

    /// The lines, each with its end.
    package var text: String {
        var lines = ""
        for root in roots { write(root, level: 0, to: &lines) }
        return lines
    }

    private func write(_ index: Int, level: Int, to lines: inout String) {
        let view = views[index]
        let indent = String(repeating: "  ", count: level)
        var head = view.name
        if let text = view.text { head += " " + Self.quoted(text) }
        if let body = view.body { head += " (\(body))" }
        if let identifier = view.identifier { head += " #" + Self.quoted(identifier) }
        if view.isPresented { head += " above the page" }
        lines += indent + Self.joined(head, Self.place(view.frame), view.parameters)
        for child in view.children { write(child, level: level + 1, to: &lines) }
        var frame = view.frame
        for modifier in view.modifiers {
            let place = modifier.frame == frame ? nil : Self.place(modifier.frame)
            lines += indent + Self.joined(modifier.name, place, modifier.parameters)
            frame = modifier.frame
            for child in modifier.children { write(child, level: level + 1, to: &lines) }
        }
    }

    private static func joined(_ head: String, _ place: String?, _ parameters: [Parameter]) -> String {
        let given = parameters.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        return [head, place, given.isEmpty ? nil : given].compactMap(\.self).joined(separator: "   ") + "\n"
    }

    private static func place(_ frame: CGRect) -> String {
        "\(number(frame.width)) × \(number(frame.height)) at \(number(frame.minX)), \(number(frame.minY))"
    }

    /// On one line, so that it can be read back.
    private static func quoted(_ text: String) -> String {
        var out = "“"
        for character in text.unicodeScalars {
            switch character {
            case "\n": out += "\\n"
            case "\\": out += "\\\\"
            case "”": out += "\\”"
            case _ where character.properties.generalCategory == .control:
                out += "\\u{" + String(character.value, radix: 16) + "}"
            default: out.unicodeScalars.append(character)
            }
        }
        return out + "”"
    }

    // MARK: Reading

    /// Reads the lines.
    ///
    /// - Throws: `Malformed` at the first line that is none.
    package init(text: String) throws {
        /// The last view at each level.
        var last: [Int] = []
        /// Whether what is further in belongs to the last modifier of the view there.
        var isInModifier: [Bool] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let malformed = Malformed(line: index + 1)
            let spaces = line.prefix { $0 == " " }.count
            let level = spaces / 2
            guard spaces % 2 == 0, level <= last.count else { throw malformed }
            var reader = FormLine(line.dropFirst(spaces))
            if reader.rest.first == "." {
                guard level < last.count else { throw malformed }
                let subject = last[level]
                let (name, frame, parameters) = try reader.modifier(malformed)
                views[subject].modifiers.append(
                    Modifier(name: name, frame: frame ?? views[subject].outerFrame, parameters: parameters))
                isInModifier[level] = true
                (last, isInModifier) = (Array(last.prefix(level + 1)), Array(isInModifier.prefix(level + 1)))
                continue
            }
            let parent = level == 0 ? nil : last[level - 1]
            views.append(try reader.view(in: parent, malformed))
            let own = views.count - 1
            if let parent {
                if isInModifier[level - 1] {
                    views[parent].modifiers[views[parent].modifiers.count - 1].children.append(own)
                } else {
                    views[parent].children.append(own)
                }
            } else {
                roots.append(own)
            }
            (last, isInModifier) = (last.prefix(level) + [own], isInModifier.prefix(level) + [false])
        }
    }
}

/// Reads a line.
private struct FormLine {
    private(set) var rest: Substring

    init(_ line: Substring) { rest = line }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    private mutating func quoted(_ malformed: LayoutForm.Malformed) throws -> String {
        guard skip("“") else { throw malformed }
        var out = ""
        while let character = rest.popFirst() {
            if character == "”" { return out }
            guard character == "\\" else {
                out.append(character)
                continue
            }
            guard let escaped = rest.popFirst() else { throw malformed }
            switch escaped {
            case "n": out.append("\n")
            case "u":
                guard skip("{"), let end = rest.firstIndex(of: "}"), let value = UInt32(rest[..<end], radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { throw malformed }
                out.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            default: out.append(escaped)
            }
        }
        throw malformed
    }

    /// A name up to a space; a type may have spaces only in its generic arguments, which are left out.
    private mutating func name() -> String {
        let name = rest.prefix { $0 != " " }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    mutating func view(in parent: Int?, _ malformed: LayoutForm.Malformed) throws -> LayoutForm.View {
        var view = LayoutForm.View(name: name(), frame: .zero, parent: parent)
        guard !view.name.isEmpty else { throw malformed }
        if rest.hasPrefix(" “") {
            rest = rest.dropFirst()
            view.text = try quoted(malformed)
        }
        if skip(" (") {
            guard let end = rest.firstIndex(of: ")") else { throw malformed }
            view.body = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
        if skip(" #") { view.identifier = try quoted(malformed) }
        view.isPresented = skip(" above the page")
        guard skip("   "), let frame = frame() else { throw malformed }
        view.frame = frame
        view.parameters = try parameters(malformed)
        return view
    }

    mutating func modifier(
        _ malformed: LayoutForm.Malformed
    ) throws -> (name: String, frame: CGRect?, parameters: [LayoutForm.Parameter]) {
        let name = name()
        var frame: CGRect?
        if rest.hasPrefix("   "), rest.dropFirst(3).first.map({ $0.isNumber || $0 == "-" }) == true {
            rest = rest.dropFirst(3)
            frame = self.frame()
            if frame == nil { throw malformed }
        }
        return (name, frame, try parameters(malformed))
    }

    /// "70 × 40 at 115, 10".
    private mutating func frame() -> CGRect? {
        let part = rest.range(of: "   ").map { rest[..<$0.lowerBound] } ?? rest
        let words = part.split(separator: " ")
        guard words.count == 6, words[1] == "×", words[3] == "at", words[4].hasSuffix(","),
            let width = Double(words[0]),
            let height = Double(words[2]), let x = Double(words[4].dropLast()), let y = Double(words[5])
        else { return nil }
        rest = rest.dropFirst(part.count)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private mutating func parameters(_ malformed: LayoutForm.Malformed) throws -> [LayoutForm.Parameter] {
        if rest.isEmpty { return [] }
        guard skip("   ") else { throw malformed }
        var all: [LayoutForm.Parameter] = []
        for part in String(rest).components(separatedBy: ", ") {
            let words = part.split(separator: " ", maxSplits: 1)
            // A list has its second part after the comma.
            if words.count == 2, words[0].first?.isLetter == true {
                all.append(LayoutForm.Parameter(String(words[0]), String(words[1])))
            } else if !all.isEmpty {
                all[all.count - 1].value += ", " + part
            } else {
                throw malformed
            }
        }
        return all
    }
}

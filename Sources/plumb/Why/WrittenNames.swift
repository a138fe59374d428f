import PlumbWhy

extension WhyReport {
    /// Calls modifiers what the source calls them, where it can be read: several of them make views of one type, and
    /// older ones are made of newer ones.
    mutating func takeWrittenNames() {
        var files: [String: [String]] = [:]
        func written(at: SourcePosition) -> String? {
            let lines = files[at.file] ?? SourceComments.lines(of: at.file) ?? []
            files[at.file] = lines
            guard lines.indices.contains(at.line - 1) else { return nil }
            return Self.modifier(in: lines[at.line - 1], at: at.column)
        }
        for index in views.indices where views[index].isModifier {
            guard let name = views[index].at.flatMap(written) else { continue }
            if views[index].title == views[index].name { views[index].title = name }
            views[index].name = name
        }
        // What is found about a modifier with a place of its own begins with the modifier's name.
        for index in findings.indices where findings[index].message.hasPrefix("`.") {
            guard let name = findings[index].at.flatMap(written) else { continue }
            let rest = findings[index].message.dropFirst().drop { $0 != "`" }
            findings[index].message = "`\(name)\(rest)"
        }
    }

    /// ".cornerRadius" of the call of a modifier at a column of a line, counted in bytes from 1.
    static func modifier(in line: String, at column: Int) -> String? {
        let bytes = Array(line.utf8)
        guard column > 1, column <= bytes.count, bytes[column - 2] == UInt8(ascii: ".") else { return nil }
        let name = String(decoding: bytes[(column - 1)...], as: UTF8.self)
            .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.first?.isLowercase == true ? ".\(name)" : nil
    }
}

import PlumbWhy

extension WhyReport {
    /// Calls modifiers what the source calls them, where it can be read: several of them make views of one type.
    mutating func takeWrittenNames() {
        var files: [String: [String]] = [:]
        for index in views.indices where views[index].isModifier {
            guard let at = views[index].at else { continue }
            let lines = files[at.file] ?? SourceComments.lines(of: at.file) ?? []
            files[at.file] = lines
            guard lines.indices.contains(at.line - 1),
                let name = Self.modifier(in: lines[at.line - 1], at: at.column)
            else { continue }
            if views[index].title == views[index].name { views[index].title = name }
            views[index].name = name
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

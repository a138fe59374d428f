/// The body of a `#Preview` whose `@Previewable` variables become properties of a view.
///
/// 1. The body is the innermost pair of braces around the first `@Previewable`; others count where they stand in the
///    same.
/// 2. A declaration ends with a line that can't go on: a keyword and a name have been read, no bracket is open, the
/// line does not end with an operator and the next one does not begin with one. 3. The declarations, without
/// `@Previewable`, are properties; what is left of the body is the view's.
struct PreviewableVariables {
    /// What stands before the body and after it, in the source.
    let before: String
    let after: String
    /// The view that takes the place of the body.
    let view: String

    /// The name of the view.
    static let typeName = "__PreviewableContent"

    /// Nil where the source has no `@Previewable`.
    ///
    /// - Parameters:
    ///   - file: the path of its file, as in a literal.
    ///   - line: where it begins in the file.
    init?(_ source: some StringProtocol, file: String, line: Int) {
        let scanner = CodeScanner(source)
        let bytes = scanner.bytes
        let word = Array("@Previewable".utf8)
        // 1
        var brace: Int?
        var marks: [CodeScanner.Mark] = []
        var starts: [Int] = []
        var end = bytes.count
        scanner.scan { mark in
            marks.append(mark)
            if let brace, mark.byte == UInt8(ascii: "}"), !mark.open.contains(brace) {
                end = mark.index
                return false
            }
            guard mark.byte == UInt8(ascii: "@"), bytes[mark.index...].starts(with: word) else { return true }
            let next = mark.index + word.count
            if next < bytes.count, Self.isWord(bytes[next]) { return true }
            guard let around = mark.open.last, bytes[around] == UInt8(ascii: "{") else { return true }
            if brace == nil { brace = around }
            if around == brace { starts.append(mark.index) }
            return true
        }
        guard let brace, !starts.isEmpty else { return nil }
        // 2 and 3
        let body = marks.filter { $0.index > brace && $0.index < end && $0.open.last == brace }
        var properties: [String] = []
        var statements = ""
        var position = brace + 1
        for start in starts where start >= position {
            let stop = Self.end(of: start, in: body, scanner, limit: end)
            statements += scanner.text(position..<start)
            properties.append(scanner.text((start + word.count)..<stop))
            // What is left stays in its lines and columns.
            statements += String(
                decoding: bytes[start..<stop].map { $0 == 0x0A ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
            position = stop
        }
        statements += scanner.text(position..<end)
        before = scanner.text(0..<brace)
        after = end < bytes.count ? scanner.text((end + 1)..<bytes.count) : ""
        view = """
            struct \(Self.typeName): PlumbExpansion.View {
            \(properties.joined(separator: "\n"))
            #sourceLocation(file: "\(file)", line: \(line + bytes[..<brace].count { $0 == 0x0A }))
            var body: some PlumbExpansion.View {\(statements)}
            #sourceLocation()
            }
            """
    }

    /// - Parameter marks: the code of the body that stands in no brackets, but for the brackets themselves.
    private static func end(of start: Int, in marks: [CodeScanner.Mark], _ scanner: CodeScanner, limit: Int) -> Int {
        let bytes = scanner.bytes
        let code = marks.drop { $0.index < start }.map(\.index)
        var hasKeyword = false
        for (number, index) in code.enumerated() {
            if bytes[index] == UInt8(ascii: ";") { return index + 1 }
            let isStart = index == 0 || !isWord(bytes[index - 1])
            if isStart, ["var", "let"].contains(word(at: index, in: bytes)) { hasKeyword = true }
            guard hasKeyword, number + 1 < code.count else { continue }
            let next = code[number + 1]
            let gap = scanner.lineBreak(between: index, and: next)
            guard let gap, !goesOn(after: bytes[index], bytes[max(0, index - 1)]), !goesOn(with: bytes[next]) else {
                continue
            }
            return gap
        }
        return limit
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }

    private static func word(at index: Int, in bytes: [UInt8]) -> String {
        String(decoding: bytes[index...].prefix(while: isWord), as: UTF8.self)
    }

    /// Whether what ends with this byte has more to come.
    private static func goesOn(after byte: UInt8, _ before: UInt8) -> Bool {
        if byte == UInt8(ascii: ">") { return before == UInt8(ascii: "-") }
        return Array("=,:+-*/%&|^~.<([{".utf8).contains(byte)
    }

    /// Whether what begins with this byte belongs to what stands before it.
    private static func goesOn(with byte: UInt8) -> Bool { Array("=.,:+*/%&|^?<{".utf8).contains(byte) }
}

extension CodeScanner {
    /// The first end of a line between two bytes of the code, that of a string or of brackets not counted: nil where
    /// they stand on one line.
    fileprivate func lineBreak(between a: Int, and b: Int) -> Int? {
        // What stands between them: spaces and comments, or the inside of brackets and strings, which end where `b`'s
        // line begins.
        var index = b
        var result: Int?
        while index > a {
            index -= 1
            let byte = bytes[index]
            if byte == 0x0A { result = index }
            if byte > 0x20, result == nil { return nil }
            if byte > 0x20 { break }
        }
        return result
    }
}

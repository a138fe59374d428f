/// `#Preview(…) { … }` becomes an exported function that gives `PreviewContent(…) { … }`: the compiler has checked the
/// arguments against the macro's declaration, which has the same parameters, so there is nothing to parse.
enum PreviewMacro {
    /// 1. Exported functions are global, so the macro is too.
    /// 2. What stands after the name is passed on as it is. Attributes and comments may stand before it.
    /// 3. Variables that are `@Previewable` become properties of a view, which takes the place of the body.
    /// 4. What is passed on stands in the lines and columns in which it was written, for those who look for places
    ///    (Docs/Decisions/0019-places.md): the name before it is as long as `#Preview`.
    /// 5. The exported name has line and offset, by which `plumb` finds and sorts previews, the hash of the file's
    ///    path, the title, and the compiler's discriminator, which makes it differ from those of other files of the
    ///    same program.
    static func expansion(of message: PluginMessage.FromCompiler.Freestanding) -> PluginMessage.ToCompiler.Expansion {
        let location = message.syntax.location
        // 1
        if message.lexicalContext?.isEmpty == false {
            let sentence = "#Preview must stand at the top level of a file; move it out of the declaration around it"
            return .init(expandedSource: nil, diagnostics: [.init(message: sentence, position: message.syntax.start)])
        }
        // 2
        let place = place(in: message.syntax.source)
        var arguments = place.arguments
        let line = place.line + location.line
        let column = place.column + (place.line == 0 ? location.column - 1 : 0)
        // 3
        var view = ""
        let file = location.fileName.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        if let variables = PreviewableVariables(arguments, file: file, line: line) {
            view = variables.view + "\n"
            arguments = variables.before + "{ \(PreviewableVariables.typeName)() }" + variables.after
        }
        // 5
        let title = title(in: arguments)
        let identifier = message.discriminator.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let path = hash(location.fileName)
        let symbol = "plumb_preview_\(line)_\(location.offset)_\(path)_\(title)_\(identifier)"
        let function = "\(message.discriminator)7PreviewfMu_"
        // 4
        let indent = String(repeating: " ", count: max(column - Self.callee.utf8.count, 0))
        let expanded = """
            @_cdecl("\(symbol)") @MainActor public func \(function)() -> UnsafeMutableRawPointer {
            \(view)typealias \(Self.callee) = PlumbExpansion.PreviewContent
            @MainActor func content() -> PlumbExpansion.PreviewContent {
            #sourceLocation(file: "\(file)", line: \(line))
            \(indent)\(Self.callee)\(arguments)
            #sourceLocation()
            }
            return content().exported()
            }
            """
        return .init(expandedSource: expanded, diagnostics: [])
    }

    /// As long as `#Preview`.
    private static let callee = "PlumbP__"

    /// The first 64 bits of FNV-1a, as sixteen hexadecimal digits: `plumb` knows the file by it.
    private static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The title as a part of an exported name: `t` and its bytes in hexadecimal digits, `n` for none, `u` for one that
    /// is known only when it is asked for, because it is more than a plain literal.
    private static func title(in arguments: String) -> String {
        let text = arguments.drop(while: \.isWhitespace)
        if text.hasPrefix("{") { return "n" }
        let inner = text.dropFirst().drop(while: \.isWhitespace)
        guard text.hasPrefix("(") else { return "u" }
        if ["traits", "body", ")"].contains(where: { inner.hasPrefix($0) }) { return "n" }
        guard inner.hasPrefix("\""), !inner.hasPrefix("\"\"") else { return "u" }
        let title = inner.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        let rest = inner[title.endIndex...].dropFirst().drop(while: \.isWhitespace)
        guard inner[title.endIndex...].hasPrefix("\""), rest.hasPrefix(",") || rest.hasPrefix(")"),
            !title.contains("\\"), title.utf8.count < 200
        else { return "u" }
        return "t" + title.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// How many lines the first `#Preview` of the code is below the beginning, which has the comments before it; how
    /// many bytes of its line stand before its end; and what stands after it.
    private static func place(in source: String) -> (line: Int, column: Int, arguments: String) {
        let scanner = CodeScanner(source)
        var end: Int?
        scanner.scan { mark in
            guard mark.byte == UInt8(ascii: "#") else { return true }
            let rest = scanner.bytes[(mark.index + 1)...].drop { $0 <= 0x20 }
            let name = Array("Preview".utf8)
            guard rest.starts(with: name) else { return true }
            end = rest.startIndex + name.count
            return false
        }
        guard let end else { return (0, 0, "") }
        let before = scanner.bytes[..<end]
        let column = end - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
        return (before.count { $0 == 0x0A }, column, scanner.text(end..<scanner.bytes.count))
    }
}

/// `@Previewable` adds nothing by itself: the `#Preview` around it has read it.
enum PreviewableMacro {
    static func expansion(of message: PluginMessage.FromCompiler.Attached) -> PluginMessage.ToCompiler.Expansion {
        .init(expandedSource: "", diagnostics: [])
    }
}

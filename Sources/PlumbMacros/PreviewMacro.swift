/// `#Preview(…) { … }` becomes an exported function that gives `PreviewContent(…) { … }`: the compiler has checked the arguments against the
/// macro's declaration, which has the same parameters, so there is nothing to parse.
enum PreviewMacro {
    /// 1. Exported functions are global, so the macro is too.
    /// 2. What stands after the name is passed on as it is. Attributes and comments may stand before it.
    /// 3. Variables that are `@Previewable` become properties of a view, which takes the place of the body.
    /// 4. The exported name has line and offset, by which `plumb` finds and sorts previews, and the compiler's discriminator, which makes it
    ///    differ from those of other files of the same program.
    static func expansion(of message: PluginMessage.FromCompiler.Freestanding) -> PluginMessage.ToCompiler.Expansion {
        let location = message.syntax.location
        // 1
        if message.lexicalContext?.isEmpty == false {
            let sentence = "#Preview must stand at the top level of a file; move it out of the declaration around it"
            return .init(expandedSource: nil, diagnostics: [.init(message: sentence, position: message.syntax.start)])
        }
        // 2
        var (line, arguments) = place(in: message.syntax.source)
        line += location.line
        // 3
        var view = ""
        if let variables = PreviewableVariables(arguments) {
            view = variables.view + "\n"
            arguments = variables.before + "{ \(PreviewableVariables.typeName)() }" + variables.after
        }
        // 4
        let identifier = message.discriminator.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let symbol = "plumb_preview_\(line)_\(location.offset)_\(identifier)"
        let function = "\(message.discriminator)7PreviewfMu_"
        let expanded = """
            @_cdecl("\(symbol)") @MainActor public func \(function)() -> UnsafeMutableRawPointer {
            \(view)\(view.isEmpty ? "" : "return ")SwiftUI.PreviewContent\(arguments).exported()
            }
            """
        return .init(expandedSource: expanded, diagnostics: [])
    }

    /// How many lines the first `#Preview` of the code is below the beginning, which has the comments before it; and what stands after it.
    private static func place(in source: String) -> (line: Int, arguments: String) {
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
        guard let end else { return (0, "") }
        return (scanner.bytes[..<end].count { $0 == 0x0A }, scanner.text(end..<scanner.bytes.count))
    }
}

/// `@Previewable` adds nothing by itself: the `#Preview` around it has read it.
enum PreviewableMacro {
    static func expansion(of message: PluginMessage.FromCompiler.Attached) -> PluginMessage.ToCompiler.Expansion {
        .init(expandedSource: "", diagnostics: [])
    }
}

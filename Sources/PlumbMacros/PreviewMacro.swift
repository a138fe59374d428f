/// `#Preview(…) { … }` becomes an exported function that gives `PreviewContent(…) { … }`: the compiler has checked the arguments against the
/// macro's declaration, which has the same parameters, so there is nothing to parse.
enum PreviewMacro {
    /// 1. Exported functions are global, so the macro is too.
    /// 2. What stands after the name is passed on as it is.
    /// 3. The exported name has line and offset, by which `plumb` finds and sorts previews, the hash of the file's path, and the compiler's
    ///    discriminator, which makes it differ from those of other files of the same program.
    static func expansion(of message: PluginMessage.FromCompiler.Freestanding) -> PluginMessage.ToCompiler.Expansion {
        let location = message.syntax.location
        // 1
        if message.lexicalContext?.isEmpty == false {
            let sentence = "#Preview must stand at the top level of a file; move it out of the declaration around it"
            return .init(expandedSource: nil, diagnostics: [.init(message: sentence, position: message.syntax.start)])
        }
        // 2
        let source = message.syntax.code
        // Attributes may stand before it.
        let arguments = source.firstRange(of: #/#\s*Preview\b/#).map { source[$0.upperBound...] } ?? ""
        // 3
        let identifier = message.discriminator.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let place = hash(location.fileName)
        let symbol = "plumb_preview_\(location.line)_\(location.offset)_\(place)_\(identifier)"
        let function = "\(message.discriminator)7PreviewfMu_"
        let expanded = """
            @_cdecl("\(symbol)") @MainActor public func \(function)() -> UnsafeMutableRawPointer {
            SwiftUI.PreviewContent\(arguments).exported()
            }
            """
        return .init(expandedSource: expanded, diagnostics: [])
    }

    /// The first 64 bits of FNV-1a, as sixteen hexadecimal digits: `plumb` knows the file by it.
    private static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

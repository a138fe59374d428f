import Foundation

/// The program that the compiler starts to expand the macros of SwiftUI.
@main
enum Plugin {
    /// Answers until the compiler closes the stream.
    static func main() throws {
        while let message = PluginMessage.receive(from: .standardInput) {
            try PluginMessage.send(answer(to: message), to: .standardOutput)
        }
    }

    private static func answer(to message: PluginMessage.FromCompiler) -> PluginMessage.ToCompiler {
        if let freestanding = message.expandFreestandingMacro {
            if freestanding.macro.name == "Preview" { return .init(expandMacroResult: PreviewMacro.expansion(of: freestanding)) }
            return .init(expandMacroResult: unknown(freestanding.macro, at: freestanding.syntax.location))
        }
        if let attached = message.expandAttachedMacro {
            return .init(expandMacroResult: unknown(attached.macro, at: attached.declSyntax.location))
        }
        return .init(getCapabilityResult: .init())
    }

    private static func unknown(
        _ macro: PluginMessage.Macro, at location: PluginMessage.Location
    ) -> PluginMessage.ToCompiler.Expansion {
        let position = PluginMessage.Diagnostic.Position(fileName: location.fileName, offset: location.offset)
        let sentence = "this version of SwiftUI has no macro \(macro.name); build SwiftUI and its plug-in together"
        return .init(expandedSource: nil, diagnostics: [.init(message: sentence, position: position)])
    }
}

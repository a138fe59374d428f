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
            if freestanding.macro.word == "Preview" {
                return .init(expandMacroResult: PreviewMacro.expansion(of: freestanding))
            }
            return .init(expandMacroResult: unknown(freestanding.macro, at: freestanding.syntax))
        }
        if let attached = message.expandAttachedMacro {
            if attached.macro.word == "Entry" { return .init(expandMacroResult: EntryMacro.expansion(of: attached)) }
            if attached.macro.word == "Previewable" {
                return .init(expandMacroResult: PreviewableMacro.expansion(of: attached))
            }
            if attached.macro.word == "Located" {
                return .init(expandMacroResult: LocatedMacro.expansion(of: attached))
            }
            // Its declaration says what is to be said.
            if unavailable.contains(attached.macro.word) {
                return .init(expandMacroResult: .init(expandedSource: "", diagnostics: []))
            }
            return .init(expandMacroResult: unknown(attached.macro, at: attached.declSyntax))
        }
        return .init(getCapabilityResult: .init())
    }

    /// Macros that SwiftUI declares, with a sentence about what to use instead.
    private static let unavailable: Set<String> = ["AnimatableIgnored"]

    private static func unknown(
        _ macro: PluginMessage.Macro, at syntax: PluginMessage.Syntax
    ) -> PluginMessage.ToCompiler.Expansion {
        let sentence = "this version of SwiftUI has no macro \(macro.word); build SwiftUI and its plug-in together"
        return .init(expandedSource: nil, diagnostics: [.init(message: sentence, position: syntax.start)])
    }
}

/// `@Located struct Name` gives views of Plumb's own a property with the address of the call that made them, and a
/// conformance that says so.
enum LocatedMacro {
    static func expansion(of message: PluginMessage.FromCompiler.Attached) -> PluginMessage.ToCompiler.Expansion {
        .init(expandedSource: source(for: message), diagnostics: [])
    }

    private static func source(for message: PluginMessage.FromCompiler.Attached) -> String {
        if message.macroRole == "member" {
            return "@usableFromInline package let sourceAddress = SourceAddress.here()"
        }
        // A protocol of the view's own may say it already.
        let conformances = message.conformanceListSyntax?.source ?? ""
        guard let type = message.extendedTypeSyntax?.code, conformances.contains("LocatedValue") else { return "" }
        return "extension \(type): LocatedValue {}"
    }
}

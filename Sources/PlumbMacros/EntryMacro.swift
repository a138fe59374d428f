/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` becomes a key with the value as default, and the accessors that use it.
enum EntryMacro {
    /// The types that have entries, and the protocols of their keys.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    static func expansion(of message: PluginMessage.FromCompiler.Attached) -> PluginMessage.ToCompiler.Expansion {
        func refusal(_ sentence: String) -> PluginMessage.ToCompiler.Expansion {
            // Only one of the two roles says it; the other keeps the compiler from complaining about what follows from
            // it.
            guard message.macroRole == "peer" else {
                return .init(expandedSource: "get { fatalError() }", diagnostics: [])
            }
            return .init(
                expandedSource: "", diagnostics: [.init(message: sentence, position: message.declSyntax.start)])
        }
        let around = (message.parentDeclSyntax ?? message.lexicalContext?.first)?.code ?? ""
        let extended = around.firstMatch(of: #/\bextension\s+(?:\w+\s*\.\s*)?(\w+)/#).map { String($0.1) }
        guard let extended, let keyProtocol = keys[extended] else {
            return refusal(
                "@Entry makes values of an environment, a transaction, a container or what has the focus; write it in an extension of "
                    + "EnvironmentValues, Transaction, ContainerValues or FocusedValues")
        }
        guard let variable = VariableDeclaration(message.declSyntax.source) else {
            return refusal("@Entry stands before a variable of one name; write @Entry var name: Type = value")
        }
        let isOptional = variable.type?.hasSuffix("?") == true
        if extended == "FocusedValues" {
            guard let type = variable.type, isOptional, variable.value == nil || variable.value == "nil" else {
                return refusal(
                    "what has the focus may have no \(variable.name); write @Entry var \(variable.name): Type?")
            }
            if message.macroRole == "accessor" { return accessors(variable) }
            let key = "typealias Value = \(type.dropLast())"
            return .init(
                expandedSource: "private struct __Key_\(variable.name): FocusedValueKey {\n\(key)\n}",
                diagnostics: [])
        }
        guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
            return refusal("\(variable.name) needs a default; write @Entry var \(variable.name): Type = value")
        }
        let key = "__Key_\(variable.name)"
        if message.macroRole == "accessor" { return accessors(variable) }
        let property =
            if let type = variable.type {
                "static var defaultValue: \(type) {\n\(value)\n}"
            } else {
                // Safe: the macro can't know the type, and a default value does not change.
                "nonisolated(unsafe) static let defaultValue =\n\(value)"
            }
        return .init(
            expandedSource: "private struct \(key): PlumbExpansion.\(keyProtocol) {\n\(property)\n}", diagnostics: [])
    }

    private static func accessors(_ variable: VariableDeclaration) -> PluginMessage.ToCompiler.Expansion {
        let key = "__Key_\(variable.name)"
        let accessors = "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
        return .init(expandedSource: accessors, diagnostics: [])
    }
}

/// The parts of `var name: Type = value`, as they stand in the source.
struct VariableDeclaration {
    var name: String
    var type: String?
    var value: String?

    /// 1. The last `var` before the name is the keyword: attributes and comments stand before it, each on a line or as
    ///    words.
    /// 2. The name ends at a colon, an equals sign or a space.
    /// 3. The type, if any, ends at the first equals sign outside of brackets; the value is the rest.
    init?(_ source: String) {
        // 1
        let code = source.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { line in
                let words = line.drop(while: \.isWhitespace)
                return words.isEmpty || words.hasPrefix("//")
            }.joined(separator: "\n")
        guard let keyword = code.firstRange(of: #/\bvar\s+/#) else { return nil }
        // 2
        let rest = code[keyword.upperBound...]
        name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard !name.isEmpty else { return nil }
        // 3
        var remainder = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        if remainder.first == ":" {
            var depth = 0
            let text = remainder.dropFirst().prefix { character in
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                return depth > 0 || character != "="
            }
            remainder = remainder[text.endIndex...]
            type = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        if remainder.first == "=" { value = String(remainder.dropFirst().drop(while: \.isWhitespace)) }
    }
}

/// Reads the declaration of an initialiser as the symbol graph prints it.
enum InitialiserSignature {
    /// True for `init()` and for one whose every parameter has a default; never for one that may fail, throw or wait.
    ///
    /// 1. What stands before the first parenthesis must be a plain `init`; what follows the last may be a `where`
    ///    clause, no effect.
    /// 2. Each parameter, split at the commas outside of brackets and strings, must have an `=` outside of them, or be
    ///    variadic.
    static func isCallableWithoutArguments(_ declaration: String) -> Bool {
        // 1
        guard let start = declaration.range(of: "init(") else { return false }
        var depth = 0
        var isString = false
        var isEscaped = false
        var parameter = ""
        var parameters: [String] = []
        var rest = declaration[start.upperBound...]
        // 2
        scan: while let character = rest.popFirst() {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isString = false
                }
                continue
            }
            switch character {
            case "\"": isString = true
            case "(", "[", "{": depth += 1
            case ")" where depth == 0: break scan
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                parameters.append(parameter)
                parameter = ""
            default: if depth == 0 { parameter.append(character) }
            }
        }
        if !parameter.allSatisfy(\.isWhitespace) { parameters.append(parameter) }
        let effects = rest.split(separator: " ")
        guard !effects.contains("throws"), !effects.contains("async") else { return false }
        return parameters.allSatisfy { $0.contains(" =") || $0.hasSuffix("...") }
    }
}

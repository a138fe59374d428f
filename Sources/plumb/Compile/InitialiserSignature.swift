/// The parameters of an initialiser, from its declaration as the symbol graph prints it.
struct InitialiserSignature {
    /// As in `_ name: Type = value`, without what stands in brackets.
    private let parameters: [String]

    /// Nil for what is no plain initialiser: one that may fail, throw or wait.
    ///
    /// 1. What stands before the first parenthesis must be a plain `init`; what follows the last may be a `where`
    ///    clause, no effect.
    /// 2. Parameters are split at the commas outside of brackets and strings.
    init?(_ declaration: String) {
        // 1
        guard let start = declaration.range(of: "init(") else { return nil }
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
        guard !effects.contains("throws"), !effects.contains("async") else { return nil }
        self.parameters = parameters
    }

    private var required: [String] { parameters.filter { !$0.contains(" =") && !$0.hasSuffix("...") } }

    /// True for `init()` and for one whose every parameter has a default, or is variadic.
    var isCallableWithoutArguments: Bool { required.isEmpty }

    /// The label of the only parameter without a default, `_` for none. What can't be data is none: functions, bindings
    /// and what is changed in place.
    var inputLabel: String? {
        guard required.count == 1, let parts = required.first?.split(separator: ":", maxSplits: 1), parts.count == 2
        else { return nil }
        let type = parts[1]
        let others = ["->", "Binding<", "inout ", "some ", "any ", "@"]
        guard !others.contains(where: type.contains) else { return nil }
        return parts[0].split(separator: " ").first.map(String.init)
    }
}

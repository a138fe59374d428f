import PlumbInterface

/// A use of a declaration that is made from nothing but its signature: a function with the same parameters that hands
/// them on.
///
/// 1. It stands in an extension of the owner with the declaration's constraints, so that all names mean what they mean
///    there.
/// 2. Each parameter is handed on as it came. A closure of a `ViewBuilder` is handed on from a closure of two
///    statements, which only a builder takes.
/// 3. The result has the type of the signature; an opaque one is a value of its protocols.
/// 4. Where parameters have defaults, a second call leaves them out.
/// 5. A macro takes no parameters of others: its use is its name before a variable, or its name with literals.
/// 6. A property is read, and set where it can be; a type is named with its parameters, and conforms to what stands
///    behind its colon.
struct ForwardingUse {
    let owner: String
    /// The constraints of the extension.
    let constraints: String
    let declaration: Declaration
    let number: Int

    /// One line.
    var text: String {
        switch declaration.keyword {
        case "func", "init", "subscript", "case", "var", "let": inExtension(member)
        case "typealias": inExtension(alias)
        case "associatedtype": inExtension(associated)
        case "struct", "enum", "class": inExtension(named)
        case "protocol": described
        case "extension": conformance
        case "macro": expansion
        default: ""
        }
    }

    private var name: String { "use\(number)" }

    private func inExtension(_ function: String) -> String {
        if owner.isEmpty { return function }
        let extended = "extension \(owner)" + (constraints.isEmpty ? "" : " where \(constraints)")
        return "\(extended) { \(function) }"
    }

    // MARK: Members

    private var member: String {
        let d = declaration
        var head = ""
        if d.isStatic || d.keyword == "init" || d.keyword == "case" { head = "static " }
        if head.isEmpty && !Self.classes.contains(owner) && !owner.isEmpty { head = "mutating " }
        var parameters = d.parameters.enumerated().map { "_ p\($0.offset): \(spelled($0.element))" }
        var statements: [String] = []
        let shorter = d.parameters.indices.map { canBeLeftOut($0) }
        if shorter.contains(true) && !declaration.isOperator { statements.append("_ = " + call(leavingOut: shorter)) }
        if d.isSettable && isValue {
            let isClosure = Self.closureParameters(d.type) != nil
            parameters.append("_ new: \(isClosure ? "@escaping " : "")\(d.type)")
            statements.append("\(callee) = new")
        }
        let type = resultType
        if type.isEmpty || type.contains("some ") {
            statements.append((type.isEmpty ? "_ = " : "let _: \(type.replacing("some ", with: "any ")) = ") + call())
        } else {
            statements.append("return " + call())
        }
        let effects = d.effects.isEmpty ? "" : " " + d.effects.joined(separator: " ")
        let result = type.isEmpty || type.contains("some ") ? "" : " -> \(type)"
        return "@MainActor \(head)func \(name)\(d.generics)(\(parameters.joined(separator: ", ")))" + effects + result
            + requirements + " { \(statements.joined(separator: "; ")) }"
    }

    private var resultType: String {
        switch declaration.keyword {
        case "init": ""
        case "case": "Self"
        // A type that has no name for users.
        default: declaration.type.hasPrefix("_") ? "" : declaration.type
        }
    }

    /// A parameter with a default, unless a later one without a label would be taken for it. A view by default has
    /// another type than the owner's.
    private func canBeLeftOut(_ index: Int) -> Bool {
        let all = declaration.parameters
        guard all[index].hasDefault, all[index].builder == nil, !mentionsOwnGenerics(all[index].type) else {
            return false
        }
        return all[index].label != nil || !all[(index + 1)...].contains { $0.label == nil && !$0.hasDefault }
    }

    /// Whether nothing but this parameter may say what a generic parameter is.
    private func mentionsOwnGenerics(_ type: String) -> Bool {
        let words = Set(type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        return Self.names(of: declaration.generics).contains { words.contains($0) } || words.contains("some")
    }

    /// A property or a subscript, which can be set.
    private var isValue: Bool { ["var", "let", "subscript"].contains(declaration.keyword) }
    private var requirements: String {
        declaration.requirements.isEmpty ? "" : " where \(declaration.requirements)"
    }

    private func spelled(_ parameter: Declaration.Parameter) -> String {
        (parameter.isInout ? "inout " : "") + parameter.type
    }

    private var base: String {
        if owner.isEmpty { return "" }
        let isOfType = declaration.isStatic || declaration.keyword == "case"
        return isOfType ? "Self" : "self"
    }

    private var callee: String {
        let d = declaration
        switch d.keyword {
        case "init": return Self.classes.contains(owner) ? owner : "Self"
        case "subscript": return base + "[\(arguments())]"
        default: return base.isEmpty ? d.name : "\(base).\(d.name)"
        }
    }

    private func arguments(leavingOut left: [Bool] = []) -> String {
        declaration.parameters.enumerated().filter { left.isEmpty || !left[$0.offset] }.map { index, parameter in
            let label = parameter.label.map { "\($0): " } ?? ""
            var value = "p\(index)"
            if parameter.isInout { value = "&\(value)" }
            if parameter.isAutoclosure { value += "()" }
            if parameter.isPack { value = "repeat each \(value)" }
            if parameter.builder == "ViewBuilder", let count = Self.closureParameters(parameter.type) {
                value = "{ let _ = 0; \(value)(\((0..<count).map { "$\($0)" }.joined(separator: ", "))) }"
            }
            return label + value
        }.joined(separator: ", ")
    }

    private func call(leavingOut left: [Bool] = []) -> String {
        let d = declaration
        var call = ""
        if declaration.isOperator {
            let values = d.parameters.indices.map { d.parameters[$0].isInout ? "&p\($0)" : "p\($0)" }
            call = "(\(d.name))(\(values.joined(separator: ", ")))"
        } else if isValue || (d.keyword == "case" && d.parameters.isEmpty) {
            call = callee
        } else {
            call = "\(callee)(\(arguments(leavingOut: left)))"
        }
        if d.effects.contains("async") { call = "await \(call)" }
        if d.effects.contains("throws") { call = "try \(call)" }
        return call
    }

    /// How many parameters a closure takes, or nil where the type is none.
    private static func closureParameters(_ type: String) -> Int? {
        var scan = TypeScanner(type)
        while scan.peek == "@" { scan.skipAttribute() }
        guard scan.peek == "(" else { return nil }
        let list = scan.brackets()
        while !scan.isAtEnd, scan.peek != "-" { if scan.word().isEmpty { return nil } }
        guard scan.peek == "-" else { return nil }
        return TypeScanner.split(String(list.dropFirst().dropLast())).count
    }

    // MARK: Macros

    /// Empty for a macro with a parameter that no literal is known for, which is no use.
    private var expansion: String {
        let d = declaration
        if let use = Self.placedMacros[d.name] { return use.replacing("NAME", with: name) }
        if d.parameters.isEmpty { return "struct \(name) { @\(d.name) var a = 0 }" }
        let values = d.parameters.map { parameter -> String? in
            if parameter.builder == "ViewBuilder" { return "{ EmptyView() }" }
            let literal = Self.literals.first { parameter.type.hasPrefix($0.type) }?.value
            return literal.map { (parameter.label.map { "\($0): " } ?? "") + $0 }
        }
        guard case let closure?? = values.last, !values.contains(nil) else { return "" }
        return "#\(d.name)(\(values.dropLast().compactMap(\.self).joined(separator: ", "))) \(closure)"
    }

    /// Macros that have their places.
    private static let placedMacros = [
        "Entry": "extension EnvironmentValues { @Entry var NAME = 0 }",
        "Previewable": "#Preview { @Previewable @State var a = 0; Text(verbatim: \"\\(a)\") }",
    ]
    private static let literals = [("String", "\"a\""), ("PreviewTrait", ".sizeThatFitsLayout")]
        .map { (type: $0.0, value: $0.1) }

    // MARK: Types

    private var alias: String {
        if owner.isEmpty { return "func \(name)(_ value: \(declaration.name)) { let _: \(declaration.type) = value }" }
        let value = declaration.type.isEmpty ? "" : " let _: \(declaration.type) = value "
        let base = Self.classes.contains(owner) ? owner : "Self"
        return "static func \(name)(_ value: \(base).\(declaration.name)) {\(value)}"
    }

    private var associated: String {
        "static func \(name)() { \(conforming("Self.\(declaration.name).self", declaration.inherits)) }"
    }

    private var named: String {
        let plain = Self.names(of: declaration.generics)
        let type = declaration.name + (plain.isEmpty ? "" : "<\(plain.joined(separator: ", "))>")
        let inherits = declaration.inherits.filter { !Self.rawTypes.contains($0) }
        return
            "\(owner.isEmpty ? "" : "static ")func \(name)\(declaration.generics)(_ type: \(type).Type)\(requirements)"
            + " { \(conforming("type", inherits)) }"
    }

    private var described: String {
        let primary = declaration.generics
        let plain = primary.isEmpty ? "" : primary.dropFirst().dropLast() + ", "
        let body = conforming("type", declaration.inherits)
        return "func \(name)<\(plain)T: \(declaration.name)\(primary)>(_ type: T.Type) { \(body) }"
    }

    private var conformance: String {
        let requirements = declaration.requirements.isEmpty ? "" : " where \(declaration.requirements)"
        return "extension \(declaration.name)\(requirements) { static func \(name)() { "
            + conforming("Self.self", declaration.inherits) + " } }"
    }

    private func conforming(_ type: String, _ protocols: [String]) -> String {
        if protocols.isEmpty { return "_ = \(type)" }
        return "func check<C: \(protocols.joined(separator: " & "))>(_: C.Type) {}; check(\(type))"
    }

    /// The names of generic parameters, without what they must be.
    /// The names of generic parameters as a type has them: a pack is `repeat each C`.
    private static func names(of generics: String) -> [String] {
        Declaration.names(in: generics).map { $0.hasPrefix("each ") ? "repeat \($0)" : $0 }
    }

    private static let rawTypes: Set<String> = ["Int", "Int8", "UInt", "UInt8", "String"]
    /// SwiftUI's classes: what they change, they change in place.
    private static let classes: Set<String> = ["ImageRenderer"]
}

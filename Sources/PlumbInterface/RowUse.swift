/// The call of a row with sample values.
struct RowUse {
    let code: String

    init(_ row: InterfaceRow, _ values: SampleValues) throws(SampleValues.Missing) {
        let declaration = Declaration(row.signature)
        switch declaration.keyword {
        case "struct", "enum", "class":
            code = "run(\(try values.concrete(row.typePath ?? "").type).self)"
        case "protocol": code = "run((any \(declaration.name)).self)"
        case "typealias":
            code = "run(\(try values.concrete(row.owner, where: row.constraints).type).\(declaration.name).self)"
        case "func", "init", "var", "let", "subscript", "case":
            code = try Self.member(row, declaration, values)
        default: throw SampleValues.Missing(reason: "\(declaration.keyword): there is nothing to run")
        }
    }

    private static func member(
        _ row: InterfaceRow, _ declaration: Declaration, _ values: SampleValues
    ) throws(SampleValues.Missing) -> String {
        if declaration.name == "body" {
            throw SampleValues.Missing(reason: "it is no user's to call")
        }
        var owner = (type: "", generics: SampleValues.Generics())
        let requirements = row.requirements
        if !row.owner.isEmpty { owner = try values.concrete(row.owner, where: requirements) }
        let generics = try values.adding(declaration.generics, where: requirements, to: owner.generics)
        // `Self == Some<A>`, whose A the member chooses.
        owner.type = values.substituted(owner.type, generics)

        var statements: [String] = []
        for (index, parameter) in declaration.parameters.enumerated() where parameter.isInout {
            let value = try values.value(of: parameter.type, generics)
            statements.append(
                "var value\(index): \(values.substituted(parameter.type, generics)) = \(value)")
        }
        let arguments = try values.values(of: declaration, generics)
        let isOfType = declaration.isStatic || ["init", "case"].contains(declaration.keyword)
        var base = owner.type
        if !isOfType, !row.owner.isEmpty {
            let isProtocol = values.isProtocol(row.owner)
            let value = try values.value(of: owner.type, generics)
            let type = isProtocol ? "" : ": \(owner.type)"
            statements.append("\(values.isClass(row.owner) ? "let" : "var") owner\(type) = \(value)")
            base = "owner"
        }
        let path = base.isEmpty ? declaration.name : "\(base).\(declaration.name)"
        var call: String
        switch declaration.keyword {
        case "init": call = "\(base)(\(arguments))"
        case "subscript": call = "\(base)[\(arguments)]"
        case "var", "let": call = path
        case "case" where declaration.parameters.isEmpty: call = path
        case "func" where declaration.isOperator:
            let both = TypeScanner.split(arguments)
            guard both.count == 2 else { throw SampleValues.Missing(reason: "an operator of one value") }
            call = "(\(both[0])) \(declaration.name) (\(both[1]))"
        default: call = "\(path)(\(arguments))"
        }
        if declaration.effects.contains("async") { call = "await \(call)" }
        if declaration.effects.contains("throws") { call = "try \(call)" }
        if declaration.isSettable, ["var", "let", "subscript"].contains(declaration.keyword) {
            statements.append("let old = \(call)")
            statements.append("\(call) = old")
            statements.append("run(old)")
        } else if declaration.keyword == "func", ["", "Void", "()"].contains(declaration.type) {
            statements.append(call)
        } else {
            statements.append("run(\(call))")
        }
        return statements.joined(separator: "\n        ")
    }
}

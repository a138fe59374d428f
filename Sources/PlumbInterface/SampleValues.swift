/// Makes expressions of types from samples and from the table itself.
final class SampleValues {
    struct Missing: Error {
        let reason: String
    }

    /// What generic parameters stand for, by their names.
    typealias Generics = [String: String]

    private let samples: Samples
    /// The samples that have been asked for, by the kinds and the names of their lines.
    private(set) var used: Set<Samples.Line> = []
    let types: [String: Declaration]
    private let members: [String: [(row: InterfaceRow, declaration: Declaration)]]

    init(_ table: InterfaceTable, _ samples: Samples) {
        self.samples = samples
        var types: [String: Declaration] = [:]
        var members: [String: [(row: InterfaceRow, declaration: Declaration)]] = [:]
        for row in table.rows where row.state == .works {
            let declaration = Declaration(row.signature)
            if let path = row.typePath { types[path] = types[path] ?? declaration }
            members[row.owner, default: []].append((row, declaration))
        }
        self.types = types
        self.members = members
    }

    // MARK: Samples

    private func sample(of type: String) -> String? { line("value", type) }

    /// A type that stands for a protocol, or for a parameter of a type (`Owner.Parameter`).
    func conformer(to name: String) -> String? { line("conformer", name) }

    /// Why a row is left out, if it is.
    func reason(for row: InterfaceRow) -> String? { line("left out", "\(row.owner)\t\(row.signature)") }

    private func line(_ kind: String, _ name: String) -> String? {
        let line = Samples.Line(kind: kind, name: name)
        guard let text = samples.lines[line] else { return nil }
        used.insert(line)
        return text
    }

    func isProtocol(_ type: String) -> Bool { types[type]?.keyword == "protocol" }
    func isClass(_ type: String) -> Bool { types[type]?.keyword == "class" }

    // MARK: Values

    /// An expression of a type whose parameters are known.
    func value(of type: String, _ generics: Generics, depth: Int = 0) throws(Missing) -> String {
        var type = type.replacing("SwiftUI.", with: "PlumbControls.")
        while type.hasPrefix("@") {
            var scan = TypeScanner(type)
            _ = scan.attribute()
            type = scan.rest
        }
        for prefix in ["inout ", "borrowing ", "consuming ", "sending ", "repeat "] where type.hasPrefix(prefix) {
            type = String(type.dropFirst(prefix.count))
        }
        type = substituted(type, generics)
        if let sample = sample(of: type) { return sample }
        for prefix in ["some ", "any "] where type.hasPrefix(prefix) {
            let name = String(type.dropFirst(prefix.count))
            if let sample = sample(of: name) { return sample }
            let plain = String(name.prefix { $0 != "<" && $0 != " " })
            guard let conformer = conformer(to: name) ?? conformer(to: plain) else {
                throw Missing(reason: "no sample of \(name)")
            }
            return try value(of: conformer, generics, depth: depth + 1)
        }
        if depth > 6 { throw Missing(reason: "no sample of \(type)") }
        if let value = try composed(type, generics, depth) { return value }
        return try derived(type, depth)
    }

    /// Optionals, closures, tuples, collections, types and key paths.
    private func composed(_ type: String, _ generics: Generics, _ depth: Int) throws(Missing) -> String? {
        if type.hasSuffix("?") { return try value(of: unwrapped(String(type.dropLast())), generics, depth: depth + 1) }
        if type.hasSuffix(".Type") { return "\(try plain(unwrapped(String(type.dropLast(5))))).self" }
        var scan = TypeScanner(type)
        if scan.peek == "(" {
            let list = TypeScanner.split(String(scan.brackets().dropFirst().dropLast()))
            while !scan.isAtEnd, scan.peek != "-" { if scan.word().isEmpty { break } }
            if scan.isAtEnd {
                if list.count == 1 { return try value(of: list[0], generics, depth: depth + 1) }
                var values: [String] = []
                for part in list {
                    let split = TypeScanner.split(part, at: ":", once: true)
                    values.append(try value(of: split[split.count - 1], generics, depth: depth + 1))
                }
                return "(\(values.joined(separator: ", ")))"
            }
            scan.skip(2)
            let result = scan.rest
            let head = list.isEmpty ? "" : list.map { _ in "_" }.joined(separator: ", ") + " in "
            if ["Void", "()"].contains(result) { return "{ \(head)}" }
            return "{ \(head)\(try value(of: result, generics, depth: depth + 1)) }"
        }
        if scan.peek == "[" {
            let inside = String(scan.brackets().dropFirst().dropLast())
            let parts = TypeScanner.split(inside, at: ":")
            if parts.count == 2 { return "[:] as \(type)" }
            return "[\(try value(of: inside, generics, depth: depth + 1))]"
        }
        let name = scan.name()
        guard scan.peek == "<" else { return nil }
        let arguments = TypeScanner.split(String(scan.brackets().dropFirst().dropLast()))
        guard scan.isAtEnd else { return nil }
        switch name {
        case "Optional": return try value(of: unwrapped(arguments[0]), generics, depth: depth + 1)
        case "Set": return "[\(try value(of: arguments[0], generics, depth: depth + 1))] as \(type)"
        case "Array": return "[\(try value(of: arguments[0], generics, depth: depth + 1))]"
        case "Binding":
            return
                "Binding<\(try plain(arguments[0]))>.constant(\(try value(of: arguments[0], generics, depth: depth + 1)))"
        case "Range", "ClosedRange":
            let bounds = try value(of: arguments[0], generics, depth: depth + 1)
            let isNumber = ["Int", "Double", "Float", "CGFloat"].contains(arguments[0])
            let dots = name == "Range" ? "..<" : "..."
            return "(\(isNumber ? "0" : bounds)\(dots)\(isNumber ? "2" : bounds)) as \(type)"
        case "PartialRangeFrom": return "(\(try value(of: arguments[0], generics, depth: depth + 1))...) as \(type)"
        case "Result": return "\(type).success(\(try value(of: arguments[0], generics, depth: depth + 1)))"
        default: return nil
        }
    }

    /// A type without `some` and `any`: one that conforms.
    private func plain(_ type: String) throws(Missing) -> String {
        if type.hasSuffix("?") { return try plain(unwrapped(String(type.dropLast()))) + "?" }
        guard type.hasPrefix("some ") || type.hasPrefix("any ") else { return type }
        let name = String(type.drop { $0 != " " }.dropFirst())
        guard let conformer = conformer(to: String(name.prefix { $0 != "<" && $0 != " " })) else {
            throw Missing(reason: "no sample of \(name)")
        }
        return conformer
    }

    private func unwrapped(_ type: String) -> String {
        guard type.hasPrefix("("), type.hasSuffix(")") else { return type }
        var scan = TypeScanner(type)
        let inside = scan.brackets()
        return scan.isAtEnd ? String(inside.dropFirst().dropLast()) : type
    }

    /// The first constant, case or initializer that samples can be had for.
    private func derived(_ type: String, _ depth: Int) throws(Missing) -> String {
        let path = Self.withoutArguments(type)
        guard let list = members[path], types[path] != nil, !isProtocol(path) else {
            throw Missing(reason: "no sample of \(type)")
        }
        let spelled = try concrete(path)
        for (row, declaration) in list where row.constraints.isEmpty && reason(for: row) == nil {
            let isConstant = declaration.isStatic && ["var", "let"].contains(declaration.keyword)
            let isCase = declaration.keyword == "case" && declaration.parameters.isEmpty
            if (isConstant && [type, path].contains(declaration.type)) || isCase {
                return "\(type).\(declaration.name)"
            }
        }
        for (row, declaration) in list
        where declaration.keyword == "init" && declaration.effects.isEmpty && declaration.generics.isEmpty
            && !row.signature.hasPrefix("init?") && reason(for: row) == nil
        {
            do throws(Missing) {
                let known = spelled.type == type ? spelled.generics : arguments(of: type, path)
                let wanted = try adding("", where: row.requirements, to: known)
                guard wanted.allSatisfy({ known[$0.key] == $0.value }) else { continue }
                return "\(type)(\(try values(of: declaration, known, depth: depth + 1)))"
            } catch { continue }
        }
        throw Missing(reason: "no sample of \(type)")
    }

    /// What the parameters of `Some<A, B>` are here.
    private func arguments(of type: String, _ path: String) -> Generics {
        var generics: Generics = ["Self": type]
        guard let declaration = types[path], let open = type.firstIndex(of: "<") else { return generics }
        var scan = TypeScanner(String(type[open...]))
        let given = TypeScanner.split(String(scan.brackets().dropFirst().dropLast()))
        for (name, value) in zip(Self.names(declaration.generics), given) { generics[name] = value }
        return generics
    }

    private static func withoutArguments(_ type: String) -> String {
        var depth = 0
        var result = ""
        for character in type {
            if character == "<" { depth += 1 }
            if depth == 0 { result.append(character) }
            if character == ">" { depth -= 1 }
        }
        return result
    }

    /// The arguments of a call.
    func values(of declaration: Declaration, _ generics: Generics, depth: Int = 0) throws(Missing) -> String {
        var parts: [String] = []
        let isOperator = declaration.isOperator
        for parameter in declaration.parameters {
            let label = isOperator ? "" : parameter.label.map { "\($0): " } ?? ""
            var value: String
            if parameter.isInout {
                value = isOperator ? "value\(parts.count)" : "&value\(parts.count)"
            } else if parameter.isAutoclosure, let arrow = parameter.type.range(of: "-> ") {
                value = try self.value(of: String(parameter.type[arrow.upperBound...]), generics, depth: depth)
            } else {
                value = try self.value(of: parameter.type, generics, depth: depth)
            }
            if parameter.builder != nil, !value.hasPrefix("{") { value = "{ \(value) }" }
            parts.append(label + value)
        }
        return parts.joined(separator: ", ")
    }
}

/// Which types stand for generic parameters and protocols.
extension SampleValues {
    /// Parameters of types that SwiftUI only extends.
    private static let others = ["Optional": "<Wrapped>", "Array": "<Element>", "Slice": "<Base>"]

    // MARK: Generic parameters

    /// The names in `<A, B>`; a pack's without `each`.
    static func names(_ brackets: String) -> [String] {
        Declaration.names(in: brackets).map { $0.hasPrefix("each ") ? String($0.dropFirst(5)) : $0 }
    }

    /// Adds what the parameters of a declaration stand for, by their constraints: `A: View, B == Text`. Known ones are
    /// only narrowed.
    func adding(
        _ brackets: String, where requirements: String, to known: Generics, owner: String = ""
    ) throws(Missing) -> Generics {
        var generics = known
        let own = TypeScanner.split(String(brackets.dropFirst().dropLast()))
        let names = Self.names(brackets)
        let list =
            TypeScanner.split(requirements.replacing("SwiftUI.", with: "PlumbControls."))
            + own.filter { $0.contains(":") }
        var decided: Set<String> = []
        for part in list {
            guard let range = part.range(of: " == ") else { continue }
            let (left, right) = (String(part[..<range.lowerBound]), String(part[range.upperBound...]))
            // A collection of values that are known.
            let isElement = left.hasSuffix(".Element") && !right.contains(".Element")
            let name = isElement ? String(left.dropLast(8)) : left
            guard names.contains(name) || known[name] != nil, name != "Self", !decided.contains(name) else { continue }
            decided.insert(name)
            generics[name] = isElement ? "[\(right)]" : right
        }
        for name in names where !decided.contains(name) {
            let constraints = list.compactMap { part -> String? in
                part.hasPrefix("\(name): ") ? String(part.dropFirst(name.count + 2)) : nil
            }
            if let own = conformer(to: "\(owner).\(name)") {
                generics[name] = own
            } else {
                generics[name] = try conformer(constraints, of: name)
            }
        }
        // A type may name a parameter that comes later.
        for _ in 0..<2 {
            for name in decided {
                generics[name] = substituted(generics[name] ?? "", generics.filter { $0.key != name })
            }
        }
        return generics
    }

    private func conformer(_ constraints: [String], of name: String) throws(Missing) -> String {
        if constraints.isEmpty, let own = conformer(to: name) { return own }
        for constraint in constraints {
            let plain = String(constraint.prefix { $0 != "<" })
            if let type = conformer(to: constraint) ?? conformer(to: plain) { return type }
        }
        guard constraints.isEmpty, let type = conformer(to: "Any") else {
            throw Missing(reason: "no sample of \(constraints.joined(separator: " & "))")
        }
        return type
    }

    /// The type with what its parameters stand for.
    func substituted(_ type: String, _ generics: Generics) -> String {
        var result = ""
        var word = ""
        var last: Character = " "
        func flush() {
            if word.isEmpty { return }
            result += last == "." ? word : generics[word] ?? word
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                flush()
                last = character
                result.append(character)
            }
        }
        flush()
        return result
    }

    // MARK: Types

    /// A type of the table with samples for its parameters, and what they stand for. Of a protocol, one that conforms.
    func concrete(_ path: String, where constraints: String = "") throws(Missing) -> (type: String, generics: Generics)
    {
        if let range = constraints.range(of: "Self == ") {
            // `Self == Some<A>`, whose A is a parameter of the member.
            let type = String(constraints[range.upperBound...].prefix { $0 != "," })
            return (type, ["Self": type])
        }
        if isProtocol(path) {
            guard let type = conformer(to: path) else { throw Missing(reason: "no sample of \(path)") }
            return (type, ["Self": type])
        }
        var generics: Generics = [:]
        var spelled: [String] = []
        var prefix = ""
        for part in path.split(separator: ".") {
            prefix += (prefix.isEmpty ? "" : ".") + part
            let declaration = types[prefix]
            let brackets = declaration?.generics ?? Self.others[prefix] ?? ""
            generics = try adding(
                brackets,
                where: InterfaceRow.joined(declaration?.requirements ?? "", constraints),
                to: generics, owner: prefix)
            var name = String(part)
            if !brackets.isEmpty {
                name += "<" + Self.names(brackets).map { generics[$0] ?? "" }.joined(separator: ", ") + ">"
            }
            spelled.append(name)
        }
        let type = spelled.joined(separator: ".")
        generics["Self"] = type
        return (type, generics)
    }
}

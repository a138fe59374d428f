/// Swift of all names that SwiftUI has and Plumb lacks, made from the unavailable rows of the table: each declared as
/// SwiftUI declares it, and unavailable with its sentence.
///
/// 1. A type has its members in its own braces, and one sentence. Functions under constraints say them themselves;
///    properties and aliases under constraints stand in an extension with the type's sentence.
/// 2. A member of a type that works stands in an extension, with its own sentence.
/// 3. A conformance stands by itself, and takes its members from the extensions.
/// 4. A type with functions of a result builder is one.
/// 5. A view has a body, also where its rows don't say so.
/// 6. Every body is `absent()`; stored properties become computed ones.
package struct UnavailableSource {
    private let table: InterfaceTable
    /// The unavailable types, by their paths, with their remedies.
    private let types: [String: InterfaceRow]
    private let members: [String: [InterfaceRow]]

    package init(_ table: InterfaceTable) {
        self.table = table
        let unavailable = table.rows.filter { $0.state == .unavailable }
        var types: [String: InterfaceRow] = [:]
        for row in unavailable {
            if let path = row.typePath { types[path] = types[path] ?? row }
        }
        self.types = types
        members = Dictionary(grouping: unavailable.filter { !Self.isByHand($0, types) }, by: \.owner)
    }

    /// Declared in a source, as the members of a type are that is itself.
    private static func isByHand(_ row: InterfaceRow, _ types: [String: InterfaceRow]) -> Bool {
        if row.isByHand { return true }
        guard row.remedy.isEmpty, let type = types[row.owner] else { return false }
        return type.isByHand && Declaration(type.signature).keyword != "protocol"
    }

    /// The file of an area.
    package func file(_ area: InterfaceTable.Area) -> String {
        var blocks: [String] = []
        var extensions: [String] = []
        var extended: [String: [InterfaceRow]] = [:]
        for row in area.rows where row.state == .unavailable && !Self.isByHand(row, types) {
            let keyword = Declaration(row.signature).keyword
            if row.owner.isEmpty {
                blocks.append(declaration(row))
            } else if keyword == "extension" {
                blocks.append(attribute(row) + row.signature + " {}\n")
            } else if !isInBraces(row) {
                let head = "\(row.owner)\t\(row.constraints)\t\(sentence(row))"
                if extended[head] == nil { extensions.append(head) }
                extended[head, default: []].append(row)
            }
        }
        for head in extensions { blocks.append(block(extended[head] ?? [])) }
        return ([Self.imports] + blocks).joined(separator: "\n") + "\n"
    }

    private static let imports = """
        // Made from Sources/PlumbInterface by plumb-interface.
        import Foundation
        import PlumbCombine
        import PlumbControls
        import PlumbCore
        import PlumbGraphics
        import PlumbUIKit

        """

    // MARK: Where a row stands

    /// In the braces of its type, which is declared here too. A protocol's members stand in extensions.
    ///
    /// A function under constraints says them itself: an extension would be unavailable too, and its use a second
    /// error.
    private func isInBraces(_ row: InterfaceRow) -> Bool {
        guard let type = types[row.owner], !type.isByHand else { return false }
        return Declaration(type.signature).keyword != "protocol"
            && (row.constraints.isEmpty || ["init", "func"].contains(Declaration(row.signature).keyword))
    }

    private func sentence(_ row: InterfaceRow) -> String {
        var remedy = row.remedy
        var owner = row.owner
        while remedy.isEmpty, let type = types[owner] {
            remedy = type.remedy
            owner = type.owner
        }
        return table.remedies[remedy] ?? ""
    }

    private func attribute(_ row: InterfaceRow) -> String {
        "@available(*, unavailable, message: \"\(sentence(row))\")\n"
    }

    // MARK: Declarations

    /// A type with its members, or a function, a variable or an alias that stands by itself.
    private func declaration(_ row: InterfaceRow) -> String {
        attribute(row) + declarationInside(row, isAnnotated: true)
    }

    /// - Parameter isAnnotated: whether what stands around it, or before it, says its sentence.
    private func declarationInside(_ row: InterfaceRow, isAnnotated: Bool, inBraces: Bool = false) -> String {
        let attribute = isAnnotated ? "" : attribute(row)
        guard let path = row.typePath else {
            var signature = row.signature
            if inBraces, !row.constraints.isEmpty {
                signature += (Declaration(signature).requirements.isEmpty ? " where " : ", ") + row.constraints
            }
            return attribute + Self.member(signature, of: row.owner)
        }
        let own = (members[path] ?? []).filter {
            isInBraces($0) && Declaration($0.signature).keyword != "extension"
        }
        var inside = own.map { declarationInside($0, isAnnotated: $0.remedy.isEmpty, inBraces: true) }
        let names = Set(own.map { Declaration($0.signature).name })
        if Declaration(row.signature).inherits.contains("View"), !names.contains("body") {
            inside.append("public var body: Never { absent() }")
        }
        let isBuilder = names.contains { $0.hasPrefix("build") }
        return attribute + (isBuilder ? "@resultBuilder " : "") + Self.published(row.signature)
            + " {\n\(inside.joined(separator: "\n"))\n}\n"
    }

    /// An extension with members that have the same owner, constraints and sentence.
    private func block(_ rows: [InterfaceRow]) -> String {
        guard let first = rows.first else { return "" }
        let constraints = first.constraints.replacing("SwiftUI.", with: "PlumbControls.")
        let inside = rows.map { declarationInside($0, isAnnotated: true) }
        let head = first.owner + (constraints.isEmpty ? "" : " where \(constraints)")
        return attribute(first) + "extension \(head) {\n" + inside.joined(separator: "\n") + "\n}\n"
    }

    // MARK: Members

    /// A member with a body.
    private static func member(_ signature: String, of owner: String) -> String {
        let declaration = Declaration(signature)
        switch declaration.keyword {
        case "case": return signature
        case "typealias": return published(signature)
        case "var", "let", "subscript":
            var head = signature
            // A property wrapper keeps what it wraps.
            if head.hasPrefix("@Binding ") { return published(String(head.prefix { $0 != "{" })) }
            if let brace = head.lastIndex(of: "{") {
                let accessors = head[brace...]
                let isSettable = accessors.contains("set")
                head = String(head[..<brace].dropLast())
                if let standIn = standIns[declaration.type] {
                    return published(head) + " { absentValue() as \(standIn) }"
                }
                return published(head) + body(isSettable: isSettable)
            }
            let isSettable = declaration.keyword == "var"
            if declaration.keyword == "let" { head = head.replacing("let ", with: "var ", maxReplacements: 1) }
            return published(head) + body(isSettable: isSettable)
        default:
            // A builder that comes from a protocol takes a value, and no function that never returns.
            if declaration.name == "makeBody", !declaration.type.hasPrefix("some ") {
                return published(signature.replacing("@ViewBuilder func", with: "func"))
                    + " { return absentValue() }"
            }
            // What stands for the protocol itself: `Never` is no drop delegate.
            let isSelf =
                (declaration.type + "<").hasPrefix("some \(owner)<") && owner != "View" && !declaration.isStatic
            if let standIn = standIns[declaration.type] {
                return published(signature) + " { absentValue() as \(standIn) }"
            }
            // A type that has no name for users.
            let head =
                declaration.type.hasPrefix("_")
                ? signature.replacing(declaration.type, with: "Self") : signature
            return published(head) + (isSelf ? " { self }" : " { absent() }")
        }
    }

    /// Values of protocols that `Never` does not conform to.
    private static let standIns = [
        "some InsettableShape": "Rectangle", "some Sequence<Optional<K.Value>>": "[K.Value?]",
    ]

    private static func body(isSettable: Bool) -> String {
        isSettable ? " { get { absent() } set { absent() } }" : " { absent() }"
    }

    /// With `public` behind the attributes.
    private static func published(_ signature: String) -> String {
        var signature = signature
        for (name, ours) in [("SwiftUI.", ""), (" = .localizedStandard", " = .lexical")] {
            signature = signature.replacing(name, with: ours)
        }
        var scan = TypeScanner(signature)
        while scan.peek == "@" { scan.skipAttribute() }
        let rest = scan.rest
        return signature.dropLast(rest.count) + "public " + rest
    }
}

/// Swift of the names of SwiftUI's declarations, with the iOS that brought each, made from all rows of the table.
///
/// A line is a version ("?" for one after iOS 17), what its names are (types and functions; modifiers and other members
/// of `View`; members of other types, with up to three of these after an @), and the names. Names of one or two
/// letters, operators and the functions of builders are left out: nobody misspells them.
package struct NameSource {
    private struct Name {
        var since: String
        var version: Int
        var owners: Set<String> = []
    }

    private var types: [String: Name] = [:]
    private var modifiers: [String: Name] = [:]
    private var members: [String: Name] = [:]

    package init(_ table: InterfaceTable) {
        for row in table.rows {
            let declaration = Declaration(row.signature)
            let isType = declaration.isType || ["macro", "associatedtype"].contains(declaration.keyword)
            // A type within a type is told as a member of nothing.
            guard !isType || row.owner.isEmpty, let path = InterfaceRow.path(row.owner, row.signature) else { continue }
            let parts = path.split(separator: ".")
            let name = String(parts[parts.count - 1])
            guard name.count > 2, name.allSatisfy({ $0.isLetter || $0.isNumber }), !name.hasPrefix("build"),
                !["init", "subscript"].contains(name), !row.owner.isEmpty || parts.count == 1
            else { continue }
            let found = Name(since: row.version > 17 ? "?" : row.since, version: row.order)
            if row.owner.isEmpty {
                types[name] = Self.older(types[name], found)
            } else if row.owner == "View" {
                modifiers[name] = Self.older(modifiers[name], found)
            } else {
                var member = Self.older(members[name], found)
                member.owners = (members[name]?.owners ?? []).union([row.owner])
                members[name] = member
            }
        }
    }

    private static func older(_ known: Name?, _ found: Name) -> Name {
        guard let known, known.version <= found.version else { return found }
        return known
    }

    /// The lines.
    package var lines: [String] {
        var lines: [String: [String]] = [:]
        for (name, entry) in types { lines["\(entry.since) types:", default: []].append(name) }
        for (name, entry) in modifiers { lines["\(entry.since) view:", default: []].append(name) }
        for (name, entry) in members where modifiers[name] == nil {
            let owners = entry.owners.count > 3 ? "" : "@" + entry.owners.sorted().joined(separator: ",")
            lines["\(entry.since) members:", default: []].append(name + owners)
        }
        return lines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.sorted().joined(separator: " "))" }
    }

    package var file: String {
        """
        // Made from Sources/PlumbInterface by plumb-interface.
        enum SwiftUINameData {
            static let text = \"""
        \(lines.map { "        " + $0 }.joined(separator: "\n"))
                \"""
        }

        """
    }
}

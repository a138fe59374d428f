import Foundation

/// One sentence for all imports of Apple's frameworks that Plumb does not have, in the place of the compiler's "no such
/// module" about the first of them.
enum MissingFrameworks {
    /// - Parameters:
    ///   - text: what the compiler says.
    ///   - own: modules of the user's own that have such names.
    /// - Returns: nil where no such module is missing.
    static func sentence(for text: String, of files: [SourceFile], besides own: Set<String> = []) -> String? {
        let errors = CompilerError.list(in: text)
        let missing = Set(
            errors.compactMap { error -> String? in
                let name = error.message.firstMatch(of: /^no such module '(\w+)/).map { String($0.1) }
                return name.flatMap { AppleFrameworks.remedies[$0] == nil ? nil : $0 }
            })
        guard !missing.isEmpty, errors.allSatisfy({ $0.message.hasPrefix("no such module") }) else { return nil }
        // The compiler stops at the first one of a file: the others are told with it, and what is there is none of
        // them.
        var users: [String: [String]] = [:]
        for file in files {
            // What stands in an #if may have been left out, unless the compiler has met it.
            let unguarded = Set(file.importedModules(unguarded: true).map(\.name))
            let met = Set(file.importedModules().map(\.name)).intersection(missing)
            for name in met.union(unguarded.filter(isElsewhere)).subtracting(own) {
                users[name, default: []].append(file.path)
            }
        }
        let all = users.keys.sorted()
        guard !all.isEmpty else { return nil }
        // What the same files import is told at once.
        var groups: [(files: [String], names: [String])] = []
        for name in all {
            let files = users[name] ?? []
            if let known = groups.firstIndex(where: { $0.files == files }) {
                groups[known].names.append(name)
            } else {
                groups.append((files, [name]))
            }
        }
        let imports = groups.map { "\(list($0.files)) \($0.files.count == 1 ? "imports" : "import") \(list($0.names))" }
        let remedies = all.compactMap { name in
            AppleFrameworks.remedies[name].flatMap { $0.isEmpty ? nil : "for \(name), \($0)" }
        }
        let count = Set(users.values.joined()).count
        let whole = files.count == count
        return list(imports) + ", which Plumb does not have; "
            + (remedies.isEmpty ? "" : remedies.joined(separator: "; ") + "; ")
            + (remedies.isEmpty ? "" : "or ")
            + (whole
                ? "put what needs \(all.count == 1 ? "it" : "them") between #if canImport(\(all[0])) and #endif"
                : "leave \(count == 1 ? "this file" : "these files") out: give plumb the others, or put what needs "
                    + "\(all.count == 1 ? "it" : "them") between #if canImport(\(all[0])) and #endif")
    }

    /// Frameworks that nothing of Plumb and of Swift on Linux stands for.
    private static func isElsewhere(_ name: String) -> Bool {
        AppleFrameworks.remedies[name] != nil
            && !["CoreFoundation", "CoreTransferable", "DeveloperToolsSupport"].contains(name)
    }

    private static func list(_ words: [String]) -> String {
        guard words.count > 2 else { return words.joined(separator: " and ") }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}

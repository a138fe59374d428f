import Foundation

/// The pages of the rules, where they stand beside the program: installed, or in a checkout.
enum Pages {
    /// A page by its name, or the names of all.
    static func page(_ name: String?) throws -> String {
        let pages = files()
        guard !pages.isEmpty else {
            throw ToolError("the pages are not installed beside \(PlumbCall.folder)/plumb-mcp")
        }
        guard let name else {
            // Lint has a line about each of its rules.
            let lines = pages.filter { !$0.value.contains("/Lint/") || $0.key == "Lint" }.sorted { $0.key < $1.key }
            return lines.map(line).joined(separator: "\n")
        }
        let wanted = name.lowercased()
        let key = pages.keys.sorted().first { $0.lowercased() == wanted }
        if let key, let file = pages[key], let data = FileManager.default.contents(atPath: file) {
            return String(decoding: data, as: UTF8.self)
        }
        let near = pages.keys.sorted().filter { $0.lowercased().contains(wanted) || wanted.contains($0.lowercased()) }
        throw ToolError(
            "there is no page \(name)"
                + (near.isEmpty
                    ? "; without a name, docs lists them" : "; did you mean \(near.prefix(3).joined(separator: ", "))?")
        )
    }

    /// The name of a page, and what it is about: its title where that says more, and the first sentence.
    private static func line(of name: String, _ file: String) -> String {
        let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let title = lines[0].drop { $0 == "#" || $0 == " " }
        // Code, pictures, tables and remarks are not about anything.
        var isCode = false
        let prose = lines.dropFirst().drop { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return isCode || line.hasPrefix("```") || line.first.map { "!<|#-".contains($0) } ?? true
        }
        let words = prose.prefix { !$0.isEmpty }.joined(separator: " ")
        let sentence = words.firstRange(of: ". ").map { words[..<$0.lowerBound] + "." } ?? words[...]
        let end = sentence.hasSuffix(":") ? sentence.dropLast() + "." : sentence
        return "\(name): " + (title == name ? "" : "\(title). ") + end
    }

    /// Paths by name: `HStack`, `Rules`.
    private static func files() -> [String: String] {
        let roots = ["\(PlumbCall.folder)/Docs", "\(PlumbCall.folder)/../../../Docs", "\(PlumbCall.folder)/../../Docs"]
        guard let root = roots.first(where: { FileManager.default.fileExists(atPath: "\($0)/Layout/HStack.md") }) else {
            return [:]
        }
        var found: [String: String] = [:]
        for folder in ["", "Drawing", "Layout", "Lint", "Lists", "Modals", "Navigation"] {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            where file.hasSuffix(".md") {
                let name = file == "README.md" ? (folder.isEmpty ? "" : folder) : String(file.dropLast(3))
                if !name.isEmpty { found[name] = "\(root)/\(folder)/\(file)" }
            }
        }
        return found
    }
}

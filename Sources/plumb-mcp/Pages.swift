import Foundation

/// The pages of the rules, where they stand beside the program: installed, or in a checkout.
enum Pages {
    /// A page by its name, or the names of all.
    static func page(_ name: String?) throws -> String {
        let pages = files()
        guard !pages.isEmpty else {
            throw ToolError("the pages are not installed beside \(PlumbCall.folder)/plumb-mcp")
        }
        guard let name else { return pages.keys.sorted().joined(separator: "\n") }
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

    /// Paths by name: `HStack`, `Rules`.
    private static func files() -> [String: String] {
        let roots = ["\(PlumbCall.folder)/Docs", "\(PlumbCall.folder)/../../../Docs", "\(PlumbCall.folder)/../../Docs"]
        guard let root = roots.first(where: { FileManager.default.fileExists(atPath: "\($0)/Layout/HStack.md") }) else {
            return [:]
        }
        var found: [String: String] = [:]
        for folder in ["", "Layout", "Drawing", "Lint"] {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            where file.hasSuffix(".md") {
                let name = file == "README.md" ? (folder.isEmpty ? "" : folder) : String(file.dropLast(3))
                if !name.isEmpty { found[name] = "\(root)/\(folder)/\(file)" }
            }
        }
        return found
    }
}

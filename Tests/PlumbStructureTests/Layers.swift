/// Folders in an order, the lowest first: a file uses what its own folder and lower ones declare, and nothing else.
struct Layers {
    /// A use that points upwards.
    struct Breach: Hashable, Comparable, CustomStringConvertible {
        let file: String
        let line: Int
        let name: String
        let declaredIn: String

        var description: String { "\(file):\(line) uses \(name) of \(declaredIn)" }
        static func < (a: Breach, b: Breach) -> Bool { (a.file, a.line, a.name) < (b.file, b.line, b.name) }
    }

    let order: [String]
    /// Where the folders are: a path with a slash at its end.
    let root: String

    /// The folder of a file; nil for files that stand in none.
    func layer(of file: String) -> String? {
        let parts = file.dropFirst(root.count).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    /// The uses that point upwards, and those of folders that are in no order. As no use points upwards in a right
    /// order, no folders use each other in a circle.
    func breaches(in references: [IndexStore.Reference]) -> [Breach] {
        let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var found: Set<Breach> = []
        for use in references {
            guard let folder = layer(of: use.file), let home = layer(of: use.declaredIn), folder != home else {
                continue
            }
            if let own = rank[folder], let other = rank[home], other < own { continue }
            found.insert(
                Breach(
                    file: String(use.file.dropFirst(root.count)), line: use.line, name: use.name,
                    declaredIn: String(use.declaredIn.dropFirst(root.count))))
        }
        return found.sorted()
    }
}

import CPango

/// The fonts of the user's own Fontconfig configuration, read when a view first names a family, and once in a process:
/// Fontconfig keeps nearly a megabyte of each configuration that it reads.
enum SystemFonts {
    static func paths(ofFamily name: String) -> [String] { files[key(name)]?.sorted() ?? [] }

    /// Fontconfig takes no heed of spaces and capital letters.
    private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    private static let files: [String: Set<String>] = {
        guard let system = FcInitLoadConfigAndFonts(), let all = FcPatternCreate() else { return [:] }
        let objects = FcObjectSetCreate()
        defer {
            FcObjectSetDestroy(objects)
            FcPatternDestroy(all)
            FcConfigDestroy(system)
        }
        FcObjectSetAdd(objects, FC_FAMILY)
        FcObjectSetAdd(objects, FC_FILE)
        guard let set = FcFontList(system, all, objects) else { return [:] }
        defer { FcFontSetDestroy(set) }
        var files: [String: Set<String>] = [:]
        for index in 0..<Int(set.pointee.nfont) {
            guard let font = set.pointee.fonts[index], let path = font.strings(FC_FILE).first else { continue }
            for family in font.strings(FC_FAMILY) { files[key(family), default: []].insert(path) }
        }
        return files
    }()
}

extension OpaquePointer {
    /// What a pattern of Fontconfig has under a name; at most 16 texts.
    func strings(_ object: String) -> [String] {
        var result: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while result.count < 16, FcPatternGetString(self, object, Int32(result.count), &text) == FcResultMatch, let text
        {
            result.append(String(cString: text))
        }
        return result
    }
}

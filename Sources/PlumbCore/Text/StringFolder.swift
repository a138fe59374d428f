import Foundation

/// The tables of strings beside a source: `Localizable.xcstrings`, `de.lproj/Localizable.strings`,
/// `de.lproj/Localizable.stringsdict`, and other tables of such names. Files are read when a text is first looked up.
///
/// 1. The language is the one of all tables that fits the locale best; where it lacks a key, the development language
/// has it. 2. A catalogue wins over a list of plurals, and that over a list of texts. 3. A file that can't be read is
/// one sentence, and counts as empty. (Docs/Rules.md, section 23.)
public final class StringFolder: StringTables {
    private let folder: URL
    /// By table, language and key.
    private lazy var tables = readAll()
    /// The language in which the source speaks.
    private(set) var development = "en"
    private var languages: Set<String> = []
    /// One sentence for each file that can't be read.
    public private(set) var problems: [String] = []
    private var known: [String: [String]] = [:]

    /// Folders in which strings are looked for beside the one of the source.
    private static let names: Set<String> = [
        "Resources", "Localization", "Localizations", "Localizable", "Locales", "Strings", "Supporting Files",
    ]
    /// Bytes: larger files are none that anybody has translated.
    private static let largest = 16 << 20

    /// The tables of a folder. Nothing is read yet.
    public init(_ folder: URL) { self.folder = folder }

    /// The text of a key in the locale's language, in the form that the numbers ask for; nil where no language has it.
    public func text(
        forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?], locale: Locale
    ) -> String? {
        guard let table = tables[table ?? "Localizable"] else { return nil }
        for language in order(of: locale) {
            if let text = table[language]?[key]?.text(numbers, language) { return text }
        }
        return nil
    }

    /// 1
    private func order(of locale: Locale) -> [String] {
        if let order = known[locale.identifier] { return order }
        let order = [StringFolder.best(for: locale, of: languages), development, "Base"].compactMap { $0 }
        known[locale.identifier] = order
        return order
    }

    /// The language that fits a locale best; nil where none does.
    static func best(for locale: Locale, of languages: Set<String>) -> String? {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return nil }
        let region = locale.region?.identifier
        var script = language.script?.identifier
        if code == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans" }
        var names: [String] = []
        if let script, let region { names.append("\(code)-\(script)-\(region)") }
        if let script { names.append("\(code)-\(script)") }
        if let region { names.append("\(code)-\(region)") }
        names.append(code)
        func canonical(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
        for name in names {
            if let found = languages.first(where: { canonical($0) == canonical(name) }) { return found }
        }
        return languages.sorted().first { canonical($0).hasPrefix(code + "-") }
    }

    // MARK: Files

    private func readAll() -> [String: [String: [String: StringEntry]]] {
        var tables: [String: [String: [String: StringEntry]]] = [:]
        func add(_ entries: [String: StringEntry], _ table: String, _ language: String) {
            if language != "Base" { languages.insert(language) }
            tables[table, default: [:]][language, default: [:]].merge(entries) { $1 }
        }
        // 2: what is read later wins.
        let files = StringFolder.files(in: folder)
        for (kind, read) in [("strings", StringsFile.strings), ("stringsdict", StringsFile.plurals)] {
            for file in files where file.pathExtension == kind {
                let language = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
                guard file.deletingLastPathComponent().pathExtension == "lproj" else { continue }
                do throws(StringsFile.Failure) {
                    add(try read(try data(file)), file.deletingPathExtension().lastPathComponent, language)
                } catch { report(file, error) }
            }
        }
        for file in files where file.pathExtension == "xcstrings" {
            do throws(StringsFile.Failure) {
                let (source, all) = try StringCatalog.read(try data(file))
                development = source
                for (language, entries) in all {
                    add(entries, file.deletingPathExtension().lastPathComponent, language)
                }
            } catch { report(file, error) }
        }
        return tables
    }

    private func data(_ file: URL) throws(StringsFile.Failure) -> Data {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= StringFolder.largest else {
            throw StringsFile.Failure(description: "is too large")
        }
        guard let data = try? Data(contentsOf: file) else { throw StringsFile.Failure(description: "can't be read") }
        return data
    }

    /// 3
    private func report(_ file: URL, _ failure: StringsFile.Failure) {
        problems.append("\(file.lastPathComponent) \(failure.description); its texts are shown as they are written")
    }

    /// Catalogues and the files of languages in a folder, and in folders of it that have a name for such.
    private static func files(in folder: URL) -> [URL] {
        var files: [URL] = []
        func look(_ folder: URL, _ depth: Int) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted().prefix(10_000) {
                let file = folder.appendingPathComponent(name)
                switch file.pathExtension {
                case "strings", "stringsdict", "xcstrings": files.append(file)
                case "lproj": if depth < 4 { look(file, 4) }
                default: if depth < 2, StringFolder.names.contains(name) { look(file, depth + 1) }
                }
            }
        }
        look(folder, 0)
        return files
    }
}

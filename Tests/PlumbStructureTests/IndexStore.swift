import CIndexStore
import Foundation

/// What the compiler has written down about a build: which symbol is declared where, and where it is used.
struct IndexStore {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A use of something that another file declares.
    struct Reference: Hashable {
        let file: String
        let line: Int
        let name: String
        let declaredIn: String
        let declaredAt: Int
    }

    /// The uses in the files of some folders of what other files of them declare, in no order.
    let references: [Reference]
    /// The files that were read, and when the compiler wrote about each.
    let files: [String: Date]

    /// Reads a store.
    ///
    /// Only files that exist are read, in the record of their newest unit. Throws when a file of the folder has none,
    /// or was changed after its unit was written.
    ///
    /// - Parameters:
    ///   - path: of the store, as compilers are told it by `-index-store-path`.
    ///   - folders: whose Swift files count, with those in their folders.
    init(_ path: String, of folders: URL...) throws {
        let walk = Walk(prefixes: folders.map { $0.path + "/" })
        let problem = visit_index(
            try IndexStore.library(), path, Unmanaged.passUnretained(walk).toOpaque(),
            { context, file in
                guard let file else { return false }
                let walk = Unmanaged<Walk>.fromOpaque(context!).takeUnretainedValue()
                let name = String(cString: file)
                return walk.prefixes.contains(where: name.hasPrefix) && FileManager.default.fileExists(atPath: name)
            },
            { context, occurrence in
                Unmanaged<Walk>.fromOpaque(context!).takeUnretainedValue().note(occurrence)
            })
        if let problem { throw Failure(description: String(cString: problem)) }
        files = walk.files
        references = walk.references.compactMap { use in
            guard let home = walk.homes[use.symbol], home.file != use.file else { return nil }
            return Reference(
                file: use.file, line: use.line, name: use.name, declaredIn: home.file, declaredAt: home.line)
        }
        for folder in folders { try checkAge(folder) }
    }

    private final class Walk {
        let prefixes: [String]
        var files: [String: Date] = [:]
        var homes: [String: (file: String, line: Int)] = [:]
        var references: [(file: String, line: Int, symbol: String, name: String)] = []

        init(prefixes: [String]) { self.prefixes = prefixes }

        func note(_ occurrence: index_occurrence) {
            let file = String(cString: occurrence.file)
            files[file] = Date(timeIntervalSince1970: occurrence.written)
            if occurrence.isParameter { return }
            let symbol = String(cString: occurrence.symbol)
            if occurrence.isDefinition, homes[symbol] == nil {
                homes[symbol] = (file, Int(occurrence.line))
            }
            if occurrence.isReference {
                references.append((file, Int(occurrence.line), symbol, String(cString: occurrence.name)))
            }
        }
    }

    /// A store that is older than the sources says nothing about them.
    private func checkAge(_ folder: URL) throws {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in all ?? .init() where file.pathExtension == "swift" {
            guard let written = files[file.path] else {
                if try String(contentsOf: file, encoding: .utf8).isBlankForCompilers { continue }
                throw Failure(description: "the index knows nothing of \(file.path); build the tests first")
            }
            let changed = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
            if let changed, written < changed {
                throw Failure(
                    description: "\(file.path) was changed after the index was written; build the tests first")
            }
        }
    }

    /// The toolchain's library, beside the compiler that is on the PATH.
    private static func library() throws -> String {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for folder in paths {
            let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            let library = swift.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("lib/libIndexStore.so")
            if FileManager.default.fileExists(atPath: library.path) { return library.path }
        }
        throw Failure(description: "there is no libIndexStore.so in the lib folder of the toolchain on the PATH")
    }
}

extension String {
    /// Whether nothing is in a file that a compiler writes down: comments and imports.
    fileprivate var isBlankForCompilers: Bool {
        split(separator: "\n").allSatisfy {
            let line = $0.trimmingCharacters(in: .whitespaces)
            return line.isEmpty || line.hasPrefix("//") || line.contains("import ")
        }
    }
}

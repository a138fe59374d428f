import Foundation
import PlumbHosting
import PlumbUI

/// Names of a module's files that no file declares and no module has: those of packages that are not there, or of
/// files that were not given.
///
/// The type checker tries all that an expression could mean before it says so, which takes minutes where the
/// expression is long. This one looks at nothing but words, and is silent about a name where there is the least doubt.
///
/// 1. The compiler parses the files (`-dump-parse`), which takes a fraction of a second. What it refers to is
///    looked for; every other word of its answer may be a declaration. It leaves out what stands between `#if` and
///    `#endif`: all words there may be declarations.
/// 2. Words of the other modules of the call, and of files that Plumb writes, may be declarations too.
/// 3. A module's file has all names that it declares, whatever they are; so have the files of C modules.
/// 4. Macros make names that begin with `_` or `$`. A type with a `subscript(dynamicMember:)` has any member.
struct UnknownNames {
    /// What a name is where it is written.
    enum Use: Hashable { case value, type, attribute, member }

    let files: [SourceFile]
    /// The text of each file as it is compiled, without what Plumb adds before it.
    let texts: [Data]
    /// What the compiler said of each file when it had parsed it.
    let parsed: [Data]
    /// Declarations that are none of the files'.
    let others: [Data]

    struct Finding {
        let name: String
        let isMember: Bool
        let error: CompilerError
        /// The error as the compiler prints it, with the line of the file and a mark below.
        let text: String
    }

    /// The errors in the order of the files.
    ///
    /// - Parameter known: the names of all modules.
    func errors(besides known: Set<String>) -> [Finding] {
        var references: [[String: Use]] = []
        var declared = Self.builtIn
        for text in parsed {
            var names: [String: Use] = [:]
            Self.read(text, references: &names, declared: &declared)
            references.append(names)
        }
        let words = texts.map(SourceWords.init)
        for words in words { declared.formUnion(words.conditional) }
        for text in others { declared.formUnion(SourceWords(text).places.keys) }
        // 4
        let hasAnyMember = declared.contains("dynamicMember")
        var errors: [Finding] = []
        for (index, names) in references.enumerated() {
            let unknown = names.filter { name, use in
                name.count > 2 && !name.hasPrefix("_") && !declared.contains(name) && !known.contains(name)
                    && !(use == .member && hasAnyMember)
            }
            let found = unknown.flatMap { name, use in
                (words[index].places[name] ?? []).map { (place: $0, name: name, use: use) }
            }
            for (place, name, use) in found.sorted(by: { $0.place < $1.place }) {
                errors.append(error(named: name, use, at: place, in: index))
            }
        }
        return errors
    }

    private func error(named name: String, _ use: Use, at place: Int, in index: Int) -> Finding {
        let text = texts[index]
        let start = text.startIndex + place
        let lineStart = text[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? text.startIndex
        let lineEnd = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
        let line = text[..<start].count { $0 == 0x0A } + 1
        let message =
            switch use {
            case .value: "cannot find '\(name)' in scope"
            case .type: "cannot find type '\(name)' in scope"
            case .attribute: "unknown attribute '\(name)'"
            case .member: "cannot find a member '\(name)' in any module or file"
            }
        let path = files[index].path
        let blank = String(
            decoding: text[lineStart..<start].map { $0 == 0x09 ? 0x09 : 0x20 }, as: UTF8.self)
        let mark = blank + "^" + String(repeating: "~", count: name.count - 1)
        return Finding(
            name: name, isMember: use == .member, error: CompilerError(file: path, line: line, message: message),
            text: "\(path):\(line):\(start - lineStart + 1): error: \(message)\n"
                + "\(String(decoding: text[lineStart..<lineEnd], as: UTF8.self))\n\(mark)")
    }

    // MARK: What the compiler parsed

    /// Names that no declaration has.
    private static let builtIn: Set<String> = [
        "init", "self", "Self", "super", "subscript", "Type", "Protocol", "Any", "CodingKeys", "newValue", "oldValue",
        "error",
    ]

    /// Reads lines like `(unresolved_dot_expr type="<null>" field="padding" function_ref=unapplied`.
    private static func read(_ dump: Data, references: inout [String: Use], declared: inout Set<String>) {
        var isAttribute = false
        for line in dump.split(separator: 0x0A) {
            let text = String(decoding: line.drop { $0 == 0x20 }, as: UTF8.self)
            func refers(_ key: String, _ use: Use) {
                guard let start = text.range(of: " \(key)=\"") else { return }
                let name = text[start.upperBound...].prefix { $0 != "\"" && $0 != "(" }
                // A name may be written in several ways: the first one is told.
                if name.utf8.allSatisfy(SourceWords.isPart), !name.isEmpty, references[String(name)] == nil {
                    references[String(name)] = use
                }
            }
            // An entry may have a name before it, as in `(original_init=unresolved_decl_ref_expr`.
            let kind = text.prefix { $0 != " " }
            defer { isAttribute = kind.hasSuffix("custom_attr") }
            if kind.hasSuffix("unresolved_decl_ref_expr") {
                refers("name", .value)
            } else if kind.hasSuffix("unresolved_dot_expr") {
                refers("field", .member)
            } else if kind.hasSuffix("unresolved_member_expr") {
                refers("name", .member)
            } else if kind.hasSuffix("type_unqualified_ident") {
                refers("id", isAttribute ? .attribute : .type)
            } else if kind.hasSuffix("type_qualified_ident") {
                refers("id", .type)
            } else if !kind.hasSuffix("string_literal_expr"), !kind.hasSuffix("extension_decl") {
                declared.formUnion(SourceWords.all(in: text.utf8))
            }
        }
    }
}

/// Ends a compiler that names keep busy which are not known.
///
/// 1. One that has hardly worked has other reasons to take long. 2. Files are looked at a single time: they stay
///    as they are while they are compiled. 3. Where all names are known, the compiler goes on.
///
/// With `PLUMB_NAMES=first` in the environment files are looked at before they are compiled: so it can be tried on
/// files that compile in a moment.
final class UnknownNameSearch {
    /// Seconds from the beginning after which it looks.
    private static let beginning = 2.5
    /// Seconds that the compiler has worked.
    private static let work = 1.5
    /// Seconds that looking may take.
    static let patience = 10.0

    let isFirst = ProcessInfo.processInfo.environment["PLUMB_NAMES"] == "first"
    private let start = ContinuousClock.now
    private var findings: [UnknownNames.Finding]?

    /// - Throws: `End` where there are such names.
    func look(at moment: ToolProcess.Moment, _ find: () throws -> [UnknownNames.Finding]?) throws {
        // 1
        guard (ContinuousClock.now - start) / .seconds(1) >= Self.beginning, moment.work >= Self.work else { return }
        // 2
        if findings == nil { findings = try find() }
        // 3
        if let findings, !findings.isEmpty { throw End(output: moment.output, findings: findings) }
    }

    struct End: Error {
        /// What the compiler had said.
        let output: Data
        let findings: [UnknownNames.Finding]

        /// What the compiler said, and what it would have said.
        func result(after said: String) -> ToolProcess.Result {
            .init(output: Data(added(to: said).utf8), status: 1, isEndedEarly: true)
        }

        private func added(to said: String) -> String {
            let told = Set(CompilerError.list(in: said).map { "\($0.file):\($0.line): \($0.message)" })
            // A member of what isn't known is no news.
            let hasOthers = said.contains("cannot find") || findings.contains { !$0.isMember }
            let news = findings.filter { finding in
                if finding.isMember, hasOthers { return false }
                let place = "\(finding.error.file):\(finding.error.line): "
                return !told.contains { $0.hasPrefix(place) && $0.contains("'\(finding.name)'") }
            }
            return ([said.trimmingCharacters(in: .newlines)] + news.map(\.text)).filter { !$0.isEmpty }
                .joined(separator: "\n") + "\n"
        }
    }
}

/// The words of a text's code, without comments and strings.
struct SourceWords {
    /// Where each word stands, in bytes from the beginning.
    private(set) var places: [String: [Int]] = [:]
    /// Words between `#if` and `#endif`.
    private(set) var conditional: Set<String> = []

    init(_ text: Data) {
        let bytes = [UInt8](text)
        var walk = SourceWalk(bytes)
        var depth = 0
        while let place = walk.nextWord() {
            let word = String(decoding: bytes[place], as: UTF8.self)
            if place.lowerBound > 0, bytes[place.lowerBound - 1] == UInt8(ascii: "#") {
                if word == "if" { depth += 1 }
                if word == "endif" { depth -= 1 }
            }
            places[word, default: []].append(place.lowerBound)
            if depth > 0 { conditional.insert(word) }
        }
    }

    static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: byte >= 0x80
        }
    }

    /// All words, in whatever they stand.
    static func all(in text: some Sequence<UInt8>) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text {
            if isPart(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}

/// The names that modules have, read from the compiler's own files.
enum ModuleContents {
    /// - Returns: nil while the files of C modules are not there, which the first run of the compiler makes.
    static func names(_ installation: Installation, _ toolchain: Toolchain, moduleCache: String) -> Set<String>? {
        let swift = [installation.modules, toolchain.runtime].flatMap { files(in: $0, "swiftmodule") }
        let c = files(in: moduleCache, "pcm")
        guard c.contains(where: { $0.contains("/SwiftGlibc-") }) else { return nil }
        var names: Set<String> = []
        for path in swift + c {
            // A module's own name stands before what it has, as in SwiftUI.Text.
            names.insert(String(URL(fileURLWithPath: path).lastPathComponent.prefix { $0 != "." && $0 != "-" }))
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { continue }
            names.formUnion(SwiftUINames.identifiers(in: data))
        }
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.runtime)) ?? []
        names.formUnion(folders.map { String($0.prefix { $0 != "." }) })
        names.formUnion(Installation.appleModules.keys)
        return names
    }

    /// Files of a folder and of those in it.
    private static func files(in folder: String, _ ending: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".\(ending)") && !AssetsFolder.isFolder("\(folder)/\($0)") }
            .map { "\(folder)/\($0)" }
    }
}

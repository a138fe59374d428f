import Foundation

/// A line under an error of the compiler that names what it does not know: what Plumb has instead, since when SwiftUI
/// has it, or the nearest name.
///
/// 1. A name of SwiftUI that Plumb lacks: since which iOS it is there. 2. One that Plumb has: the type whose member it
///    is, or the import that is missing.
/// 3. A name of another framework of Apple's, by its first letters: which. 4. Any other: the nearest name of SwiftUI or
/// of the files themselves; without one, where it may be declared. 5. Nothing where the compiler has a proposal of its
/// own, says what to use, or the type is none of SwiftUI's.
final class NameRemedies {
    private let files: [SourceFile]
    private let modules: String
    private lazy var names = SwiftUINames(modules: modules)
    private lazy var own = Self.declared(in: files)
    private lazy var allGlobals = Set(names.types.keys).union(own.globals)
    private lazy var allMembers = Set(names.members.keys).union(own.members)
    /// What was said before, by what the compiler said: a name may be wrong a hundred times.
    private var sentences: [String: String?] = [:]

    init(files: [SourceFile], modules: String) {
        self.files = files
        self.modules = modules
    }

    /// What the compiler says, with the lines, each under the first error about a name.
    func added(to text: String) -> String {
        var told: Set<String> = []
        var result: [String] = []
        var pending: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let isStart = line.contains(": error: ") || line.contains(": note: ") || line.contains(": warning: ")
            if isStart, let sentence = pending {
                result.append(sentence)
                pending = nil
            }
            result.append(line)
            if let error = CompilerError.list(in: line).first, let sentence = sentence(for: error),
                told.insert(sentence).inserted
            {
                pending = "plumb: \(sentence)"
            }
        }
        if let sentence = pending { result.append(sentence) }
        return result.joined(separator: "\n")
    }

    /// Without "plumb: " before it.
    func sentence(for error: CompilerError) -> String? {
        let key = "\(error.file)\n\(error.message)"
        if let known = sentences[key] { return known }
        let sentence = newSentence(for: error)
        sentences[key] = .some(sentence)
        return sentence
    }

    private func newSentence(for error: CompilerError) -> String? {
        let message = error.message
        // 5
        guard !message.contains("did you mean"), !message.contains("is unavailable") else { return nil }
        if let match = message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/) {
            return aboutType(String(match.1), in: error.file)
        }
        if let match = message.firstMatch(of: /^unknown attribute '(\w+)'/) {
            return aboutType(String(match.1), in: error.file)
        }
        if let match = message.firstMatch(of: /^cannot find a member '(\w+)' in any/) {
            return aboutMember(String(match.1))
        }
        if let match = message.firstMatch(of: /^(?:value of )?type '([^']+)' has no member '(\w+)'/) {
            return aboutMember(String(match.2), of: String(match.1))
        }
        return nil
    }

    private func aboutType(_ name: String, in path: String) -> String? {
        if let known = names.types[name] {
            // 1
            guard names.isOurs(name) else { return missing(name, known) }
            // 2
            let file = files.first { $0.path == path }
            guard let file, !file.imports("SwiftUI") else { return nil }
            return "\(name) is SwiftUI's; write import SwiftUI in \(path)"
        }
        // 3
        if let framework = AppleFrameworks.owner(of: name) {
            if Installation.appleModules[framework] != nil, names.isOurs(name) {
                return "\(name) is \(framework)'s; write import \(framework) in \(path)"
            }
            // A name like Product may be anybody's.
            let isImported = files.contains { $0.imports(framework) }
            if !isImported, let near = nearest(to: name, among: own.globals) {
                return "SwiftUI has no \(name); did you mean \(near)?"
            }
            return "\(name) is a name of \(framework), and Plumb does not have it"
                + (isImported || name.prefix(2).allSatisfy(\.isUppercase)
                    ? "" : "; if another file declares it, give plumb that file too, or the folder")
        }
        // 4
        if let near = nearest(to: name, among: allGlobals) { return "SwiftUI has no \(name); did you mean \(near)?" }
        guard name.first?.isUppercase == true else { return nil }
        return "SwiftUI has no \(name); if another file declares it, give plumb that file too, or the folder"
    }

    private func aboutMember(_ name: String, of type: String) -> String? {
        let base = type.split(separator: "<").first.map(String.init) ?? type
        let isView = type.hasPrefix("some ") && type.contains("View") || names.types[base] != nil && names.isOurs(base)
        guard isView || own.globals.contains(base) || type.hasPrefix("some ") else {
            // Types of Foundation and Swift: SwiftUI extends few of them.
            guard let known = names.members[name], known.owners.contains(base) else { return nil }
            return names.isOurs(name) ? nil : missing(name, known)
        }
        if let known = names.members[name] {
            // 1
            guard names.isOurs(name) else { return missing(name, known) }
            // 2
            guard !known.owners.isEmpty, !known.owners.contains("View"), !known.owners.contains(base) else {
                return nil
            }
            return "\(name) is a member of \(list(known.owners)), and not of \(type)"
        }
        // 4
        if let near = nearest(to: name, among: allMembers) {
            return "SwiftUI has no \(name) of \(type); did you mean \(near)?"
        }
        guard type.hasPrefix("some ") else { return nil }
        return "SwiftUI has no \(name) of \(type); if another file declares it, give plumb that file too, or the folder"
    }

    /// A member of what only the type checker would know, which no file and no module has.
    private func aboutMember(_ name: String) -> String {
        if let known = names.members[name] { return missing(name, known) }
        if let near = nearest(to: name, among: allMembers) { return "SwiftUI has no \(name); did you mean \(near)?" }
        return "SwiftUI has no \(name); if another file declares it, give plumb that file too, or the folder"
    }

    private func missing(_ name: String, _ entry: SwiftUINames.Entry) -> String {
        guard let version = entry.version else {
            return "\(name) is SwiftUI's, newer than iOS 17 or of another platform, and Plumb does not have it yet"
        }
        return "\(name) is SwiftUI's since iOS \(version), and Plumb does not have it yet"
    }

    private func list(_ words: [String]) -> String {
        words.count < 3
            ? words.joined(separator: " and ") : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }

    // MARK: Nearness

    /// The one name that differs in the fewest letters: a letter more, fewer, another, or two in the other order; at
    /// most one in four, and three. Of several, one that Plumb or the files have. Types have great initials, and all
    /// else small ones.
    private func nearest(to name: String, among names: Set<String>) -> String? {
        let most = min(3, max(1, name.count / 4))
        guard name.count > 2 else { return nil }
        let word = Array(name.lowercased().utf8)
        var best: (distance: Int, names: [String]) = (most, [])
        for other in names where other != name && abs(other.utf8.count - word.count) <= most {
            let distance = Self.distance(word, Array(other.lowercased().utf8))
            guard distance == 0 || other.first?.isUppercase == name.first?.isUppercase else { continue }
            if distance < best.distance { best = (distance, []) }
            if distance == best.distance { best.names.append(other) }
        }
        let there = best.names.filter { self.names.isOurs($0) || own.members.contains($0) }
        return there.count == 1 ? there[0] : best.names.count == 1 ? best.names[0] : nil
    }

    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    cost = min(cost, before[j - 1] + 1)
                }
                row.append(cost)
            }
            (before, last) = (last, row)
        }
        return last[second.count]
    }

    /// What the files declare: names of types and functions, and all names.
    private static func declared(in files: [SourceFile]) -> (globals: Set<String>, members: Set<String>) {
        var globals: Set<String> = []
        var members: Set<String> = []
        for file in files {
            let text = String(decoding: file.text, as: UTF8.self)
            for match in text.matches(
                of: /\b(struct|class|enum|protocol|actor|typealias|func|var|let|case)\s+`?([A-Za-z_]\w*)/)
            {
                members.insert(String(match.2))
                if match.1 != "case" { globals.insert(String(match.2)) }
            }
        }
        return (globals, members)
    }
}

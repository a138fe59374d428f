import Foundation

/// The name of numbered files: `frame-%03d.png` is `frame-000.png`, `frame-001.png` …; `%d` has as many digits as it
/// takes.
struct FramePattern {
    private let before: Substring
    private let digits: Int
    private let after: Substring

    /// Nil for a name without exactly one number.
    init?(_ name: String) {
        guard let percent = name.firstIndex(of: "%") else { return nil }
        let rest = name[name.index(after: percent)...]
        let width = rest.prefix { $0.isASCII && $0.isNumber }
        after = rest.dropFirst(width.count + 1)
        before = name[..<percent]
        digits = Int(width) ?? 0
        guard rest.dropFirst(width.count).first == "d", !after.contains("%"), digits <= 9, !before.hasSuffix("%")
        else { return nil }
    }

    /// The names of a file's pages: `card.png` is `card-1.png`, `card-2.png` … Nil for a name with a per cent sign.
    init?(numbering name: String) {
        let suffix = URL(fileURLWithPath: name).pathExtension
        self.init(name.dropLast(suffix.isEmpty ? 0 : suffix.count + 1) + "-%d" + (suffix.isEmpty ? "" : "." + suffix))
    }

    /// Whether a name is one of a frame.
    func matches(_ name: String) -> Bool {
        guard name.hasPrefix(before), name.hasSuffix(after), name.count > before.count + after.count else {
            return false
        }
        return name.dropFirst(before.count).dropLast(after.count).allSatisfy { $0.isASCII && $0.isNumber }
    }

    func name(of number: Int) -> String {
        let text = "\(number)"
        return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
    }
}

/// One file per frame, all of them or none: written into a folder beside and renamed at the end.
final class OutputFrames {
    private let pattern: FramePattern
    private let folder: String
    /// The number of the first one.
    private let first: Int
    private var names: [String] = []

    /// Checks that they can be written, before the work that makes them.
    init(path: String, pattern: FramePattern, first: Int = 0, suffixes: [String] = ["png"]) throws {
        // The checks of one file are those of all.
        let file = try OutputFile(path: path, suffixes: suffixes)
        self.first = first
        self.pattern = pattern
        let target = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        folder = target.appendingPathComponent(".frames.\(getpid())").path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func add(_ data: Data) throws {
        let name = pattern.name(of: first + names.count)
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST, FileWriting.write(data, to: "\(folder)/\(names.count)")
        else { throw FileWriting.failure(name) }
        names.append(name)
    }

    func finish() throws {
        for (number, name) in names.enumerated() where rename("\(folder)/\(number)", name) != 0 {
            throw FileWriting.failure(name)
        }
    }
}

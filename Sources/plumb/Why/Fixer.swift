import Foundation
import PlumbWhy

/// Writes tried remedies into a file, one after the other, each only if it does what was promised.
///
/// 1. The code of a remedy that goes after a view is written there, into a copy of the file. 2. The copy is compiled
/// and laid out. 3. If every view then has the frame that the trial gave it, and no other view has moved, the copy
/// takes the file's place. Otherwise the file stays as it was.
struct Fixer {
    /// A view without its modifiers, and where it stands.
    private struct Standing: Equatable {
        var show: String
        var title: String
        var frame: [Double]
    }

    let path: String
    /// Lays out a file, and says of each view that it shows what was found.
    let look: (String) throws -> [WhyReport]

    /// More remedies than anyone writes into a file at once.
    private static let most = 50

    /// Returns what was written, as lines for people.
    func fix(_ isWanted: (WhyReport.Finding, WhyReport.View) -> Bool) throws -> [String] {
        var lines: [String] = []
        var refused: Set<String> = []
        var reports = try look(path)
        while lines.count < Fixer.most {
            guard let next = try step(&reports, &refused, isWanted) else { return lines }
            lines.append(next)
        }
        return lines
    }

    /// Writes one remedy; nil when there is none left.
    private func step(
        _ reports: inout [WhyReport], _ refused: inout Set<String>,
        _ isWanted: (WhyReport.Finding, WhyReport.View) -> Bool
    ) throws -> String? {
        for report in reports {
            let views = Dictionary(uniqueKeysWithValues: report.views.map { ($0.id, $0) })
            for finding in report.findings {
                guard let tried = finding.tried, tried.placement == .after, let view = views[finding.view],
                    isWanted(finding, view), let target = views[tried.view], let at = target.at ?? target.around.last,
                    SourceFile.absolute(at.file) == SourceFile.absolute(path),
                    refused.insert("\(at) \(finding.rule) \(tried.code)").inserted
                else { continue }
                guard let text = try edited(tried.code, at), let new = try promised(text, tried, report, reports) else {
                    continue
                }
                try Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
                reports = new
                return "\(at): \(tried.code) [\(finding.rule)]"
            }
        }
        return nil
    }

    /// The file with the code behind the call at a place.
    private func edited(_ code: String, _ at: SourcePosition) throws -> [UInt8]? {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let end = CallEnd.offset(in: bytes, line: at.line, column: at.column) else { return nil }
        func lineStart(_ index: Int) -> Int {
            bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        }
        let isLong = bytes[end - 1] == UInt8(ascii: "}")
        let line = bytes[lineStart(end)..<end]
        // A modifier of a call over several lines stands on a line of its own.
        let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }
        let isAlone = isLong && line.drop { $0 == 0x20 || $0 == 0x09 }.first == UInt8(ascii: "}")
        bytes.insert(contentsOf: (isAlone ? [UInt8(ascii: "\n")] + indent : []) + Array(code.utf8), at: end)
        return bytes
    }

    /// What is laid out of the edited text, if it is what was promised.
    private func promised(
        _ text: [UInt8], _ tried: WhyReport.Tried, _ report: WhyReport, _ reports: [WhyReport]
    ) throws -> [WhyReport]? {
        // Beside the file, so that assets are found.
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let copy = folder.appendingPathComponent(".plumb-fix-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: copy) }
        try Data(text).write(to: copy)
        guard let new = try? look(copy.path), new.count == reports.count else { return nil }
        let before = reports.flatMap { Self.standings($0, moved: $0.name == report.name ? tried.frames : [:]) }
        let after = new.flatMap { Self.standings($0, moved: [:]) }
        guard before.count == after.count else { return nil }
        let isPromised = zip(before, after).allSatisfy { old, new in
            old.title == new.title && zip(old.frame, new.frame).allSatisfy { abs($0 - $1) < 0.01 }
        }
        // Where the view is shown several times, only one of them was tried.
        guard isPromised || reports.count > 1 && sameIn(report.name, before, after) else { return nil }
        return try? relocated(new, from: copy.path)
    }

    private func sameIn(_ name: String, _ before: [Standing], _ after: [Standing]) -> Bool {
        let (old, new) = (before.filter { $0.show == name }, after.filter { $0.show == name })
        return old.count == new.count
            && zip(old, new).allSatisfy {
                $0.title == $1.title && zip($0.frame, $1.frame).allSatisfy { abs($0 - $1) < 0.01 }
            }
    }

    private static func standings(_ report: WhyReport, moved: [Int: [Double]]) -> [Standing] {
        report.views.filter { !$0.isModifier && !$0.isInside && $0.frame != nil }.map {
            Standing(show: report.name, title: $0.title, frame: moved[$0.id] ?? $0.frame ?? [])
        }
    }

    /// The places of the copy are those of the file now.
    private func relocated(_ reports: [WhyReport], from copy: String) throws -> [WhyReport] {
        reports.map { report in
            var report = report
            for index in report.views.indices {
                report.views[index].at?.file = path
                for place in report.views[index].around.indices { report.views[index].around[place].file = path }
            }
            return report
        }
    }
}

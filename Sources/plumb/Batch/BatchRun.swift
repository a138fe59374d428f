import Foundation
import PlumbCairo
import PlumbHosting
import PlumbRendering

/// One batch: reads rows, has them drawn, writes the files, and says what became of each.
///
/// Rows are told in their order. A row that takes long keeps at most `window` others from being told.
final class BatchRun {
    struct Settings {
        /// Nil for pictures that are told, not written.
        var names: BatchNames?
        /// Takes the lines of the manifest.
        var manifest: ((String) throws -> Void)?
        /// Whether the first row that has no picture ends the batch.
        var isStrict = false
        /// What besides the row decides the picture.
        var identity: String
    }

    private struct Entry {
        let line: Int
        var path: String?
        var key = ""
    }

    private static let window = 512

    private var rows: BatchRows
    private let settings: Settings
    private var ledger: BatchLedger?
    /// The rows that are on their way, by their numbers.
    private var entries: [Int: Entry] = [:]
    /// Lines of the manifest that wait for those of earlier rows.
    private var lines: [Int: String] = [:]
    private var folders: Set<String> = []
    private var count = 0
    private var told = 0
    private let start = ContinuousClock.now
    private var lastTold = ContinuousClock.now
    private(set) var written = 0
    private(set) var skipped = 0
    private(set) var failed = 0
    private(set) var end: Failure?

    init(_ rows: BatchRows, _ settings: Settings) throws {
        self.rows = rows
        self.settings = settings
        if let names = settings.names {
            try makeFolder(names.folder)
            ledger = try BatchLedger(folder: names.folder)
        }
    }

    func run(by pool: WorkerPool) throws {
        let source = WorkerPool.Source(
            next: { try self.next() }, isAtEnd: { self.rows.isFinished },
            descriptor: { self.hasRoom && self.rows.needsMore ? self.rows.descriptor : nil },
            read: { self.rows.read() })
        try pool.run(source) { job, outcome, milliseconds in
            try self.take(job, outcome, milliseconds)
        }
        StatusLine.clear()
    }

    var total: Int { count }

    /// Whether another row may be on its way.
    private var hasRoom: Bool { count - told < Self.window }

    private func next() throws -> WorkerPool.Job? {
        while hasRoom, let row = try rows.next() {
            let number = count
            count += 1
            entries[number] = Entry(line: row.line)
            do {
                let content = try row.content.get()
                if let names = settings.names {
                    let path = try names.path(line: row.line, content.text)
                    if let other = ledger?.claim(path, for: row.line) {
                        throw InputProblem("its file \(path) is that of row \(other) already")
                    }
                    let key = Checksum.sha256(Data(settings.identity.utf8) + content.key)
                    entries[number]?.path = path
                    entries[number]?.key = key
                    if ledger?.has(path, key: key) == true {
                        skipped += 1
                        try tell(number, [("skipped", "true")])
                        continue
                    }
                }
                return WorkerPool.Job(number: number, row: ChildRow(input: content.input))
            } catch let problem as InputProblem {
                try fail(number, problem.description, milliseconds: nil)
            }
        }
        return nil
    }

    private func take(_ job: WorkerPool.Job, _ outcome: WorkerPool.Outcome, _ milliseconds: Double) throws {
        switch outcome {
        case .refused(let sentence), .failure(let sentence), .late(let sentence):
            try fail(job.number, sentence, milliseconds: milliseconds)
        case .result(let data):
            guard let entry = entries[job.number] else { return }
            if let path = entry.path {
                try write(data, to: path)
                try ledger?.add(path, key: entry.key)
            }
            written += 1
            var members = [
                ("hash", LayoutJSON.quoted(Checksum.sha256(data))), ("milliseconds", Self.text(milliseconds)),
            ]
            if entry.path == nil { members.append(("data", LayoutJSON.quoted(data.base64EncodedString()))) }
            try tell(job.number, members)
        }
        showProgress()
    }

    private func fail(_ number: Int, _ sentence: String, milliseconds: Double?) throws {
        failed += 1
        let place = "\(rows.name):\(entries[number]?.line ?? 0)"
        standardError("plumb: \(place): \(sentence)")
        let time = milliseconds.map { [("milliseconds", Self.text($0))] } ?? []
        try tell(number, time + [("error", LayoutJSON.quoted(sentence))])
        guard settings.isStrict else { return }
        throw Failure(.file, "\(place) has no picture, and --strict ends the batch there")
    }

    private static func text(_ milliseconds: Double) -> String { String(format: "%.1f", milliseconds) }

    private func write(_ data: Data, to path: String) throws {
        try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try FileWriting.replace(path, with: data, named: path)
    }

    /// Makes the folder if it is not there. What a batch that was killed had not finished goes.
    private func makeFolder(_ path: String) throws {
        guard folders.insert(path).inserted else { return }
        _ = try OutputFolder(path: path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            guard name.hasPrefix(FileWriting.unfinished),
                let process = pid_t(name.dropFirst(FileWriting.unfinished.count)),
                kill(process, 0) != 0
            else { continue }
            unlink("\(path)/\(name)")
        }
    }

    /// Writes the line of a row, and those that have waited for it.
    private func tell(_ number: Int, _ members: [(String, String)]) throws {
        guard let entry = entries.removeValue(forKey: number) else { return }
        var all = [("row", "\(entry.line)")]
        if let path = entry.path { all.append(("file", LayoutJSON.quoted(path))) }
        all += members
        lines[number] = "{" + all.map { "\(LayoutJSON.quoted($0)): \($1)" }.joined(separator: ", ") + "}\n"
        while let line = lines.removeValue(forKey: told) {
            told += 1
            try settings.manifest?(line)
        }
    }

    /// On a terminal a line that changes, elsewhere a line each half minute.
    private func showProgress() {
        let now = ContinuousClock.now
        guard now - lastTold > (Terminal.isThere ? .milliseconds(200) : .seconds(30)) else { return }
        lastTold = now
        let text = progress(after: (now - start) / .seconds(1))
        if Terminal.isThere { StatusLine.show(text) } else { standardError("note: \(text)") }
    }

    /// "[#####-----] 50 %, 1200 pictures, 53 a second, 1:20 left".
    private func progress(after seconds: Double) -> String {
        let rate = Double(written + failed) / max(0.001, seconds)
        var parts = ["\(written) pictures", "\(Int(rate)) a second"]
        if skipped > 0 { parts.append("\(skipped) were there") }
        if failed > 0 { parts.append("\(failed) left out") }
        guard let part = rows.progress, part > 0 else { return parts.joined(separator: ", ") }
        let left = Int(seconds / part - seconds)
        let time = left < 3600 ? "" : "\(left / 3600):"
        parts.append("\(time)\(String(format: time.isEmpty ? "%d:%02d" : "%02d:%02d", left / 60 % 60, left % 60)) left")
        let bar = String(repeating: "#", count: Int(part * 20)).padding(toLength: 20, withPad: "-", startingAt: 0)
        return "[\(bar)] \(Int(part * 100)) %, " + parts.joined(separator: ", ")
    }

    /// "98 pictures in 3.1 s, 31 a second; 2 of 100 rows were left out".
    var summary: String {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let rate = String(format: "%.1f", Double(written) / max(0.001, seconds))
        var parts = [
            "\(written) \(written == 1 ? "picture" : "pictures") in \(String(format: "%.1f", seconds)) s, \(rate) a second"
        ]
        if skipped > 0 { parts.append("\(skipped) were there already") }
        if failed > 0 { parts.append("\(failed) of \(count) rows were left out") }
        return parts.joined(separator: "; ")
    }
}

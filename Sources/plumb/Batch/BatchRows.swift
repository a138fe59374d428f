import Foundation
import PlumbRendering

/// The rows of a batch, one after the other: JSON lines, or CSV (RFC 4180) with a header. A file of any length takes
/// the memory of a row.
struct BatchRows {
    enum Form { case lines, table }

    struct Row {
        /// The line of the file on which it begins, from 1.
        let line: Int
        /// The row, or why it is none.
        let content: Result<Content, InputProblem>
    }

    struct Content {
        let input: InputSource
        /// The text of a value, by its path, for the names of files.
        let text: (String) -> String?
        /// What tells it from other rows.
        let key: Data
    }

    /// As in the call, for sentences.
    let name: String
    let descriptor: Int32
    /// Whether all rows have been given.
    var isFinished: Bool { isAtEnd && buffer.isEmpty }
    /// Whether nothing more can be given before more is read.
    private(set) var needsMore = true
    /// What part of the file the rows are that have been given; nil where nobody knows how many there are.
    var progress: Double? {
        guard size > 0 else { return nil }
        return min(1, Double(taken - buffer.count) / Double(size))
    }

    private let form: Form
    private let overrides: [InputSource.Assignment]
    /// Of a file, in bytes.
    private let size: Int
    private var header: [String]?
    private var isAtEnd = false
    private var taken = 0
    /// The line of the last row's end.
    private var line = 0
    /// Bytes that have come, how many of them have been looked at, and what was found in these: whether a cell in
    /// quotes is open, and line breaks in such cells.
    private var buffer = Data()
    private var scanned = 0
    private var isQuoted = false
    private var breaks = 0

    /// More of one row than this is no row.
    private static let longest = 64 << 20

    /// - Parameters:
    ///   - path: a file, or - for stdin.
    ///   - overrides: values that come over those of each row.
    init(path: String, overrides: [InputSource.Assignment]) throws {
        name = path == "-" ? "stdin" : path
        form = path.lowercased().hasSuffix(".csv") ? .table : .lines
        self.overrides = overrides
        if AssetsFolder.isFolder(path) { throw Failure(.call, "\(path) is a folder; give a file of rows") }
        descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Failure(.call, "\(path) can't be read: \(systemError); give a file of JSON lines, or of CSV")
        }
        var status = stat()
        size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
        if form == .table { header = try names() }
    }

    private mutating func names() throws -> [String] {
        while true {
            if let (_, text) = try nextText() {
                let names = Self.cells(of: text)
                if let twice = Dictionary(grouping: names, by: \.self).first(where: { $0.value.count > 1 })?.key {
                    throw Failure(.file, "\(name):1: the column \(twice) is there twice; give each a name of its own")
                }
                return names
            }
            if isFinished { throw Failure(.file, "\(name) is empty; its first line has the names") }
            read()
        }
    }

    /// Nil where nothing more can be said before more is read, and at the end. Empty lines are passed over.
    mutating func next() throws -> Row? {
        while let (line, text) = try nextText() {
            guard text.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            return Row(line: line, content: form == .table ? content(of: Self.cells(of: text)) : content(of: text))
        }
        return nil
    }

    private func content(of text: Data) -> Result<Content, InputProblem> {
        do {
            let value = try JSONValue(text: text)
            return .success(
                content(InputSource(json: value, values: overrides)) { path in
                    value.value(atNames: path)?.plainText
                })
        } catch {
            return .failure(error as? InputProblem ?? InputProblem("\(error)"))
        }
    }

    private func content(of cells: [String]) -> Result<Content, InputProblem> {
        let names = header ?? []
        guard cells.count == names.count else {
            return .failure(InputProblem("it has \(cells.count) cells, and the first line \(names.count)"))
        }
        let table = Dictionary(uniqueKeysWithValues: zip(names, cells))
        let values = zip(names, cells).map { name, text in
            InputSource.Assignment(path: name.split(separator: ".").map(String.init), text: text, isCell: true)
        }
        return .success(content(InputSource(values: values + overrides)) { table[$0] })
    }

    private func content(_ input: InputSource, _ text: @escaping (String) -> String?) -> Content {
        func overridden(_ path: String) -> String? {
            overrides.last { $0.path.joined(separator: ".") == path }?.text ?? text(path)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Content(input: input, text: overridden, key: (try? encoder.encode(input)) ?? Data())
    }

    // MARK: Lines and cells

    /// Reads what is there, and waits where nothing is.
    mutating func read() {
        let before = buffer.count
        buffer = Data(buffer)
        isAtEnd = !buffer.append(from: descriptor)
        taken += buffer.count - before
        needsMore = false
    }

    /// The bytes of the next row, without what ends it, and the line on which it begins: cells in quotes may have line
    /// breaks.
    private mutating func nextText() throws -> (line: Int, text: Data)? {
        let start = buffer.startIndex
        for index in (start + scanned)..<buffer.endIndex {
            switch buffer[index] {
            case UInt8(ascii: "\"") where form == .table: isQuoted.toggle()
            case UInt8(ascii: "\n") where isQuoted: breaks += 1
            case UInt8(ascii: "\n"): return row(to: index, next: index + 1)
            default: break
            }
        }
        scanned = buffer.count
        needsMore = !isAtEnd
        if isAtEnd, !buffer.isEmpty {
            if isQuoted { throw Failure(.file, "\(name):\(line + 1): a quotation mark is not closed") }
            return row(to: buffer.endIndex, next: buffer.endIndex)
        }
        if buffer.count > Self.longest {
            throw Failure(
                .file,
                "\(name):\(line + 1): the row has more than 64 MB; is it \(form == .table ? "CSV" : "JSON lines")?")
        }
        return nil
    }

    private mutating func row(to end: Data.Index, next: Data.Index) -> (line: Int, text: Data) {
        var text = buffer[buffer.startIndex..<end]
        if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
        if line == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        defer {
            line += 1 + breaks
            buffer = buffer[next...]
            (scanned, breaks) = (0, 0)
        }
        return (line + 1, Data(text))
    }

    static func cells(of row: Data) -> [String] {
        let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
        var cells: [String] = []
        var cell = Data()
        var isQuoted = false
        var rest = row[...]
        while let byte = rest.popFirst() {
            switch byte {
            case quote where isQuoted && rest.first == quote: cell.append(rest.removeFirst())
            case quote: isQuoted.toggle()
            case comma where !isQuoted:
                cells.append(String(decoding: cell, as: UTF8.self))
                cell = Data()
            default: cell.append(byte)
            }
        }
        return cells + [String(decoding: cell, as: UTF8.self)]
    }
}

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
    private let form: Form
    private let descriptor: Int32
    private var buffer = Data()
    private var isAtEnd = false
    private var line = 0
    private var header: [String]?
    private let overrides: [InputSource.Assignment]

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
        if form == .table {
            guard let cells = try nextCells() else {
                throw Failure(.file, "\(name) is empty; its first line has the names")
            }
            header = cells.cells
            if let twice = Dictionary(grouping: cells.cells, by: \.self).first(where: { $0.value.count > 1 })?.key {
                throw Failure(.file, "\(name):1: the column \(twice) is there twice; give each a name of its own")
            }
        }
    }

    /// Nil at the end. Empty lines are passed over.
    mutating func next() throws -> Row? {
        switch form {
        case .table:
            while let (start, cells) = try nextCells() {
                if cells == [""] { continue }
                return Row(line: start, content: content(of: cells))
            }
            return nil
        case .lines:
            while let text = try nextLine() {
                guard text.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
                return Row(line: line, content: content(of: text))
            }
            return nil
        }
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

    /// The next bytes up to a line feed, without it; nil at the end.
    private mutating func nextLine() throws -> Data? {
        var searched = 0
        while true {
            if let end = buffer.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                let text = Data(buffer[..<end])
                buffer = buffer[(end + 1)...]
                line += 1
                return text
            }
            searched = buffer.count
            if isAtEnd {
                guard !buffer.isEmpty else { return nil }
                defer { buffer = Data() }
                line += 1
                return Data(buffer)
            }
            if buffer.count > Self.longest {
                throw Failure(.file, "\(name):\(line + 1): the row has more than 64 MB; is it JSON lines?")
            }
            buffer = Data(buffer)
            isAtEnd = !buffer.append(from: descriptor)
        }
    }

    /// The cells of the next row, and the line on which it begins: a cell in quotes may have line breaks.
    private mutating func nextCells() throws -> (line: Int, cells: [String])? {
        guard var text = try nextLine() else { return nil }
        let start = line
        if start == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        while text.count(where: { $0 == UInt8(ascii: "\"") }) % 2 != 0 {
            guard let more = try nextLine() else {
                throw Failure(.file, "\(name):\(start): a quotation mark is not closed")
            }
            text += Data("\n".utf8) + more
        }
        if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
        return (start, Self.cells(of: Data(text)))
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

import Foundation

/// An error that the compiler prints as `FILE:line:column: error: message`.
struct CompilerError {
    var file: String
    var line: Int
    var message: String

    static func list(in text: String) -> [CompilerError] {
        text.split(separator: "\n").compactMap { line in
            guard let mark = line.range(of: ": error: ") else { return nil }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
                return nil
            }
            let file = place.dropLast(2).joined(separator: ":")
            return CompilerError(file: file, line: number, message: String(line[mark.upperBound...]))
        }
    }

    /// What the compiler says without what is about makers, each error once: several runs of it may find the same one.
    static func withoutMakers(_ text: String) -> String {
        var kept: [Substring] = []
        var known: Set<String> = []
        var block: [Substring] = []
        var isAtTable = false
        func close() {
            defer { block = [] }
            guard let first = block.first, !first.hasPrefix("\(MakerTable.fileName):") else { return }
            if known.insert(String(first)).inserted { kept += block }
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // The driver's remarks, and its word on runs that failed.
            if line.hasPrefix("remark: ")
                || line.hasPrefix("error: ") && line.contains(" command failed with exit code ")
            {
                continue
            }
            if !list(in: String(line)).isEmpty { close() }
            // Where a text ends too soon, the compiler shows what stands after it, and a caret below.
            if line.contains("#sourceLocation(file: \"\(MakerTable.fileName)\"") {
                isAtTable = true
            } else if isAtTable, line.allSatisfy({ $0 == " " || $0 == "^" || $0 == "~" }) {
                isAtTable = false
            } else {
                block.append(line)
            }
        }
        close()
        return kept.joined(separator: "\n")
    }
}

/// The name of the function that one `#Preview` expands to: `plumb_preview_LINE_OFFSET_FILE_TITLE_…`, where FILE is the hash of a path.
struct PreviewSymbol: Equatable {
    static let prefix = "plumb_preview_"

    var name: String
    var line: Int
    var offset: Int
    /// The hash of the path of the file.
    var place: String
    var title: Title

    var knownTitle: String? { if case .text(let text) = title { text } else { nil } }

    enum Title: Equatable {
        case none, text(String)
        /// It must be asked for.
        case unknown

        /// As `PreviewMacro` writes it into the name.
        init(_ code: some StringProtocol) {
            let digits = Array(code.utf8.dropFirst())
            func value(_ digit: UInt8) -> UInt8? { Character(UnicodeScalar(digit)).hexDigitValue.map(UInt8.init) }
            switch code.first {
            case "n": self = .none
            case "t":
                let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
                    value(digits[index]).flatMap { high in value(digits[index + 1]).map { high << 4 | $0 } }
                }
                self = .text(String(decoding: bytes, as: UTF8.self))
            default: self = .unknown
            }
        }
    }

    /// The path of its file.
    func file(of files: [SourceFile]) -> String {
        files.first { ContentHash.of($0.path) == place || ContentHash.of($0.absolutePath) == place }?.path ?? files
            .first?.path ?? ""
    }

    /// Exported names stand in a shared object's string tables, each ended by a zero. Equal finds are one symbol: it has two tables.
    static func list(in object: Data) -> [PreviewSymbol] {
        var found: [String: PreviewSymbol] = [:]
        var rest = object[...]
        while let start = rest.range(of: Data(prefix.utf8)) {
            let bytes = rest[start.lowerBound...].prefix { $0 > 0x20 && $0 < 0x7F }
            rest = rest[bytes.endIndex...]
            let name = String(decoding: bytes, as: UTF8.self)
            let parts = name.dropFirst(prefix.count).split(separator: "_").prefix(4)
            if parts.count == 4, let line = Int(parts[0]), let offset = Int(parts[1]) {
                found[name] = PreviewSymbol(
                    name: name, line: line, offset: offset, place: String(parts[2]), title: .init(parts[3]))
            }
        }
        return found.values.sorted { $0.offset < $1.offset }
    }
}

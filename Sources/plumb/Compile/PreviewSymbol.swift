import Foundation

/// The name of the function that one `#Preview` expands to: `plumb_preview_LINE_OFFSET_FILE_TITLE_…`, where FILE is the
/// hash of a path.
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

    /// Exported names stand in a shared object's string tables, each ended by a zero. Equal finds are one symbol: it
    /// has two tables.
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

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
}

/// The name of the function that one `#Preview` expands to: `plumb_preview_LINE_OFFSET_…`.
struct PreviewSymbol: Equatable {
    static let prefix = "plumb_preview_"

    var name: String
    var line: Int
    var offset: Int

    /// Exported names stand in a shared object's string tables, each ended by a zero. Equal finds are one symbol: it has two tables.
    static func list(in object: Data) -> [PreviewSymbol] {
        var found: [String: PreviewSymbol] = [:]
        var rest = object[...]
        while let start = rest.range(of: Data(prefix.utf8)) {
            let bytes = rest[start.lowerBound...].prefix { $0 > 0x20 && $0 < 0x7F }
            rest = rest[bytes.endIndex...]
            let name = String(decoding: bytes, as: UTF8.self)
            let numbers = name.dropFirst(prefix.count).split(separator: "_").prefix(2).compactMap { Int($0) }
            if numbers.count == 2 { found[name] = PreviewSymbol(name: name, line: numbers[0], offset: numbers[1]) }
        }
        return found.values.sorted { $0.offset < $1.offset }
    }
}

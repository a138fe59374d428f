/// The functions that are appended to a copy of the user's text, where its private types are visible: one a view, exported by a C name,
/// each on a line of its own so that an error tells which view it is about.
struct MakerTable {
    struct Maker {
        var type: SymbolGraph.ShownType
        var symbol: String
    }

    /// The name of the table in the compiler's errors.
    static let fileName = "<makers>"

    private(set) var makers: [Maker]

    init(types: [SymbolGraph.ShownType]) {
        makers = types.enumerated().map { Maker(type: $1, symbol: "plumb_view_\($0)") }
    }

    mutating func remove(lines: Set<Int>) {
        makers = makers.enumerated().filter { !lines.contains($0.offset + 1) }.map(\.element)
    }

    /// The source, from the line that tells the compiler that this is no longer the user's.
    var source: String {
        guard !makers.isEmpty else { return "\n" }
        return "\n#sourceLocation(file: \"\(Self.fileName)\", line: 1)\n" + makers.map(line).joined(separator: "\n")
            + "\n"
    }

    /// A private type that is nested is visible in extensions of the type around it, and there only.
    private func line(_ maker: Maker) -> String {
        let path = maker.type.path.map { "`\($0)`" }
        let whole = path.joined(separator: ".")
        func exporting(_ type: String) -> String {
            maker.type.shown == .previews
                ? "SwiftUI.ViewMaker.exportingPreviews(\(type).previews)" : "SwiftUI.ViewMaker.exporting(\(type)())"
        }
        let symbol = maker.symbol
        let exported = "@_cdecl(\"\(symbol)\") @MainActor public func \(symbol)() -> UnsafeMutableRawPointer"
        guard let hidden = maker.type.accessLevels.dropFirst().lastIndex(of: "private") else {
            return "\(exported) { \(exporting(whole)) }"
        }
        let around = path[..<hidden].joined(separator: ".")
        let inner = path[hidden...].joined(separator: ".")
        return "extension \(around) { @MainActor fileprivate static func \(symbol)() -> UnsafeMutableRawPointer "
            + "{ \(exporting(inner)) } }; \(exported) { \(around).\(symbol)() }"
    }
}

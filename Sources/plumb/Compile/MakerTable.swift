/// The functions that are appended to a copy of a file, where its private types are visible: one a view, exported by a
/// C name, each on a line of its own so that an error tells which view it is about.
struct MakerTable {
    struct Maker {
        var type: SymbolGraph.ShownType
        /// The exported name: it depends on the type and its file alone, so that a new view leaves other tables as they
        /// are.
        var symbol: String
        /// The line of the table, which no other table of the program has.
        var line: Int
    }

    /// The name of the table in the compiler's errors.
    static let fileName = "<makers>"
    /// How many lines a table may have.
    private static let room = 100_000

    private(set) var makers: [Maker]

    /// - Parameter file: the path of the file to which the table is appended.
    init(types: [SymbolGraph.ShownType], of file: String) {
        let first = (types.first?.file ?? 0) * Self.room + 1
        makers = types.enumerated().map { index, type in
            let symbol = "plumb_view_" + ContentHash.of("\(file)\n\(type.name)")
            return Maker(type: type, symbol: symbol, line: first + index)
        }
    }

    /// The source, from the line that tells the compiler that this is no longer the user's.
    var source: String {
        guard let first = makers.first else { return "" }
        return "\n#sourceLocation(file: \"\(Self.fileName)\", line: \(first.line))\n"
            + makers.map(line).joined(separator: "\n") + "\n"
    }

    /// A private type that is nested is visible in extensions of the type around it, and there only.
    private func line(_ maker: Maker) -> String {
        let path = maker.type.path.map { "`\($0)`" }
        let whole = path.joined(separator: ".")
        func exporting(_ type: String) -> String {
            switch maker.type.shown {
            case .previews: "SwiftUI.ViewMaker.exportingPreviews(\(type).previews)"
            case .delegate: "SwiftUI.ViewMaker.exporting(\(type).self)"
            case .view where !maker.type.isMadeWithoutArguments:
                "SwiftUI.ViewMaker.exportingInput { \(type)(\(maker.type.inputLabel.map(label) ?? "")$0) }"
            case .view, .app: "SwiftUI.ViewMaker.exporting(\(type)())"
            }
        }
        func label(_ name: String) -> String { name == "_" ? "" : "`\(name)`: " }
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

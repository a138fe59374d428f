import Foundation

/// What the compiler says about the types of a file (`-emit-symbol-graph`): exact where a reader of the text could only
/// guess.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int, character: Int }
            var uri: String?
            var position: Position

            /// The file by the name that the compiler was given: it writes `file://` before it and hides spaces, be it
            /// from the root or not.
            var path: String {
                let text = uri ?? ""
                let name = text.hasPrefix("file://") ? String(text.dropFirst(7)) : text
                return name.removingPercentEncoding ?? name
            }
        }
        struct Generics: Decodable {}

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var accessLevel: String
        var declarationFragments: [Fragment]?
        var location: Location?
        var swiftGenerics: Generics?

        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    /// Reads all graphs of a folder: one of the file, and one for every module that the file extends.
    init(folder: String) throws {
        symbols = []
        relationships = []
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        for name in names where name.hasSuffix(".symbols.json") {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
            symbols += graph.symbols
            relationships += graph.relationships
        }
    }

    /// What a type has to show.
    enum Shown: String, Codable { case view, previews, app, delegate }

    /// A type that is shown: a view, a preview provider or an app.
    struct ShownType: Codable {
        /// The file's place among those of the module, once it is known.
        var file = -1
        /// The path of the file, as the compiler was given it.
        var source: String
        var path: [String]
        /// Of each component of the path; "internal" where the graph does not list it (types of other modules).
        var accessLevels: [String]
        var line: Int
        var column: Int
        var isGeneric: Bool
        var shown: Shown
        /// An initialiser can be called as `Type()`.
        var isMadeWithoutArguments: Bool
        /// The label of the only argument that an initialiser must have, `_` for none; nil where there is none such, or
        /// more than one.
        var inputLabel: String?

        var name: String { path.joined(separator: ".") }
    }

    private static let view = "s:9PlumbCore4ViewP"
    private static let provider = "s:9PlumbCore15PreviewProviderP"
    private static let app = "s:9PlumbCore3AppP"
    private static let delegate = "s:10PlumbUIKit21UIApplicationDelegateP"

    /// 1. Types are what conforms to `View`, `PreviewProvider` or `App` and is a struct, class or enum; without an
    ///    `App`, app delegates too.
    /// 2. Initialisers belong to types by the relation `memberOf`.
    func shownTypes() -> [ShownType] {
        // 1
        func conforming(to target: String) -> Set<String> {
            Set(relationships.filter { $0.kind == "conformsTo" && $0.target == target }.map(\.source))
        }
        let views = conforming(to: Self.view)
        let providers = conforming(to: Self.provider)
        let apps = conforming(to: Self.app)
        let delegates = apps.isEmpty ? conforming(to: Self.delegate) : []
        let kinds: Set = ["swift.struct", "swift.class", "swift.enum"]
        let types = symbols.filter { symbol in
            let identifier = symbol.identifier.precise
            return kinds.contains(symbol.kind.identifier)
                && [views, providers, apps, delegates].contains { $0.contains(identifier) }
        }
        // 2
        var owner: [String: String] = [:]
        for relationship in relationships where relationship.kind == "memberOf" {
            owner[relationship.source] = relationship.target
        }
        var made: Set<String> = []
        var inputs: [String: Set<String>] = [:]
        for symbol in symbols where symbol.kind.identifier == "swift.init" && symbol.accessLevel != "private" {
            guard let type = owner[symbol.identifier.precise], symbol.swiftGenerics == nil else { continue }
            guard let signature = InitialiserSignature(symbol.declaration) else { continue }
            if signature.isCallableWithoutArguments { made.insert(type) }
            if let label = signature.inputLabel { inputs[type, default: []].insert(label) }
        }
        // What is written with no label is meant for data; else the only one there is.
        func inputLabel(of type: String) -> String? {
            let labels = inputs[type] ?? []
            return labels.contains("_") ? "_" : labels.count == 1 ? labels.first : nil
        }
        var levels: [[String]: String] = [:]
        for symbol in symbols { levels[symbol.pathComponents] = symbol.accessLevel }
        return types.map { type in
            let path = type.pathComponents
            let identifier = type.identifier.precise
            return ShownType(
                source: type.location?.path ?? "", path: path,
                accessLevels: path.indices.map { levels[Array(path[0...$0])] ?? "internal" },
                line: type.location?.position.line ?? 0, column: type.location?.position.character ?? 0,
                isGeneric: type.swiftGenerics != nil,
                shown: apps.contains(identifier)
                    ? .app
                    : providers.contains(identifier) ? .previews : delegates.contains(identifier) ? .delegate : .view,
                isMadeWithoutArguments: made.contains(identifier) || delegates.contains(identifier),
                inputLabel: inputLabel(of: identifier))
        }
    }
}

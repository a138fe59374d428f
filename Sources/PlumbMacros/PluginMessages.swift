import Foundation

/// The compiler's plug-in protocol: messages as JSON behind their length, over stdin and stdout.
///
/// It is the compiler's own (`lib/ASTGen`, `SwiftCompilerPluginMessageHandling` of swift-syntax, protocol version 7),
/// and this speaks as much of it as the macros here need. `PluginProtocolTests` pins it.
enum PluginMessage {
    static let protocolVersion = 7

    struct FromCompiler: Decodable {
        var getCapability: Empty?
        var expandFreestandingMacro: Freestanding?
        var expandAttachedMacro: Attached?

        struct Empty: Decodable {}

        struct Freestanding: Decodable {
            var macro: Macro
            var discriminator: String
            var syntax: Syntax
            var lexicalContext: [Syntax]?
        }

        struct Attached: Decodable {
            var macro: Macro
            var macroRole: String
            var declSyntax: Syntax
            var parentDeclSyntax: Syntax?
            var extendedTypeSyntax: Syntax?
            var conformanceListSyntax: Syntax?
            var lexicalContext: [Syntax]?
        }
    }

    struct Macro: Decodable {
        var name: String

        /// The compiler sends the name with the space that follows it.
        var word: String { name.filter { !$0.isWhitespace } }
    }

    /// A piece of source.
    struct Syntax: Decodable {
        var source: String
        var location: Location

        /// Where the code begins, after the space and the comments that the compiler counts to it.
        var start: Diagnostic.Position {
            let before = source.utf8.distance(from: source.startIndex, to: code.startIndex)
            return Diagnostic.Position(fileName: location.fileName, offset: location.offset + before)
        }

        /// The source without the space and the comments before it.
        var code: Substring {
            var rest = source[...]
            while true {
                rest = rest.drop { $0.isWhitespace }
                if rest.hasPrefix("//") {
                    rest = rest.drop { !$0.isNewline }
                } else if rest.hasPrefix("/*") {
                    rest = Syntax.afterComment(rest)
                } else {
                    return rest
                }
            }
        }

        /// What follows a comment between `/*` and `*/`, in which there may be others.
        private static func afterComment(_ source: Substring) -> Substring {
            var rest = source
            var depth = 0
            while !rest.isEmpty {
                if rest.hasPrefix("/*") {
                    depth += 1
                    rest = rest.dropFirst(2)
                } else if rest.hasPrefix("*/") {
                    depth -= 1
                    rest = rest.dropFirst(2)
                    if depth == 0 { break }
                } else {
                    rest = rest.dropFirst()
                }
            }
            return rest
        }
    }

    struct Location: Decodable {
        var fileName: String
        /// Bytes from the beginning of the file.
        var offset: Int
        var line: Int
        /// From 1, in bytes.
        var column: Int
    }

    struct ToCompiler: Encodable {
        var getCapabilityResult: Capability?
        var expandMacroResult: Expansion?

        struct Capability: Encodable {
            struct Version: Encodable { var protocolVersion = PluginMessage.protocolVersion }
            var capability = Version()
        }

        struct Expansion: Encodable {
            var expandedSource: String?
            var diagnostics: [Diagnostic]
        }
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }
        struct None: Encodable {}

        var message: String
        var severity = "error"
        var position: Position
        var highlights: [None] = []
        var notes: [None] = []
        var fixIts: [None] = []
    }

    /// The length of a message: eight bytes, little-endian.
    static let headerLength = 8

    /// The next message, or nil when the compiler has closed the stream or says what no compiler says.
    static func receive(from file: FileHandle) -> FromCompiler? {
        guard let header = read(headerLength, from: file) else { return nil }
        let length = header.enumerated().reduce(0 as UInt64) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
        guard length < 1 << 30, let payload = read(Int(length), from: file) else { return nil }
        return try? JSONDecoder().decode(FromCompiler.self, from: payload)
    }

    static func send(_ message: ToCompiler, to file: FileHandle) throws {
        let payload = try JSONEncoder().encode(message)
        let header = Data((0..<headerLength).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) })
        try file.write(contentsOf: header + payload)
    }

    private static func read(_ count: Int, from file: FileHandle) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? file.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data.append(part)
        }
        return data
    }
}

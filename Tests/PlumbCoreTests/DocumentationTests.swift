import Foundation
import PlumbInterface
import Testing

/// Every public declaration says in a comment what it does.
@Suite
struct DocumentationTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    nonisolated static let folders = [
        "PlumbLayout/Vocabulary", "PlumbGraphics/Geometry",
        "PlumbCore/Layout", "PlumbCore/LayoutModifiers", "PlumbCore/Containers", "PlumbCore/Collections",
        "PlumbCore/Scrolling", "PlumbCore/Effects", "PlumbCore/Geometry", "PlumbCore/Lifecycle",
        "PlumbCore/Views", "PlumbCore/Inheritance", "PlumbCore/Record", "PlumbUIKit", "PlumbCoreGraphics",
        "PlumbQuartzCore", "PlumbUniformTypeIdentifiers", "PlumbOS",
    ]

    /// Views and modifiers that stand among the events.
    nonisolated static let files = [
        "PlumbCore/Events": ["AllowsHitTesting", "ContentShape", "Disabled", "OnLongPressGesture", "OnTapGesture"]
    ]

    @Test(arguments: folders + files.keys.sorted())
    func publicDeclarationsAreDocumented(folder: String) throws {
        let root = Self.sources.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        if let some = Self.files[folder] {
            files = files.filter { some.contains($0.deletingPathExtension().lastPathComponent) }
            #expect(files.count == some.count)
        }
        #expect(!files.isEmpty)
        var undocumented: [String] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in DeclarationScanner.undocumented(in: text, allowsBlocks: folder.hasPrefix("PlumbUIKit")) {
                undocumented.append("\(folder)/\(file.lastPathComponent):\(line.number): \(line.text)")
            }
        }
        #expect(undocumented.isEmpty, "\(undocumented.joined(separator: "\n"))")
    }

    /// What is made of the list of what does nothing has comments too.
    @Test func whatIsMadeOfAListIsDocumented() throws {
        let shells = try Shells(folder: Self.sources.appendingPathComponent("PlumbUIKit/Shells"))
        let files = try shells.files
        #expect(files.count > 1)
        for file in files {
            let found = DeclarationScanner.undocumented(in: file.text, allowsBlocks: true)
            #expect(found.isEmpty, "\(file.path): \(found.map(\.text))")
        }
    }

    /// The modules that users see. PlumbUnavailable's names say what to use instead; UIKit's have their own tests.
    nonisolated static let modules = [
        "PlumbFoundation", "PlumbLayout", "PlumbGraphics", "PlumbSymbols", "PlumbCombine", "PlumbCore",
        "PlumbControls", "PlumbPages", "PlumbCairo", "PlumbSVG", "PlumbRendering", "PlumbWindows", "PlumbTesting",
        "PlumbHosting", "PlumbWhy", "PlumbSnapshotFiles", "PlumbSnapshots",
    ]

    /// Every public declaration of every module has a comment.
    @Test(arguments: modules)
    func everyModuleIsDocumented(module: String) throws {
        let root = Self.sources.appendingPathComponent(module)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        #expect(!files.isEmpty)
        var found: [String: [String]] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) {
            let inside = file.path.dropFirst(root.path.count + 1).split(separator: "/")
            let folder = inside.count > 1 ? "\(module)/\(inside[0])" : module
            for line in DeclarationScanner.undocumented(in: try String(contentsOf: file, encoding: .utf8)) {
                found[folder, default: []].append("\(file.lastPathComponent):\(line.number): \(line.text)")
            }
        }
        for (folder, lines) in found {
            Issue.record("\(folder), \(lines.count):\n\(lines.joined(separator: "\n"))")
        }
    }

    /// The scanner finds what it is there to find.
    @Test(arguments: [
        ("public func shift() {}", [1]),
        ("/// Moves.\npublic func shift() {}", []),
        ("/// Moves.\n@available(\n    *, deprecated\n)\n@frozen\npublic func shift() {}", []),
        ("@available(*, unavailable, message: \"Use offset.\")\npublic func shift() { fatalError() }", []),
        ("@available(*, unavailable)\nextension A {\n    public func f() {\n    }\n}\npublic let b = 1", [6]),
        (
            "@available(*, unavailable)\npublic struct A {\n    public struct B {\n        public init() {}\n    }\n}",
            []
        ),
        ("/// A.\n@MainActor public var a: Int { 0 }\npublic var b: Int { 0 }", [3]),
        ("@ViewBuilder public var content: Content", [1]),
        ("/// A way.\npublic enum Way {\n    case up\n    /// Not up.\n    case down\n}", [3]),
        ("enum Way {\n    case up\n}\nfunc shift() {}\nprivate var x = 0", []),
        ("/// A way.\npublic protocol Way {\n    func go()\n    /// Where to.\n    var end: Int { get }\n}", [3]),
        (
            "/// A way.\npublic protocol Way {\n    /// On.\n    func go()\n}\nextension Way {\n    func back() {}\n}",
            []
        ),
        ("    public static func == (a: A, b: A) -> Bool { true }\n    public var body: Never { x }", []),
        ("    public init(rawValue: Int) {}\n    public init(value: Int) {}", [2]),
        ("/// A way.\npublic enum Way {\n    func f() {\n        switch self { case .up: 1 }\n    }\n}", []),
        ("/// // }\npublic struct Way {\n    let a = \"}\"\n    public let b = 1\n}", [4]),
        ("/// Places.\nstruct A {}\npublic subscript(a: Int) -> Int { a }", [3]),
        (
            "open var a = 1\nopen override func b() {}\npublic private(set) var c = 1\nopen class func d() {}",
            [1, 3, 4]
        ),
        // What a protocol of the file asks for is documented there.
        (
            "/// A way.\npublic protocol Way {\n    /// On.\n    func go()\n}\nextension Way {\n    public func go() {}\n    public func stop() {}\n}",
            [8]
        ),
        // A requirement's name with another label is no requirement, and the protocol itself is never passed over.
        ("public func scale(by: Double) {}\npublic func scale(to: Double) {}", [2]),
        ("/// A.\npublic protocol A {\n    mutating func scale(by: Double)\n}", [3]),
        ("public init() {}\npublic init(a: Int) {}", [2]),
    ])
    func theScannerFindsThem(_ text: String, _ lines: [Int]) {
        #expect(DeclarationScanner.undocumented(in: text).map(\.number) == lines)
    }

    /// Names that are Apple's, and say what they are: those in one block have one sentence.
    @Test(arguments: [
        (
            "/// Ways.\npublic static let up = Way(\n    1)\npublic static let down = Way(2)\n\npublic static let on = Way(3)",
            [6], [4, 6]
        ),
        (
            "/// Ways.\npublic static let up = Way(1)\npublic func go() {}\npublic static let on = Way(3)", [3, 4],
            [3, 4]
        ),
    ])
    func constantsInABlockHaveOneSentence(_ text: String, _ lines: [Int], _ linesElsewhere: [Int]) {
        #expect(DeclarationScanner.undocumented(in: text, allowsBlocks: true).map(\.number) == lines)
        #expect(DeclarationScanner.undocumented(in: text).map(\.number) == linesElsewhere)
    }
}

/// Reads declarations line by line: enough for sources that swift-format has laid out.
enum DeclarationScanner {
    /// Members that a protocol asks for, by name, or by name and first label; they are documented where the protocol
    /// is. Beside them: what the language calls by itself, and initialisers without arguments.
    private static let requirements: Set<String> = [
        "body", "Body", "makeNodes", "arity", "hash", "description", "debugDescription", "customMirror", "rawValue",
        "animatableData", "layoutProperties", "makeCache", "updateCache", "sizeThatFits", "placeSubviews",
        "explicitAlignment", "spacing(subviews:", "init(rawValue:", "==", "<", "makeBody", "_body",
        "init?(coder:",
        // Sums and multiples of VectorArithmetic, steps of Strideable, members of collections and iterators.
        "zero", "+", "-", "scale(by", "magnitudeSquared", "distance(to", "advanced(by", "startIndex", "endIndex",
        "index(after", "index(before", "formIndex(after", "formIndex(before", "next(", "Iterator", "SubSequence",
        "Index", "Indices", "Element",
        // Shapes, their outlines and what their modifiers know of them.
        "path(in", "inset(by", "role", "layoutDirectionBehavior",
        // What views and gestures, scenes and keyframes are asked for when they are made.
        "bind(to", "makeRecognizer", "listWindows", "addKeyframes", "addTracks", "entries(from",
        // Publishers, subscribers and schedulers.
        "Output", "Failure", "receive(subscriber", "Stride", "minimumTolerance", "SchedulerTimeType", "connect(",
        // Associated types, and the value of a key.
        "Value", "defaultValue", "DecodingConfiguration", "EncodingConfiguration",
        // Functions that the language itself calls of a result builder, and the value behind a property wrapper's `$`.
        "buildExpression", "buildArray", "buildEither", "buildPartialBlock", "buildBlock", "buildFinalResult",
        "buildOptional", "buildLimitedAvailability", "projectedValue", "init(projectedValue:",
        // The plain value of a type: the type's own comment says what that is.
        "init()",
    ]

    private static let kinds: Set<String> = [
        "func", "var", "let", "init", "struct", "class", "enum", "protocol", "typealias", "subscript", "case",
        "associatedtype",
    ]

    private static let modifiers: Set<String> = [
        "public", "open", "static", "nonisolated", "mutating", "nonmutating", "final", "indirect", "prefix", "internal",
        "private", "fileprivate", "convenience", "required", "override", "weak", "lazy",
    ]

    /// The numbers and texts of lines that declare something public without a comment before them.
    ///
    /// Not what overrides, and what a protocol of the file asks for: these are documented where they come from.
    ///
    /// - Parameter allowsBlocks: one comment speaks for constants that follow it without an empty line.
    static func undocumented(in text: String, allowsBlocks: Bool = false) -> [(number: Int, text: String)] {
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let requirements = protocols(in: lines)
        // Whether the block of constants that the line may go on with is documented.
        var isInBlock = false
        // What the braces that the line stands in extend.
        var extended: [String] = []
        var found: [(number: Int, text: String)] = []
        // What opened the braces that the line stands in.
        var scopes: [String] = []
        for (index, line) in lines.enumerated() {
            let code = withoutComment(line)
            let declaration = Declaration(code)
            // What is in something unavailable can't be used either.
            let isOut = scopes.last == unavailable || isUnavailable(index, lines)
            if line.isEmpty { isInBlock = false }
            if let declaration, declaration.isToBeDocumented(in: scopes.last ?? ""), !isOut {
                let isDocumented = isDocumented(index, lines)
                let isElsewhere = requirements[extended.last ?? ""]?.contains(declaration.name) == true
                if !isDocumented, !isElsewhere, !(allowsBlocks && isInBlock && declaration.isConstant) {
                    found.append((index + 1, line))
                    isInBlock = false
                } else {
                    isInBlock = declaration.isConstant && (isInBlock || isDocumented)
                }
            }
            for character in code where character == "{" || character == "}" {
                if character == "{" {
                    let kind = declaration?.isPublic == true ? declaration?.kind ?? "" : ""
                    scopes.append(isOut ? unavailable : kind)
                    extended.append(extendedType(code))
                } else {
                    _ = scopes.popLast()
                    _ = extended.popLast()
                }
            }
        }
        return found
    }

    /// The protocols of a file, with what each asks for.
    private static func protocols(in lines: [String]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        var (name, depth) = ("", 0)
        for line in lines {
            let code = withoutComment(line)
            let declaration = Declaration(code)
            if depth == 0, let declaration, declaration.kind == "protocol" { name = declaration.name }
            if depth == 1, !name.isEmpty, let declaration { found[name, default: []].insert(declaration.name) }
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
            if depth == 0, code.contains("}") { name = "" }
        }
        return found
    }

    /// The type that a line extends; empty for any other line.
    private static func extendedType(_ code: String) -> String {
        let words = code.split(separator: " ")
        guard let index = words.firstIndex(of: "extension"), index + 1 < words.count else { return "" }
        return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private struct Declaration {
        let kind: String
        let name: String
        /// The name of a function with its first label, `scale(by`.
        let labelled: String
        let isPublic: Bool
        /// A case, or a value of the type itself.
        let isConstant: Bool
        let isOverride: Bool

        /// Nil for a line that declares nothing.
        init?(_ code: String) {
            var words = code.split(separator: " ").map(String.init)
            while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
            var (isPublic, isStatic, isOverride) = (false, false, false)
            while let first = words.first, DeclarationScanner.modifiers.contains(String(first.prefix { $0 != "(" })) {
                if first == "public" || first == "open" { isPublic = true }
                if first == "static" { isStatic = true }
                if first == "override" { isOverride = true }
                words.removeFirst()
            }
            // Functions of a class itself.
            if words.count > 1, words[0] == "class", ["func", "var"].contains(words[1]) { words.removeFirst() }
            guard let first = words.first else { return nil }
            // `init(…` and `subscript(…` are one word.
            let kind = String(first.prefix { $0.isLetter })
            guard DeclarationScanner.kinds.contains(kind) else { return nil }
            let rest = words.joined(separator: " ").dropFirst(kind.count).drop { $0 == " " }
            let name = rest.prefix { !"(:< ,{".contains($0) }
            self.kind = kind
            self.isPublic = isPublic
            self.isOverride = isOverride
            isConstant = kind == "case" || isStatic && ["let", "var"].contains(kind)
            labelled = kind == "func" ? String(rest.prefix { !": )<".contains($0) }) : ""
            // Operators and initialisers are told from others by more than a word.
            if kind == "init" {
                self.name = "init" + rest.prefix { $0 != " " }
            } else if name == "spacing", kind == "func" {
                self.name = "spacing" + rest.dropFirst(7).prefix { $0 != " " }
            } else {
                self.name = name.isEmpty ? String(rest.prefix { $0 != " " }) : String(name)
            }
        }

        func isToBeDocumented(in scope: String) -> Bool {
            if isOverride { return false }
            if isPublic {
                return !DeclarationScanner.requirements.contains(name)
                    && !DeclarationScanner.requirements.contains(labelled)
            }
            return scope == "protocol" || (scope == "enum" && kind == "case")
        }
    }

    private static let unavailable = "unavailable"

    /// Whether a comment stands before the line; attributes may stand between.
    private static func isDocumented(_ index: Int, _ lines: [String]) -> Bool {
        let first = firstAttribute(of: index, lines)
        return first > 0 && lines[first - 1].hasPrefix("///")
    }

    /// Whether the line declares or extends something that can't be used: the compiler prints the message that says so.
    private static func isUnavailable(_ index: Int, _ lines: [String]) -> Bool {
        lines[firstAttribute(of: index, lines)..<index].joined(separator: " ").contains("*, unavailable")
    }

    /// Where the attributes before a line begin; the line itself where there are none.
    private static func firstAttribute(of index: Int, _ lines: [String]) -> Int {
        var first = index
        while first > 0 {
            var line = first - 1
            if lines[line] == ")" {
                while line > 0, !lines[line].hasPrefix("@") { line -= 1 }
            }
            guard lines[line].hasPrefix("@"), Declaration(lines[line]) == nil else { break }
            first = line
        }
        return first
    }

    /// The line without its comment, and without what stands in quotes.
    private static func withoutComment(_ line: String) -> String {
        let pieces = line.components(separatedBy: "\"")
        let code = pieces.indices.filter { $0 % 2 == 0 }.map { pieces[$0] }.joined(separator: "\"\"")
        guard let comment = code.range(of: "//") else { return code }
        return String(code[..<comment.lowerBound])
    }
}

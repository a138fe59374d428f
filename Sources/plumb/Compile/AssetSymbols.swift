import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// The Swift names of pictures and colours that Xcode makes from a catalogue: `Image(.star)`, `Color(.brand)`,
/// `Color.brand`.
///
/// 1. A name becomes an identifier: its words joined in camel case, the first one in small letters, without what no
///    identifier has; before a digit stands `_`. `Color` and `Image` at the end are left out.
/// 2. A folder that provides a namespace is an enum, its first letter a capital.
/// 3. Only names that the files use, and do not declare themselves, are made: so files without them are compiled as
///    they are, and a name of theirs comes before one of the catalogue, which Xcode would call an error.
struct AssetSymbols {
    private let names: UsedNames

    init(usedIn text: String) { names = UsedNames(in: text) }

    /// The declarations for some files and a folder of assets.
    static func source(for files: [SourceFile], assets: String?) -> String {
        guard let assets, let names = AssetNames(of: URL(fileURLWithPath: assets)),
            !(names.pictures.isEmpty && names.colors.isEmpty)
        else { return "" }
        let text = files.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n")
        return AssetSymbols(usedIn: text).source(pictures: names.pictures, colors: names.colors)
    }

    /// The declarations, to be compiled with the file; empty without any.
    func source(pictures: [String], colors: [String]) -> String {
        var lines: [String] = []
        for name in pictures {
            guard let symbol = Symbol(name, ending: "Image"), isUsed(symbol.identifier) else { continue }
            lines += symbol.declared(in: "ImageResource", as: "ImageResource(name: \(quoted(name)), bundle: .main)")
        }
        for name in colors {
            guard let symbol = Symbol(name, ending: "Color"), isUsed(symbol.identifier) else { continue }
            lines += symbol.declared(in: "ColorResource", as: "ColorResource(name: \(quoted(name)), bundle: .main)")
            guard symbol.spaces.isEmpty, !Self.systemColors.contains(symbol.identifier) else { continue }
            let value = "{ SwiftUI.Color(\(quoted(name))) }"
            lines.append("extension SwiftUI.Color { static var `\(symbol.identifier)`: SwiftUI.Color \(value) }")
            lines.append(
                "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `\(symbol.identifier)`: SwiftUI.Color \(value) }"
            )
        }
        var known: Set<String> = []
        let once = lines.filter { known.insert($0).inserted }
        return once.isEmpty
            ? "" : "\n#sourceLocation(file: \"<assets>\", line: 1)\n" + once.joined(separator: "\n") + "\n"
    }

    /// 3
    private func isUsed(_ identifier: String) -> Bool {
        names.used.contains(identifier) && !names.declared.contains(identifier)
    }

    private func quoted(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    private static let systemColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white", "black", "clear", "primary", "secondary", "accent", "accentColor",
    ]

    /// A name as Swift writes it.
    private struct Symbol {
        var identifier: String
        var spaces: [String]

        // 1, 2
        init?(_ name: String, ending: String) {
            var parts = name.split(separator: "/").map(String.init)
            guard var last = parts.popLast() else { return nil }
            if last.hasSuffix(ending), last.count > ending.count { last = String(last.dropLast(ending.count)) }
            guard let identifier = Self.identifier(last, startsSmall: true) else { return nil }
            self.identifier = identifier
            spaces = parts.compactMap { Self.identifier($0, startsSmall: false) }
        }

        private static func identifier(_ name: String, startsSmall: Bool) -> String? {
            var words = name.split { !$0.isIdentifierPart || $0 == "_" }.map(String.init)
            guard let first = words.first else { return nil }
            for index in words.indices.dropFirst() { words[index] = capital(words[index]) }
            words[0] = startsSmall ? small(first) : capital(first)
            let joined = words.joined()
            return joined.first?.isNumber == true ? "_" + joined : joined
        }

        private static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

        /// `URLIcon` becomes `urlIcon`.
        private static func small(_ word: String) -> String {
            let capitals = word.prefix { $0.isUppercase }
            let isWhole = capitals.count == word.count || capitals.count == 1
            let count = isWhole ? capitals.count : max(capitals.count - 1, 0)
            return word.prefix(count).lowercased() + word.dropFirst(count)
        }

        func declared(in type: String, as value: String) -> [String] {
            let name = "static let `\(identifier)` = SwiftUI.\(value)"
            let path = (["SwiftUI.\(type)"] + spaces).joined(separator: ".")
            let enums = spaces.indices.map { index in
                let around = (["SwiftUI.\(type)"] + spaces[..<index]).joined(separator: ".")
                return "extension \(around) { enum \(spaces[index]) {} }"
            }
            return enums + ["extension \(path) { \(name) }"]
        }
    }
}

/// The identifiers of a text that stand behind a dot, and those that it declares: found in one pass, for a folder has
/// many names and much text.
private struct UsedNames {
    private(set) var used: Set<String> = []
    private(set) var declared: Set<String> = []

    private static let keywords: Set<String> = ["let", "var", "case", "func"]

    init(in text: String) {
        let bytes = Array(text.utf8)
        func isPart(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
            default: false
            }
        }
        /// Whether a declaring word ends before the spaces that end here.
        func isAfterKeyword(_ start: Int) -> Bool {
            var end = start
            while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
            var first = end
            while first > 0, isPart(bytes[first - 1]) { first -= 1 }
            guard end < start, end - first <= 4, first == 0 || [0x20, 0x0A].contains(bytes[first - 1]) else {
                return false
            }
            return Self.keywords.contains(String(decoding: bytes[first..<end], as: UTF8.self))
        }
        var index = 0
        while index < bytes.count {
            guard isPart(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isPart(bytes[index]) { index += 1 }
            let isBehindDot = start > 0 && bytes[start - 1] == 0x2E
            let isDeclared = !isBehindDot && isAfterKeyword(start)
            guard isBehindDot || isDeclared else { continue }
            let name = String(decoding: bytes[start..<index], as: UTF8.self)
            if isBehindDot { used.insert(name) } else { declared.insert(name) }
        }
    }
}

extension Character {
    fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}

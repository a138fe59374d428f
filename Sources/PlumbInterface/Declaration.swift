/// A declaration of Swift, read from one line of an interface: as much of it as a use needs.
package struct Declaration: Sendable {
    /// A parameter of a function, an initialiser, a subscript or a case.
    package struct Parameter: Sendable {
        /// What the call says before the colon; nil for `_`.
        package var label: String?
        /// With `@escaping` and the like, without `inout`, `@autoclosure` and `...`.
        package var type: String
        /// `ViewBuilder` and the like.
        package var builder: String?
        package var isInout = false
        package var isAutoclosure = false
        package var isPack = false
        package var hasDefault = false
    }

    /// `func`, `init`, `var`, `let`, `subscript`, `case`, `typealias`, `associatedtype`, `struct`, `enum`, `class`,
    /// `protocol`, `macro` or `extension`.
    package var keyword = ""
    package var name = ""
    package var isStatic = false
    package var isPrefix = false
    /// With the brackets.
    package var generics = ""
    package var parameters: [Parameter] = []
    /// `async`, `throws`.
    package var effects: [String] = []
    /// The type of the result or the value, or what a type alias stands for.
    package var type = ""
    /// What stands behind the colon of a type, a protocol, an associated type or an extension.
    package var inherits: [String] = []
    package var isSettable = false
    /// Without the word `where`.
    package var requirements = ""

    private static let keywords: Set<String> = [
        "func", "init", "var", "let", "subscript", "case", "typealias", "associatedtype", "struct", "enum", "class",
        "protocol", "macro", "extension",
    ]

    /// A structure, an enumeration, a class or a protocol.
    package var isType: Bool { ["struct", "enum", "class", "protocol"].contains(keyword) }

    /// The names in `<A: B, each C>`: `A` and `each C`.
    package static func names(in generics: String) -> [String] {
        TypeScanner.split(String(generics.dropFirst().dropLast())).map { TypeScanner.split($0, at: ":", once: true)[0] }
    }

    /// A function whose name is no word.
    package var isOperator: Bool {
        keyword == "func" && !(name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? true)
    }

    package init(_ text: String) {
        var scan = TypeScanner(text)
        while !scan.isAtEnd {
            if scan.peek == "@" {
                scan.skipAttribute()
                continue
            }
            let word = scan.word()
            if word == "static" { isStatic = true }
            if word == "prefix" { isPrefix = true }
            if Self.keywords.contains(word) {
                keyword = word
                break
            }
            if word.isEmpty { return }
        }
        if keyword == "extension" {
            name = scan.until([":"])
        } else if keyword != "init" && keyword != "subscript" {
            name = scan.name()
            // `struct Image.Scale`.
            while scan.peek == ".", keyword != "case" {
                scan.skip()
                name += "." + scan.name()
            }
        } else if scan.peek == "?" || scan.peek == "!" {
            scan.skip()
        }
        if scan.peek == "<" { generics = scan.brackets() }
        if scan.peek == "(" { parameters = Self.parameters(scan.brackets(), areLabelled: keyword != "subscript") }
        readResult(&scan)
    }

    private mutating func readResult(_ scan: inout TypeScanner) {
        while !scan.isAtEnd {
            switch scan.peek {
            case "{":
                isSettable = scan.rest.contains("set")
                return
            case ":":
                scan.skip()
                let list = scan.until(["{", "=", "where"])
                if keyword == "var" || keyword == "let" { type = list } else { inherits = TypeScanner.split(list) }
            case "=":
                scan.skip()
                let value = scan.until(["{", "where"])
                if keyword == "typealias" { type = value }
            case "-":
                scan.skip(2)
                type = scan.until(["{", "where"])
            default:
                let word = scan.word()
                if word == "where" {
                    requirements = scan.until(["{"])
                } else if ["async", "throws", "rethrows"].contains(word) {
                    effects.append(word == "rethrows" ? "throws" : word)
                } else if word.isEmpty {
                    return
                }
            }
        }
        // A variable that says nothing of how it is read is stored.
        isSettable = keyword == "var"
    }

    private static func parameters(_ text: String, areLabelled: Bool) -> [Parameter] {
        TypeScanner.split(String(text.dropFirst().dropLast())).map { part in
            var scan = TypeScanner(part)
            var found = Parameter(type: "")
            while scan.peek == "@" {
                let attribute = scan.attribute()
                found.builder = attribute.hasSuffix("Builder") ? attribute : found.builder
            }
            // A case's payload may have no label at all.
            guard let colon = TypeScanner.split(part, at: ":", once: true).dropFirst().first else {
                found.type = scan.rest
                return found
            }
            let label = scan.word()
            // A subscript's parameter has a label where it has two names.
            found.label = label == "_" || (!areLabelled && scan.peek == ":") ? nil : label
            var type = TypeScanner(colon)
            var kept: [String] = []
            while !type.isAtEnd {
                if type.peek == "@" {
                    let attribute = type.attribute()
                    if attribute == "autoclosure" {
                        found.isAutoclosure = true
                    } else if attribute.hasSuffix("Builder") {
                        found.builder = attribute
                    } else {
                        kept.append("@\(attribute)")
                    }
                } else if type.rest.hasPrefix("inout ") {
                    _ = type.word()
                    found.isInout = true
                } else {
                    break
                }
            }
            var rest = type.until(["="])
            found.hasDefault = !type.isAtEnd
            if rest.hasSuffix("...") { rest.removeLast(3) }
            found.isPack = rest.hasPrefix("repeat ")
            found.type = (kept + [rest]).joined(separator: " ")
            return found
        }
    }
}

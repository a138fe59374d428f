import Foundation

/// Names of functions for people.
enum FunctionName {
    /// `Page.body` of the symbol of a closure in the getter of the body of `UserViews.Page`; nil of what is no function
    /// of Swift's.
    static func short(of symbol: String) -> String? { demangled(symbol).flatMap(short(ofDemangled:)) }

    /// Whether a symbol is that of what sets or modifies a property, or of a part of it.
    static func isAccessor(_ symbol: String) -> Bool {
        let name = symbol.prefix { $0 != "." }
        return ["vs", "vM", "vW", "vw", "is", "iM"].contains { name.hasSuffix($0) }
    }

    /// The innermost function that people have written, without its module, arguments and result.
    static func short(ofDemangled name: String) -> String? {
        var name = name[...]
        // "closure #1 () -> A in closure #2 (Int) -> B in UserViews.Page.body.getter : some"
        if let last = name.range(of: " in UserViews", options: .backwards)
            ?? name.range(of: " in ", options: .backwards),
            name.hasPrefix("closure ") || name.hasPrefix("implicit closure ")
        {
            name = name[last.lowerBound...].dropFirst(4)
        }
        if name.hasPrefix("static ") { name = name.dropFirst(7) }
        // "(extension in UserViews):PlumbCore.View.card() -> some"
        if name.hasPrefix("(extension in "), let end = name.range(of: "):") { name = name[end.upperBound...] }
        let path = name.prefix { $0 != "(" && $0 != "<" && $0 != " " && $0 != ":" }
        guard !path.contains("#"), let module = path.firstIndex(of: ".") else { return nil }
        var parts = path[path.index(after: module)...].split(separator: ".")
        if let last = parts.last, ["getter", "read", "modify", "setter"].contains(last) { parts.removeLast() }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    /// The runtime's own reading of a symbol.
    private static func demangled(_ symbol: String) -> String? {
        typealias Demangle =
            @convention(c) (
                UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
            ) -> UnsafeMutablePointer<CChar>?
        guard symbol.hasPrefix("$s"), let function = dlsym(nil, "swift_demangle") else { return nil }
        guard let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0) else {
            return nil
        }
        defer { free(text) }
        return String(cString: text)
    }
}

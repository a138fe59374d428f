import Foundation
@_spi(Reflection) import Swift

/// What the record of updates says of values.
extension UpdateLog {
    /// A value, where it can be told without running the user's code: numbers, truth values, texts, and cases of
    /// enumerations.
    nonisolated static func text<Value>(of value: Value) -> String? {
        switch value {
        case let text as String: return "“\(text.count > 40 ? text.prefix(39) + "…" : text[...])”"
        case let number as any BinaryInteger: return "\(number)"
        case let number as Double: return "\(number)"
        case let number as CGFloat: return "\(number)"
        case let number as Float: return "\(number)"
        case let isTrue as Bool: return "\(isTrue)"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let inner = mirror.children.first else { return "nil" }
            return text(of: inner.value)
        }
        if mirror.displayStyle == .enum, mirror.children.isEmpty, !(value is any CustomStringConvertible) {
            return ".\(value)"
        }
        return nil
    }

    /// A type without its module and generic arguments.
    nonisolated static func name(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

    /// The type of what modifiers stand around; nil where one of them gives it an identity of its own.
    nonisolated static func innermost(_ type: Any.Type) -> String? {
        var name = "\(type)"[...]
        if name.contains("IDModifier") || name.contains("TransitionModifier") { return nil }
        while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
        return String(name.prefix { $0 != "<" && $0 != "," && $0 != ">" })
    }

    /// The properties of a view whose bytes differ in two values.
    static func differences<V>(_ a: V, _ b: V) -> [Field] {
        var fields: [Field] = []
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                _ = _forEachField(of: V.self, options: []) { name, offset, type, kind in
                    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
                    let range = offset..<(offset + _openExistential(type, do: size))
                    if !a[range].elementsEqual(b[range]) {
                        let name = String(cString: name)
                        fields.append((name.hasPrefix("_") ? String(name.dropFirst()) : name, kind == .function))
                    }
                    return true
                }
            }
        }
        return fields
    }
}

import Foundation
@_spi(Reflection) import Swift

/// What a value is made of, as far as bytes can tell one value from another.
enum ValueParts {
    /// The bytes that a copy of a value has too, at most 256 of them. Between properties there may be anything; so may
    /// be in what a case of an enumeration does not use.
    // Safe: used on the thread that runs the views.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Range<Int>]] = [:]

    /// Called on the thread that runs the views.
    static func of<V>(_ type: V.Type) -> [Range<Int>] {
        if let parts = known[ObjectIdentifier(type)] { return parts }
        var parts: [Range<Int>] = []
        var room = 256
        add(V.self, at: 0, to: &parts, &room, depth: 0)
        known[ObjectIdentifier(type)] = parts
        return parts
    }

    /// The types of a value's stored properties.
    static func fields(of type: Any.Type) -> [Any.Type] {
        var fields: [Any.Type] = []
        _ = _forEachField(of: type, options: []) { _, _, field, _ in
            fields.append(field)
            return true
        }
        return fields
    }

    private static func add(
        _ type: Any.Type, at start: Int, to parts: inout [Range<Int>], _ room: inout Int, depth: Int
    ) {
        var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
        _ = _forEachField(of: type, options: []) { _, offset, field, kind in
            fields.append((offset, field, kind))
            return true
        }
        for field in fields where room > 0 {
            let offset = start + field.offset
            switch field.kind {
            case .struct, .tuple:
                let isWhole = depth > 16 || isOpaque(field.type)
                if isWhole { fallthrough }
                add(field.type, at: offset, to: &parts, &room, depth: depth + 1)
            case .class, .function, .opaque, .metatype:
                let size = min(size(of: field.type), room)
                parts.append(offset..<(offset + size))
                room -= size
            default: break
            }
        }
    }

    /// Whether a type tells nothing of what it is made of.
    private static func isOpaque(_ type: Any.Type) -> Bool {
        var hasFields = false
        _ = _forEachField(of: type, options: []) { _, _, _, _ in
            hasFields = true
            return false
        }
        return !hasFields
    }

    private static func size(of type: Any.Type) -> Int {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }
}

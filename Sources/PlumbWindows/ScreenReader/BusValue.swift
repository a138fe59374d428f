/// A value in a message of D-Bus.
indirect enum BusValue: Equatable, Sendable {
    case string(String)
    case path(String)
    case bool(Bool)
    case int16(Int16)
    case int32(Int32)
    case uint32(UInt32)
    case double(Double)
    case variant(BusValue)
    /// - The type of an element, as D-Bus writes it.
    case array(String, [BusValue])
    case tuple([BusValue])
    case entry(BusValue, BusValue)

    /// The type as D-Bus writes it.
    var signature: String {
        switch self {
        case .string: "s"
        case .path: "o"
        case .bool: "b"
        case .int16: "n"
        case .int32: "i"
        case .uint32: "u"
        case .double: "d"
        case .variant: "v"
        case .array(let element, _): "a" + element
        case .tuple(let parts): "(" + parts.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        }
    }

    static func strings(_ words: [String]) -> BusValue { .array("s", words.map(BusValue.string)) }

    /// A table of words by name, in the order of the names.
    static func table(_ words: [String: String]) -> BusValue {
        .array("{ss}", words.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
    }

    // MARK: Reading

    var text: String? {
        switch self {
        case .string(let text), .path(let text): text
        case .variant(let value): value.text
        default: nil
        }
    }

    /// A whole number of any kind.
    var number: Int? {
        switch self {
        case .int16(let number): Int(number)
        case .int32(let number): Int(number)
        case .uint32(let number): Int(number)
        case .variant(let value): value.number
        default: nil
        }
    }

    var real: Double? {
        switch self {
        case .double(let number): number
        case .variant(let value): value.real
        default: number.map(Double.init)
        }
    }

    var isTrue: Bool? {
        switch self {
        case .bool(let isTrue): isTrue
        case .variant(let value): value.isTrue
        default: nil
        }
    }

    /// The elements of an array or a tuple.
    var parts: [BusValue] {
        switch self {
        case .array(_, let parts), .tuple(let parts): parts
        case .variant(let value): value.parts
        default: []
        }
    }

    // MARK: GLib

    /// A value of GLib's that nobody owns yet.
    func made() -> GObject {
        switch self {
        // D-Bus has no text with a zero in it.
        case .string(let text): g_variant_new_string(text.contains("\0") ? text.filter { $0 != "\0" } : text)
        case .path(let text): g_variant_new_object_path(text)
        case .bool(let isTrue): g_variant_new_boolean(isTrue ? 1 : 0)
        case .int16(let number): g_variant_new_int16(number)
        case .int32(let number): g_variant_new_int32(number)
        case .uint32(let number): g_variant_new_uint32(number)
        case .double(let number): g_variant_new_double(number)
        case .variant(let value): g_variant_new_variant(value.made())
        case .array(let element, let parts): BusValue.array(element, parts)
        case .tuple(let parts): g_variant_new_tuple(parts.map { Optional($0.made()) }, parts.count)
        case .entry(let key, let value): g_variant_new_dict_entry(key.made(), value.made())
        }
    }

    private static func array(_ element: String, _ parts: [BusValue]) -> GObject {
        let type = g_variant_type_new(element)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, parts.map { Optional($0.made()) }, parts.count)
    }

    /// Reads a value of GLib's; nil for what is of a type that AT-SPI never sends.
    init?(_ value: GObject) {
        let type = String(cString: g_variant_get_type_string(value))
        switch type.first {
        case "s", "g": self = .string(String(cString: g_variant_get_string(value, nil)))
        case "o": self = .path(String(cString: g_variant_get_string(value, nil)))
        case "b": self = .bool(g_variant_get_boolean(value) != 0)
        case "y": self = .uint32(UInt32(g_variant_get_byte(value)))
        case "n": self = .int16(g_variant_get_int16(value))
        case "q": self = .uint32(UInt32(g_variant_get_uint16(value)))
        case "i": self = .int32(g_variant_get_int32(value))
        case "u": self = .uint32(g_variant_get_uint32(value))
        case "d": self = .double(g_variant_get_double(value))
        case "v", "a", "(", "{":
            let parts = BusValue.parts(of: value)
            guard let parts else { return nil }
            switch type.first {
            case "v": self = .variant(parts[0])
            case "{": self = .entry(parts[0], parts[1])
            case "(": self = .tuple(parts)
            default: self = .array(String(type.dropFirst()), parts)
            }
        default: return nil
        }
    }

    private static func parts(of value: GObject) -> [BusValue]? {
        var parts: [BusValue] = []
        for index in 0..<g_variant_n_children(value) {
            let child = g_variant_get_child_value(value, index)
            defer { g_variant_unref(child) }
            guard let part = BusValue(child) else { return nil }
            parts.append(part)
        }
        return parts
    }
}

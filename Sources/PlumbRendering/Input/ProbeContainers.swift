import Foundation

/// What `SchemaProbe` hands out for the members of an object.
struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: SchemaProbe
    var codingPath: [any CodingKey] { probe.codingPath }
    var allKeys: [Key] { [] }

    /// Who asks whether there is a member can do without it.
    func contains(_ key: Key) -> Bool {
        probe.isAsked(key.stringValue)
        return true
    }
    func decodeNil(forKey key: Key) -> Bool {
        probe.isAsked(key.stringValue)
        return false
    }

    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { probe.member(key.stringValue, .boolean, false) }
    func decode(_ type: String.Type, forKey key: Key) -> String {
        probe.member(key.stringValue, .string(format: nil), probe.text)
    }
    func decode(_ type: Double.Type, forKey key: Key) -> Double {
        probe.member(key.stringValue, .number, Double(probe.number))
    }
    func decode(_ type: Float.Type, forKey key: Key) -> Float {
        probe.member(key.stringValue, .number, Float(probe.number))
    }
    func decode(_ type: Int.Type, forKey key: Key) -> Int { integer(key) }
    func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { integer(key) }
    func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { integer(key) }
    func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { integer(key) }
    func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { integer(key) }
    func decode(_ type: UInt.Type, forKey key: Key) -> UInt { integer(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { integer(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { integer(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { integer(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { integer(key) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try probe.member(type, key.stringValue)
    }

    private func integer<T: FixedWidthInteger>(_ key: Key) -> T {
        probe.member(key.stringValue, .integer, T(probe.number))
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
        -> KeyedDecodingContainer<NestedKey>
    {
        KeyedDecodingContainer(KeyedProbe<NestedKey>(probe: probe.object(key.stringValue)))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        UnkeyedProbe(probe: probe.within(key.stringValue))
    }
    func superDecoder() -> any Decoder { probe.within("super") }
    func superDecoder(forKey key: Key) -> any Decoder { probe.within(key.stringValue) }
}

/// What `SchemaProbe` hands out for a list that a type reads itself: one element.
struct UnkeyedProbe: UnkeyedDecodingContainer {
    let probe: SchemaProbe
    private(set) var currentIndex = 0

    init(probe: SchemaProbe) {
        self.probe = probe
        probe.note(.list(.anything))
    }

    var codingPath: [any CodingKey] { probe.codingPath }
    var count: Int? { 1 }
    var isAtEnd: Bool { currentIndex > 0 }

    private mutating func element<T>(_ shape: InputShape, _ value: T) -> T {
        currentIndex += 1
        probe.note(.list(shape))
        return value
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode(_ type: Bool.Type) -> Bool { element(.boolean, false) }
    mutating func decode(_ type: String.Type) -> String { element(.string(format: nil), probe.text) }
    mutating func decode(_ type: Double.Type) -> Double { element(.number, Double(probe.number)) }
    mutating func decode(_ type: Float.Type) -> Float { element(.number, Float(probe.number)) }
    mutating func decode(_ type: Int.Type) -> Int { element(.integer, Int(probe.number)) }
    mutating func decode(_ type: Int8.Type) -> Int8 { element(.integer, Int8(probe.number)) }
    mutating func decode(_ type: Int16.Type) -> Int16 { element(.integer, Int16(probe.number)) }
    mutating func decode(_ type: Int32.Type) -> Int32 { element(.integer, Int32(probe.number)) }
    mutating func decode(_ type: Int64.Type) -> Int64 { element(.integer, Int64(probe.number)) }
    mutating func decode(_ type: UInt.Type) -> UInt { element(.integer, UInt(probe.number)) }
    mutating func decode(_ type: UInt8.Type) -> UInt8 { element(.integer, UInt8(probe.number)) }
    mutating func decode(_ type: UInt16.Type) -> UInt16 { element(.integer, UInt16(probe.number)) }
    mutating func decode(_ type: UInt32.Type) -> UInt32 { element(.integer, UInt32(probe.number)) }
    mutating func decode(_ type: UInt64.Type) -> UInt64 { element(.integer, UInt64(probe.number)) }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let (value, shape) = try probe.value(type)
        return element(shape, value)
    }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type)
        -> KeyedDecodingContainer<NestedKey>
    {
        KeyedDecodingContainer(KeyedProbe<NestedKey>(probe: element(.anything, probe.child())))
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        UnkeyedProbe(probe: element(.anything, probe.child()))
    }
    mutating func superDecoder() -> any Decoder { element(.anything, probe.child()) }
}

/// What `SchemaProbe` hands out for a type that is one value.
struct SingleProbe: SingleValueDecodingContainer {
    let probe: SchemaProbe
    var codingPath: [any CodingKey] { probe.codingPath }

    private func noted<T>(_ shape: InputShape, _ value: T) -> T {
        probe.note(shape)
        return value
    }

    func decodeNil() -> Bool {
        probe.isOptional = true
        return false
    }
    func decode(_ type: Bool.Type) -> Bool { noted(.boolean, false) }
    func decode(_ type: String.Type) -> String { noted(.string(format: nil), probe.text) }
    func decode(_ type: Double.Type) -> Double { noted(.number, Double(probe.number)) }
    func decode(_ type: Float.Type) -> Float { noted(.number, Float(probe.number)) }
    func decode(_ type: Int.Type) -> Int { noted(.integer, Int(probe.number)) }
    func decode(_ type: Int8.Type) -> Int8 { noted(.integer, Int8(probe.number)) }
    func decode(_ type: Int16.Type) -> Int16 { noted(.integer, Int16(probe.number)) }
    func decode(_ type: Int32.Type) -> Int32 { noted(.integer, Int32(probe.number)) }
    func decode(_ type: Int64.Type) -> Int64 { noted(.integer, Int64(probe.number)) }
    func decode(_ type: UInt.Type) -> UInt { noted(.integer, UInt(probe.number)) }
    func decode(_ type: UInt8.Type) -> UInt8 { noted(.integer, UInt8(probe.number)) }
    func decode(_ type: UInt16.Type) -> UInt16 { noted(.integer, UInt16(probe.number)) }
    func decode(_ type: UInt32.Type) -> UInt32 { noted(.integer, UInt32(probe.number)) }
    func decode(_ type: UInt64.Type) -> UInt64 { noted(.integer, UInt64(probe.number)) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let (value, shape) = try probe.value(type)
        return noted(shape, value)
    }
}

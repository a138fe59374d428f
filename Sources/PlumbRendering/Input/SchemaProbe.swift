import Foundation

/// A decoder that has no data: it hands out plain values, and notes what a type asks for. So the shape of a type's JSON
/// is known without an example, also where `init(from:)` is written by hand.
final class SchemaProbe: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The types around, from the outermost.
    private let around: [Any.Type]
    /// Which of the plain texts and numbers are handed out: types may refuse some.
    private let attempt: Int
    private(set) var shape = InputShape.anything
    private var members: [InputShape.Member]?
    /// The decoders of members that the type reads itself.
    private var within: [String: SchemaProbe] = [:]
    private var asked: Set<String> = []
    /// The type asks whether there is a value at all.
    var isOptional = false

    private init(_ around: [Any.Type], _ attempt: Int) {
        self.around = around
        self.attempt = attempt
    }

    /// The shape of a type's values.
    static func shape<T: Decodable>(of type: T.Type) -> InputShape { probe(type, in: []).shape }

    private static let texts = ["", "a", "0", "2000-01-01T00:00:00Z", "#000000", "https://a.example"]

    var text: String { Self.texts[attempt] }
    var number: Int { attempt }

    /// A value of the type, if one can be had, and its shape.
    ///
    /// 1. Types of Foundation's, which JSON has as texts. 2. A choice says its values. 3. A type within itself ends
    /// there. 4. Others are asked, with other texts and numbers where they refuse. 5. The first case of a choice that
    /// does not say its values has no bit set.
    fileprivate static func probe<T: Decodable>(
        _ type: T.Type, in around: [Any.Type]
    ) -> (value: T?, shape: InputShape) {
        // 1
        if let (value, shape) = leaf(type) { return (value, shape) }
        if let type = type as? any ProbedType.Type {
            let (value, shape) = type.probe(in: around)
            return (value as? T, shape)
        }
        // 2
        if let choice = type as? any CaseIterable.Type, let (value, shape) = cases(of: choice) {
            return (value as? T, shape)
        }
        // 3
        if around.contains(where: { $0 == type }) { return (nil, .again(type: name(of: type))) }
        // 4
        var best = InputShape.anything
        for attempt in texts.indices {
            let probe = SchemaProbe(around + [type], attempt)
            let value = try? T(from: probe)
            let shape = probe.found(as: name(of: type))
            if value != nil { return (value, shape) }
            if attempt == 0 || shape.size > best.size { best = shape }
        }
        // 5
        if type is any RawRepresentable.Type, MemoryLayout<T>.size <= 1 {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, MemoryLayout<T>.stride), alignment: 16)
            defer { memory.deallocate() }
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, MemoryLayout<T>.stride))
            return (memory.assumingMemoryBound(to: T.self).pointee, best)
        }
        return (nil, best)
    }

    private static func name(of type: Any.Type) -> String { String(describing: type) }

    private static func leaf<T>(_ type: T.Type) -> (T, InputShape)? {
        let leaves: [(Any, InputShape)] = [
            (Date(timeIntervalSinceReferenceDate: 0), .string(format: "date-time")),
            (Data(), .string(format: "base64")), (URL(fileURLWithPath: "/"), .string(format: "uri")),
            (UUID(), .string(format: "uuid")), (Decimal(), .number),
        ]
        for (value, shape) in leaves { if let value = value as? T { return (value, shape) } }
        return nil
    }

    private static func cases<C: CaseIterable>(of type: C.Type) -> (C, InputShape)? {
        let all = Array(type.allCases)
        guard let first = all.first else { return nil }
        func raw(_ value: some RawRepresentable) -> Any { value.rawValue }
        let values = all.compactMap { ($0 as? any RawRepresentable).map { raw($0) } }
        guard values.count == all.count else { return nil }
        if let names = values as? [String] { return (first, .names(names)) }
        if let numbers = values as? [Int] { return (first, .numbers(numbers)) }
        return nil
    }

    // MARK: What was asked for

    private func found(as type: String) -> InputShape {
        var shape = shape
        if let members {
            shape = .object(
                type: type,
                members.map { member in
                    var member = member
                    // What is read within is known when it has been read.
                    if let inner = within[member.name] { member.shape = inner.found(as: member.name) }
                    return member
                })
        }
        return isOptional ? .optional(shape) : shape
    }

    func note(_ shape: InputShape) { self.shape = shape }

    /// It is asked for whether there is a member.
    func isAsked(_ name: String) { asked.insert(name) }

    func member<T>(_ name: String, _ shape: InputShape, _ value: T) -> T {
        if members?.contains(where: { $0.name == name }) != true {
            members = (members ?? []) + [.init(name: name, shape: shape.certain, isRequired: !asked.contains(name))]
        }
        return value
    }

    func member<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
        do {
            let (value, shape) = try value(type)
            return member(name, shape, value)
        } catch let refused as Refused {
            member(name, refused.shape, ())
            throw refused
        }
    }

    /// The decoder of a member that the type reads itself.
    func within(_ name: String) -> SchemaProbe { member(name, .anything, within[name] ?? add(child(), name)) }

    /// The same, of an object.
    func object(_ name: String) -> SchemaProbe {
        let probe = within(name)
        probe.beginObject()
        return probe
    }

    private func add(_ probe: SchemaProbe, _ name: String) -> SchemaProbe {
        within[name] = probe
        return probe
    }

    private func beginObject() { members = members ?? [] }

    /// A value that stands within this one.
    func value<T: Decodable>(_ type: T.Type) throws -> (T, InputShape) {
        let (value, shape) = Self.probe(type, in: around)
        guard let value else { throw Refused(shape: shape) }
        return (value, shape)
    }

    func child() -> SchemaProbe { SchemaProbe(around, attempt) }

    /// No value of the type can be had.
    private struct Refused: Error { let shape: InputShape }

    // MARK: Decoder

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        beginObject()
        return KeyedDecodingContainer(KeyedProbe<Key>(probe: self))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { UnkeyedProbe(probe: self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleProbe(probe: self) }
}

extension InputShape {
    /// How much it says.
    fileprivate var size: Int {
        switch self {
        case .anything: 0
        case .object(_, let members): 1 + members.reduce(0) { $0 + $1.shape.size }
        default: 1
        }
    }
}

/// Types that are asked for their shape without a decoder.
private protocol ProbedType {
    static func probe(in around: [Any.Type]) -> (Any, InputShape)
}

extension Bool: ProbedType {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) { (false, .boolean) }
}

extension Double: ProbedType {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) { (0.0, .number) }
}

extension Float: ProbedType {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) { (Float(0), .number) }
}

extension Array: ProbedType where Element: Decodable {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) {
        ([Element](), .list(SchemaProbe.probe(Element.self, in: around).shape))
    }
}

extension Set: ProbedType where Element: Decodable {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) {
        (Set<Element>(), .list(SchemaProbe.probe(Element.self, in: around).shape))
    }
}

extension Optional: ProbedType where Wrapped: Decodable {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) {
        (Wrapped?.none as Any, .optional(SchemaProbe.probe(Wrapped.self, in: around).shape))
    }
}

extension Dictionary: ProbedType where Key: Decodable, Value: Decodable {
    fileprivate static func probe(in around: [Any.Type]) -> (Any, InputShape) {
        ([Key: Value](), .map(SchemaProbe.probe(Value.self, in: around).shape))
    }
}

import Foundation
import PlumbCore

/// The values that a stack shows, of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
/// ```
public struct NavigationPath {
    private(set) var elements: [AnyHashable] = []

    /// An empty path: the stack shows its first screen.
    public init() {}

    /// A path of values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { for element in elements { append(element) } }

    /// A path of values of one type, which can be written down.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        for element in elements { append(element) }
    }

    /// A path that was written down. Values of types that are not there any more end it.
    public init(_ codable: CodableRepresentation) { for value in codable.values { append(anything: value) } }

    /// How many values there are.
    public var count: Int { elements.count }
    /// Whether the stack shows its first screen.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) { append(anything: value) }

    /// Pushes the screen of a value.
    public mutating func append<V: Hashable & Codable>(_ value: V) { append(anything: value) }

    /// Goes back by some screens; to the first one where there are fewer.
    ///
    /// - Parameter k: how many values go.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }

    mutating func append(anything value: any Hashable) { elements.append(AnyHashable(value)) }

    /// The path as it can be written down; nil if a value can't be.
    public var codable: CodableRepresentation? {
        var values: [any Codable & Hashable] = []
        for element in elements {
            guard let value = element.base as? any Codable & Hashable else { return nil }
            values.append(value)
        }
        return CodableRepresentation(values: values)
    }

    /// A path of values that can be written down: for `SceneStorage` and files.
    ///
    /// It is written as a list of strings: the name of a value's type, then the value as JSON, the last one first.
    public struct CodableRepresentation: Codable {
        fileprivate let values: [any Codable & Hashable]

        fileprivate init(values: [any Codable & Hashable]) { self.values = values }

        /// Reads a path. Throws where a type is not there any more, or a value is not what its type expects.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Codable & Hashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that a path can hold")
                }
                values.append(try CodableRepresentation.read(type, text))
            }
            self.values = values.reversed()
        }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                try container.encode(_mangledTypeName(type(of: value)) ?? String(reflecting: type(of: value)))
                try container.encode(try CodableRepresentation.write(value))
            }
        }

        // In a list: a JSON text of a bare number or string is not read everywhere.
        private static func read<C: Codable & Hashable>(_ type: C.Type, _ text: String) throws -> C {
            guard let value = try JSONDecoder().decode([C].self, from: Data(text.utf8)).first else {
                throw DecodingError.valueNotFound(
                    type, DecodingError.Context(codingPath: [], debugDescription: "there is no value"))
            }
            return value
        }

        private static func write<C: Codable>(_ value: C) throws -> String {
            String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
        }
    }
}

extension NavigationPath: Equatable {}

extension NavigationPath.CodableRepresentation: Equatable {
    /// Whether the values are the same.
    public static func == (a: Self, b: Self) -> Bool {
        a.values.map { AnyHashable($0) } == b.values.map { AnyHashable($0) }
    }
}

/// The path of a stack, whatever its type.
struct PathAccess {
    let elements: [AnyHashable]
    /// Returns false for a value that the path can't hold.
    let append: @MainActor (any Hashable) -> Bool
    let removeLast: @MainActor (Int) -> Void
}

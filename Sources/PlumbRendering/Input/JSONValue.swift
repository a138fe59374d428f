import Foundation

/// Any value of JSON.
package indirect enum JSONValue: Codable, Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as it was written, where it is whole and not too large.
    case integer(Int64)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .integer(let integer): try value.encode(integer)
        case .number(let number): try value.encode(number)
        case .string(let string): try value.encode(string)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }

    /// The value of a text; throws an `InputProblem` that says where it is no JSON.
    package init(text: Data) throws {
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: text)
        } catch {
            var reason = "\(error)"
            if case DecodingError.dataCorrupted(let context) = error {
                let below = context.underlyingError as NSError?
                reason = below?.userInfo["NSDebugDescription"] as? String ?? context.debugDescription
            }
            throw InputProblem("the input is no JSON: \(reason)")
        }
    }

    /// The value that a path leads to.
    func value(at path: some Collection<InputStep>) -> JSONValue? {
        guard let step = path.first else { return self }
        switch (self, step) {
        case (.object(let members), .name(let name)): return members[name]?.value(at: path.dropFirst())
        case (.list(let list), .index(let index)) where list.indices.contains(index):
            return list[index].value(at: path.dropFirst())
        default: return nil
        }
    }

    /// The value that a path of names leads to, as `name.first`.
    package func value(atNames path: String) -> JSONValue? {
        value(at: path.split(separator: ".").map { InputStep.name(String($0)) })
    }

    /// Puts a value where a path of names leads; what is no object on the way becomes one.
    package mutating func set(_ value: JSONValue, at path: some Collection<String>) {
        guard let name = path.first else {
            self = value
            return
        }
        var members: [String: JSONValue] = if case .object(let members) = self { members } else { [:] }
        var inner = members[name] ?? .null
        inner.set(value, at: path.dropFirst())
        members[name] = inner
        self = .object(members)
    }

    /// The text that stands for a value in the name of a file; nil for lists, objects and null.
    package var plainText: String? {
        switch self {
        case .string(let string): string
        case .integer(let integer): String(integer)
        case .number(let number): "\(number)"
        case .bool(let bool): "\(bool)"
        case .null, .list, .object: nil
        }
    }

    /// "the text “Ada”", for sentences.
    var words: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .string(let text): "the text \u{201C}\(text.prefix(60))\(text.count > 60 ? "…" : "")\u{201D}"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension InputShape {
    /// A value that is written as a plain text, in an option or in a cell of a table: where a text is expected, it is
    /// the text; else what it means in JSON, and the text where it means nothing.
    package func value(of text: String) -> JSONValue {
        switch certain {
        case .string, .names: return .string(text)
        default: return (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) ?? .string(text)
        }
    }
}

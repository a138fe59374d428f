import Foundation

/// What a value looks like in JSON, as far as its `Decodable` type says so.
package indirect enum InputShape: Equatable, Sendable {
    /// What the type does not say.
    case anything
    case boolean, integer, number
    /// A text; the format is one of JSON Schema's, or `base64`.
    case string(format: String?)
    /// One of these texts.
    case names([String])
    /// One of these numbers.
    case numbers([Int])
    case list(InputShape)
    /// An object with any names.
    case map(InputShape)
    /// An object with the members of a type.
    case object(type: String, [Member])
    /// The object of a type that is around.
    case again(type: String)
    /// This, or null.
    case optional(InputShape)

    package struct Member: Equatable, Sendable {
        package var name: String
        package var shape: InputShape
        package var isRequired: Bool
    }

    /// Without being optional.
    package var certain: InputShape {
        if case .optional(let shape) = self { return shape.certain }
        return self
    }

    /// "a text", for sentences.
    package var words: String {
        switch self {
        case .anything: "another value"
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .string(nil): "a text"
        case .string("date-time"): "a date as 2026-03-01T09:41:00Z"
        case .string("uri"): "an address"
        case .string("uuid"): "a UUID"
        case .string: "a text in base64"
        case .names(let names): "one of \(names.map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", "))"
        case .numbers(let numbers): "one of \(numbers.map(String.init).joined(separator: ", "))"
        case .list: "a list"
        case .map, .object, .again: "an object"
        case .optional(let shape): shape.words
        }
    }

    /// The shape of what a path leads to; nil where it leads nowhere.
    package func shape(at path: some Collection<InputStep>) -> InputShape? {
        guard let step = path.first else { return self }
        let rest = path.dropFirst()
        switch (certain, step) {
        case (.object(_, let members), .name(let name)):
            return members.first { $0.name == name }?.shape.shape(at: rest)
        case (.map(let value), .name): return value.shape(at: rest)
        case (.list(let element), .index): return element.shape(at: rest)
        default: return nil
        }
    }
}

extension InputShape {
    /// The way to a number with a fraction where a whole one is expected; nil where there is none.
    func fraction(in value: JSONValue) -> [InputStep]? {
        func first(_ values: some Sequence<(InputStep, InputShape, JSONValue)>) -> [InputStep]? {
            for (step, shape, value) in values { if let path = shape.fraction(in: value) { return [step] + path } }
            return nil
        }
        switch (certain, value) {
        case (.integer, .number): return []
        case (.list(let element), .list(let list)):
            return first(list.enumerated().map { (.index($0.offset), element, $0.element) })
        case (.map(let shape), .object(let object)):
            return first(object.sorted { $0.key < $1.key }.map { (.name($0.key), shape, $0.value) })
        case (.object(_, let members), .object(let object)):
            return first(
                members.compactMap { member in
                    object[member.name].map { (.name(member.name), member.shape, $0) }
                })
        default: return nil
        }
    }
}

/// A part of the way to a value in JSON.
package enum InputStep: Equatable, Sendable {
    case name(String)
    case index(Int)

    /// `lines[2].price`; the whole value is `input`.
    static func text(of path: [InputStep]) -> String {
        var text = ""
        for step in path {
            switch step {
            case .name(let name): text += text.isEmpty ? name : ".\(name)"
            case .index(let index): text += "[\(index)]"
            }
        }
        return text.isEmpty ? "the input" : text.hasPrefix("[") ? "the input\(text)" : text
    }
}

// MARK: - JSON Schema

extension InputShape {
    /// The JSON Schema of a type's values (draft 2020-12), indented, with a line break at the end.
    package func schema(titled title: String) -> String {
        var again: [String: InputShape] = [:]
        collect(&again)
        var members = [
            ("$schema", LayoutJSON.quoted("https://json-schema.org/draft/2020-12/schema")),
            ("title", LayoutJSON.quoted(title)),
        ]
        if case .object(let type, _) = self, again[type] != nil {
            members.append(("$ref", LayoutJSON.quoted("#/$defs/\(type)")))
        } else {
            members += schemaMembers(again, 1)
        }
        if !again.isEmpty {
            let definitions = again.sorted { $0.key < $1.key }.map { type, shape in
                (type, Self.object(shape.schemaMembers(again, 3), 2))
            }
            members.append(("$defs", Self.object(definitions, 1)))
        }
        return Self.object(members, 0) + "\n"
    }

    /// Finds the objects that contain themselves.
    private func collect(_ again: inout [String: InputShape]) {
        var names: Set<String> = []
        func look(_ shape: InputShape) {
            switch shape {
            case .again(let type): names.insert(type)
            case .list(let shape), .map(let shape), .optional(let shape): look(shape)
            case .object(_, let members): for member in members { look(member.shape) }
            default: break
            }
        }
        func find(_ shape: InputShape) {
            switch shape {
            case .list(let shape), .map(let shape), .optional(let shape): find(shape)
            case .object(let type, let members):
                if names.contains(type), again[type] == nil { again[type] = shape }
                for member in members { find(member.shape) }
            default: break
            }
        }
        look(self)
        find(self)
    }

    private func schemaText(_ again: [String: InputShape], _ depth: Int) -> String {
        if case .object(let type, _) = self, again[type] != nil {
            return Self.object([("$ref", LayoutJSON.quoted("#/$defs/\(type)"))], depth)
        }
        return Self.object(schemaMembers(again, depth + 1), depth)
    }

    private func schemaMembers(_ again: [String: InputShape], _ depth: Int) -> [(String, String)] {
        func type(_ name: String) -> (String, String) { ("type", LayoutJSON.quoted(name)) }
        switch self {
        case .anything: return []
        case .boolean: return [type("boolean")]
        case .integer: return [type("integer")]
        case .number: return [type("number")]
        case .string(nil): return [type("string")]
        case .string("base64"): return [type("string"), ("contentEncoding", LayoutJSON.quoted("base64"))]
        case .string(let format?): return [type("string"), ("format", LayoutJSON.quoted(format))]
        case .names(let names): return [("enum", "[\(names.map(LayoutJSON.quoted).joined(separator: ", "))]")]
        case .numbers(let numbers): return [("enum", "[\(numbers.map(String.init).joined(separator: ", "))]")]
        case .list(let element): return [type("array"), ("items", element.schemaText(again, depth))]
        case .map(let value): return [type("object"), ("additionalProperties", value.schemaText(again, depth))]
        case .again(let type): return [("$ref", LayoutJSON.quoted("#/$defs/\(type)"))]
        case .optional(let shape):
            let null = Self.object([type("null")], depth + 1)
            let inner = "    "
            let indent = String(repeating: inner, count: depth)
            return [
                (
                    "anyOf",
                    "[\n\(indent)\(inner)\(shape.schemaText(again, depth + 1)),\n\(indent)\(inner)\(null)\n\(indent)]"
                )
            ]
        case .object(_, let members):
            var parts = [type("object")]
            if !members.isEmpty {
                let properties = members.map { ($0.name, $0.shape.schemaText(again, depth + 1)) }
                parts.append(("properties", Self.object(properties, depth)))
            }
            let required = members.filter(\.isRequired).map { LayoutJSON.quoted($0.name) }
            if !required.isEmpty { parts.append(("required", "[\(required.joined(separator: ", "))]")) }
            return parts
        }
    }

    /// An object with a member a line.
    private static func object(_ members: [(String, String)], _ depth: Int) -> String {
        guard !members.isEmpty else { return "{}" }
        if members.count == 1, !members[0].1.contains("\n") {
            return "{ \(LayoutJSON.quoted(members[0].0)): \(members[0].1) }"
        }
        let indent = String(repeating: "    ", count: depth)
        let lines = members.map { "\(indent)    \(LayoutJSON.quoted($0.0)): \($0.1)" }
        return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
}

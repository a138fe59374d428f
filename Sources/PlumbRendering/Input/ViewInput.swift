import Foundation
import PlumbCore

/// What a view takes that is made of data: a view with an initialiser of one value, whose type is `Decodable`.
@MainActor package struct ViewInput {
    /// The name of the value's type.
    package let type: String
    private let probe: @MainActor () throws -> InputShape
    private let make: @MainActor (JSONValue) throws -> AnyView

    init<Value: Decodable, Content: View>(_ view: @escaping @MainActor (Value) -> Content) {
        type = String(describing: Value.self)
        probe = { SchemaProbe.shape(of: Value.self) }
        make = { AnyView(view(try Self.decoder.decode(Value.self, from: try JSONEncoder().encode($0)))) }
    }

    /// Of a type that is no input.
    init(refusing type: Any.Type) {
        let problem = InputProblem("it takes a \(type), which is not Decodable")
        self.type = String(describing: type)
        probe = { throw problem }
        make = { _ in throw problem }
    }

    package var shape: InputShape { get throws { try probe() } }

    /// The type is asked for its shape only where a text or a fault needs it.
    package func view(of source: InputSource) throws -> AnyView {
        let value = source.values.isEmpty ? source.json ?? .object([:]) : source.value(for: try shape)
        do {
            return try make(value)
        } catch let problem as InputProblem {
            throw problem
        } catch {
            throw InputProblem(error, in: value, of: try shape)
        }
    }

    /// Dates are texts by ISO 8601, or numbers as Foundation writes them: seconds since 2001.
    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let value = try decoder.singleValueContainer()
            if let seconds = try? value.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
            let text = try value.decode(String.self)
            let styles: [Date.ISO8601FormatStyle] = [
                .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
                Date.ISO8601FormatStyle().year().month().day(),
            ]
            for style in styles { if let date = try? style.parse(text) { return date } }
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "\(text) is no date")
        }
        return decoder
    }
}

/// What a call or a row gives a view: JSON, and single values that come over it.
package struct InputSource: Codable, Sendable, Equatable {
    /// The JSON; nil for none.
    package var json: JSONValue?
    /// Paths of names, and texts.
    package var values: [Assignment] = []

    package struct Assignment: Codable, Sendable, Equatable {
        package var path: [String]
        package var text: String
        /// Whether an empty text is no value, as in the cells of a table; where a text is expected, it is one.
        package var isCell = false

        package init(path: [String], text: String, isCell: Bool = false) {
            self.path = path
            self.text = text
            self.isCell = isCell
        }

        /// - Parameter name: names with dots between them; nil where one is empty.
        package init?(name: String, text: String, isCell: Bool = false) {
            let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard path.allSatisfy({ !$0.isEmpty }) else { return nil }
            self.init(path: path, text: text, isCell: isCell)
        }
    }

    package init(json: JSONValue? = nil, values: [Assignment] = []) {
        self.json = json
        self.values = values
    }

    /// The value for a view.
    package func value(for shape: InputShape) -> JSONValue {
        var value = json ?? .object([:])
        for assignment in values {
            let expected = shape.shape(at: assignment.path.map(InputStep.name)) ?? .anything
            if assignment.isCell, assignment.text.isEmpty, expected != .string(format: nil) { continue }
            value.set(expected.value(of: assignment.text), at: assignment.path)
        }
        return value
    }
}

extension ViewMaker {
    /// A maker of the view that a function makes of an input.
    public static func exportingInput<Value: Decodable, Content: View>(
        _ view: @escaping @MainActor (Value) -> Content
    ) -> UnsafeMutableRawPointer {
        ViewMaker(input: ViewInput(view)).exported()
    }

    /// The same for a value that is no input.
    @_disfavoredOverload
    public static func exportingInput<Value, Content: View>(
        _ view: @escaping @MainActor (Value) -> Content
    ) -> UnsafeMutableRawPointer {
        ViewMaker(input: ViewInput(refusing: Value.self)).exported()
    }
}

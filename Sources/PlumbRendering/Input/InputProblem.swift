import Foundation

/// Why an input is none for a view: the way to the value, what is there, and what is expected.
package struct InputProblem: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// What `Decodable` says, in the words of the input.
    init(_ error: any Error, in value: JSONValue, of shape: InputShape) {
        func steps(_ path: [any CodingKey]) -> [InputStep] {
            path.map { key in key.intValue.map(InputStep.index) ?? .name(key.stringValue) }
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            let path = steps(context.codingPath + [key])
            let words = shape.shape(at: path)?.words ?? "a value"
            self.init("\(InputStep.text(of: path)) is missing; \(words) is expected")
        case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context):
            self.init(at: steps(context.codingPath), in: value, of: shape)
        case DecodingError.dataCorrupted(let context):
            let path = steps(context.codingPath)
            switch shape.shape(at: path)?.certain {
            case nil, .anything, .object, .again, .map, .list:
                // Foundation does not say where.
                if let path = shape.fraction(in: value) {
                    self.init(at: path, in: value, of: shape)
                    return
                }
                self.init("\(InputStep.text(of: path)): \(context.debugDescription)")
            default: self.init(at: path, in: value, of: shape)
            }
        default: self.init("the input is refused: \(error)")
        }
    }

    private init(at path: [InputStep], in value: JSONValue, of shape: InputShape) {
        let found = value.value(at: path).map(\.words) ?? "not there"
        let words = shape.shape(at: path)?.words ?? "another value"
        self.init("\(InputStep.text(of: path)) is \(found); \(words) is expected")
    }
}

import ArgumentParser
import Foundation

/// What the query of a request can say about how a view is shown. Each stands for the option of the same name.
struct ServeParameter: Sendable {
    let name: String
    let summary: String
    private let change: @Sendable (inout ViewOptions, String) throws -> Void

    static let all: [ServeParameter] = [
        ServeParameter(name: "size", summary: SizeOption.summary) {
            $0.size = try SizeOption(argument: $1)
            ($0.device, $0.landscape) = (nil, false)
        },
        ServeParameter(name: "device", summary: "The device on whose screen the view is shown, such as iPhone 15 Pro.")
        {
            $0.device = try DeviceOption(argument: $1)
            $0.size = nil
        },
        ServeParameter(name: "scale", summary: "Pixels per point, such as 2.") {
            $0.scale = try ScaleOption(argument: $1)
        },
        ServeParameter(name: "scheme", summary: SchemeOption.summary) { $0.scheme = try value($1) },
        ServeParameter(name: "type-size", summary: TypeSizeOption.summary) {
            $0.typeSize = try value($1)
        },
        ServeParameter(name: "locale", summary: LocaleOption.summary) {
            $0.locale = try LocaleOption(argument: $1)
        },
        ServeParameter(name: "rtl", summary: "true lays out from right to left.") {
            guard let isSet = Bool($1) else { throw ValidationError("write true or false") }
            $0.rtl = isSet
        },
    ]

    private static func value<Value: ExpressibleByArgument>(_ text: String) throws -> Value {
        guard let value = Value(argument: text) else {
            throw ValidationError("write one of \(Value.allValueStrings.joined(separator: ", "))")
        }
        return value
    }

    /// - Throws: `Failure` for a value that is none.
    static func options(_ query: [String: String], over options: ViewOptions) throws -> ViewOptions {
        var options = options
        for (name, text) in query.sorted(by: { $0.key < $1.key }) {
            guard let parameter = all.first(where: { $0.name == name }) else { continue }
            do {
                try parameter.change(&options, text)
            } catch let error as ValidationError {
                throw Failure(.call, "\(name) is \u{201C}\(text)\u{201D}: \(error.message)")
            }
        }
        return options
    }
}

import Foundation

/// The arguments of a call, looked at before anything is done.
struct Arguments {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    // MARK: Schemas

    static func string(_ text: String) -> [String: Any] { ["type": "string", "description": text] }
    static func choice(_ text: String, _ names: [String]) -> [String: Any] {
        ["type": "string", "description": text, "enum": names]
    }
    static var offset: [String: Any] {
        [
            "type": "integer", "minimum": 0, "description": "Where to go on in a text that was cut, in characters.",
        ]
    }

    /// What all tools on files take.
    static var fileProperties: [String: Any] {
        [
            "path": string("A Swift file, or a folder: of files, an Xcode project, a package. Give this or source."),
            "source": string("The text of a Swift file. Give this or path."),
            "offset": offset,
        ]
    }

    /// What all tools on views take beside these.
    static var viewProperties: [String: Any] {
        [
            "view": string("The view: a type, or the title of a #Preview. The first preview unless it is given."),
            "size": string("The proposal in points: 393x852, fit, 300x or x200."),
            "device": string("The device on whose screen the view is shown, such as iPhone 15 Pro."),
            "scheme": choice("Light or dark.", ["light", "dark"]),
            "scale": ["type": "number", "description": "Pixels to a point."],
            "type_size": string("The size of text: xSmall to xxxLarge, accessibility1 to accessibility5."),
            "locale": string("The language and region of the view, such as de_CH or ar."),
            "rtl": ["type": "boolean", "description": "From right to left."],
            "at": ["type": "number", "minimum": 0, "description": "Seconds after the view appeared."],
            "taps": [
                "type": "array", "items": ["type": "string"],
                "description": "What is tapped before: X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS.",
            ],
        ]
    }

    /// Names an argument that is unknown, or of another type than the schema says.
    func check(against properties: [String: Any]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let schema = properties[name] as? [String: Any] else {
                throw ToolError(
                    "there is no argument \(name); there are \(properties.keys.sorted().joined(separator: ", "))")
            }
            let isBool = (value as? NSNumber).map { CFGetTypeIDIsBoolean($0) } ?? false
            let isRight: Bool =
                switch schema["type"] as? String {
                case "string": value is String
                case "boolean": isBool
                case "integer": Self.isWhole(value)
                case "number": !isBool && value is NSNumber
                case "array": value is [String]
                default: true
                }
            if let words = value as? String, name != "source", words.contains("\0") {
                throw ToolError("\(name) has a zero byte")
            }
            guard isRight else { throw ToolError("\(name) must be of type \(schema["type"] as? String ?? "unknown")") }
            if let names = schema["enum"] as? [String], let word = value as? String, !names.contains(word) {
                throw ToolError("\(name) is \(word); it can be \(names.joined(separator: ", "))")
            }
            if let least = schema["minimum"] as? Int, let number = value as? NSNumber,
                number.doubleValue < Double(least)
            {
                throw ToolError("\(name) must be at least \(least)")
            }
        }
    }

    /// A number without a fraction, of a size that counts something.
    static func isWhole(_ value: Any) -> Bool {
        guard let number = value as? NSNumber, String(cString: number.objCType) != "c" else { return false }
        return number.doubleValue == number.doubleValue.rounded() && abs(number.doubleValue) < 1e15
    }

    /// JSON's true and false are numbers too.
    private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

    // MARK: Values

    func string(_ name: String) -> String? { values[name] as? String }
    func number(_ name: String) -> Double? { (values[name] as? NSNumber)?.doubleValue }
    func strings(_ name: String) -> [String] { values[name] as? [String] ?? [] }
    func isTrue(_ name: String) -> Bool { (values[name] as? NSNumber)?.boolValue ?? false }

    /// Runs `plumb` on the file or the source that the arguments name.
    ///
    /// - Parameter accepting: a status beside 0 that is no error.
    func plumb(
        _ command: String, _ options: [String], _ call: RunningCalls.Call, accepting: Int32 = 0
    ) throws -> PlumbCall.Output {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let path: String
        switch (string("path"), string("source")) {
        case (let given?, nil):
            guard !given.isEmpty, !given.contains("\0"), FileManager.default.fileExists(atPath: given) else {
                throw ToolError("there is no file “\(given)”")
            }
            // A name that begins with a dash is no option.
            path = given.hasPrefix("-") ? "./\(given)" : given
        case (nil, let source?):
            path = "\(scratch.path)/View.swift"
            try Data(source.utf8).write(to: URL(fileURLWithPath: path))
        default: throw ToolError("give either path or source")
        }
        var arguments = [command, path] + options
        for (name, option) in [
            ("view", "--view"), ("size", "--size"), ("device", "--device"), ("type_size", "--type-size"),
            ("scheme", "--scheme"), ("locale", "--locale"),
        ] {
            if let value = string(name) { arguments.append("\(option)=\(value)") }
        }
        if isTrue("rtl") { arguments.append("--rtl") }
        if let scale = number("scale") { arguments.append("--scale=\(scale)") }
        if let seconds = number("at") { arguments.append("--at=\(seconds)") }
        for tap in strings("taps") { arguments.append("--tap=\(tap)") }
        var result = try PlumbCall.run(arguments, call)
        // Nobody knows the folder that was made for the call.
        result.errors = result.errors.replacingOccurrences(of: "\(scratch.path)/", with: "")
        result.output = Data(
            String(decoding: result.output, as: UTF8.self).replacingOccurrences(of: "\(scratch.path)/", with: "").utf8)
        guard result.status == 0 || result.status == accepting else {
            let words = result.errors.isEmpty ? "plumb ended with status \(result.status)" : result.errors
            throw ToolError(String(words.prefix(8_000)))
        }
        return result
    }
}

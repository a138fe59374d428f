import Crypto
import Foundation

/// What is wrong with a request: a status of HTTP and a sentence.
struct Refusal: Error {
    var status: Int
    var sentence: String

    init(_ status: Int, _ sentence: String) { (self.status, self.sentence) = (status, sentence) }
}

/// The target of a request: a path and the pairs of its query, without percent signs.
struct Target {
    /// As it was sent.
    let text: String
    let path: String
    let query: [(name: String, value: String)]

    init(_ text: String) throws {
        self.text = text
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = try Self.decoded(parts.first ?? "")
        query = try (parts.count > 1 ? parts[1] : "").split(separator: "&").map { pair in
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func text(_ side: Substring) throws -> String {
                try Self.decoded(side.replacing("+", with: " ")[...])
            }
            return (try text(sides[0]), sides.count > 1 ? try text(sides[1]) : "")
        }
    }

    private static func decoded(_ text: Substring) throws -> String {
        guard let text = String(text).removingPercentEncoding else {
            throw Refusal(400, "The address is not UTF-8 behind its percent signs.")
        }
        return text
    }
}

/// A picture that a request asks for.
struct PictureRequest: Sendable {
    let job: ServerJob
    /// The same for requests of the same picture.
    let key: String

    /// - Parameter body: the JSON of a POST; nil for others.
    init(_ target: Target, body: Data?, _ settings: ServerSettings) throws {
        let name = target.path.dropFirst()
        guard let dot = name.lastIndex(of: ".") else {
            throw Refusal(404, "There is nothing at this address; / lists the views.")
        }
        let (view, format) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        guard settings.formats.contains(format) else {
            throw Refusal(
                404, "There is no format \(format); there are \(settings.formats.joined(separator: ", ")).")
        }
        guard settings.views.contains(where: { $0.name == view }) else {
            throw Refusal(404, "There is no view \(view); / lists the views.")
        }
        let parameters = Set(settings.parameters.map(\.name))
        var options: [String: String] = [:]
        var values: [String: String] = [:]
        for (name, value) in target.query where !SignedLinks.names.contains(name) {
            guard options[name] == nil, values[name] == nil else {
                throw Refusal(400, "The query says \(name) twice.")
            }
            if parameters.contains(name) { options[name] = value } else { values[name] = value }
        }
        let input = try body.map { body in
            guard let text = String(validating: body, as: UTF8.self) else {
                throw Refusal(400, "The body is not UTF-8.")
            }
            return text
        }
        job = ServerJob(view: view, format: format, options: options, values: values, input: input)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        key = SHA256.hash(data: try encoder.encode(job)).hexadecimal
    }
}

extension SHA256.Digest {
    var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}

import Foundation

/// What has come to a host, and when (`ViewHost.log`). Applied to a fresh host of the same view in the same world, it
/// gives the same picture.
///
/// It is written as lines of JSON. The first is `{"hostLog":1}`, the version of the form; each other one is an event:
/// `{"at":0.5,"event":{"tap":{"at":{"identifier":"save"},"count":1}}}`. Numbers that JSON has no words for are the
/// strings "infinity", "-infinity" and "nan".
public struct HostLog: Sendable, Equatable {
    /// An event, and the host's time when it came.
    public struct Entry: Codable, Sendable, Equatable {
        /// Seconds since the host was made.
        public var time: TimeInterval
        /// What came.
        public var event: HostEvent

        /// An event at a time, in seconds since the host was made.
        public init(_ event: HostEvent, at time: TimeInterval) {
            self.time = time
            self.event = event
        }

        private enum CodingKeys: String, CodingKey { case time = "at", event }
    }

    /// Why a text is no log: a sentence with the number of the line.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// The line, from 1.
        public let line: Int
        /// The sentence.
        public let description: String
    }

    /// The version of the form that is written and read.
    public static let version = 1

    /// What has come, in its order.
    public private(set) var entries: [Entry]

    /// A log of some events; without any, one that a host can write on.
    public init(_ entries: [Entry] = []) { self.entries = entries }

    /// Adds an event.
    ///
    /// - Parameter time: seconds since the host was made.
    public mutating func append(_ event: HostEvent, at time: TimeInterval) { entries.append(Entry(event, at: time)) }

    // MARK: Written down

    private struct Header: Codable { var hostLog: Int }

    private static let infinity = "infinity"
    private static let negativeInfinity = "-infinity"
    private static let nan = "nan"

    /// The log as lines of JSON, each with its line feed.
    public func lines() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: HostLog.infinity, negativeInfinity: HostLog.negativeInfinity, nan: HostLog.nan)
        func line(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        }
        return try line(Header(hostLog: HostLog.version)) + entries.map(line).joined()
    }

    /// Reads lines of JSON. Empty lines are passed over.
    ///
    /// - Throws: `Failure` for the first line that is not one of a log.
    public init(lines text: String) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: HostLog.infinity, negativeInfinity: HostLog.negativeInfinity, nan: HostLog.nan)
        func read<Value: Decodable>(_ type: Value.Type, _ line: Substring, _ number: Int) throws -> Value {
            do {
                return try decoder.decode(type, from: Data(line.utf8))
            } catch {
                throw Failure(line: number, description: "line \(number) of the log \(HostLog.words(for: error))")
            }
        }
        entries = []
        var hasHeader = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            if hasHeader {
                entries.append(try read(Entry.self, line, index + 1))
                continue
            }
            let version = try read(Header.self, line, index + 1).hostLog
            guard version == HostLog.version else {
                throw Failure(
                    line: index + 1,
                    description: "line \(index + 1) of the log names version \(version); "
                        + "this Plumb reads version \(HostLog.version)")
            }
            hasHeader = true
        }
        if !hasHeader { throw Failure(line: 1, description: "line 1 of the log is missing: it names the version") }
    }

    private static func words(for error: any Error) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let names = context.codingPath.map { $0.intValue.map { "item \($0)" } ?? $0.stringValue }
            return names.isEmpty ? "" : " in \(names.joined(separator: "."))"
        }
        return switch error {
        case DecodingError.keyNotFound(let key, let context): "has no \"\(key.stringValue)\"\(place(context))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "has a value of another kind\(place(context))"
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: "is not JSON"
        case DecodingError.dataCorrupted(let context): "is wrong\(place(context)): \(context.debugDescription)"
        default: "can't be read: \(error)"
        }
    }
}

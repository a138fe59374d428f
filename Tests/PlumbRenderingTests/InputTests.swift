import Foundation
import Testing

@testable import PlumbRendering

/// What views are made of: shapes of types, JSON Schemas, sentences about wrong values.
@MainActor struct InputTests {
    // MARK: Types

    private struct Ticket: Decodable {
        struct Seat: Decodable {
            var row: Int
            var place: Character2
        }
        /// A type that is one value, and refuses some.
        struct Character2: Decodable {
            let text: String
            init(from decoder: any Decoder) throws {
                text = try decoder.singleValueContainer().decode(String.self)
                guard text.count == 1 else {
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: "one letter is expected"))
                }
            }
        }
        enum Kind: String, Decodable, CaseIterable { case day, week }
        enum Level: Int, Decodable { case low, high }

        var name: String
        var price: Double
        var kind: Kind
        var level: Level
        var seats: [Seat]
        var date: Date
        var isPaid: Bool?
        var notes: [String: String]?
    }

    private struct Tree: Decodable {
        var name: String
        var children: [Tree]
    }

    /// A type that reads its members itself, with another name and a default.
    private struct Written: Decodable {
        enum CodingKeys: String, CodingKey { case size, inner }
        enum InnerKeys: String, CodingKey { case url }
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            _ = try values.decodeIfPresent(Int.self, forKey: .size) ?? 3
            let inner = try values.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
            _ = try inner.decode(URL.self, forKey: .url)
        }
    }

    private static let ticket = InputShape.object(
        type: "Ticket",
        [
            .init(name: "name", shape: .string(format: nil), isRequired: true),
            .init(name: "price", shape: .number, isRequired: true),
            .init(name: "kind", shape: .names(["day", "week"]), isRequired: true),
            .init(name: "level", shape: .integer, isRequired: true),
            .init(
                name: "seats",
                shape: .list(
                    .object(
                        type: "Seat",
                        [
                            .init(name: "row", shape: .integer, isRequired: true),
                            .init(name: "place", shape: .string(format: nil), isRequired: true),
                        ])), isRequired: true),
            .init(name: "date", shape: .string(format: "date-time"), isRequired: true),
            .init(name: "isPaid", shape: .boolean, isRequired: false),
            .init(name: "notes", shape: .map(.string(format: nil)), isRequired: false),
        ])

    @Test func aTypeSaysItsShape() {
        #expect(SchemaProbe.shape(of: Ticket.self) == Self.ticket)
        #expect(
            SchemaProbe.shape(of: Tree.self)
                == .object(
                    type: "Tree",
                    [
                        .init(name: "name", shape: .string(format: nil), isRequired: true),
                        .init(name: "children", shape: .list(.again(type: "Tree")), isRequired: true),
                    ]))
        #expect(
            SchemaProbe.shape(of: Written.self)
                == .object(
                    type: "Written",
                    [
                        .init(name: "size", shape: .integer, isRequired: false),
                        .init(
                            name: "inner",
                            shape: .object(
                                type: "inner",
                                [.init(name: "url", shape: .string(format: "uri"), isRequired: true)]),
                            isRequired: true),
                    ]))
    }

    @Test(arguments: [
        (InputShape.integer, "\"type\": \"integer\""), (.string(format: "uuid"), "\"format\": \"uuid\""),
        (.names(["a", "b"]), "\"enum\": [\"a\", \"b\"]"), (.anything, "\"title\": \"V\"\n}"),
        (.optional(.number), "\"anyOf\": [\n        { \"type\": \"number\" },\n        { \"type\": \"null\" }\n    ]"),
        (.list(.boolean), "\"items\": { \"type\": \"boolean\" }"),
        (.map(.string(format: "base64")), "\"contentEncoding\": \"base64\""),
    ])
    func schema(_ shape: InputShape, _ part: String) throws {
        let text = shape.schema(titled: "V")
        #expect(text.contains(part), "\(text)")
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func aTypeThatContainsItselfIsDefinedOnce() throws {
        let text = SchemaProbe.shape(of: Tree.self).schema(titled: "TreeView")
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(schema["$ref"] as? String == "#/$defs/Tree")
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let members = definitions["Tree"]?["properties"] as? [String: [String: Any]]
        #expect((members?["children"]?["items"] as? [String: String])?["$ref"] == "#/$defs/Tree")
    }

    // MARK: Values

    nonisolated private static let good =
        #"{"name": "Ada", "price": 19.99, "kind": "day", "level": 0, "seats": [{"row": 1, "place": "a"}], "date": "2026-03-01"}"#

    private func ticket(_ json: String, _ values: [InputSource.Assignment] = []) throws -> Ticket {
        var made: Ticket?
        let input = ViewInput { (ticket: Ticket) -> EmptyView in
            made = ticket
            return EmptyView()
        }
        _ = try input.view(of: InputSource(json: try JSONValue(text: Data(json.utf8)), values: values))
        return try #require(made)
    }

    @Test(arguments: [
        ("{}", "name is missing; a text is expected"),
        (good.replacing("\"Ada\"", with: "7"), "name is 7; a text is expected"),
        (good.replacing("\"day\"", with: "\"month\""), "kind is the text “month”; one of “day”, “week” is expected"),
        (good.replacing("\"row\": 1", with: "\"row\": 1.5"), "seats[0].row is 1.5; a whole number is expected"),
        (good.replacing("\"row\": 1", with: "\"row\": null"), "seats[0].row is null; a whole number is expected"),
        (
            good.replacing("2026-03-01", with: "tomorrow"),
            "date is the text “tomorrow”; a date as 2026-03-01T09:41:00Z is expected"
        ),
        (
            good.replacing("\"seats\": [", with: "\"seats\": {\"a\": [").replacing("}],", with: "}]},"),
            "seats is an object; a list is expected"
        ),
        ("[1]", "the input is a list; an object is expected"),
    ])
    func aWrongValueIsOneSentence(_ json: String, _ sentence: String) {
        #expect(throws: InputProblem.self) { try ticket(json) }
        do { _ = try ticket(json) } catch { #expect("\(error)" == sentence) }
    }

    @Test func whatIsNoJSONIsSaidWithItsPlace() {
        do {
            _ = try JSONValue(text: Data("{\"a\": }".utf8))
            Issue.record("it is taken")
        } catch {
            #expect("\(error)".hasPrefix("the input is no JSON: "), "\(error)")
        }
    }

    @Test func singleValuesComeOverTheInput() throws {
        let made = try ticket(
            Self.good,
            [
                .init(path: ["name"], text: "007"), .init(path: ["price"], text: "3"),
                .init(path: ["kind"], text: "week"), .init(path: ["isPaid"], text: "true"),
                .init(path: ["notes", "a"], text: "b"), .init(path: ["date"], text: "2026-03-01T09:41:00Z"),
            ])
        #expect(made.name == "007" && made.price == 3 && made.kind == .week && made.isPaid == true)
        #expect(made.notes == ["a": "b"] && made.date == Date(timeIntervalSince1970: 1_772_358_060))
    }

    /// An empty cell is no value, but for a text.
    @Test func emptyCells() throws {
        let made = try ticket(
            Self.good,
            [
                .init(path: ["name"], text: "", isCell: true), .init(path: ["isPaid"], text: "", isCell: true),
                .init(path: ["price"], text: "", isCell: true),
            ])
        #expect(made.name == "" && made.isPaid == nil && made.price == 19.99)
    }

    @Test func numbersStayWhatTheyAre() throws {
        struct Numbers: Decodable { var whole: Int64, exact: Decimal }
        let json = Data(#"{"whole": 9007199254740993, "exact": 0.1}"#.utf8)
        let value = try JSONValue(text: json)
        let made = try JSONDecoder().decode(Numbers.self, from: try JSONEncoder().encode(value))
        #expect(made.whole == 9_007_199_254_740_993 && made.exact == Decimal(string: "0.1"))
    }
}

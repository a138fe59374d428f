import Foundation
import PlumbInterface
import Testing

/// An unavailable conformance is an error where it is written, and yet there for `as?` and for `print`, which then
/// trap: "an unavailable declaration was called". Types that views really have must get none of protocols that Swift
/// or Foundation ask for by themselves.
struct UnavailableConformanceTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    private static func text(of folder: String) throws -> String {
        let root = sources.appendingPathComponent(folder).path
        let names = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
        return try names.filter { $0.hasSuffix(".swift") }.sorted()
            .map { try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8) }.joined(separator: "\n")
    }

    /// Names of types or protocols that a text declares.
    private static func names(of kinds: String, in text: String) throws -> Set<String> {
        let pattern = try Regex("\\b(?:\(kinds))\\s+([A-Z]\\w*)", as: (Substring, Substring).self)
        return Set(text.matches(of: pattern).map { String($0.output.1) })
    }

    /// Conformances that a text gives to types of others, of protocols that nobody in Sources declares.
    private static func faults(in text: String, protocols: Set<String>) throws -> [String] {
        let own = try names(of: "struct|class|enum|actor|protocol|typealias", in: text)
        let extensions = text.matches(
            of: #/(?m)^\s*(?:public\s+)?extension\s+([\w.]+)(?:<[^>]*>)?\s*:\s*([^{]+?)(?:\s+where\s[^{]*)?\s*\{/#)
        return extensions.flatMap { match -> [String] in
            let type = String(match.output.1)
            guard !own.contains(String(type.split(separator: ".").first ?? "")) else { return [] }
            let names = match.output.2.split(whereSeparator: { ",&".contains($0) }).map {
                $0.split(separator: " ").last.map(String.init) ?? ""
            }
            return names.filter { !protocols.contains($0) }.map { "\(type): \($0)" }
        }
    }

    @Test func noTypeThatIsThereGetsOne() throws {
        let protocols = try Self.names(of: "protocol", in: try Self.text(of: "."))
        let table = try InterfaceTable(folder: InterfaceTable.folder)
        let made = UnavailableSource(table)
        let text = try Self.text(of: "PlumbUnavailable") + table.areas.map { made.file($0) }.joined(separator: "\n")
        let faults = try Self.faults(in: text, protocols: protocols)
        #expect(faults.isEmpty, "\(faults)")
        // What is looked for is found.
        let example = """
            struct Own {}
            extension Own: Equatable {}
            extension Color: @unchecked Sendable, CustomStringConvertible {}
            extension Group: View, Equatable where Content: View {
            """
        #expect(
            try Self.faults(in: example, protocols: ["View"]) == [
                "Color: Sendable", "Color: CustomStringConvertible", "Group: Equatable",
            ])
        #expect(text.contains("extension Group: TableRowContent where"))
    }
}

import Foundation
import PlumbWhy

/// The page of `plumb explain --html`: one file, without a server or a network.
enum InspectorPage {
    /// - Parameter data: the JSON object of a view: the report, the events and the picture.
    static func html(_ data: Data, title: String) throws -> String {
        // A script element ends where its end tag stands, even within a string.
        func script(_ json: Data) -> String {
            String(decoding: json, as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/")
                .replacingOccurrences(of: "<!--", with: "<\\u0021--")
        }
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        var report = try JSONDecoder().decode(WhyReport.self, from: data)
        report.takeWrittenNames()
        let parts = [
            "TITLE": title.asMarkup, "STYLE": text(PackageResources.inspector_css),
            "SCRIPT": text(PackageResources.inspector_js), "DATA": script(try members(of: data, with: report)),
            "SOURCE": script(try JSONEncoder().encode(lines(of: report))),
        ]
        return text(PackageResources.inspector_html).replacing(/PLUMB_([A-Z]+)/) { parts[String($0.1)] ?? "" }
    }

    /// The object with the members of a report instead of its own.
    private static func members(of data: Data, with report: WhyReport) throws -> Data {
        let own = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any] ?? [:]
        let all = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        return try JSONSerialization.data(withJSONObject: all.merging(own) { $1 }, options: .sortedKeys)
    }

    /// The lines of the source in which views are written, by "FILE:LINE".
    private static func lines(of report: WhyReport) -> [String: String] {
        let written = report.views.compactMap(\.at)
        var lines: [String: String] = [:]
        for (file, positions) in Dictionary(grouping: written, by: \.file) {
            guard let source = SourceComments.lines(of: file) else { continue }
            for number in Set(positions.map(\.line)) where source.indices.contains(number - 1) {
                lines["\(file):\(number)"] = source[number - 1]
            }
        }
        return lines
    }
}

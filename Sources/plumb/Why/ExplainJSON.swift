import Foundation
import PlumbWhy

/// What `plumb explain --format json` prints (Docs/Explain.md).
enum ExplainJSON {
    static func object(_ report: WhyReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var report = report
        // What a button consists of is not the user's.
        let kept = Set(report.views.filter { !$0.isInside && $0.frame != nil }.map(\.id))
        var parents = Dictionary(uniqueKeysWithValues: report.views.map { ($0.id, $0.parent) })
        report.views = report.views.filter { kept.contains($0.id) }.map { view in
            var view = view
            while let parent = view.parent, !kept.contains(parent) { view.parent = parents[parent] ?? nil }
            return view
        }
        parents = [:]
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }
}

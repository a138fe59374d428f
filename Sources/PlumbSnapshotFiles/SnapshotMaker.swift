import Foundation
import PlumbCairo
import PlumbCore
import PlumbRendering
import PlumbWhy
import Synchronization

/// A snapshot that was just made, and what is known of it beyond its file.
package struct TakenSnapshot: Sendable {
    package var file: SnapshotFile
    /// The layout with the places of its views.
    package var layout: LayoutForm
    /// What is wrong in the view, a sentence each.
    package var diagnostics: [String]

    package init(file: SnapshotFile, layout: LayoutForm, diagnostics: [String]) {
        self.file = file
        self.layout = layout
        self.diagnostics = diagnostics
    }
}

/// Makes a snapshot of what a host shows.
@MainActor package struct SnapshotMaker {
    /// Why there is none: a sentence without a full stop.
    package struct MakingError: Error, CustomStringConvertible {
        package let description: String
    }

    private let host: ViewHost
    private let pictures: ViewPictures
    private let name: String

    /// - Parameter pictures: of the same host.
    package init(of host: ViewHost, _ pictures: ViewPictures, named name: String) {
        self.host = host
        self.pictures = pictures
        self.name = name
    }

    /// - Parameter places: says where views were written; nil where that is not known.
    package func take(_ form: SnapshotForm, _ places: SourceResolver? = nil) throws -> TakenSnapshot {
        // A tree that is too deep to be laid out is too deep to be walked.
        let size = host.layout().size
        if let failure = host.failure { throw MakingError(description: "\(name) can't be laid out: \(failure)") }
        let trace = host.trace(byTypes: true)
        let layout = LayoutForm(trace) { view in
            let points = [view.point].compactMap(\.self) + view.pointsAround.reversed()
            return points.lazy.compactMap { places?.location(of: $0) }.first?.description
        }
        var record = SnapshotRecord(form, world: host.settings, fonts: [], size: size)
        let content: Data
        switch form {
        case .layout: content = Data(layout.text.utf8)
        case .accessibility: content = Data(accessibility.utf8)
        case .trace:
            record.layout = layout.text
            content = Data(TraceJSON.lines(trace, [], SourceResolver(object: "", base: nil)).utf8)
        case .image, .svg, .pdf:
            record.layout = layout.text
            content = try pictures.file(form.picture ?? .png, .text).data
        }
        if (host.world.textEngine as? PangoTextEngine) != nil { record.fonts = UsedFonts.files(in: host.displayList()) }
        return TakenSnapshot(
            file: SnapshotFile(record, content: content), layout: layout, diagnostics: host.diagnostics.map(\.message))
    }

    /// The elements, a line each, those in a group further in.
    private var accessibility: String {
        func lines(_ node: AccessibilityNode, _ level: Int) -> [String] {
            var line = String(repeating: "  ", count: level) + node.line
            if let hint = node.hint { line += " hint \(LayoutJSON.quoted(hint))" }
            if let level = node.details.headingLevel { line += " level \(level)" }
            return [line] + node.children.flatMap { lines($0, level + 1) }
        }
        return host.accessibilityTree().flatMap { lines($0, 0) }.map { $0 + "\n" }.joined()
    }
}

/// The font files whose letters are on a page.
private enum UsedFonts {
    /// Each file is read once.
    private static let checksums = Mutex<[String: String]>([:])

    /// "Inter-roman.var.ttf 3a5f…", sorted.
    static func files(in list: DisplayList) -> [String] {
        var paths: Set<String> = []
        for case .glyphs(let run, _, _) in list.items { if let path = run.face.source?.path { paths.insert(path) } }
        return paths.map { "\(URL(fileURLWithPath: $0).lastPathComponent) \(checksum(of: $0))" }.sorted()
    }

    private static func checksum(of path: String) -> String {
        if let known = checksums.withLock({ $0[path] }) { return known }
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let checksum = String(Checksum.sha256(data).prefix(16))
        checksums.withLock { $0[path] = checksum }
        return checksum
    }
}

import Foundation
import PlumbHosting
import PlumbSnapshotFiles

/// What came of a snapshot of a call.
struct SnapshotResult {
    enum State: String, Encodable { case same, recorded, different, missing, failed, obsolete }

    /// The name of the view.
    var view: String
    /// The surroundings; empty where there is one way only.
    var variant: String
    /// The view's source, as in the call.
    var file: String
    /// From 1; nil where no view is meant.
    var line: Int?
    var snapshot: String
    var state: State
    var sentences: [String] = []
    /// What shows a difference.
    var paths: [String] = []

    var isFailure: Bool { [.different, .missing, .failed].contains(state) }
}

extension [Listing.Item] {
    /// The name of one of them. A preview that has the name of its view has a number in lists, and needs none where
    /// views are left out.
    func shownName(of item: Listing.Item) -> String {
        let name = item.name.replacing(#/ \d+$/#, with: "")
        return contains { $0.name != item.name && $0.name.hasPrefix(name) } ? item.name : name
    }
}

/// Compares what is shown with files beside the sources.
struct SnapshotRun {
    private(set) var results: [SnapshotResult] = []
    private let items: [String: Listing.Item]
    private let variants: [String]
    private let form: SnapshotForm
    private let store: SnapshotStore
    private let failures: String?
    private var names: [String: FileNames] = [:]
    /// Names without a variant, by the view and its source.
    private var stems: [String: String] = [:]

    init(items: [Listing.Item], variants: [String], form: SnapshotForm, store: SnapshotStore, failures: String?) {
        self.items = Dictionary(items.map { ($0.name, $0) }) { first, _ in first }
        self.variants = variants
        self.form = form
        self.store = store
        self.failures = failures
        for item in items {
            let folder = Self.folder(of: item.file)
            let name = items.shownName(of: item)
            stems[item.name] = String(names[folder, default: FileNames()].name(for: name, suffix: "").dropLast())
        }
    }

    /// "Sources/__Snapshots__/Card" for "Sources/Card.swift".
    private static func folder(of file: String) -> String {
        let folder = file.contains("/") ? file[...(file.lastIndex(of: "/") ?? file.startIndex)] : ""
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return "\(folder)\(SnapshotName.folder)/\(name)"
    }

    private func path(of item: Listing.Item, _ variant: String) -> String {
        let middle = variant.isEmpty ? "" : ".\(SnapshotName.sanitized(variant))"
        return "\(Self.folder(of: item.file))/\(stems[item.name] ?? item.name)\(middle).\(form.suffix)"
    }

    mutating func settle(_ taken: TakenSnapshot, of entry: ChildRequest.Entry) throws {
        guard let item = items[entry.name] else { return }
        let variant = entry.variant.map { variants[$0] } ?? ""
        let path = path(of: item, variant)
        var result = SnapshotResult(
            view: stems[item.name] ?? item.name, variant: variant, file: item.file, line: item.line, snapshot: path,
            state: .same)
        let isThere = FileManager.default.fileExists(atPath: path)
        switch store.settle(taken, at: URL(fileURLWithPath: path), shownAs: path) {
        case .same: break
        case .recorded(let difference):
            result.state = .recorded
            result.sentences = (difference?.sentences ?? []) + taken.diagnostics
        case .failed(let sentence):
            result.state = isThere ? .failed : .missing
            result.sentences = [sentence]
        case .different(let difference):
            result.state = .different
            result.sentences = difference.sentences + taken.diagnostics
            result.paths = FailureFolder(failures).keep(difference, taken, named: path)
        }
        results.append(result)
    }

    /// Adds files in the folders of the call's sources that no view of it has.
    ///
    /// In other surroundings than those of the call a view may have others.
    mutating func findObsolete() {
        var files: [String: [Listing.Item]] = [:]
        for item in items.values { files[item.file, default: []].append(item) }
        for (file, items) in files.sorted(by: { $0.key < $1.key }) {
            let folder = Self.folder(of: file)
            let used = Set(items.flatMap { item in variants.map { path(of: item, $0) } })
            let known = items.map { stems[$0.name] ?? $0.name }
            let hasVariants = variants.contains { !$0.isEmpty }
            let listed = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in listed.sorted() where name.hasSuffix(".\(form.suffix)") && !used.contains("\(folder)/\(name)") {
                let stem = String(name.dropLast(form.suffix.count + 1))
                let owner = known.first { stem == $0 || stem.hasPrefix("\($0).") }
                if let owner, stem == owner || !hasVariants { continue }
                results.append(
                    SnapshotResult(
                        view: stem, variant: "", file: file, snapshot: "\(folder)/\(name)", state: .obsolete,
                        sentences: ["No preview has this snapshot any more; delete it."]))
            }
        }
    }
}

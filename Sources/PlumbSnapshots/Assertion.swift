import Foundation
import PlumbCore
import PlumbFoundation
import PlumbRendering
import PlumbSnapshotFiles
import PlumbWhy

/// Compares a value with its snapshots, in each variant.
struct Assertion<Value, Format> {
    let snapshotting: Snapshotting<Value, Format>
    let variants: [ShownVariant<ViewPlan<Value>>]
    let name: String?
    let record: SnapshotTestingConfiguration.Record?
    let timeout: TimeInterval
    let place: AssertionPlace

    /// What does not hold; none where all is as it was.
    func failures(_ value: () throws -> Value) -> [SnapshotFailure] {
        do {
            let store = try RecordSetting.store(record)
            let identity = try place.identity(named: name)
            guard let plan = snapshotting.plan else {
                guard variants.count == 1, variants[0].text.isEmpty else {
                    throw SnapshotProblem("devices, schemes and the like are for views, and \(Value.self) is none")
                }
                return try plainFailure(value, identity, store).map { [$0] } ?? []
            }
            return try withoutActuallyEscaping(value) { value in
                let failures = MainActorAccess.run((self, plan, value)) { own, plan, value in
                    own.viewFailures(plan, value, identity, store)
                }
                guard let failures else {
                    throw SnapshotProblem("views are shown on the main actor; mark the test with @MainActor")
                }
                return failures
            }
        } catch {
            return [SnapshotFailure(text: Words.capitalized("\(error)") + ".")]
        }
    }

    private func file(_ identity: String, _ variant: String) -> URL {
        let suffix = snapshotting.pathExtension.map { ".\($0)" } ?? ""
        let middle = variant.isEmpty ? "" : "." + SnapshotName.sanitized(variant)
        return place.directory.appendingPathComponent(identity + middle + suffix)
    }

    // MARK: Views

    /// What came of a variant: sentences, and what shows them.
    private struct Finding {
        var variants: [String]
        var sentences: [String]
        var lines: [String] = []
        var files: [SnapshotAttachment] = []
        var paths: [String] = []
    }

    @MainActor private func viewFailures(
        _ plan: ViewPlan<Value>, _ value: () throws -> Value, _ identity: String, _ store: SnapshotStore
    ) -> [SnapshotFailure] {
        var findings: [Finding] = []
        var recorded: [(name: String, sentences: [String])] = []
        for (index, variant) in variants.enumerated() {
            let plan = variant.applied(to: plan)
            let file = file(identity, variant.text)
            let name = place.shown(file)
            CrashNote.set(
                "the test \(place.testName) ended while \(name) was made"
                    + (variants.count > 1 ? " (variant \(index + 1) of \(variants.count): \(variant.text))" : ""))
            defer { CrashNote.clear() }
            do {
                let taken = try SnapshotStage.take(plan, value)
                switch store.settle(taken, at: file, shownAs: name, plan.tolerance) {
                case .same: break
                case .recorded(let difference):
                    recorded.append((name, (difference?.sentences ?? []) + taken.diagnostics))
                case .failed(let sentence): findings.append(Finding(variants: [variant.text], sentences: [sentence]))
                case .different(let first):
                    let told = told(plan, value, file) ?? first
                    let paths = keep(told, taken, name)
                    findings.append(
                        Finding(
                            variants: [variant.text], sentences: told.sentences + taken.diagnostics, lines: told.lines,
                            files: told.pictures.map { SnapshotAttachment(data: $0.data, name: $0.name) },
                            paths: paths))
                }
            } catch {
                let sentence = "The snapshot \(name) can't be made: \(error)."
                findings.append(Finding(variants: [variant.text], sentences: [sentence]))
            }
        }
        var failures = merged(findings).map(failure)
        if !recorded.isEmpty { failures.append(SnapshotFailure(text: told(recorded))) }
        return failures
    }

    /// The difference with the places of the views: the view is made once more, and places are looked for.
    @MainActor private func told(
        _ plan: ViewPlan<Value>, _ value: () throws -> Value, _ file: URL
    ) -> SnapshotDifference? {
        guard let data = FileManager.default.contents(atPath: file.path),
            let old = try? SnapshotFile(data, form: plan.form),
            let taken = try? SnapshotPlaces.using({ try SnapshotStage.take(plan, value, $0) })
        else { return nil }
        return SnapshotDifference(old, taken, plan.tolerance)
    }

    /// Variants that differ in the same words are one finding.
    private func merged(_ findings: [Finding]) -> [Finding] {
        var merged: [Finding] = []
        for finding in findings {
            if let same = merged.firstIndex(where: { $0.sentences == finding.sentences }) {
                merged[same].variants += finding.variants
                merged[same].paths += finding.paths
            } else {
                merged.append(finding)
            }
        }
        return merged
    }

    private func failure(_ finding: Finding) -> SnapshotFailure {
        var text = ""
        if variants.count > 1 {
            text += "In \(finding.variants.count) of \(variants.count) variants (\(Words.few(finding.variants))): "
        }
        text += finding.sentences.joined(separator: "\n")
        if !finding.lines.isEmpty { text += "\n\n" + finding.lines.joined(separator: "\n") }
        if !finding.paths.isEmpty { text += "\n\n" + finding.paths.joined(separator: "\n") }
        return SnapshotFailure(text: text, attachments: finding.files)
    }

    private func told(_ recorded: [(name: String, sentences: [String])]) -> String {
        let names =
            recorded.count > 3 ? "\(recorded[0].name) and \(recorded.count - 1) more" : Words.list(recorded.map(\.name))
        let were = recorded.count == 1 ? "was" : "were"
        let why = Array(Set(recorded.flatMap(\.sentences))).sorted()
        return "\(names) \(were) recorded; run the test again, and it compares." + why.map { "\n" + $0 }.joined()
    }

    /// Writes what shows a difference into a folder, and says where.
    private func keep(_ difference: SnapshotDifference, _ taken: TakenSnapshot, _ name: String) -> [String] {
        let paths = FailureFolder().keep(difference, taken, named: name)
        if let tool = SnapshotTestingConfiguration.current?.diffTool ?? diffTool, paths.count > 1 {
            return [tool(currentFilePath: paths[0], failedFilePath: paths[1])]
        }
        return paths
    }

    // MARK: Values

    private func plainFailure(
        _ value: () throws -> Value, _ identity: String, _ store: SnapshotStore
    ) throws -> SnapshotFailure? {
        let shown = try value()
        let file = file(identity, "")
        let name = place.shown(file)
        guard let format = waited(snapshotting.snapshot(shown)) else {
            throw SnapshotProblem("\(name) was not there after \(timeout) seconds")
        }
        let data = snapshotting.diffing.toData(format)
        func write() -> String? { store.write(data, to: file, name) }
        guard let old = FileManager.default.contents(atPath: file.path) else {
            guard store.mode != .never else {
                let why = store.reason.map { " (\($0))" } ?? ""
                throw SnapshotProblem("there is no snapshot \(name), and this run records none\(why)")
            }
            return SnapshotFailure(text: write() ?? told([(name, [])]))
        }
        // As it is written and read again.
        let read = snapshotting.diffing.fromData(data)
        guard let (words, files) = snapshotting.diffing.diff(snapshotting.diffing.fromData(old), read) else {
            return nil
        }
        if store.mode == .failed || store.mode == .all {
            return SnapshotFailure(text: write() ?? told([(name, [])]) + "\n" + words)
        }
        return SnapshotFailure(text: "\(name) differs:\n\(words)", attachments: files)
    }

    /// The value of something that may be there later; nil where it is not in time.
    private func waited(_ async: Async<Format>) -> Format? {
        let found = Guarded<Format?>(nil)
        async.run { value in found.withLock { $0 = value } }
        let end = Date().addingTimeInterval(timeout)
        while found.withLock({ $0 == nil }), Date() < end {
            // What comes on the main queue needs its run loop; a thread without one would not wait.
            _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.01))
            if !Thread.isMainThread { usleep(1000) }
        }
        return found.withLock { $0 }
    }
}

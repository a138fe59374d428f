import Foundation
import PlumbSnapshotFiles
import Synchronization
import Testing

/// What holds for the snapshots of a test: `withSnapshotTesting` sets it.
public struct SnapshotTestingConfiguration: Sendable {
    /// When snapshots are recorded; nil for what is set around.
    public var record: Record?
    /// What is printed so that a difference can be looked at; nil for what is set around.
    public var diffTool: DiffTool?

    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// - Parameters:
    ///   - record: when snapshots are recorded.
    ///   - diffTool: what is printed so that a difference can be looked at.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// When a snapshot is recorded. A test that records fails and says so: nothing was compared.
    public struct Record: Sendable, Hashable, ExpressibleByBooleanLiteral {
        let mode: RecordMode

        /// Always. One that is the same stays as it is.
        public static let all = Record(mode: .all)
        /// Where there is none, and where it differs.
        public static let failed = Record(mode: .failed)
        /// Where there is none. So it is unless something else is said.
        public static let missing = Record(mode: .missing)
        /// Never: what is missing is a failure.
        public static let never = Record(mode: .never)

        init(mode: RecordMode) { self.mode = mode }

        /// `true` records all, `false` what is missing.
        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

        /// By its name: all, failed, missing or never.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }
    }

    /// Makes the command that shows what is different between two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        let command: @Sendable (_ old: String, _ new: String) -> String

        /// - Parameter tool: the command for the paths of what was recorded and of what is shown now.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// A program that takes the two paths.
        public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The command for two paths.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }

        /// Kaleidoscope, as on a Mac.
        public static let ksdiff: Self = "ksdiff"
        /// The paths of both files.
        public static let `default` = Self { "was: \($0)\nis:  \($1)" }
    }
}

/// Sets when snapshots are recorded and how differences are shown, for the assertions in a closure.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let around = SnapshotTestingConfiguration.current
    let own = SnapshotTestingConfiguration(record: record ?? around?.record, diffTool: diffTool ?? around?.diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(own) { try operation() }
}

/// Sets when snapshots are recorded and how differences are shown, for the assertions in a closure.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let around = SnapshotTestingConfiguration.current
    let own = SnapshotTestingConfiguration(record: record ?? around?.record, diffTool: diffTool ?? around?.diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(own, operation: operation, isolation: isolation)
}

/// A trait of tests and suites of Swift Testing that says when their snapshots are recorded.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    /// Suites within have it too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the configuration.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
}

extension Trait where Self == SnapshotTrait {
    /// Says when the snapshots of a test or suite are recorded, and how differences are shown.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        SnapshotTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Says when the snapshots of a test or suite are recorded, and how differences are shown.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotTrait(configuration: configuration)
    }
}

/// Whether all snapshots are recorded from now on, whatever is there. `withSnapshotTesting(record:)` does the same for
/// some assertions.
public var isRecording: Bool {
    get { Globals.values.withLock { $0.isRecording } }
    set { Globals.values.withLock { $0.isRecording = newValue } }
}

/// The command that shows what is different between two files, where no other one is set.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { Globals.values.withLock { $0.diffTool } }
    set { Globals.values.withLock { $0.diffTool = newValue } }
}

/// What tests set for the whole process.
enum Globals {
    static let values = Mutex((isRecording: false, diffTool: SnapshotTestingConfiguration.DiffTool?.none))
}

/// How snapshots are recorded in this process.
enum RecordSetting {
    /// The mode, and what has asked for it.
    ///
    /// 1. `PLUMB_SNAPSHOTS=never` goes before everything: on a server nothing is recorded by mistake. 2. The call. 3.
    /// `withSnapshotTesting` and the trait. 4. `isRecording`. 5. The variable's other values, and those of
    /// SNAPSHOT_TESTING_RECORD. 6. What is missing is recorded.
    static func store(_ call: SnapshotTestingConfiguration.Record?) throws -> SnapshotStore {
        let environment = ProcessInfo.processInfo.environment
        let found = ["PLUMB_SNAPSHOTS", "SNAPSHOT_TESTING_RECORD"].lazy
            .compactMap { name in environment[name].map { (name, $0) } }.first { !$0.1.isEmpty }
        var variable: SnapshotTestingConfiguration.Record?
        if let (name, value) = found {
            guard let record = SnapshotTestingConfiguration.Record(rawValue: value) else {
                throw SnapshotProblem(
                    "\(name)=\(value) is no mode; it is never (in continuous integration), missing, failed or all")
            }
            variable = record
        }
        let reason = found.map { "\($0.0)=\($0.1)" }
        // 1
        if variable == .never { return SnapshotStore(mode: .never, reason: reason) }
        // 2 to 6
        if let own = call ?? SnapshotTestingConfiguration.current?.record { return SnapshotStore(mode: own.mode) }
        if Globals.values.withLock({ $0.isRecording }) { return SnapshotStore(mode: .all) }
        return SnapshotStore(mode: variable?.mode ?? .missing, reason: variable == nil ? nil : reason)
    }
}

/// One sentence, without a full stop.
struct SnapshotProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

import Foundation
import PlumbSnapshotFiles
import Synchronization
import Testing
import XCTest

/// Where an assertion stands: whose file it is, and who hears of a failure.
struct AssertionPlace {
    let fileID: StaticString
    let filePath: StaticString
    let testName: String
    let line: UInt
    let column: UInt
    /// The folder of the files; nil for the one beside the test.
    var folder: String?

    init(fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.testName = testName
        self.line = line
        self.column = column
    }

    private var source: URL { URL(fileURLWithPath: "\(filePath)") }

    /// Where the files are.
    var directory: URL {
        if let folder { return URL(fileURLWithPath: folder, isDirectory: true) }
        let name = source.deletingPathExtension().lastPathComponent
        return source.deletingLastPathComponent().appendingPathComponent(SnapshotName.folder, isDirectory: true)
            .appendingPathComponent(name, isDirectory: true)
    }

    /// A file as the test's file would name it.
    func shown(_ file: URL) -> String {
        let root = source.deletingLastPathComponent().path + "/"
        return file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
    }

    /// Tells whoever runs the test.
    func fail(_ failure: SnapshotFailure) {
        guard Test.current != nil else {
            XCTFail(failure.text, file: filePath, line: line)
            return
        }
        let location = SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for file in failure.attachments {
            Attachment.record(Attachment([UInt8](file.data), named: file.name), sourceLocation: location)
        }
        Issue.record(Comment(rawValue: failure.text), sourceLocation: location)
    }

    // MARK: Names

    private struct Names {
        /// How many assertions of a test have had a number.
        var counts: [String: Int] = [:]
        /// Which test has a file, or the files with numbers.
        var owners: [String: String] = [:]
    }

    private static let names = Mutex(Names())

    /// The test that runs now, where whoever runs it says so.
    private var test: String? { Test.current.map { "\($0.id)" } ?? CurrentCase.name }

    /// The beginning of a file's name: "card.1". Throws where another test has it.
    func identity(named name: String?) throws -> String {
        let function = SnapshotName.sanitized(testName)
        let base = directory.appendingPathComponent(function).path
        CurrentCase.observe()
        return try Self.names.withLock { names in
            var own = "\(function)."
            if let test {
                // What has no name of its own has a number, which another test would go on with.
                let file = name.map { "\(base).\(SnapshotName.sanitized($0))" } ?? base
                let last = names.owners[file] ?? test
                names.owners[file] = last
                guard last == test else {
                    throw SnapshotProblem(
                        "two tests of \(source.lastPathComponent) have the name \(testName), and would have one snapshot; give one of them another name"
                    )
                }
            }
            if let name {
                own += SnapshotName.sanitized(name)
            } else {
                names.counts["\(base) \(CurrentCase.run)", default: 0] += 1
                own += "\(names.counts["\(base) \(CurrentCase.run)"] ?? 1)"
            }
            return own
        }
    }
}

/// What came of an assertion that does not hold.
struct SnapshotFailure {
    var text: String
    var attachments: [SnapshotAttachment] = []
}

/// The test case of XCTest that runs now.
private final class CurrentCase: NSObject, XCTestObservation, Sendable {
    private struct State {
        var name: String?
        var run = 0
        var isObserving = false
    }

    private static let state = Mutex(State())
    private static let observer = CurrentCase()

    /// The class and method; nil where XCTest runs none.
    static var name: String? { state.withLock { $0.name } }
    /// Counts test cases, so that one that runs again begins anew.
    static var run: Int { state.withLock { $0.run } }

    /// Listens from now on.
    static func observe() {
        let isNew = state.withLock { state in
            defer { state.isObserving = true }
            return !state.isObserving
        }
        if isNew, Thread.isMainThread, Test.current == nil {
            XCTestObservationCenter.shared.addTestObserver(observer)
        }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        Self.state.withLock {
            $0.name = testCase.name
            $0.run += 1
        }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { Self.state.withLock { $0.name = nil } }
}

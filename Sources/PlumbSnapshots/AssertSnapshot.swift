import Foundation
import PlumbCore
import PlumbRendering
import PlumbSnapshotFiles

/// Compares a value with its snapshot.
///
///     assertSnapshot(of: Card(), as: .layout, on: [.iPhoneSE, .iPhone15Pro], schemes: [.light, .dark])
///
/// The snapshot is a file beside the test: `__Snapshots__/CardTests/card.1.layout.txt` for the first assertion of the
/// function `card()` in CardTests.swift. Where there is none it is recorded, and the test fails and says so. A
/// difference is told in words first: what was given otherwise, and which views have moved for it.
///
/// Views are shown on the main actor: mark tests of Swift Testing with `@MainActor`. The expression is evaluated for
/// each variant, and once more where a difference is told.
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: what is kept of it.
///   - devices: on whose screens a view is shown, each in a file of its own.
///   - schemes: light and dark.
///   - typeSizes: sizes of text.
///   - locales: languages of texts and numbers.
///   - directions: from the left, from the right.
///   - name: part of the file's name; the number of the assertion in its function unless given.
///   - recording: when the snapshot is recorded.
///   - timeout: seconds that a value may take which is there later.
///   - fileID: where the test is.
///   - filePath: where the test is; the snapshots are beside it.
///   - testName: the test; the file has its name.
///   - line: where the test is.
///   - column: where the test is.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    on devices: [SnapshotDevice] = [], schemes: [ColorScheme] = [], typeSizes: [DynamicTypeSize] = [],
    locales: [Locale] = [], directions: [LayoutDirection] = [], named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = AssertionPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let variants = ShownVariant<ViewPlan<Value>>.all(
        devices: devices, schemes: schemes, typeSizes: typeSizes, locales: locales, directions: directions)
    let assertion = Assertion(
        snapshotting: snapshotting, variants: variants, name: name, record: recording, timeout: timeout, place: place)
    for failure in assertion.failures(value) { place.fail(failure) }
}

/// Compares the layout of a view with its snapshot: `assertSnapshot(of:as:)` with `.layout`.
public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, on devices: [SnapshotDevice] = [], schemes: [ColorScheme] = [],
    typeSizes: [DynamicTypeSize] = [], locales: [Locale] = [], directions: [LayoutDirection] = [],
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try view(), as: Snapshotting<Content, String>.layout, on: devices, schemes: schemes, typeSizes: typeSizes,
        locales: locales, directions: directions, named: name, record: recording, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value with its snapshot; `record` is a flag.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : .missing, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its snapshot: the name that `assertSnapshot(of:as:)` had.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with several snapshots, each with a name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares a value with several snapshots.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its snapshot, and gives the failure instead of reporting it; nil where there is none.
///
/// - Parameter snapshotDirectory: the folder of the files; `__Snapshots__` beside the test unless given.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    var place = AssertionPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    place.folder = snapshotDirectory
    let assertion = Assertion(
        snapshotting: snapshotting, variants: [ShownVariant()], name: name, record: recording, timeout: timeout,
        place: place)
    let failures = assertion.failures(value).map(\.text)
    return failures.isEmpty ? nil : failures.joined(separator: "\n")
}

/// Compares a value with its snapshot: the name that `verifySnapshot(of:as:)` had.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Not available: what is expected stands in a file.
@available(*, unavailable, message: "Plumb writes no snapshots into sources; use assertSnapshot")
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: Bool = false, timeout: TimeInterval = 5,
    matches expected: (() -> String)? = nil
) {}

import Foundation
import PlumbControls
import PlumbCore

// What SwiftUI's declarations name and no row of its interface declares: types of Foundation, and a few of SwiftUI's
// that its lists leave out. With them, their members.

@available(*, unavailable)
extension FileDocument {
    public static var writableContentTypes: [UTType] { absent() }
}

@available(*, unavailable)
extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { absent() }
}

@available(*, unavailable, message: "Plumb opens no documents; read the file with FileManager")
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

@available(*, unavailable, message: "Plumb opens no documents; write the file with FileManager")
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

@available(*, unavailable, message: "Linux's Foundation has no FileWrapper; use Data and FileManager")
public final class FileWrapper {
    public init(regularFileWithContents contents: Data) { absent() }
    public init(directoryWithFileWrappers children: [String: FileWrapper]) { absent() }
    public var regularFileContents: Data? { absent() }
    public var fileWrappers: [String: FileWrapper]? { absent() }
    public var filename: String? { absent() }
    public var preferredFilename: String? {
        get { absent() }
        set { absent() }
    }
}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
public struct AccessibilityOptionalRotorContent: AccessibilityRotorContent {
    public var body: Never { return absent() }
}

extension AttributeScopes {
    @available(*, unavailable, message: "Plumb reads no attributes aloud; say it with accessibilityLabel(_:)")
    public struct AccessibilityAttributes {}
}

extension AttributedString {
    @available(*, unavailable, message: "Plumb has no line heights yet; write lineSpacing(_:)")
    public struct LineHeight: Hashable, Sendable {}
}

@available(*, unavailable, message: "Plumb has no texts of time sources yet; write Text(_:style:) or a TimelineView")
public enum SystemFormatStyle {
    public struct DateOffset: Hashable, Sendable {
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) { absent() }
    }
    public struct DateReference: Hashable, Sendable {
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) { absent() }
    }
    public struct Stopwatch: Hashable, Sendable {
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) { absent() }
    }
    public struct Timer: Hashable, Sendable {
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) { absent() }
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) { absent() }
    }
}

@available(
    *, unavailable, message: "Plumb has no macro Animatable yet; write animatableData, and leave this out of it"
)
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "PlumbMacros", type: "AnimatableIgnoredMacro")

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = KeyPathComparator<Never>
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Never: TableRowContent {
    public typealias TableRowValue = Never
}

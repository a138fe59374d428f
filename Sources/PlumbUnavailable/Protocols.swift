import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics
import PlumbUIKit

@available(
    *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
)
public protocol RoundedRectangularShape: Shape {
    func corners(in size: CGSize?) -> Self.Corners?
}

@available(*, unavailable, message: "Plumb opens no documents; write a WindowGroup, and read the file in its view")
public protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
    func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable, message: "Plumb opens no documents; write a WindowGroup, and read the file in its view")
public protocol ReferenceFileDocument: AnyObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable, message: "Plumb pushes screens from the side, and has no zoom; leave this out")
public protocol MatchedTransitionSourceConfiguration: Sendable {}

@available(*, unavailable, message: "Plumb pushes screens from the side, and has no zoom; leave this out")
public protocol NavigationTransition {}

@available(
    *, unavailable, message: "Plumb keeps rotors of collections only; write accessibilityRotor(_:entries:entryLabel:)"
)
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Self.Body { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableColumnBody: TableColumnContent = Never
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    var tableColumnBody: Self.TableColumnBody { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowBody: TableRowContent = Never
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    var tableRowBody: Self.TableRowBody { get }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableStyle {
    associatedtype Body: View = Never
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(*, unavailable, message: "Plumb draws text editors in one style; leave this out")
public protocol TextEditorStyle {
    associatedtype Body: View = Never
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    associatedtype AttributeKey: AttributedStringKey where Self.AttributeKey.Value: Sendable
    func constrain(_ container: inout Self.Attributes)
}

@available(*, unavailable, message: "Plumb edits plain strings; write a TextEditor of a String")
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Body: AttributedTextFormattingDefinition = Never
    associatedtype Scope: AttributeScope
}

@available(*, unavailable, message: "Plumb has one variant of each text; leave this out")
public protocol TextVariantPreference {}

@available(
    *, unavailable,
    message: "Plumb carries no values of SwiftUI into UIKit's traits; use an EnvironmentKey and @Environment"
)
public protocol UIMutableTraits {}

@available(
    *, unavailable,
    message: "Plumb carries no values of SwiftUI into UIKit's traits; use an EnvironmentKey and @Environment"
)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Self.Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

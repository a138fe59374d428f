import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct BackgroundProminence: Hashable, Sendable {
    public static var increased: BackgroundProminence { absent() }
    public static var standard: BackgroundProminence { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public enum EditMode: Sendable {
    case active
    case inactive
    case transient
    public var isEditing: Bool { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditMode: Equatable {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditMode: Hashable {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public protocol ListStyle {

}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct DefaultListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct EditButton: View {
    public init() { absent() }
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct GroupedListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
    public func index(after i: IndexedIdentifierCollection<Base, ID>.Index)
        -> IndexedIdentifierCollection<Base, ID>.Index
    { absent() }
    public func index(before i: IndexedIdentifierCollection<Base, ID>.Index)
        -> IndexedIdentifierCollection<Base, ID>.Index where Base: BidirectionalCollection
    { absent() }
    public struct Element {

    }
    public subscript(position: IndexedIdentifierCollection<Base, ID>.Index)
        -> IndexedIdentifierCollection<Base, ID>.Element
    { absent() }
    public typealias Index = Base.Index
    public typealias Indices = DefaultIndices<IndexedIdentifierCollection<Base, ID>>
    public typealias Iterator = IndexingIterator<IndexedIdentifierCollection<Base, ID>>
    public typealias SubSequence = Slice<IndexedIdentifierCollection<Base, ID>>
    public var endIndex: IndexedIdentifierCollection<Base, ID>.Index { absent() }
    public var startIndex: IndexedIdentifierCollection<Base, ID>.Index { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {

}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct InsetGroupedListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct InsetListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct ListItemTint: Sendable {
    public static func fixed(_ tint: Color) -> ListItemTint { absent() }
    public static func preferred(_ tint: Color) -> ListItemTint { absent() }
    public static var monochrome: ListItemTint { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct ListSectionSpacing: Sendable {
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { absent() }
    public static var compact: ListSectionSpacing { absent() }
    public static var `default`: ListSectionSpacing { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
public struct OutlineSubgroupChildren: View {
    public var body: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct PlainListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no pull to refresh yet; load in a task, or with a Button")
public struct RefreshAction: Sendable {
    public func callAsFunction() async { absent() }
}

@available(*, unavailable, message: "Plumb has no List yet; put the rows in a LazyVStack inside a ScrollView")
public struct SidebarListStyle: ListStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no badges yet; put a Text beside the label")
public struct BadgeProminence: Hashable, Sendable {
    public static var decreased: BadgeProminence { absent() }
    public static var increased: BadgeProminence { absent() }
    public static var standard: BadgeProminence { absent() }
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct EditActions<Data>: OptionSet, Sendable {
    public init(rawValue: Int) { absent() }
    public var rawValue: Int { absent() }
    public static var all: EditActions<Data> { absent() }
    public typealias ArrayLiteralElement = EditActions<Data>
    public typealias Element = EditActions<Data>
    public typealias RawValue = Int
}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
public struct EditableCollectionContent<Content, Data> {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension EditableCollectionContent: View where Content: View {

}

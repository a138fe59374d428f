import Foundation

/// What of a collection a list changes by itself, through a binding.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Everything that the collection allows: nothing.
    public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 0) }
    /// Everything that the collection allows: elements can be deleted.
    public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection {
    /// Elements can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 1) }
    /// Everything that the collection allows: elements can be moved.
    public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Everything that the collection allows: elements can be deleted and moved.
    public static var all: EditActions<Data> { [.delete, .move] }
}

/// The indices of a collection, each with the id of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An index with the id of its element.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    /// As in the collection.
    public typealias Index = Base.Index

    let base: Base
    let identifier: KeyPath<Base.Element, ID>

    public var startIndex: Index { base.startIndex }
    public var endIndex: Index { base.endIndex }
    /// An index with the id of its element.
    public subscript(position: Index) -> Element { Element(index: position, id: base[position][keyPath: identifier]) }
    public func index(after i: Index) -> Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The views of an element that a list can change.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
}

/// What a list can do to the elements of a collection by a binding.
final class BoundEdits {
    let edits: DynamicEdits

    init(_ edits: DynamicEdits) { self.edits = edits }

    /// - Parameter data: a binding to the collection.
    convenience init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        var edits = DynamicEdits()
        if actions.rawValue & 1 << 0 != 0 { edits.delete = BoundEdits.deleting(data) }
        if actions.rawValue & 1 << 1 != 0 { edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
        self.init(edits)
    }

    /// Only collections that can become shorter have the action.
    private static func deleting<C: MutableCollection>(_ data: Binding<C>) -> ((IndexSet) -> Void)? {
        guard let type = C.self as? any (RangeReplaceableCollection & MutableCollection).Type else { return nil }
        return { offsets in
            func remaining<R: RangeReplaceableCollection & MutableCollection>(_ type: R.Type) -> C? {
                guard var elements = data.wrappedValue as? R else { return nil }
                elements.remove(atOffsets: offsets)
                return elements as? C
            }
            if let rest = remaining(type) { data.wrappedValue = rest }
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element of a binding to a collection, which a list can change by itself.
    ///
    /// - Parameter editActions: what the list changes.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    { self.init(data, id: \.id, editActions: editActions, content: content) }

    /// A view for each element of a binding to a collection, which a list can change by itself.
    ///
    /// - Parameters:
    ///   - id: what tells an element from the others.
    ///   - editActions: what the list changes.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, identifier: id),
            content: { EditableCollectionContent(content: content(data[$0.index])) }, id: \.id,
            edits: BoundEdits(data, editActions))
    }
}

import Foundation
import PlumbCore

/// What a list does with something that is dropped between the rows of a collection.
@MainActor
final class ListInsertion {
    private let takes: (NSItemProvider) -> Bool
    private let insert: (Int, [NSItemProvider]) -> Void

    init(takes: @escaping (NSItemProvider) -> Bool, insert: @escaping (Int, [NSItemProvider]) -> Void) {
        (self.takes, self.insert) = (takes, insert)
    }

    /// A row as a target: what is dropped on its upper half comes before its element, what is dropped on its lower half
    /// behind it.
    func target(_ index: Int) -> DropTarget {
        DropTarget(takes: takes) { [takes, insert] info, done in
            insert(info.location.y < info.size.height / 2 ? index : index + 1, info.providers.filter(takes))
            done(true)
        }
    }
}

extension DynamicViewContent {
    /// Lets values be dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - payloadType: what is taken: whatever has a form of which such a value can be made.
    ///   - action: is given the values, and the offset of the element before which they are to stand.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        insertion(
            ListInsertion(takes: { $0.match(payloadType) != nil }) { index, providers in
                DropTarget.load(payloadType, from: providers) { items in
                    if !items.isEmpty { action(items, index) }
                }
            })
    }

    /// Lets things of some types be dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: what is taken: these types and their cases.
    ///   - action: is given the offset of the element before which they are to stand, and what comes.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        insertion(ListInsertion(takes: DropTarget.isOf(supportedContentTypes), insert: action))
    }

    /// Lets things of some types be dropped between the rows of a list.
    @available(*, deprecated, message: "Use onInsert(of:perform:) with UTType values.")
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { onInsert(of: acceptedTypeIdentifiers.map(UTType.named), perform: action) }
}

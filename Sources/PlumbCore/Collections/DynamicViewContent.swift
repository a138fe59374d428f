import Foundation
import PlumbLayout

/// Views made of the elements of a collection, which a list can change.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The collection.
    associatedtype Data: Collection
    /// The elements that the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The elements of what is modified.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets a list delete elements: by a swipe over their rows, and by a button in edit mode.
    ///
    /// - Parameter action: is given the offsets of elements that are to go, and takes them out of its data; nil for
    ///   elements that can't be deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(DynamicEditsModifier(edits: DynamicEdits(delete: action)))
    }

    /// Lets a list move elements: by dragging their rows.
    ///
    /// - Parameter action: is given the offsets of the elements that move, and the offset of the element before which
    ///   they are to stand, counted before they move (`MutableCollection.move(fromOffsets:toOffset:)` takes both); nil
    ///   for elements that can't be moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(DynamicEditsModifier(edits: DynamicEdits(move: action)))
    }
}

/// Says what a list can do to the elements of the collection within. Size and place are those of the views.
struct DynamicEditsModifier: SubtreeModifier {
    let edits: DynamicEdits

    @MainActor static func makeNodes<C: View>(
        of modifier: DynamicEditsModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(DynamicEditsModifier.self)
        _ = builder.keepObject(DynamicEditsNode(modifier.edits)) { $0.edits = modifier.edits }
        builder.list?.list.hasEdits = true
        builder.add(content)
        builder.close(scope)
    }
}

final class DynamicEditsNode: NodeObject {
    var edits: DynamicEdits

    init(_ edits: DynamicEdits) {
        self.edits = edits
        super.init()
    }
}

import PlumbLayout

/// Views made of the members of a list: a picker's rows of its choices, `Group(subviews:)`. What a list's `tag` and
/// `ForEach` ids are is known to them, and the values that members carry for containers.
///
/// 1. The list is walked over as by any container, but its members are noted down instead of made. 2. The closure makes
/// views of them; each member can be shown as often as wanted, and has a life of its own everywhere.
package struct MemberReader<Members: View, Content: View>: PrimitiveView {
    private let members: Members
    private let content: ([Member]) -> Content

    /// - Parameter content: makes the views.
    package init(_ members: Members, @ViewBuilder content: @escaping ([Member]) -> Content) {
        self.members = members
        self.content = content
    }

    @MainActor package static var arity: Arity { Content.arity }

    @MainActor package static func makeNodes(of view: MemberReader, in builder: GraphBuilder) {
        let scope = builder.open(MemberReader.self)
        let (pending, list, outer) = (builder.pending, builder.list, MemberNotebook.open)
        let pages = MemberNotebook()
        let note = NotedMember(reader: ReadTracker.current(in: builder.graph), makesRows: builder.makesRows)
        // (1)
        let inner = builder.open(MemberNotebook.self)
        builder.list = nil
        builder.pending = nil
        MemberNotebook.open = pages
        builder.addMembers(of: view.members, modifier: note)
        builder.close(inner)
        (builder.pending, builder.list, MemberNotebook.open) = (pending, list, outer)
        // (2)
        builder.add(builder.observing { view.content(pages.members) })
        builder.close(scope)
    }
}

/// A view of a list.
package struct Member: Identifiable {
    package struct ID: Hashable {
        fileprivate let node: NodeID
        fileprivate let index: Int
    }

    package let id: ID
    package let view: AnyView
    /// The view as it was written, without modifiers of the list that it is in.
    package let base: Any
    /// What `tag(_:)` has said, anywhere on the view.
    package let tag: AnyHashable?
    /// The id of the element of the innermost `ForEach`.
    package let elementID: AnyHashable?
    /// What the view carries for the container around it.
    package let containerValues: ContainerValues
    /// The section that the view is part of, and as what.
    let place: SectionMember
}

/// What was noted down of a list.
@MainActor
final class MemberNotebook {
    /// Where members are noted down just now; nil where they are made.
    static var open: MemberNotebook?

    fileprivate(set) var members: [Member] = []
    /// The id of the element whose views are being noted down.
    var elementID: AnyHashable?
    /// How many members each node has: one that moves keeps its number.
    private var counts: [NodeID: Int] = [:]

    fileprivate func nextIndex(at node: NodeID) -> Int {
        defer { counts[node, default: 0] += 1 }
        return counts[node] ?? 0
    }

    /// The part of a section whose views are being noted down.
    var place = SectionMember.loose
}

/// Notes a member down.
private struct NotedMember: RowMaker {
    /// Whose body asks for the members.
    let reader: NodeID?
    /// Whether what is made of the members becomes rows.
    let makesRows: Bool

    @MainActor static func makeNodes<C: View>(of modifier: NotedMember, content: C, in builder: GraphBuilder) {
        guard let notebook = MemberNotebook.open else {
            // A list in the list has changed by itself: all of it is to be noted down anew.
            if let reader = modifier.reader { builder.graph.queue.add(reader) }
            return
        }
        // Modifiers on the list that the member is in are the member's too.
        let pending = builder.pending
        let view = pending.map { AnyView(ModifiedMember(content: content, modifiers: $0)) } ?? AnyView(content)
        var values = ContainerValues(of: content)
        var tag = (content as? any TaggedView)?.tag
        for modifier in pending?.values ?? [] {
            (modifier as? any ContainerValueBearer)?.add(to: &values)
            if let bearer = modifier as? any TagBearer { tag = bearer.bornTag }
        }
        notebook.members.append(
            Member(
                id: Member.ID(node: builder.node, index: notebook.nextIndex(at: builder.node)), view: view,
                base: content,
                tag: tag, elementID: notebook.elementID,
                containerValues: values, place: notebook.place))
    }
}

/// A view that may have a tag under its modifiers. The outermost one counts.
@MainActor
private protocol TaggedView {
    var tag: AnyHashable? { get }
    func add(to values: inout ContainerValues)
}

extension ModifiedContent: TaggedView where Content: View, Modifier: ViewModifier {
    fileprivate var tag: AnyHashable? { (modifier as? any TagBearer)?.bornTag ?? (content as? any TaggedView)?.tag }

    fileprivate func add(to values: inout ContainerValues) {
        (content as? any TaggedView)?.add(to: &values)
        (modifier as? any ContainerValueBearer)?.add(to: &values)
    }
}

extension ContainerValues {
    /// What the modifiers of a view give to the container around it; the outermost one of a value counts.
    @MainActor fileprivate init<V: View>(of view: V) {
        self.init()
        (view as? any TaggedView)?.add(to: &self)
    }
}

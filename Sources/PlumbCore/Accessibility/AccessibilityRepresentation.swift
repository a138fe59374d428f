import PlumbLayout

/// Views that are not shown, for those who can't see the view that has them.
///
/// They are laid out behind the view, in its size, and neither painted nor touched; they keep state as all views do.
struct AccessibilityUnseenModifier<Unseen: View>: MemberModifier {
    /// What the views are for.
    enum Purpose {
        /// They are read instead of the view.
        case representation
        /// They are the elements in the view, which is a group.
        case children
        /// Their buttons are actions of the view.
        case actions
        /// They are the name of an action of the view.
        case action(() -> Void)
        /// They are the view's label; a placeholder stands for the one that it has.
        case label
        /// They are what is shown larger.
        case largeContent
    }

    let purpose: Purpose
    let unseen: Unseen

    @MainActor static func makeNodes<C: View>(
        of modifier: AccessibilityUnseenModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(AccessibilityUnseenModifier.self)
        _ = builder.keepObject(UnseenOwner<Unseen>(modifier.purpose)) { $0.purpose = modifier.purpose }
        LayersModifier.makeNodes(
            of: LayersModifier(
                secondary: ZStack { modifier.unseen }.modifier(UnseenModifier()), alignment: .center, isBehind: true),
            content: content, in: builder)
        builder.close(scope)
    }
}

/// Keeps a view from being seen and touched.
struct UnseenModifier: MemberModifier {
    @MainActor static func makeNodes<C: View>(of modifier: UnseenModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.openBox(UnseenModifier.self, BoxParameters(.forward), role: UnseenRole())
        _ = builder.keepObject(UnseenNode()) { _ in }
        builder.add(content)
        builder.close(scope)
    }
}

/// What is below is there for those who can't see the view, and for nobody else.
final class UnseenRole: PaintRole, TouchRole {
    override var hidesChildren: Bool { true }
    override var hidesMeaning: Bool { false }
    var ignoresTouches: Bool { true }
}

private final class UnseenNode: AccessibilityObject {
    override var isUnseen: Bool { true }

    override func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        for draft in found.drafts { draft.part = .representation }
    }
}

private final class UnseenOwner<Unseen: View>: AccessibilityObject {
    var purpose: AccessibilityUnseenModifier<Unseen>.Purpose

    init(_ purpose: AccessibilityUnseenModifier<Unseen>.Purpose) {
        self.purpose = purpose
        super.init()
    }

    override func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        let unseen = found.drafts.filter { $0.part == .representation }
        found.drafts.removeAll { $0.part == .representation }
        for draft in unseen { draft.part = nil }
        switch purpose {
        case .representation:
            // What stands for the whole view is where the view is.
            if unseen.count == 1 { unseen[0].node.frame = found.frame }
            found.drafts = unseen
        case .children:
            let group = found.drafts.count == 1 ? found.drafts[0] : pass.draft(id, found.frame)
            group.makeGroup(of: unseen)
            found.drafts = [group]
        case .actions:
            for offer in unseen.flatMap(\.leaves).compactMap(\.asAction) { add(offer, to: &found, id, pass) }
        case .action(let action):
            if let name = unseen.joined(\.label) {
                add(AccessibilityDraft.Offer(name: name, deed: .run(action)), to: &found, id, pass)
            }
        case .label:
            if found.drafts.isEmpty { pass.makeElement(&found, at: id) }
            for draft in found.drafts {
                let own = draft.node.label
                let words = unseen.flatMap(\.leaves).compactMap { $0.isPlaceholder ? own : $0.node.label }
                draft.node.label = words.isEmpty ? own : words.joined(separator: ", ")
            }
        case .largeContent:
            let words = unseen.joined(\.label)
            for draft in found.drafts { draft.node.details.largeContent = words ?? draft.node.label }
        }
    }

    @MainActor private func add(
        _ offer: AccessibilityDraft.Offer, to found: inout AccessibilityPass.Found, _ id: NodeID,
        _ pass: AccessibilityPass
    ) {
        if found.drafts.isEmpty { pass.makeElement(&found, at: id) }
        for draft in found.drafts { draft.offer(offer.name, offer.deed) }
    }
}

extension AccessibilityDraft {
    /// What a button does, under its name; nil for what is no button, or can't be used.
    var asAction: Offer? {
        guard let name = node.label, node.isEnabled, let offer = offer("activate"), case .run = offer.deed else {
            return nil
        }
        return Offer(name: name, deed: offer.deed)
    }
}

/// Stands for the label that a view has, where another one is made of it. It is not seen.
private struct LabelPlaceholder: PrimitiveView {
    @MainActor static func makeNodes(of view: LabelPlaceholder, in builder: GraphBuilder) {
        let scope = builder.openBox(LabelPlaceholder.self, .rigid(width: 0, height: 0))
        _ = builder.keepObject(PlaceholderNode()) { _ in }
        builder.close(scope)
    }
}

private final class PlaceholderNode: AccessibilityObject {
    override func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        let draft = pass.draft(id, found.frame)
        draft.isPlaceholder = true
        found.drafts = [draft]
    }
}

extension View {
    /// Lets other views be read instead of this one. They are not shown; size, place and picture are the view's.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityUnseenModifier(purpose: .representation, unseen: representation()))
    }

    /// Makes the view a group of elements that other views have. They are not shown; size, place and picture are the
    /// view's.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilityUnseenModifier(purpose: .children, unseen: children()))
    }

    /// Adds the actions of buttons to the view. They are not shown; size, place and picture are the view's.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityUnseenModifier(purpose: .actions, unseen: content()))
    }

    /// Adds the actions of buttons to the view.
    ///
    /// - Parameter category: where a screen reader lists them; elements here have one list.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Adds an action that is named by a view, which is not shown.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AccessibilityUnseenModifier(purpose: .action(action), unseen: label()))
    }

    /// Makes another label of the one that the view has.
    ///
    /// - Parameter content: is given what stands for the label that the view has.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            AccessibilityUnseenModifier(
                purpose: .label, unseen: content(PlaceholderContentView { $0.add(LabelPlaceholder()) })))
    }

    /// Shows the view larger where texts are large and a finger rests on it; the semantics tree says with which words.
    public func accessibilityShowsLargeContentViewer() -> some View {
        modifier(AccessibilityUnseenModifier(purpose: .largeContent, unseen: EmptyView()))
    }

    /// Shows another view larger where texts are large and a finger rests on this one; the semantics tree says with
    /// which words.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        modifier(AccessibilityUnseenModifier(purpose: .largeContent, unseen: largeContentView()))
    }
}

/// What actions have in common.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?

    private init(name: Text?) { self.name = name }
    /// Actions with a name of their own.
    public init(_ name: Text) { self.init(name: name) }

    /// No category.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// Actions that change something.
    public static let edit = AccessibilityActionCategory(name: Text(verbatim: "Edit"))
}

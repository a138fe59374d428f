import PlumbLayout

/// Says that a view belongs to others.
struct AccessibilityRelationModifier: AccessibilityReader {
    let relation: AccessibilityDraft.Relation

    func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        for draft in found.drafts { draft.relations.append(relation) }
    }
}

extension AccessibilityDraft {
    /// What views have in common, by an id and a namespace.
    struct Relation {
        enum Kind: Equatable { case label, content, group }

        struct Key: Hashable {
            let id: AnyHashable
            let namespace: Namespace.ID
        }

        let kind: Kind
        let key: Key
    }

    /// Brings together what belongs together, in all that was found.
    ///
    /// 1. What stands for something has the label of its label view, where it has none of its own that is no text: the
    ///    label is not read twice.
    /// 2. Elements of a linked group have its name.
    static func relate(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
        let all = drafts.flatMap(\.withAllBelow)
        guard all.contains(where: { !$0.relations.isEmpty }) else { return drafts }
        var labels: [Relation.Key: AccessibilityDraft] = [:]
        for draft in all {
            for relation in draft.relations where relation.kind == .label { labels[relation.key] = draft }
        }
        var used: Set<ObjectIdentifier> = []
        for draft in all {
            for relation in draft.relations {
                switch relation.kind {
                case .label: break
                case .group: draft.node.details.linkedGroup = "\(relation.key.id)"
                case .content:
                    guard let label = labels[relation.key] else { continue }
                    // 1
                    if let own = draft.node.label, draft.node.value == nil, draft.node.traits.contains(.isStaticText) {
                        draft.node.value = own
                    }
                    draft.node.label = label.node.label
                    used.insert(ObjectIdentifier(label))
                }
            }
        }
        return without(used, drafts)
    }

    private var withAllBelow: [AccessibilityDraft] { [self] + children.flatMap(\.withAllBelow) }

    private static func without(
        _ used: Set<ObjectIdentifier>, _ drafts: [AccessibilityDraft]
    ) -> [AccessibilityDraft] {
        drafts.filter { !used.contains(ObjectIdentifier($0)) }.map { draft in
            draft.children = without(used, draft.children)
            return draft
        }
    }
}

extension View {
    /// The view is the label of another one, or has its label in another one, of the same id.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        relation(role == .label ? .label : .content, id, namespace)
    }

    /// The view belongs to all others of the same id, though it may stand far from them.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        relation(.group, id, namespace)
    }

    private func relation<ID: Hashable>(
        _ kind: AccessibilityDraft.Relation.Kind, _ id: ID, _ namespace: Namespace.ID
    ) -> some View {
        let key = AccessibilityDraft.Relation.Key(id: AnyHashable(id), namespace: namespace)
        return modifier(
            AccessibilityRelationModifier(relation: AccessibilityDraft.Relation(kind: kind, key: key)))
    }

    /// Keeps the view's colours where others are inverted: nothing inverts colours here.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { modifier(EmptyModifier()) }
}

/// What a screen reader can do to a row of a list, and whether the row is chosen.
package struct SpokenRow {
    /// Names and what they do; a name that a view in the row has already is left out.
    package var actions: [(name: String, action: () -> Void)] = []
    package var isChosen = false

    package init() {}
}

/// What the row says of itself, made when somebody asks.
package enum SpokenRowTrait: RowTraitKey {
    package typealias Value = @MainActor () -> SpokenRow
    package static var isSeen: Bool { false }
}

extension View {
    /// Keeps buttons from being seen and touched: they are actions of all that is read in the row around.
    package func spokenByRow() -> some View { modifier(UnseenModifier()) }
}

extension RowNode {
    /// Adds what can be done to the row to all that is read in it: first the buttons of swipes.
    func speak(_ found: inout AccessibilityPass.Found) {
        let unseen = found.drafts.filter { $0.part == .representation }
        found.drafts.removeAll { $0.part == .representation }
        for offer in unseen.flatMap(\.leaves).compactMap(\.asAction) {
            for draft in found.drafts { draft.offer(offer.name, offer.deed) }
        }
        guard let spoken = traits.value(SpokenRowTrait.self)?() else { return }
        for draft in found.drafts {
            for (name, action) in spoken.actions where draft.offer(name) == nil { draft.offer(name, .run(action)) }
            if spoken.isChosen { draft.node.traits.formUnion(.isSelected) }
        }
    }
}

/// What a container makes of each of its members: a row of a list.
@MainActor
package protocol MemberDresser {
    /// Adds what is made of a member. Modifiers on the list that the member is in are its own.
    static func add<C: View>(_ member: C, to builder: GraphBuilder)
}

/// Makes something of every member of a list.
package struct DressedMembers<Dresser: MemberDresser>: RowMaker {
    package init() {}

    @MainActor package static func makeNodes<C: View>(
        of modifier: DressedMembers, content: C, in builder: GraphBuilder
    ) {
        guard let pending = builder.pending else { return Dresser.add(content, to: builder) }
        builder.pending = nil
        Dresser.add(ModifiedMember(content: content, modifiers: pending), to: builder)
    }
}

/// Whether each member of what a view is made of becomes a row: a view with a label and more is then several rows,
/// elsewhere one view. It is so for what stands in a list, a form or a menu itself, not within a row.
@propertyWrapper
package struct MakesRows: DynamicProperty {
    package private(set) var wrappedValue = false

    package init() {}

    @MainActor package mutating func bind(to place: PropertySlot) { wrappedValue = place.builder.makesRows }
}

extension GraphBuilder {
    /// What the view that is made next inherits.
    package var inherited: EnvironmentValues { values }

    /// What the member that is being made is in its section.
    package var memberRole: SectionMember.Role {
        graph.listPart(around: node).flatMap { $0.part.list.segment(of: $0.part)?.member.role } ?? .row
    }
}

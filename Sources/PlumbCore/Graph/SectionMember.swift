import PlumbLayout

/// What a view of a container is: part of which section, as what, and whether it is the first or the last there.
///
/// A lazy container, a grid, a form and `Group(sections:)` all read it. Views outside of sections that follow each
/// other belong together too: their section is `none`.
package struct SectionMember: Hashable, Sendable {
    /// What a view is in its section.
    package enum Role: Int, Sendable { case header, row, footer }

    /// The node of the section; `none` outside of any.
    let section: NodeID
    package let role: Role
    /// Whether no view of the same role stands before it in its section. Known for views that a container has counted.
    package var isFirst = false
    /// Whether none stands behind it.
    package var isLast = false
    /// Whether it is the first in the whole container.
    package var isTop = false

    init(section: NodeID, role: Role) {
        self.section = section
        self.role = role
    }

    /// A view outside of any section.
    package static let loose = SectionMember(section: .none, role: .row)

    /// Whether two views stand in the same section, or both outside of any.
    package func isBeside(_ other: SectionMember) -> Bool { section == other.section }

    /// Whether two views stand in the same section as the same.
    func isAs(_ other: SectionMember) -> Bool { section == other.section && role == other.role }
}

/// The part of the walk that a section puts around its header, its rows or its footer.
final class SectionMemberNode: NodeObject {
    let member: SectionMember

    init(_ member: SectionMember) {
        self.member = member
        super.init()
    }
}

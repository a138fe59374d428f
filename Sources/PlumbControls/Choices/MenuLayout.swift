import Foundation
import PlumbCore

/// What a view of a menu is, for the layout around.
struct MenuPlace: Equatable {
    enum Kind: Equatable {
        case header, row, footer, divider
        /// A row that is a group.
        case group
    }
    let kind: Kind
    /// Who it belongs together with.
    let member: SectionMember?

    init(_ kind: Kind) { (self.kind, member) = (kind, nil) }

    init(_ member: SectionMember?) {
        self.member = member
        switch member?.role {
        case .header: kind = .header
        case .footer: kind = .footer
        case .row, nil: kind = .row
        }
    }

    /// Whether two of them are in one group.
    func isBeside(_ other: MenuPlace) -> Bool {
        guard ![.divider, .group].contains(kind), ![.divider, .group].contains(other.kind) else { return false }
        guard let member, let otherMember = other.member else { return member == nil && other.member == nil }
        return member.isBeside(otherMember)
    }
}

/// A guide that only a row has which is a group of its own: the layout around asks whether it has it.
private enum MenuGroupGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    static let menuGroup = HorizontalAlignment(MenuGroupGuide.self)
}

enum MenuPlaceKey: LayoutValueKey {
    static var defaultValue: MenuPlace { MenuPlace(.row) }
}

/// The views of a menu, one below the other.
///
/// 1. Sections, and what dividers part, are groups, with a gap between them. A divider beside no row, and a second one,
/// are nothing. 2. A menu above what has opened it begins at its bottom: its last group is the uppermost, and the rows
/// of each group are in the opposite order; headers stay above their rows.
struct MenuLayout: Layout {
    /// Between groups, in points.
    let gap: CGFloat
    /// Says whether the menu stands above; nil where that does not matter.
    let model: MenuModel?

    /// A view, and whether a gap stands above it.
    struct Slot: Equatable {
        let index: Int
        let hasGap: Bool
    }

    static func slots(_ places: [MenuPlace], fromBottom: Bool) -> [Slot] {
        // (1)
        var groups: [[Int]] = []
        var last: MenuPlace?
        for (index, place) in places.enumerated() {
            defer { last = place }
            if place.kind == .divider { continue }
            if let last, last.isBeside(place) {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        // (2)
        if fromBottom {
            groups = groups.reversed().map { group in
                group.filter { places[$0].kind == .header }
                    + group.filter { [.row, .group].contains(places[$0].kind) }.reversed()
                    + group.filter { places[$0].kind == .footer }
            }
        }
        return groups.enumerated().flatMap { number, group in
            group.enumerated().map { Slot(index: $1, hasGap: number > 0 && $0 == 0) }
        }
    }

    private func slots(_ subviews: Subviews) -> [Slot] {
        let places = subviews.map { subview in
            let isGroup = subview.dimensions(in: .unspecified)[explicit: .menuGroup] != nil
            return isGroup ? MenuPlace(.group) : subview[MenuPlaceKey.self]
        }
        return MenuLayout.slots(places, fromBottom: model?.opensUp ?? false)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for slot in slots(subviews) {
            let part = subviews[slot.index].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size.width = max(size.width, part.width)
            size.height += part.height + (slot.hasGap ? gap : 0)
        }
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        var placed: Set<Int> = []
        for slot in slots(subviews) {
            let part = subviews[slot.index]
            let height =
                part.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
                + (slot.hasGap ? gap : 0)
            part.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            placed.insert(slot.index)
            y += height
        }
        for index in subviews.indices where !placed.contains(index) {
            subviews[index].place(at: bounds.origin, proposal: .zero)
        }
    }
}

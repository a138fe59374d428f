import Foundation
import PlumbCore

/// A stack as a user would write it with the public protocol: the cache keeps each subview's ideal size and whether it
/// stretches; what the others leave is shared equally among those that do.
struct UserStack: Layout {
    let axis: Axis
    /// Where the subviews stand across the stack: 0 at the near edge, 0.5 in the middle.
    let across: CGFloat

    struct Cache {
        var ideals: [CGSize] = []
        var stretches: [Bool] = []
        var length: CGFloat = 0
        var stretching: CGFloat = 0
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        cache.ideals.reserveCapacity(subviews.count)
        cache.stretches.reserveCapacity(subviews.count)
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified)
            let stretches = along(subview.sizeThatFits(.infinity)) == .infinity
            cache.ideals.append(ideal)
            cache.stretches.append(stretches)
            if stretches { cache.stretching += 1 } else { cache.length += along(ideal) }
        }
        return cache
    }

    /// What each of the subviews that stretch gets.
    private func share(_ proposal: ProposedViewSize, _ cache: Cache) -> CGFloat? {
        guard let length = axis == .horizontal ? proposal.width : proposal.height else { return nil }
        return max(0, (length - cache.length) / cache.stretching)
    }

    private func size(_ index: Int, _ share: CGFloat?, _ cache: Cache) -> CGSize {
        var size = cache.ideals[index]
        guard let share, cache.stretches[index] else { return size }
        if axis == .horizontal { size.width = share } else { size.height = share }
        return size
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let share = share(proposal, cache)
        var result = CGSize.zero
        for index in subviews.indices {
            let own = size(index, share, cache)
            if axis == .horizontal {
                result.width += own.width
                result.height = max(result.height, own.height)
            } else {
                result.height += own.height
                result.width = max(result.width, own.width)
            }
        }
        // A column is as wide as it may be where one of its rows stretches.
        if axis == .vertical, let width = proposal.width, result.width < width,
            subviews.contains(where: { $0.sizeThatFits(proposal).width == width })
        {
            result.width = width
        }
        return result
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let share = share(proposal, cache)
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for index in subviews.indices {
            let own = size(index, share, cache)
            if axis == .horizontal {
                subviews[index].place(
                    at: CGPoint(x: position, y: bounds.minY + (bounds.height - own.height) * across),
                    proposal: ProposedViewSize(own))
            } else {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + (bounds.width - own.width) * across, y: position),
                    proposal: ProposedViewSize(width: bounds.width, height: own.height))
            }
            position += along(own)
        }
    }
}

/// A row of W2 in users' layouts.
struct UserRow: View {
    var body: some View {
        UserStack(axis: .horizontal, across: 0.5) {
            Color.red.frame(width: 24, height: 24)
            Spacer(minLength: 0)
            UserStack(axis: .vertical, across: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}

/// W2 with a user's layout in place of every stack.
struct UserList: View {
    let count: Int
    var body: some View {
        UserStack(axis: .vertical, across: 0) { ForEach(0..<count, id: \.self) { _ in UserRow() } }
    }
}

import PlumbCore
import PlumbUI

extension Workload {
    static func list(_ tree: EngineTree, _ count: Int, icons: inout [EngineTree.ID]) -> EngineTree.ID {
        func row() -> EngineTree.ID {
            tree.stack(.horizontal, alignment: 0) {
                let icon = tree.rigid(24, 24)
                icons.append(icon)
                let gap = tree.spacer(.horizontal, minimum: 0)
                return [
                    icon, gap, tree.stack(.vertical, alignment: -1) { [tree.rigid(120, 14), tree.rigid(80, 12)] },
                ]
            }
        }
        return tree.stack(.vertical, alignment: -1) { (0..<count).map { _ in row() } }
    }

    /// `depth` alternating stacks, the outermost horizontal.
    static func nest(_ tree: EngineTree, _ depth: Int, level: Int = 0, innermost: () -> EngineTree.ID) -> EngineTree.ID
    {
        if level == depth { return innermost() }
        return tree.stack(level % 2 == 0 ? .horizontal : .vertical, alignment: -1) {
            let first = tree.rigid(10, 10)
            let inner = nest(tree, depth, level: level + 1, innermost: innermost)
            return [first, inner, tree.rigid(10, 10)]
        }
    }

    static func balanced(_ tree: EngineTree, _ base: Int, _ levels: Int, _ axis: Axis) -> EngineTree.ID {
        if levels == 0 { return tree.fill() }
        let next: Axis = axis == .horizontal ? .vertical : .horizontal
        return tree.stack(axis, alignment: 0) { (0..<base).map { _ in balanced(tree, base, levels - 1, next) } }
    }

    static func listView(_ count: Int, tappable: Bool = false) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count) { index in
                if tappable { StateRow(isWatched: index == count / 2) } else { Row() }
            }
        }
    }

    static func nestView(_ depth: Int, _ innermost: AnyView) -> AnyView {
        var inner = innermost
        for level in (0..<depth).reversed() {
            let leaf = Color.red.frame(width: 10, height: 10)
            let next = inner
            inner =
                level % 2 == 0
                ? AnyView(
                    HStack(alignment: .top, spacing: 0) {
                        leaf
                        next
                        leaf
                    })
                : AnyView(
                    VStack(alignment: .leading, spacing: 0) {
                        leaf
                        next
                        leaf
                    })
        }
        return inner
    }
}

private struct Row: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 24, height: 24)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}

struct StateRow: View {
    static var toggle: (() -> Void)?
    static var isTall = false

    @State private var height: CGFloat = 24
    let isWatched: Bool

    var body: some View {
        if isWatched {
            StateRow.toggle = {
                height = height == 24 ? 40 : 24
                StateRow.isTall = height == 40
            }
        }
        return HStack(spacing: 0) {
            Color.red.frame(width: 24, height: height)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}

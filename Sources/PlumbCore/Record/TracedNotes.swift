import Foundation
import PlumbLayout

extension LayoutRole: NotedBox {
    func notes(of box: BoxID, in graph: ViewGraph) -> [LayoutNote] {
        guard let layout = layout as? any NotedLayout else { return [] }
        return with(graph.tree, box, or: []) { subviews, _ in
            layout.notes(in: graph.tree[box].size.cgSize, subviews: subviews)
        }
    }
}

extension ViewGraph {
    /// What is noted of a box that was placed: by its role, by the node that made it, or of a safe area that nobody
    /// else says anything of.
    func notes(of box: BoxID, madeBy node: NodeObject?) -> [LayoutNote] {
        if let noted = tree.role(of: box) as? any NotedBox ?? node as? any NotedBox {
            return noted.notes(of: box, in: self)
        }
        guard tree[box].rule == .insets, tree[box].flags.contains(.safeArea) else { return [] }
        let insets = TracedParameters(of: box, in: tree).insets ?? EdgeInsets()
        let takers: [(edge: Edge, length: CGFloat, name: String)] =
            if box == tree.keyboard {
                [(.bottom, insets.bottom, "the keyboard")]
            } else if node == nil {
                [
                    (.top, insets.top, "the status bar"), (.leading, insets.leading, "the edge of the screen"),
                    (.bottom, insets.bottom, "the home indicator"),
                    (.trailing, insets.trailing, "the edge of the screen"),
                ]
            } else {
                [
                    (.top, insets.top, "the safe area padding"), (.leading, insets.leading, "the safe area padding"),
                    (.bottom, insets.bottom, "the safe area padding"),
                    (.trailing, insets.trailing, "the safe area padding"),
                ]
            }
        return takers.filter { $0.length != 0 }.map { LayoutNote(.edge($0.edge), $0.length, "\($0.name) \($0.length)") }
    }
}

import Foundation
import PlumbGraphics
import PlumbLayout

/// The card of a row whose content reaches its sides: the content is cut off there.
///
/// It is found when the row is painted. Layouts have nothing to do for it, and most rows are known not to need it by
/// two frames.
@MainActor
enum RowCard {
    /// The outline of the row's card; nil where nothing is cut off.
    ///
    /// - Parameters:
    ///   - site: the row's.
    ///   - bounds: of the row, from its own corner.
    static func outline(of site: GestureSite, in bounds: CGRect) -> Path? {
        let (tree, row) = (site.graph.tree, site.graph[site.node].box)
        let layout = row < 0 ? .none : tree[row].firstChild
        // The first view of the layout is the content, the second its ground: most are as large as the card.
        let content = layout < 0 ? .none : tree[layout].firstChild
        let ground = content < 0 ? .none : tree[content].nextSibling
        guard ground >= 0 else { return nil }
        let (inner, card) = (tree[content], tree[ground])
        let overhang = max(card.x - inner.x, inner.x + inner.size.width - card.x - card.size.width)
        guard overhang > -1e-3 else { return nil }
        let frame = CGRect(
            x: tree[layout].x + inner.x, y: tree[layout].y + inner.y, width: inner.size.width,
            height: inner.size.height)
        return (tree.role(of: layout) as? any CardedBox)?.card(in: bounds, around: frame)
    }
}

/// What lays a row out, whatever its layout is.
protocol CardedBox {
    func card(in bounds: CGRect, around content: CGRect) -> Path?
}

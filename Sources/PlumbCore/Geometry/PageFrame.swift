import Foundation
import PlumbGraphics
import PlumbLayout

extension ViewGraph {
    /// Where a box stands on the page: the bounding box of what transforms around it make of it. Nil where that is no
    /// place.
    func pageFrame(of box: BoxID) -> CGRect? {
        guard box >= 0 else { return nil }
        let frame = CGRect(origin: .zero, size: tree[box].size.cgSize).applying(tree.transform(from: box))
        let isSomewhere = frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
        return isSomewhere ? frame : nil
    }
}

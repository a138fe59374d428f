import Foundation
import PlumbGraphics

extension LayoutTree {
    /// From a box's coordinates to those of a box around it; to the root's without one.
    ///
    /// 1. A box stands at its origin in its parent. 2. What the parent does to its children on the page (an offset, a rotation) comes
    /// on top (rules, correction 13; `FrameReport` composes the same from above).
    func transform(from id: BoxID, to outer: BoxID = .none) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var current = id
        while current >= 0, current != outer, !self[current].flags.contains(.free) {
            result.tx += CGFloat(self[current].x)
            result.ty += CGFloat(self[current].y)
            current = self[current].parent
            if current >= 0, let own = role(of: current)?.transform(for: self[current].size.cgSize) {
                result = result.concatenating(own)
            }
        }
        return result
    }
}

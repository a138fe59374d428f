import Foundation
import PlumbGraphics
import PlumbLayout

extension LayoutTree {
    /// From a box's coordinates to those of a box around it; to the root's without one.
    ///
    /// 1. A box stands at its origin in its parent. 2. What the parent does to its children on the page (an offset, a
    /// rotation) comes on top (Docs/Rules.md, correction 13; `FrameReport` composes the same from above).
    func transform(from id: BoxID, to outer: BoxID = .none) -> ProjectionTransform {
        var result = ProjectionTransform()
        var current = id
        while current >= 0, current != outer, !isFree(current) {
            result.move(x: CGFloat(self[current].x), y: CGFloat(self[current].y))
            current = self[current].parent
            if current >= 0, let own = effect(of: current) {
                result = result.concatenating(own)
            }
        }
        return result
    }

    /// How a box moves what is in it on the page; mirrored in right-to-left layouts. What is no transform moves
    /// nothing.
    func effect(of id: BoxID) -> ProjectionTransform? { effect(of: id, size: self[id].size) }

    /// The same for a box that is seen at another size.
    func effect(of id: BoxID, size: Lengths) -> ProjectionTransform? {
        guard let own = painter(of: id)?.transform(for: size.cgSize) else { return nil }
        guard own.isFinite else {
            report("a view is moved, turned or scaled by what is no number; it stays as it is", of: id)
            return nil
        }
        return onPage(own, of: id, size: size)
    }

    /// What a box of a size does to what is in it, as it is on the page: mirrored in right-to-left layouts.
    func onPage(_ own: ProjectionTransform, of id: BoxID, size: Lengths) -> ProjectionTransform {
        guard self[id].flags.contains(.rightToLeft) else { return own }
        let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: CGFloat(size.width), ty: 0))
        return mirror.concatenating(own).concatenating(mirror)
    }
}

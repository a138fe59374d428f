import Foundation
import PlumbGraphics

extension CairoRenderer {
    /// Where a display list can leave marks, in points: what it paints lies within, and there may be some room around
    /// it.
    ///
    /// - Parameter page: marks beside it don't count.
    package static func extent(of list: DisplayList, within page: CGRect, scale: Double) -> CGRect {
        let device = CGAffineTransform(scaleX: scale, y: scale)
        let extents = LayerExtents(list, device: device, visible: page.applying(device))
        var result = CGRect.null
        var index = 0
        while index < list.items.count {
            result = result.union(extents.marks[index])
            index = (extents.ends[index] ?? index) + 1
        }
        return result.isNull ? result : result.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }
}

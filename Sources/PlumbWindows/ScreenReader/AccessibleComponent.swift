import Foundation
import PlumbCore

/// Places: in the window system's units, from the screen's, the window's, or the parent's top left corner.
extension AccessibleObject {
    /// By the numbers of AT-SPI (`AtspiCoordType`).
    private enum Origin: Int {
        case screen, window, parent
    }

    /// In points of the root view.
    private var frame: CGRect { element?.node.frame ?? CGRect(origin: .zero, size: tree.window.size) }

    func component(_ member: String, _ body: [BusValue]) -> AccessibleAnswer? {
        switch member {
        case "Contains":
            guard let point = point(body) else { return .values([.bool(false)]) }
            return .values([.bool(frame.contains(point))])
        case "GetAccessibleAtPoint":
            guard let point = point(body) else { return .values([context.reference(.null)]) }
            return .values([context.reference(object(at: point))])
        case "GetExtents": return .values([.tuple(extents(of: frame, from: body.first?.number))])
        case "GetPosition": return .values(Array(extents(of: frame, from: body.first?.number).prefix(2)))
        case "GetSize": return .values(Array(extents(of: frame, from: nil).suffix(2)))
        // A widget; a window.
        case "GetLayer": return .values([.uint32(id == .window ? 7 : 3)])
        case "GetMDIZOrder": return .values([.int16(0)])
        case "GetAlpha": return .values([.double(1)])
        case "GrabFocus":
            guard case .element(let key) = id, element?.states.contains(.focusable) == true else {
                return .values([.bool(false)])
            }
            return .deed(.perform("focus", key))
        // Where things are is the views' affair.
        case "SetExtents", "SetPosition", "SetSize", "ScrollTo", "ScrollToPoint": return .values([.bool(false)])
        default: return nil
        }
    }

    /// The object at a point: this one, or the innermost below it.
    private func object(at point: CGPoint) -> AccessibleID {
        guard frame.contains(point) || element == nil else { return .null }
        guard let key = tree.element(at: point) else { return frame.contains(point) ? id : .null }
        return .element(key)
    }

    private func origin(_ number: Int?) -> CGPoint {
        switch number.flatMap(Origin.init) ?? .window {
        case .screen: return tree.window.origin ?? .zero
        case .window: return .zero
        case .parent:
            guard case .element(let key) = element?.parent, let parent = tree.elements[key] else { return .zero }
            return CGPoint(
                x: -parent.node.frame.minX * tree.window.units, y: -parent.node.frame.minY * tree.window.units)
        }
    }

    /// Two whole numbers and what they count from, as a point of the root view.
    private func point(_ body: [BusValue]) -> CGPoint? {
        guard body.count > 2, let x = body[0].number, let y = body[1].number else { return nil }
        let origin = origin(body[2].number)
        return CGPoint(
            x: (Double(x) - origin.x) / tree.window.units, y: (Double(y) - origin.y) / tree.window.units)
    }

    /// x, y, width, height, as large as covers the rectangle.
    ///
    /// - Parameter number: what they count from.
    func extents(of rect: CGRect, from number: Int?) -> [BusValue] {
        let origin = origin(number)
        let units = tree.window.units
        let left = (rect.minX * units + origin.x).rounded(.down)
        let top = (rect.minY * units + origin.y).rounded(.down)
        let right = (rect.maxX * units + origin.x).rounded(.up)
        let bottom = (rect.maxY * units + origin.y).rounded(.up)
        return [left, top, right - left, bottom - top].map {
            .int32($0.isFinite ? Int32(max(-1e9, min(1e9, $0))) : 0)
        }
    }
}

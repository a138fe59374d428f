import Foundation

/// An outline of lines and Bézier curves, in points.
public struct Path: Equatable, Sendable {
    /// One step of an outline.
    @frozen
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps, in order.
    public private(set) var elements: [Element] = []

    /// The empty path.
    public init() {}

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

import Foundation

// What printing a geometry says: on Linux a dump of the struct without these. Source: Apple (CoreGraphics).

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// "(1.0, 2.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

import Foundation

/// The room that a preview gives a view.
public enum PreviewLayout: Sendable, Equatable {
    /// A screen.
    case device
    /// Nothing is proposed: the view takes its ideal size.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// What the views ask of whoever previews them.
public struct PreviewRequest: Sendable, Equatable {
    public var layout: PreviewLayout?
    public var name: String?
}

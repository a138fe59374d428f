import Foundation
import PlumbGraphics
import PlumbLayout

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches and the mouse.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The preview of a drag and drop. It has round corners whatever is said here.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview of a context menu. It has round corners whatever is said here.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The effect under the mouse. There is none here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// What readers of the screen outline. There are none here.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// Gives a view another area to be touched in. Size and place are the view's.
package struct ContentShapeModifier<S: Shape>: PaintEffect {
    let shape: S
    let style: FillStyle
    let kinds: ContentShapeKinds
    func makeRole() -> BoxRole { ContentShapeRole(shape, style, kinds) }
}

/// The shape within the view's bounds is what is touched: also where nothing is painted, and not where something is
/// painted outside of it.
private final class ContentShapeRole<S: Shape>: BoxRole, TouchRole {
    private let shape: S
    private let style: FillStyle
    private let kinds: ContentShapeKinds

    init(_ shape: S, _ style: FillStyle, _ kinds: ContentShapeKinds) {
        self.shape = shape
        self.style = style
        self.kinds = kinds
    }

    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool? {
        guard kinds.contains(.interaction) else { return nil }
        return shape.path(in: CGRect(origin: .zero, size: size), environment.layoutDirection)
            .contains(point, eoFill: style.isEOFilled)
    }
}

extension View {
    /// The area in which the view is touched, within its bounds.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// - Parameter kind: what the shape is for; only `interaction` does something here.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, style: FillStyle(eoFill: eoFill), kinds: kind))
    }
}

import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(
    *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
)
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public init(all: Edge.Corner.Style) { absent() }
    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) { absent() }
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners { absent() }
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { absent() }
    public static var concentric: RoundedRectangularShapeCorners { absent() }
    public subscript(corner: Edge.Corner) -> Edge.Corner.Style { absent() }
    public var bottomTrailing: Edge.Corner.Style {
        get { absent() }
        set { absent() }
    }
    public var bottomLeading: Edge.Corner.Style {
        get { absent() }
        set { absent() }
    }
    public var topLeading: Edge.Corner.Style {
        get { absent() }
        set { absent() }
    }
    public var topTrailing: Edge.Corner.Style {
        get { absent() }
        set { absent() }
    }
}

@available(
    *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
)
public protocol RoundedRectangularShape: Shape {
    func corners(in size: CGSize?) -> Self.Corners?
}

@available(
    *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
)
public struct ConcentricRectangle: InsettableShape {
    public init() { absent() }
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) { absent() }
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { absent() }
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) { absent() }
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { absent() }
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) { absent() }
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { absent() }
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) { absent() }
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) { absent() }
    public func path(in rect: CGRect) -> Path { absent() }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

@available(
    *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
)
public struct RectangleCornerInsets: Hashable, Sendable {
    public var bottomTrailing: CGSize {
        get { absent() }
        set { absent() }
    }
    public var bottomLeading: CGSize {
        get { absent() }
        set { absent() }
    }
    public var topLeading: CGSize {
        get { absent() }
        set { absent() }
    }
    public var topTrailing: CGSize {
        get { absent() }
        set { absent() }
    }
}

extension EdgeInsets {
    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets { absent() }
}

extension GeometryProxy {
    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public var containerCornerInsets: RectangleCornerInsets { absent() }
}

extension View {
    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { absent() }
}

extension RectangleCornerRadii {
    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public subscript(corner: Edge.Corner) -> CGFloat { absent() }
}

extension Shape {
    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { absent() }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> Self { absent() }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) -> Self { absent() }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> Self { absent() }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> Self
    { absent() }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> Self { absent() }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self {
        absent()
    }

    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) -> Self { absent() }
}

extension Edge {
    @available(
        *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
    )
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
        public struct Set: OptionSet, Sendable {
            public func contains(_ corner: Edge.Corner) -> Bool { absent() }
            public init(_ corner: Edge.Corner) { absent() }
            public init(rawValue: Int8) { absent() }
            public static var all: Edge.Corner.Set { absent() }
            public static var bottom: Edge.Corner.Set { absent() }
            public static var bottomLeading: Edge.Corner.Set { absent() }
            public static var bottomTrailing: Edge.Corner.Set { absent() }
            public static var leading: Edge.Corner.Set { absent() }
            public static var none: Edge.Corner.Set { absent() }
            public static var top: Edge.Corner.Set { absent() }
            public static var topLeading: Edge.Corner.Set { absent() }
            public static var topTrailing: Edge.Corner.Set { absent() }
            public static var trailing: Edge.Corner.Set { absent() }
            public var rawValue: Int8 { absent() }
        }
        public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style { absent() }
            public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { absent() }
            public static var concentric: Edge.Corner.Style { absent() }
            public init(integerLiteral value: Int) { absent() }
            public init(floatLiteral value: Double) { absent() }
        }
    }
}

@available(
    *, unavailable, message: "Plumb has no corners that follow their container; give a RoundedRectangle its radius"
)
extension RoundedRectangularShape {
    public typealias Corners = RoundedRectangularShapeCorners
}

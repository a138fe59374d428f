import Foundation
import PlumbCore
import PlumbGraphics

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is round.
        public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(least: CGFloat)
            }
            let kind: Kind

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
            /// With the centre of the container's corner.
            public static var concentric: Style { .concentric(minimum: nil) }
            /// With the centre of the container's corner, and at least as round as another.
            public static func concentric(minimum: Style? = nil) -> Style {
                var least: CGFloat = 0
                if case .fixed(let radius)? = minimum?.kind { least = radius }
                return Style(kind: .concentric(least: least))
            }

            init(kind: Kind) { self.kind = kind }
            /// A radius in points.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            /// A radius in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }

        /// Corners of a rectangle.
        public struct Set: OptionSet, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }
            /// Whether a corner is one of them.
            public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }

            /// None.
            public static let none: Set = []
            public static let topLeading = Set(.topLeading)
            public static let topTrailing = Set(.topTrailing)
            public static let bottomLeading = Set(.bottomLeading)
            public static let bottomTrailing = Set(.bottomTrailing)
            public static let top: Set = [.topLeading, .topTrailing]
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            public static let leading: Set = [.topLeading, .bottomLeading]
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            public static let all: Set = [.top, .bottom]
        }
    }
}

/// A rectangle whose corners have the centres of those of the container around it: of `containerShape(_:)`. It takes
/// all of what is proposed.
///
/// 1. A corner that is concentric follows the container's outline, inset by the least distance to its edges; where no
/// container is around, it is a right angle. 2. A corner with a radius of its own has that. 3. Where corners are
/// uniform, each is as round as the roundest of those with radii.
public struct ConcentricRectangle: InsettableShape {
    private var corners: [Edge.Corner: Edge.Corner.Style]
    private var isUniform = false
    private var inset: CGFloat = 0

    /// All corners follow the container.
    public nonisolated init() { self.init(corners: .concentric) }

    /// The same for each corner.
    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
        self.isUniform = isUniform
    }

    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
            .bottomTrailing: bottomTrailingCorner,
        ]
    }

    /// The same for the two corners of a side.
    public nonisolated init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    /// The same for the two corners of a side.
    public nonisolated init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// The same for the two corners of a side.
    public nonisolated init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    /// The same for the two corners of a side.
    public nonisolated init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    }

    /// The same for the two corners of a side.
    public nonisolated init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// The same for the two corners of a side.
    public nonisolated init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        // (1)
        var outline = ContainerRelativeShape().path(in: rect)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        for (corner, style) in corners {
            guard case .fixed = style.kind else { continue }
            let point = corner.point(of: rect)
            // What the container would cut off here.
            outline = outline.union(
                Path(
                    CGRect(
                        x: min(point.x, middle.x), y: min(point.y, middle.y), width: rect.width / 2,
                        height: rect.height / 2)))
        }
        // (2), (3)
        let radii = corners.mapValues(\.radius)
        let most = radii.values.max() ?? 0
        func radius(_ corner: Edge.Corner) -> CGFloat { isUniform ? most : radii[corner] ?? 0 }
        if most == 0 { return outline }
        let own = UnevenRoundedRectangle(
            topLeadingRadius: radius(.topLeading), bottomLeadingRadius: radius(.bottomLeading),
            bottomTrailingRadius: radius(.bottomTrailing), topTrailingRadius: radius(.topTrailing), style: .continuous)
        return outline.intersection(own.path(in: rect))
    }
}

extension Edge.Corner {
    fileprivate func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: self == .topLeading || self == .bottomLeading ? rect.minX : rect.maxX,
            y: self == .topLeading || self == .topTrailing ? rect.minY : rect.maxY)
    }
}

extension Edge.Corner.Style {
    /// How round it is at least, in points.
    fileprivate var radius: CGFloat {
        switch kind {
        case .fixed(let radius): radius.isFinite ? max(0, radius) : 0
        case .concentric(let least): least.isFinite ? max(0, least) : 0
        }
    }
}

import Foundation
import PlumbCore
import PlumbGraphics

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
        for corner in Edge.Corner.allCases where corners[corner]?.isFixed == true {
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

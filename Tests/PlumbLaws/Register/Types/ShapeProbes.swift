import Foundation
import PlumbCore

/// Shapes: what is made of them, and how they are drawn.
enum ShapeProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "Shape", "func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) where S : ShapeStyle"
        ) {
            c in
            c.show(Circle().fill())
            c.show(Circle().fill(.red, style: FillStyle(eoFill: true)))
            c.show(Circle().fill(style: FillStyle()))
        }
        probes.row(
            "Shape",
            "func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle"
        ) { c in
            let view: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(.red, style: StrokeStyle())
            c.show(view)
            c.show(Circle().stroke(.red, style: StrokeStyle(), antialiased: false))
        }
        probes.row(
            "Shape",
            "func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle"
        ) { c in
            c.show(Circle().stroke(.red))
            c.show(Circle().stroke(.red, lineWidth: 2, antialiased: false))
        }
        probes.row("Shape", "func stroke(style: StrokeStyle) -> some Shape") { c in
            c.show(Circle().stroke(style: StrokeStyle()))
        }
        probes.row("Shape", "func stroke(lineWidth: CGFloat = 1) -> some Shape") { c in
            c.show(Circle().stroke())
            c.show(Circle().stroke(lineWidth: 2))
        }
        probes.row("Shape", "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape") {
            c in
            c.show(Circle().trim())
            c.show(Circle().trim(from: 0.1, to: 0.5))
        }
        probes.row("Shape", "func offset(_ offset: CGSize) -> OffsetShape<Self>") { c in
            c.show(Circle().offset(CGSize(width: 1, height: 1)))
        }
        probes.row("Shape", "func offset(_ offset: CGPoint) -> OffsetShape<Self>") { c in
            c.show(Circle().offset(CGPoint(x: 1, y: 1)))
        }
        probes.row("Shape", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>") { c in
            let shape: OffsetShape<Circle> = Circle().offset(x: 1, y: 2)
            c.show(shape.inset(by: 1))
        }
        probes.row("Shape", "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>") { c in
            c.show(Circle().scale(2))
            c.show(Circle().scale(2, anchor: .top))
        }
        probes.row(
            "Shape", "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>"
        ) { c in
            let shape: ScaledShape<Circle> = Circle().scale(x: 2)
            c.show(shape)
            c.show(Circle().scale(x: 2, y: 3, anchor: .top))
        }
        probes.row("Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>") { c in
            let shape: RotatedShape<Circle> = Circle().rotation(.degrees(1))
            c.show(shape.inset(by: 1))
            c.show(Circle().rotation(.degrees(1), anchor: .top))
        }
        probes.row("Shape", "func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>") { c in
            let shape: TransformedShape<Circle> = Circle().transform(.identity)
            c.show(shape)
        }
        probes.row("Shape", "func size(_ size: CGSize) -> some Shape") { c in
            c.show(Circle().size(CGSize(width: 1, height: 1)))
        }
        probes.row("Shape", "func size(_ size: CGSize, anchor: UnitPoint) -> some Shape") { c in
            c.show(Circle().size(CGSize(width: 1, height: 1), anchor: .bottom))
        }
        probes.row("Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape") { c in
            c.show(Circle().size(width: 1, height: 1))
        }
        probes.row("Shape", "func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape") { c in
            c.show(Circle().size(width: 1, height: 1, anchor: .bottom))
        }
        probes.row("Shape", "func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape") { c in
            c.show(Circle().union(Rectangle(), eoFill: true))
        }
        probes.row("Shape", "func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape") {
            c in
            c.show(Circle().intersection(Rectangle(), eoFill: true))
        }
        probes.row("Shape", "func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape") {
            c in
            c.show(Circle().subtracting(Rectangle(), eoFill: true))
        }
        probes.row(
            "Shape", "func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape"
        ) { c in
            c.show(Circle().symmetricDifference(Rectangle(), eoFill: true))
        }
        probes.row("Shape", "func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape")
        {
            c in
            c.show(Circle().lineIntersection(Rectangle(), eoFill: true))
        }
        probes.row("Shape", "func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape") {
            c in
            c.show(Circle().lineSubtraction(Rectangle(), eoFill: true))
        }
        probes.row("Shape", "static var role: ShapeRole { get }") { _ in
            _ = Circle.role == .fill
        }
        probes.row("Shape", "var layoutDirectionBehavior: LayoutDirectionBehavior { get }") { _ in
            _ = (Circle().layoutDirectionBehavior, ProbeShape().layoutDirectionBehavior)
        }
        probes.row(
            "Shape",
            "static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self"
        ) { c in
            c.show(c.view.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 1))))
            c.show(c.view.clipShape(.rect(cornerRadii: RectangleCornerRadii(), style: .circular)))
        }
        probes.row(
            "Shape",
            "static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self"
        ) { c in
            c.show(c.view.clipShape(.rect(topLeadingRadius: 1, bottomTrailingRadius: 2)))
        }
        probes.row(
            "InsettableShape",
            "func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> where S : ShapeStyle"
        ) { c in
            let view: StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView> = Circle().strokeBorder(
                style: StrokeStyle())
            c.show(view)
            c.show(Circle().strokeBorder(.red, style: StrokeStyle(), antialiased: false))
        }
        probes.row(
            "InsettableShape",
            "func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> where S : ShapeStyle"
        ) { c in
            c.show(Circle().strokeBorder())
            c.show(Circle().strokeBorder(lineWidth: 2))
            c.show(Circle().strokeBorder(.red, lineWidth: 2, antialiased: false))
        }
        probes.row("Types", "protocol ShapeView<Content> : View") { c in
            func shape<V: ShapeView>(_ view: V) -> V.Content { view.shape }
            c.show(shape(Circle().fill(.red)))
        }
        probes.row(
            "ShapeView",
            "func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Self.Content, S, Self> where S : ShapeStyle"
        ) { c in
            c.show(Circle().stroke(.red).fill())
            c.show(Circle().stroke(.red).fill(.blue))
        }
        probes.row(
            "ShapeView",
            "func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> where S : ShapeStyle"
        ) { c in
            c.show(Circle().fill(.red).stroke(.blue, style: StrokeStyle()))
        }
        probes.row(
            "ShapeView",
            "func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> where S : ShapeStyle"
        ) { c in
            c.show(Circle().fill(.red).stroke(.blue).stroke(.green, lineWidth: 2))
        }
        probes.row(
            "ShapeView",
            "func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> where S : ShapeStyle"
        ) { c in
            c.show(Circle().fill(.red).strokeBorder(style: StrokeStyle()))
        }
        probes.row(
            "ShapeView",
            "func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> where S : ShapeStyle"
        ) { c in
            c.show(Circle().fill(.red).strokeBorder(.blue, lineWidth: 2))
        }
        probes.row("Types", "struct AnyShape : Shape") { c in
            var shape = AnyShape(RoundedRectangle(cornerRadius: 3))
            shape.animatableData = shape.animatableData
            c.show(shape)
        }
        probes.row("Types", "struct UnevenRoundedRectangle : Shape") { c in
            c.show(UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 1), style: .circular))
            c.show(UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 2).inset(by: 1))
        }
        probes.row("Types", "struct RectangleCornerRadii : Equatable, Animatable") { c in
            c.isEquatable(RectangleCornerRadii.self)
            c.isAnimatable(RectangleCornerRadii.self)
        }
        addPaths(to: &probes)
    }

    @MainActor private static func addPaths(to probes: inout SignatureProbes) {
        let (a, b) = (
            Path(CGRect(x: 0, y: 0, width: 9, height: 9)), Path(ellipseIn: CGRect(x: 5, y: 5, width: 9, height: 9))
        )
        probes.row("Path", "func union(_ other: Path, eoFill: Bool = false) -> Path") { _ in
            _ = (a.union(b), a.union(b, eoFill: true))
        }
        probes.row("Path", "func intersection(_ other: Path, eoFill: Bool = false) -> Path") { _ in
            _ = (a.intersection(b), a.intersection(b, eoFill: true))
        }
        probes.row("Path", "func subtracting(_ other: Path, eoFill: Bool = false) -> Path") { _ in
            _ = (a.subtracting(b), a.subtracting(b, eoFill: true))
        }
        probes.row("Path", "func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path") { _ in
            _ = (a.symmetricDifference(b), a.symmetricDifference(b, eoFill: true))
        }
        probes.row("Path", "func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path") { _ in
            _ = (a.lineIntersection(b), a.lineIntersection(b, eoFill: true))
        }
        probes.row("Path", "func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path") { _ in
            _ = (a.lineSubtraction(b), a.lineSubtraction(b, eoFill: true))
        }
        probes.row("Path", "func normalized(eoFill: Bool = true) -> Path") { _ in
            _ = (a.normalized(), a.normalized(eoFill: false))
        }
    }
}

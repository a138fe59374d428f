import Foundation
import PlumbControls
import PlumbCore

/// Styles: gradients, levels, shadows, and what means something to the system.
enum StyleProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Shape", "static var buttonBorder: ButtonBorderShape { get }") { c in
            c.show(c.view.background(.red, in: .buttonBorder))
        }
        addGradients(to: &probes)
        addStatics(to: &probes)
        let box = Rectangle()
        probes.row("ShapeStyle", "func opacity(_ opacity: Double) -> some ShapeStyle") { c in
            c.show(box.fill(Gradient(colors: [.red]).opacity(0.5)))
        }
        probes.row("ShapeStyle", "func blendMode(_ mode: BlendMode) -> some ShapeStyle") { c in
            c.show(box.fill(.red.blendMode(.multiply)))
        }
        probes.row("ShapeStyle", "func shadow(_ style: ShadowStyle) -> some ShapeStyle") { c in
            c.show(box.fill(.red.shadow(.drop(radius: 1)).shadow(.inner(color: .blue, radius: 1, x: 1, y: 1))))
        }
        probes.row("ShapeStyle", "func `in`(_ rect: CGRect) -> some ShapeStyle") { c in
            c.show(box.fill(Gradient(colors: [.red]).in(c.bounds)))
        }
        probes.row("ShapeStyle", "static func opacity(_ opacity: Double) -> some ShapeStyle") { c in
            c.show(box.fill(.opacity(0.5)))
        }
        probes.row("ShapeStyle", "static func blendMode(_ mode: BlendMode) -> some ShapeStyle") { c in
            c.show(box.fill(.blendMode(.screen)))
        }
        probes.row("ShapeStyle", "static func shadow(_ style: ShadowStyle) -> some ShapeStyle") { c in
            c.show(c.view.foregroundStyle(.shadow(.drop(radius: 1))))
        }
        probes.row("ShapeStyle", "var secondary: some ShapeStyle { get }") { c in
            c.show(box.fill(.teal.secondary))
        }
        probes.row("ShapeStyle", "var tertiary: some ShapeStyle { get }") { c in
            c.show(box.fill(.tint.tertiary))
        }
        probes.row("ShapeStyle", "var quaternary: some ShapeStyle { get }") { c in
            c.show(box.fill(.fill.quaternary))
        }
        probes.row("ShapeStyle", "var quinary: some ShapeStyle { get }") { c in
            c.show(box.fill(.background.quinary))
        }
        probes.row("Types", "struct ShadowStyle : Equatable, Sendable") { c in
            c.isEquatable(ShadowStyle.self)
            c.isSendable(ShadowStyle.self)
        }
        probes.row("Color", "init<T>(_ color: T) where T : Hashable, T : ShapeStyle, T.Resolved == Color.Resolved") {
            c in
            c.show(Color(Color.red))
        }
        probes.row(
            "Color",
            "func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color"
        ) { c in
            c.show(Color.red.mix(with: .blue, by: 0.5))
            c.show(Color.red.mix(with: .blue, by: 0.5, in: .device))
        }
        probes.row("Color", "var gradient: AnyGradient { get }") { c in
            c.show(box.fill(.blue.gradient))
        }
    }

    @MainActor private static func addGradients(to probes: inout SignatureProbes) {
        let (gradient, colors) = (Gradient(colors: [.red, .blue]), [Color.red, .blue])
        let stops = gradient.stops
        probes.row("Gradient", "Gradient : ShapeStyle") { c in
            c.show(Rectangle().fill(gradient))
        }
        probes.row("Gradient", "func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient") { c in
            c.show(Rectangle().fill(gradient.colorSpace(.device)))
        }
        probes.row("Gradient", "struct ColorSpace : Hashable, Sendable") { c in
            c.isHashable(Gradient.ColorSpace.self)
            c.isSendable(Gradient.ColorSpace.self)
            _ = [Gradient.ColorSpace.device, .perceptual]
        }
        probes.row("AnyGradient", "init(_ gradient: Gradient)") { c in
            c.show(Rectangle().fill(AnyGradient(gradient)))
        }
        probes.row("AnyGradient", "func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient") { c in
            c.isHashable(AnyGradient.self)
            c.show(Rectangle().fill(Color.red.gradient.colorSpace(.perceptual)))
        }
        probes.row(
            "AngularGradient", "init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)"
        ) {
            c in
            c.show(AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(9)))
        }
        probes.row("AngularGradient", "init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)") { c in
            c.show(AngularGradient(stops: stops, center: .center))
            c.show(AngularGradient(stops: stops, center: .center, angle: .degrees(9)))
        }
        probes.row(
            "EllipticalGradient",
            "init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
        ) { c in
            c.show(EllipticalGradient(colors: colors))
            c.show(EllipticalGradient(colors: colors, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 1))
        }
        probes.row(
            "EllipticalGradient",
            "init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
        ) { c in
            c.show(EllipticalGradient(gradient: gradient))
        }
        probes.row(
            "EllipticalGradient",
            "init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
        ) { c in
            c.show(EllipticalGradient(stops: stops))
        }
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let four = [Color.red, .blue, .green, .black]
        let bezier = points.map {
            MeshGradient.BezierPoint(
                position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
                bottomControlPoint: $0)
        }
        let resolved = (0..<4).map { Color.Resolved(red: Float($0) / 4, green: 0, blue: 0) }
        let more = "background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)"
        probes.row("MeshGradient", "init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], \(more)") {
            c in
            c.show(MeshGradient(width: 2, height: 2, points: points, colors: four))
            c.show(
                MeshGradient(
                    width: 2, height: 2, points: points, colors: four, background: .red, smoothsColors: false,
                    colorSpace: .perceptual))
        }
        probes.row(
            "MeshGradient",
            "init(width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], \(more)"
        ) { c in
            c.show(MeshGradient(width: 2, height: 2, points: points, resolvedColors: resolved))
        }
        probes.row(
            "MeshGradient",
            "init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], \(more)"
        ) { c in
            c.show(MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: four))
        }
        probes.row(
            "MeshGradient",
            "init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved], \(more)"
        ) { c in
            c.show(MeshGradient(width: 2, height: 2, bezierPoints: bezier, resolvedColors: resolved))
        }
        probes.row(
            "MeshGradient",
            "init(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, \(more)"
        ) { c in
            c.show(MeshGradient(width: 2, height: 2, locations: .points(points), colors: .colors(four)))
            c.show(
                MeshGradient(width: 2, height: 2, locations: .bezierPoints(bezier), colors: .resolvedColors(resolved)))
        }
    }

    @MainActor private static func addStatics(to probes: inout SignatureProbes) {
        let (gradient, colors) = (Gradient(colors: [.red, .blue]), [Color.red, .blue])
        let (stops, any, box) = (gradient.stops, Color.red.gradient, Rectangle())
        probes.row(
            "ShapeStyle",
            "static func linearGradient(…, startPoint: UnitPoint, endPoint: UnitPoint) of Gradient, AnyGradient, colors:, stops:"
        ) { c in
            c.show(box.fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
            c.show(box.fill(.linearGradient(any, startPoint: .top, endPoint: .bottom)))
            c.show(box.fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
            c.show(box.fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)))
        }
        probes.row(
            "ShapeStyle",
            "static func radialGradient(…, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) of Gradient, AnyGradient, colors:, stops:"
        ) { c in
            c.show(box.fill(.radialGradient(gradient, center: .center, startRadius: 1, endRadius: 2)))
            c.show(box.fill(.radialGradient(any, endRadius: 2)))
            c.show(box.fill(.radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 2)))
            c.show(box.fill(.radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 2)))
        }
        probes.row(
            "ShapeStyle",
            "static func ellipticalGradient(…, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) of Gradient, AnyGradient, colors:, stops:"
        ) { c in
            c.show(box.fill(.ellipticalGradient(gradient)))
            c.show(box.fill(.ellipticalGradient(any, endRadiusFraction: 1)))
            c.show(box.fill(.ellipticalGradient(colors: colors)))
            c.show(box.fill(.ellipticalGradient(stops: stops)))
        }
        probes.row(
            "ShapeStyle",
            "static func angularGradient(…, center: UnitPoint, startAngle: Angle, endAngle: Angle) of Gradient, AnyGradient, colors:, stops:"
        ) { c in
            c.show(box.fill(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(9))))
            c.show(box.fill(.angularGradient(any, startAngle: .zero, endAngle: .degrees(9))))
            c.show(
                box.fill(.angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(9))))
            c.show(box.fill(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(9))))
        }
        probes.row(
            "ShapeStyle",
            "static func conicGradient(…, center: UnitPoint, angle: Angle = .zero) of Gradient, AnyGradient, colors:, stops:"
        ) { c in
            c.show(box.fill(.conicGradient(gradient, center: .center)))
            c.show(box.fill(.conicGradient(any)))
            c.show(box.fill(.conicGradient(colors: colors, center: .center, angle: .degrees(9))))
            c.show(box.fill(.conicGradient(stops: stops, center: .center)))
        }
        probes.row("ShapeStyle", "static var fill: FillShapeStyle { get }") { c in c.show(box.fill(.fill)) }
        probes.row("ShapeStyle", "static var background: BackgroundStyle { get }") { c in c.show(box.fill(.background))
        }
        probes.row("ShapeStyle", "static var foreground: ForegroundStyle { get }") { c in c.show(box.fill(.foreground))
        }
        probes.row("ShapeStyle", "static var tint: TintShapeStyle { get }") { c in c.show(box.fill(.tint)) }
        probes.row("ShapeStyle", "static var selection: SelectionShapeStyle { get }") { c in
            c.show(box.fill(.selection))
        }
        probes.row("ShapeStyle", "static var separator: SeparatorShapeStyle { get }") { c in
            c.show(box.fill(.separator))
        }
        probes.row("ShapeStyle", "static var placeholder: PlaceholderTextShapeStyle { get }") { c in
            c.show(box.fill(.placeholder))
        }
        probes.row("ShapeStyle", "static var link: LinkShapeStyle { get }") { c in c.show(box.fill(.link)) }
        probes.row("ShapeStyle", "static var windowBackground: WindowBackgroundShapeStyle { get }") { c in
            c.show(box.fill(.windowBackground))
        }
        probes.row("ShapeStyle", "static var quinary: HierarchicalShapeStyle { get }") { c in c.show(box.fill(.quinary))
        }
    }
}

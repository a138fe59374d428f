import Foundation
import PlumbCore

/// Filters of drawings.
enum FilterProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "GraphicsContext",
            "mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions())"
        ) { c in c.show(filtered(.blur(radius: 1))) }
        probes.row("Types", "struct GraphicsContext.Filter : Sendable") { c in c.isSendable(GraphicsContext.Filter.self)
        }
        probes.row(
            "GraphicsContext.Filter",
            "static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.projectionTransform(ProjectionTransform()))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()) -> GraphicsContext.Filter"
        ) { c in
            c.show(filtered(.shadow(color: .red, radius: 1, x: 1, y: 1, blendMode: .multiply, options: [.shadowAbove])))
        }
        probes.row(
            "GraphicsContext.Filter",
            "static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.blur(radius: 1, options: [.opaque, .dithersResult]))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.colorMatrix(ColorMatrix()))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func brightness(_ amount: Double) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.brightness(0.5))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func contrast(_ amount: Double) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.contrast(0.5))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func saturation(_ amount: Double) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.saturation(0.5))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func grayscale(_ amount: Double) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.grayscale(0.5))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.colorInvert(0.5))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.hueRotation(.degrees(1)))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func colorMultiply(_ color: Color) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.colorMultiply(.red))) }
        probes.row(
            "GraphicsContext.Filter",
            "static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter"
        ) { c in c.show(filtered(.alphaThreshold(min: 0.5))) }
        probes.row(
            "GraphicsContext.Filter",
            "static var luminanceToAlpha: GraphicsContext.Filter { get }"
        ) { c in c.show(filtered(.luminanceToAlpha)) }
        for (name, use) in [
            ("colorShader(_ shader: Shader", "colorShader(s"),
            (
                "distortionShader(_ shader: Shader, maxSampleOffset: CGSize",
                "distortionShader(s, maxSampleOffset: .zero"
            ),
            ("layerShader(_ shader: Shader, maxSampleOffset: CGSize", "layerShader(s, maxSampleOffset: .zero"),
        ] {
            probes.unavailable(
                "GraphicsContext.Filter", "static func \(name)) -> GraphicsContext.Filter",
                "Plumb has no Metal shaders; use the filters that Plumb has",
                use: "(_ s: Shader) { _ = GraphicsContext.Filter.\(use)) }")
        }
        options(&probes)
        probes.row(
            "GraphicsContext.Shading",
            "static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading"
        ) { c in
            c.show(
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image(systemName: "star")))
                })
        }
    }

    @MainActor private static func options(_ probes: inout SignatureProbes) {
        probes.row("Types", "struct GraphicsContext.ShadowOptions : OptionSet, Sendable") { c in
            c.isOptionSet(GraphicsContext.ShadowOptions.self)
            c.isSendable(GraphicsContext.ShadowOptions.self)
        }
        probes.row("GraphicsContext.ShadowOptions", "static var shadowAbove: GraphicsContext.ShadowOptions { get }") {
            _ in
            _ = GraphicsContext.ShadowOptions.shadowAbove
        }
        probes.row("GraphicsContext.ShadowOptions", "static var shadowOnly: GraphicsContext.ShadowOptions { get }") {
            c in
            c.show(filtered(.shadow(radius: 1, options: .shadowOnly)))
        }
        probes.unavailable(
            "GraphicsContext.ShadowOptions", "static var invertsAlpha: GraphicsContext.ShadowOptions { get }",
            "Plumb has no shadows of what is not drawn; blur a path around the hole",
            use: #"() { _ = GraphicsContext.ShadowOptions.invertsAlpha }"#)
        probes.unavailable(
            "GraphicsContext.ShadowOptions", "static var disablesGroup: GraphicsContext.ShadowOptions { get }",
            "Plumb's shadows are those of a drawing as a whole; draw its parts one by one",
            use: #"() { _ = GraphicsContext.ShadowOptions.disablesGroup }"#)
        probes.row("Types", "struct GraphicsContext.BlurOptions : OptionSet, Sendable") { c in
            c.isOptionSet(GraphicsContext.BlurOptions.self)
            c.isSendable(GraphicsContext.BlurOptions.self)
        }
        probes.row("GraphicsContext.BlurOptions", "static var dithersResult: GraphicsContext.BlurOptions { get }") {
            _ in
            _ = GraphicsContext.BlurOptions.dithersResult
        }
        probes.row("GraphicsContext.BlurOptions", "static var opaque: GraphicsContext.BlurOptions { get }") { _ in
            _ = GraphicsContext.BlurOptions.opaque
        }
        probes.row("Types", "struct GraphicsContext.FilterOptions : OptionSet, Sendable") { c in
            c.isOptionSet(GraphicsContext.FilterOptions.self)
            c.isSendable(GraphicsContext.FilterOptions.self)
        }
        probes.unavailable(
            "GraphicsContext.FilterOptions", "static var linearColor: GraphicsContext.FilterOptions { get }",
            "Plumb changes colors in encoded sRGB only; leave the option out",
            use: #"() { _ = GraphicsContext.FilterOptions.linearColor }"#)
    }

    private static func filtered(_ filter: GraphicsContext.Filter) -> some View {
        Canvas { context, size in
            context.addFilter(filter)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
    }
}

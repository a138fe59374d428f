import Foundation
import PlumbCore

/// Materials, pictures as styles, colour matrices, reasons to hide, and colours in visual effects.
enum ColorProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct Material : Sendable") { c in c.isSendable(Material.self) }
        probes.row("Material", "Material : ShapeStyle") { c in c.show(Circle().fill(Material.thin)) }
        probes.row("Material", "static let bar: Material") { _ in _ = Material.bar }
        probes.row("Material", "static let regular: Material") { _ in _ = Material.regular }
        probes.row("Material", "static let thick: Material") { _ in _ = Material.thick }
        probes.row("Material", "static let thin: Material") { _ in _ = Material.thin }
        probes.row("Material", "static let ultraThick: Material") { _ in _ = Material.ultraThick }
        probes.row("Material", "static let ultraThin: Material") { _ in _ = Material.ultraThin }
        probes.row("ShapeStyle", "static var bar: Material { get } where Self == Material") { c in
            c.show(c.view.background(.bar))
        }
        probes.row("ShapeStyle", "static var regularMaterial: Material { get } where Self == Material") { c in
            c.show(c.view.background(.regularMaterial))
        }
        probes.row("ShapeStyle", "static var thickMaterial: Material { get } where Self == Material") { c in
            c.show(c.view.background(.thickMaterial))
        }
        probes.row("ShapeStyle", "static var thinMaterial: Material { get } where Self == Material") { c in
            c.show(c.view.background(.thinMaterial))
        }
        probes.row("ShapeStyle", "static var ultraThickMaterial: Material { get } where Self == Material") { c in
            c.show(c.view.background(.ultraThickMaterial))
        }
        probes.row("ShapeStyle", "static var ultraThinMaterial: Material { get } where Self == Material") { c in
            c.show(c.view.background(.ultraThinMaterial))
        }
        probes.row("Types", "struct ImagePaint : ShapeStyle") { c in
            c.show(Circle().fill(ImagePaint(image: Image(systemName: "star"))))
        }
        probes.row(
            "ImagePaint",
            "init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)"
        ) { _ in _ = ImagePaint(image: Image(systemName: "star"), sourceRect: .zero, scale: 2) }
        probes.row("ImagePaint", "var image: Image") { _ in _ = ImagePaint(image: Image(systemName: "star")).image }
        probes.row("ImagePaint", "var scale: CGFloat") { _ in _ = ImagePaint(image: Image(systemName: "star")).scale }
        probes.row("ImagePaint", "var sourceRect: CGRect") { _ in
            _ = ImagePaint(image: Image(systemName: "star")).sourceRect
        }
        probes.row(
            "ShapeStyle",
            "static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint where Self == ImagePaint"
        ) { c in c.show(Circle().fill(.image(Image(systemName: "star")))) }
        probes.row(
            "Image",
            "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image"
        ) { c in
            c.show(Image(systemName: "star").resizable())
            c.show(Image("a").resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
            c.show(Image("a").resizable(resizingMode: .tile))
        }
        probes.row("Image", "func interpolation(_ interpolation: Image.Interpolation) -> Image") { c in
            c.show(Image("a").interpolation(.high))
        }
        probes.row("Image", "func antialiased(_ isAntialiased: Bool) -> Image") { c in
            c.show(Image("a").antialiased(false))
        }
        probes.row("Types", "struct PreferredColorSchemeKey : PreferenceKey") { _ in
            _ = PreferredColorSchemeKey.defaultValue
        }
        probes.row(
            "PreferredColorSchemeKey",
            "static func reduce(value: inout PreferredColorSchemeKey.Value, nextValue: () -> PreferredColorSchemeKey.Value)"
        ) { _ in
            var value: PreferredColorSchemeKey.Value = nil
            PreferredColorSchemeKey.reduce(value: &value) { .dark }
        }
        matrices(&probes)
        reasons(&probes)
        effects(&probes)
    }

    @MainActor private static func matrices(_ probes: inout SignatureProbes) {
        probes.row("Types", "struct ColorMatrix : Equatable, Sendable") { c in
            c.isEquatable(ColorMatrix.self)
            c.isSendable(ColorMatrix.self)
        }
        probes.row("ColorMatrix", "init()") { _ in _ = ColorMatrix() }
        probes.row("ColorMatrix", "var r1: Float, r2: Float, r3: Float, r4: Float, r5: Float") { _ in
            let m = ColorMatrix()
            _ = m.r1 + m.r2 + m.r3 + m.r4 + m.r5
        }
        probes.row("ColorMatrix", "var g1: Float, g2: Float, g3: Float, g4: Float, g5: Float") { _ in
            let m = ColorMatrix()
            _ = m.g1 + m.g2 + m.g3 + m.g4 + m.g5
        }
        probes.row("ColorMatrix", "var b1: Float, b2: Float, b3: Float, b4: Float, b5: Float") { _ in
            let m = ColorMatrix()
            _ = m.b1 + m.b2 + m.b3 + m.b4 + m.b5
        }
        probes.row("ColorMatrix", "var a1: Float, a2: Float, a3: Float, a4: Float, a5: Float") { _ in
            var m = ColorMatrix()
            m.a4 = m.a1 + m.a2 + m.a3 + m.a5
        }
        probes.row("Types", "enum BlendMode : Hashable, Sendable") { c in
            c.isHashable(BlendMode.self)
            c.isSendable(BlendMode.self)
        }
    }

    @MainActor private static func reasons(_ probes: inout SignatureProbes) {
        probes.row("Types", "struct RedactionReasons : OptionSet, Sendable") { c in
            c.isOptionSet(RedactionReasons.self)
            c.isSendable(RedactionReasons.self)
        }
        probes.row("RedactionReasons", "init(rawValue: Int)") { _ in _ = RedactionReasons(rawValue: 1).rawValue }
        probes.row("RedactionReasons", "static let placeholder: RedactionReasons") { _ in
            _ = RedactionReasons.placeholder
        }
        probes.row("RedactionReasons", "static let privacy: RedactionReasons") { _ in _ = RedactionReasons.privacy }
        probes.row("RedactionReasons", "static let invalidated: RedactionReasons") { _ in
            _ = RedactionReasons.invalidated
        }
        probes.row("EnvironmentValues", "var redactionReasons: RedactionReasons { get set }") { c in
            c.show(c.view.environment(\.redactionReasons, .privacy))
        }
    }

    @MainActor private static func effects(_ probes: inout SignatureProbes) {
        probes.row("VisualEffect", "func brightness(_ amount: Double) -> some VisualEffect") { c in
            c.show(c.view.visualEffect { effect, _ in effect.brightness(0.5) })
        }
        probes.row("VisualEffect", "func contrast(_ amount: Double) -> some VisualEffect") { c in
            c.show(c.view.visualEffect { effect, _ in effect.contrast(0.5) })
        }
        probes.row("VisualEffect", "func grayscale(_ amount: Double) -> some VisualEffect") { c in
            c.show(c.view.visualEffect { effect, _ in effect.grayscale(0.5) })
        }
        probes.row("VisualEffect", "func hueRotation(_ angle: Angle) -> some VisualEffect") { c in
            c.show(c.view.visualEffect { effect, _ in effect.hueRotation(.degrees(90)) })
        }
        probes.row("VisualEffect", "func saturation(_ amount: Double) -> some VisualEffect") { c in
            c.show(c.view.visualEffect { effect, _ in effect.saturation(0.5) })
        }
        probes.row("VisualEffect", "func blendMode(_ blendMode: BlendMode) -> some VisualEffect") { c in
            c.show(c.view.visualEffect { effect, _ in effect.blendMode(.screen) })
        }
    }
}

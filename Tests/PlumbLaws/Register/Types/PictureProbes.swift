import Foundation
import PlumbCore

/// Pictures and symbols, how they are made and coloured.
enum PictureProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct SymbolRenderingMode : Sendable") { $0.isSendable(SymbolRenderingMode.self) }
        probes.row("SymbolRenderingMode", "static let monochrome: SymbolRenderingMode") { _ in
            _ = SymbolRenderingMode.monochrome
        }
        probes.row("SymbolRenderingMode", "static let hierarchical: SymbolRenderingMode") { _ in
            _ = SymbolRenderingMode.hierarchical
        }
        probes.row("SymbolRenderingMode", "static let palette: SymbolRenderingMode") { _ in
            _ = SymbolRenderingMode.palette
        }
        probes.row("SymbolRenderingMode", "static let multicolor: SymbolRenderingMode") { _ in
            _ = SymbolRenderingMode.multicolor
        }
        probes.row("Types", "struct SymbolVariants : Hashable, Sendable") { c in
            c.isHashable(SymbolVariants.self)
            c.isSendable(SymbolVariants.self)
        }
        let variants: [(String, SymbolVariants)] = [
            ("none", .none), ("circle", .circle), ("square", .square), ("rectangle", .rectangle), ("fill", .fill),
            ("slash", .slash),
        ]
        for (name, value) in variants {
            probes.row("SymbolVariants", "static let \(name): SymbolVariants") { _ in _ = value }
        }
        let parts: [(String, KeyPath<SymbolVariants, SymbolVariants>)] = [
            ("circle", \.circle), ("square", \.square), ("rectangle", \.rectangle), ("fill", \.fill),
            ("slash", \.slash),
        ]
        for (name, path) in parts {
            probes.row("SymbolVariants", "var \(name): SymbolVariants { get }") { _ in
                _ = SymbolVariants.none[keyPath: path]
            }
        }
        probes.row("SymbolVariants", "func contains(_ other: SymbolVariants) -> Bool") { _ in
            _ = SymbolVariants.fill.contains(.fill)
        }
        probes.row("EnvironmentValues", "var symbolVariants: SymbolVariants { get set }") { c in
            c.show(c.view.environment(\.symbolVariants, .fill))
        }
        probes.row("EnvironmentValues", "var symbolRenderingMode: SymbolRenderingMode? { get set }") { c in
            c.show(c.view.environment(\.symbolRenderingMode, .hierarchical))
        }
        probes.row("Image", "init(_ name: String, bundle: Bundle? = nil)") { $0.show(Image("a", bundle: .main)) }
        probes.row("Image", "init(decorative name: String, bundle: Bundle? = nil)") {
            $0.show(Image(decorative: "a", bundle: nil))
        }
        probes.row("Image", "init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)") {
            $0.show(Image("a", variableValue: 0.5))
        }
        probes.row("Image", "init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil)") {
            $0.show(Image(decorative: "a", variableValue: 0.5))
        }
        probes.row("Image", "init(systemName: String)") { $0.show(Image(systemName: "star")) }
        probes.row("Image", "init(systemName: String, variableValue: Double?)") {
            $0.show(Image(systemName: "wifi", variableValue: 0.5))
        }
        probes.row("Image", "init(_ resource: ImageResource)") {
            $0.show(Image(ImageResource(name: "a", bundle: .main)))
        }
        probes.row("Color", "init(_ resource: ColorResource)") {
            $0.show(Color(ColorResource(name: "a", bundle: .main)))
        }
        probes.row("Image", "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image") {
            $0.show(Image(systemName: "star").symbolRenderingMode(.hierarchical))
        }
    }
}

import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Materials over black, half gray, white and red, in both schemes (Docs/Rules.md, section 25, rules 3 and 4). The
/// colours are those of the rule; for the five materials that Apple's samples show, they are the samples' within 2.2
/// of 255.
@MainActor
@Suite struct MaterialTests {
    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let material: Material
        let scheme: ColorScheme
        /// Over black, gray and white, and red's three.
        let grays: [Double]
        let red: [Double]
        var description: String { "\(name) \(scheme)" }
    }

    nonisolated static let rows = [
        Row(name: "ultraThin", material: .ultraThin, scheme: .light, grays: [88, 170, 245], red: [234, 93, 93]),
        Row(name: "thin", material: .thin, scheme: .light, grays: [142, 201, 244], red: [255, 141, 141]),
        Row(name: "regular", material: .regular, scheme: .light, grays: [198, 224, 245], red: [255, 186, 186]),
        Row(name: "thick", material: .thick, scheme: .light, grays: [234, 242, 245], red: [255, 226, 226]),
        Row(name: "bar", material: .bar, scheme: .light, grays: [179, 240, 247], red: [255, 191, 191]),
        Row(name: "ultraThin", material: .ultraThin, scheme: .dark, grays: [31, 100, 177], red: [169, 29, 29]),
        Row(name: "thin", material: .thin, scheme: .dark, grays: [31, 76, 125], red: [160, 22, 22]),
        Row(name: "regular", material: .regular, scheme: .dark, grays: [31, 64, 83], red: [126, 30, 30]),
        Row(name: "thick", material: .thick, scheme: .dark, grays: [31, 42, 37], red: [75, 29, 29]),
        Row(name: "bar", material: .bar, scheme: .dark, grays: [18, 75, 87], red: [155, 28, 28]),
        // As thick, with an amount of 0.94. Light: .94 · .99 + .045 = .9756 = 249; .5 · .06 + .94 · B(.5) + .045 with B
        // = (.99 + 3 · .95 + 3 · .98 + .905) / 8 = .960625: .97799 = 249; .06 + .94 · .905 + .045 = .9557 = 244. Dark:
        // .1316 = 34; .03 + .94 · (.14 + .48 + .3 + .03) / 8 = .141625 = 36; .06 + .0282 = .0882 = 22.
        Row(name: "ultraThick", material: .ultraThick, scheme: .light, grays: [249, 249, 244], red: []),
        Row(name: "ultraThick", material: .ultraThick, scheme: .dark, grays: [34, 36, 22], red: []),
    ]

    @Test(arguments: rows)
    func colors(row: Row) throws {
        var environment = EnvironmentValues()
        environment.colorScheme = row.scheme
        guard case .backdrop(let backdrop) = row.material.unitPaint(in: environment) else {
            return #expect(Bool(false), "a material is a backdrop")
        }
        for (behind, expected) in zip([0.0, 128.0 / 255, 1], row.grays) {
            let color = backdrop.color(over: SIMD4(repeating: behind))
            for part in [color.x, color.y, color.z] {
                #expect(abs(part * 255 - expected) <= 2, "over \(behind): \(part * 255), not \(expected)")
            }
        }
        if row.red.isEmpty { return }
        let color = backdrop.color(over: SIMD4(1, 0, 0, 0))
        for (part, expected) in zip([color.x, color.y, color.z], row.red) {
            #expect(abs(part * 255 - expected) <= 2, "over red: \(part * 255), not \(expected)")
        }
    }

    @Test(
        arguments: [
            (Material.ultraThin, 22.5), (.thin, 30), (.regular, 30), (.thick, 45), (.ultraThick, 45), (.bar, 22.5),
        ] as [(Material, Double)])
    func radii(material: Material, expected: Double) {
        guard case .backdrop(let backdrop) = material.unitPaint(in: EnvironmentValues()) else {
            return #expect(Bool(false))
        }
        #expect(backdrop.radius == expected)
    }

    private func list<V: View>(_ view: V) -> String { hostOf(view, in: 100, 100).displayList().text }

    @Test func asAStyle() {
        let view = Color.clear.frame(width: 10, height: 10)
        #expect(list(view.background(.regularMaterial)).hasSuffix("fill [0 0 10 10] backdrop 30 on #ffffff"))
        #expect(
            list(view.background(.bar).environment(\.colorScheme, .dark))
                .hasSuffix("fill [0 0 10 10] backdrop 22.5 on #000000"))
        #expect(list(Rectangle().fill(.thickMaterial).frame(width: 10, height: 10)).hasSuffix("backdrop 45 on #ffffff"))
        #expect(
            list(Rectangle().fill(Material.thin.opacity(0.5)).frame(width: 10, height: 10))
                .hasSuffix("backdrop 30 on #ffffff/0.5"))
        #expect(list(Text(verbatim: "a").foregroundStyle(.ultraThinMaterial)).hasSuffix("backdrop 22.5 on #ffffff"))
    }

    /// Also what changes colours mark by mark looks at pixels where a material is.
    @Test func inColorEffects() {
        let view = Color.clear.frame(width: 10, height: 10).background(.thinMaterial).colorInvert()
        #expect(list(view).hasPrefix("colors -1 0 0 0 1"))
    }
}

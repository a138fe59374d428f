import Foundation
import PlumbUIKit
import Testing

@testable import PlumbCore

/// What styles paint with, at each level, in light and dark (Docs/Rules.md, section 26).
@Suite @MainActor
struct StyleTests {
    private func values(_ scheme: ColorScheme = .light) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return values
    }

    private func color<S: ShapeStyle>(_ style: S, _ values: EnvironmentValues) -> RGBA? {
        if case .color(let color) = style.unitPaint(in: values) { color } else { nil }
    }

    private func text<V: View>(_ view: V, _ scheme: ColorScheme = .light) -> String {
        hostOf(view.environment(\.colorScheme, scheme), in: 20, 20).displayList().text
    }

    @Test func semanticStyles() {
        let table: [(String, any ShapeStyle, (UInt32, Double), (UInt32, Double))] = [
            ("fill", FillShapeStyle(), (0x787880, 0.2), (0x787880, 0.36)),
            ("fill.secondary", FillShapeStyle().secondary, (0x787880, 0.16), (0x787880, 0.32)),
            ("fill.tertiary", FillShapeStyle().tertiary, (0x767680, 0.12), (0x767680, 0.24)),
            ("fill.quaternary", FillShapeStyle().quaternary, (0x747480, 0.08), (0x767680, 0.18)),
            ("fill.quinary", FillShapeStyle().quinary, (0x747480, 0.08), (0x767680, 0.18)),
            ("background", BackgroundStyle(), (0xFFFFFF, 1), (0x000000, 1)),
            ("background.secondary", BackgroundStyle().secondary, (0xF2F2F7, 1), (0x1C1C1E, 1)),
            ("background.tertiary", BackgroundStyle().tertiary, (0xFFFFFF, 1), (0x2C2C2E, 1)),
            ("windowBackground", WindowBackgroundShapeStyle(), (0xFFFFFF, 1), (0x000000, 1)),
            ("separator", SeparatorShapeStyle(), (0x3C3C43, 0.29), (0x545458, 0.6)),
            ("placeholder", PlaceholderTextShapeStyle(), (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
            ("link", LinkShapeStyle(), (0x007AFF, 1), (0x0984FF, 1)),
            ("tint", TintShapeStyle(), (0x007AFF, 1), (0x0A84FF, 1)),
            ("selection", SelectionShapeStyle(), (0x007AFF, 1), (0x0A84FF, 1)),
            ("foreground", ForegroundStyle(), (0x000000, 1), (0xFFFFFF, 1)),
            ("primary", HierarchicalShapeStyle.primary, (0x000000, 1), (0xFFFFFF, 1)),
            ("secondary", HierarchicalShapeStyle.secondary, (0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
            ("quinary", HierarchicalShapeStyle.quinary, (0x000000, 0.05), (0xFFFFFF, 0.05)),
            ("secondary.secondary", HierarchicalShapeStyle.secondary.secondary, (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
            ("teal", Color.teal, (0x30B0C7, 1), (0x40C8E0, 1)),
            ("teal.secondary", Color.teal.secondary, (0x30B0C7, 0.5), (0x40C8E0, 0.5)),
            ("teal.tertiary", Color.teal.tertiary, (0x30B0C7, 0.25), (0x40C8E0, 0.25)),
            ("teal.quaternary", Color.teal.quaternary, (0x30B0C7, 0.18), (0x40C8E0, 0.18)),
            ("teal.quinary", Color.teal.quinary, (0x30B0C7, 0.07), (0x40C8E0, 0.07)),
            ("AnyShapeStyle", AnyShapeStyle(Color.teal).secondary, (0x30B0C7, 0.5), (0x40C8E0, 0.5)),
            ("opacity", Color.teal.secondary.opacity(0.5), (0x30B0C7, 0.25), (0x40C8E0, 0.25)),
            ("a style of one's own", Own().tertiary, (0x30B0C7, 0.25), (0x40C8E0, 0.25)),
        ]
        for (name, style, light, dark) in table {
            #expect(isNear(color(AnyShapeStyle(style), values()), RGBA(hex: light.0, alpha: light.1)), "\(name)")
            #expect(
                isNear(color(AnyShapeStyle(style), values(.dark)), RGBA(hex: dark.0, alpha: dark.1)), "\(name), dark")
        }
    }

    /// Resolved colours are single-precision numbers.
    private func isNear(_ a: RGBA?, _ b: RGBA) -> Bool {
        guard let a else { return false }
        return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy {
            abs($0 - $1) < 1e-6
        }
    }

    private struct Own: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.teal }
    }

    /// Two and three styles are the first levels; the last one goes on, fainter.
    @Test func levelsOfTheForeground() {
        func levels<V: View>(_ view: V) -> String { text(view) }
        let all = HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
        }
        #expect(
            levels(all.foregroundStyle(.black, .white, Color(white: 0.2)))
                == "fill [0 0 5 20] #000000\nfill [5 0 5 20] #ffffff\nfill [10 0 5 20] #333333\nfill [15 0 5 20] #333333/0.5"
        )
        #expect(
            levels(all.foregroundStyle(.black, .white))
                == "fill [0 0 5 20] #000000\nfill [5 0 5 20] #ffffff\nfill [10 0 5 20] #ffffff/0.5\nfill [15 0 5 20] #ffffff/0.25"
        )
        #expect(
            levels(all.foregroundStyle(.black))
                == "fill [0 0 5 20] #000000\nfill [5 0 5 20] #000000/0.5\nfill [10 0 5 20] #000000/0.25\nfill [15 0 5 20] #000000/0.18"
        )
        // A secondary foreground's own secondary level is the tertiary one of what is around.
        #expect(
            levels(Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.black, .white, .red))
                == "fill [0 0 20 20] #ff3b30")
    }

    @Test func tints() {
        #expect(text(Rectangle().fill(.tint).tint(.black)) == "fill [0 0 20 20] #000000")
        #expect(
            text(
                Rectangle().fill(.tint).tint(
                    LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
                == "fill [0 0 20 20] linear #000000-#ffffff 10 0 to 10 20")
        // What takes colours only has the platform's.
        #expect(text(Color.accentColor.tint(Gradient(colors: [.black, .white]))) == "fill [0 0 20 20] #007aff")
        #expect(text(Rectangle().fill(.tint.secondary).tint(.black)) == "fill [0 0 20 20] #000000/0.5")
        #expect(text(Rectangle().fill(.tint).tint(TintShapeStyle())) == "fill [0 0 20 20] #007aff")
        #expect(text(Rectangle().fill(.tint).tint(nil).tint(.black)) == "fill [0 0 20 20] #007aff")
    }

    @Test func gradientsAsStyles() {
        let gradient = Gradient(colors: [.black, .white])
        #expect(text(Rectangle().fill(gradient)) == "fill [0 0 20 20] linear #000000-#ffffff 10 0 to 10 20")
        #expect(
            text(Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
                == "fill [0 0 20 20] linear #000000-#ffffff 0 10 to 20 10")
        #expect(
            text(Rectangle().fill(.radialGradient(gradient, center: .center, startRadius: 1, endRadius: 5)))
                == "fill [0 0 20 20] radial #000000-#ffffff at 10 10 1 to 5")
        #expect(
            text(Rectangle().fill(.ellipticalGradient(gradient)))
                == "fill [0 0 20 20] elliptical #000000-#ffffff at 10 10 20 20 0 to 0.5")
        #expect(
            text(
                Rectangle().fill(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .radians(2))))
                == "fill [0 0 20 20] angular #000000-#ffffff at 10 10 0 to 2")
        #expect(
            text(Rectangle().fill(.conicGradient(gradient, center: .center, angle: .radians(1))))
                == "fill [0 0 20 20] angular #000000-#ffffff at 10 10 1 to 7.28")
        #expect(
            text(Rectangle().fill(.linearGradient(Color.black.gradient, startPoint: .top, endPoint: .bottom)))
                == text(Rectangle().fill(Color.black.gradient)))
        #expect(
            text(
                LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom).in(
                    CGRect(x: 0, y: 0, width: 1, height: 1)
                ).box
            ).contains("0.5 0 to 0.5 1"))
    }

    /// The colour at the bottom, at the top a lighter one: measured of five colours on Apple's system, by their
    /// lightness.
    @Test(
        arguments: [
            ((128, 128, 128), 0.647), ((51, 102, 204), 0.639), ((0, 153, 51), 0.451), ((255, 255, 255), 1),
            ((0, 0, 0), 0.198),
        ] as [((Double, Double, Double), Double)])
    func theColoursOwnGradient(base: (Double, Double, Double), lightness: Double) throws {
        let color = Color(red: base.0 / 255, green: base.1 / 255, blue: base.2 / 255)
        guard case .linear(let stops, let start, let end) = color.gradient.unitPaint(in: values()) else {
            Issue.record("no line of colours")
            return
        }
        #expect(start == .top && end == .bottom && stops.count == 2)
        #expect(stops[1].color == color.rgba(in: values()))
        let parts = [stops[0].color.red, stops[0].color.green, stops[0].color.blue]
        let middle = ((parts.max() ?? 0) + (parts.min() ?? 0)) / 2
        #expect(abs(middle - lightness) < 0.008, "\(middle)")
    }

    /// Red and blue meet in what Apple's pictures show, not in what their numbers' mean would be.
    @Test func coloursAreMixedAsTheyAreSeen() {
        let red = Color(red: 1, green: 56.0 / 255, blue: 60.0 / 255)
        let blue = Color(red: 0, green: 136.0 / 255, blue: 1)
        func bytes(_ color: Color) -> [Int] {
            let color = color.rgba(in: values())
            return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        }
        for (got, seen) in zip(bytes(red.mix(with: blue, by: 0.5)), [170, 121, 168]) { #expect(abs(got - seen) <= 2) }
        #expect(bytes(red.mix(with: blue, by: 0.5, in: .device)) == [128, 96, 158])
        #expect(bytes(red.mix(with: blue, by: -3)) == [255, 56, 60])
        guard case .linear(let stops, _, _) = Gradient(colors: [red, blue]).unitPaint(in: values()),
            case .linear(let device, _, _) = Gradient(colors: [red, blue]).colorSpace(.device).unitPaint(in: values())
        else {
            Issue.record("no lines of colours")
            return
        }
        #expect(stops.map(\.mixing) == [.perceptual, .perceptual] && device.map(\.mixing) == [.device, .device])
    }

    @Test func shadowsAndBlendModes() {
        #expect(
            text(Rectangle().fill(.white.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
                == "shadow #000000 3 by 1 2\n  fill [0 0 20 20] #ffffff")
        #expect(text(Rectangle().fill(.white.blendMode(.multiply))) == "layer 1 multiply\n  fill [0 0 20 20] #ffffff")
        #expect(
            text(Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, x: 1, y: 0))))
                == """
                layer 1 normal
                  fill [0 0 20 20] #ffffff
                  layer 1 sourceAtop
                    transform 1 0 0 1 1 0
                      blur 2
                        layer 1 normal
                          fill [-9 -9 38 38] #000000
                          layer 1 destinationOut
                            fill [0 0 20 20] #000000
                """)
        // The foreground's.
        #expect(text(Rectangle().fill(.opacity(0.5)).foregroundStyle(.white)) == "fill [0 0 20 20] #ffffff/0.5")
        #expect(text(Rectangle().fill(.shadow(.drop(radius: 1)))).hasPrefix("shadow #000000/0.33 1 by 0 0"))
        #expect(text(Rectangle().fill(.blendMode(.screen))).hasPrefix("layer 1 screen"))
        // A level keeps the shadow; fainter, the shadow is fainter too.
        #expect(
            text(Rectangle().fill(.white.shadow(.drop(color: .black, radius: 1)).opacity(0.5)))
                == "shadow #000000/0.5 1 by 0 0\n  fill [0 0 20 20] #ffffff/0.5")
        // Texts, lines, and drawings too.
        let styled = Color.white.shadow(.drop(color: .black, radius: 1))
        #expect(text(Text(verbatim: "a").foregroundStyle(styled)).hasPrefix("shadow #000000 1 by 0 0\n  glyphs"))
        #expect(text(Rectangle().stroke(styled)).hasPrefix("shadow #000000 1 by 0 0\n  stroke"))
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(styled))
        }
        #expect(text(canvas).contains("shadow #000000 1 by 0 0\n    fill"))
    }

    @Test func meshes() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let colors: [Color] = [.black, .white, .white, .black]
        #expect(
            text(MeshGradient(width: 2, height: 2, points: points, colors: colors)).contains(
                "mesh 2x2 #000000-#ffffff-#ffffff-#000000"))
        let wrong: [(MeshGradient, String)] = [
            (MeshGradient(width: 3, height: 2, points: points, colors: colors), "was given 4 points and 4 colours"),
            (MeshGradient(width: 2, height: 2, points: points, colors: [.red]), "was given 4 points and 1 colours"),
            (MeshGradient(width: 1, height: 4, points: points, colors: colors), "has no cell"),
            (MeshGradient(width: -1, height: .max, points: [], colors: []), "has no cell"),
            (MeshGradient(width: .max, height: .max, points: [], colors: []), "more than 10000 points"),
            (
                MeshGradient(width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, 1], [1, 1]], colors: colors),
                "is no number"
            ),
        ]
        for (mesh, words) in wrong {
            let host = hostOf(Rectangle().fill(mesh), in: 20, 20)
            _ = host.displayList()
            #expect(host.diagnostics.count == 1 && host.diagnostics[0].message.contains(words), "\(host.diagnostics)")
        }
    }

    /// However its points and colours are given, a mesh changes its colours without a kink unless it is told not to.
    @Test func meshesAreSmooth() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let bezierPoints = points.map {
            MeshGradient.BezierPoint(
                position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
                bottomControlPoint: $0)
        }
        let colors: [Color] = [.black, .white, .white, .black]
        let resolved = colors.map { $0.resolve(in: values()) }
        typealias Mesh = MeshGradient
        let pairs = [
            (
                Mesh(width: 2, height: 2, locations: .points(points), colors: .colors(colors)),
                Mesh(width: 2, height: 2, locations: .points(points), colors: .colors(colors), smoothsColors: false)
            ),
            (
                Mesh(width: 2, height: 2, points: points, colors: colors),
                Mesh(width: 2, height: 2, points: points, colors: colors, smoothsColors: false)
            ),
            (
                Mesh(width: 2, height: 2, points: points, resolvedColors: resolved),
                Mesh(width: 2, height: 2, points: points, resolvedColors: resolved, smoothsColors: false)
            ),
            (
                Mesh(width: 2, height: 2, bezierPoints: bezierPoints, colors: colors),
                Mesh(width: 2, height: 2, bezierPoints: bezierPoints, colors: colors, smoothsColors: false)
            ),
            (
                Mesh(width: 2, height: 2, bezierPoints: bezierPoints, resolvedColors: resolved),
                Mesh(width: 2, height: 2, bezierPoints: bezierPoints, resolvedColors: resolved, smoothsColors: false)
            ),
        ]
        func isSmooth(_ mesh: Mesh) -> Bool? {
            if case .mesh(let mesh) = mesh.unitPaint(in: values()) { mesh.isSmooth } else { nil }
        }
        for (smooth, plain) in pairs { #expect(isSmooth(smooth) == true && isSmooth(plain) == false) }
    }

    @Test func aMillionStops() {
        let host = hostOf(Rectangle().fill(Gradient(colors: Array(repeating: .red, count: 1_000_000))), in: 20, 20)
        guard case .fill(_, .linearGradient(let stops, _, _), _)? = host.displayList().items.first else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.count == 10_000)
        #expect(host.diagnostics.map(\.message) == ["a gradient has 1000000 stops; it is drawn with 10000 of them"])
    }

    @Test func coloursOfColours() {
        #expect(Color(Color.red) == .red)
        #expect(isNear(color(Color(OwnColor(level: 1)), values()), RGBA(red: 1, green: 0, blue: 0)))
        #expect(
            Color(OwnColor(level: 1)) == Color(OwnColor(level: 1))
                && Color(OwnColor(level: 1)) != Color(OwnColor(level: 0)))
        let literal: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color(literal, values()) == RGBA(red: 1, green: 0.5, blue: 0))
        let uiKit = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(color(Color(uiKit), values()) == RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    }

    private struct OwnColor: ShapeStyle, Hashable {
        let level: Float
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: level, green: 0, blue: 0)
        }
    }
}

extension ShapeStyle {
    @MainActor fileprivate var box: some View { Rectangle().fill(self) }
}

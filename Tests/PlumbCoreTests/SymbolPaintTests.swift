import Foundation
import Testing

@testable import PlumbCore

/// What the layers of symbols are painted with, and how they fill their room (Docs/Rules.md, section 27).
@Suite @MainActor
struct SymbolPaintTests {
    private func host<V: View>(_ view: V, _ side: CGFloat = 100, rtl: Bool = false) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: side, height: side),
                layoutDirection: rtl ? .rightToLeft : .leftToRight))
    }

    /// Every paint of the picture in turn, in hexadecimal with the opacity of the layers around it.
    private func paints<V: View>(_ view: V) -> [String] {
        var opacities = [1.0]
        var found: [String] = []
        for item in host(view).displayList().items {
            switch item {
            case .pushLayer(let opacity, _): opacities.append(opacities[opacities.count - 1] * opacity)
            case .pushClip, .pushTransform: opacities.append(opacities[opacities.count - 1])
            case .pop: opacities.removeLast()
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _):
                func byte(_ x: Double) -> String { String(format: "%02X", Int((x * 255).rounded())) }
                let alpha = color.alpha * opacities[opacities.count - 1]
                let text = "\(byte(color.red))\(byte(color.green))\(byte(color.blue)) \(Int((alpha * 100).rounded()))"
                if found.last != text { found.append(text) }
            default: Issue.record("unexpected")
            }
        }
        return found
    }

    private var person: some View {
        Image(systemName: "person.circle.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }

    @Test func oneStyleCutsTheFigureOut() {
        #expect(paints(person) == ["FF0000 100"])
        #expect(paints(person.symbolRenderingMode(.monochrome)) == ["FF0000 100"])
    }

    /// The disc is in the second layer, the person in the first, in front of it.
    @Test func hierarchicalPaintsTheFigureInFrontOfAFainterDisc() {
        let found = paints(person.symbolRenderingMode(.hierarchical))
        #expect(found.count == 2)
        #expect(found.last == "FF0000 100")
        #expect(found.first.map { $0.hasPrefix("FF0000 ") && !$0.hasSuffix(" 100") } == true, "\(found)")
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    /// The disc of `person.circle.fill` is the second layer. `cloud.sun.rain.fill` has three: cloud, sun, rain.
    @Test func severalStylesAreAPalette() {
        let person = Image(systemName: "person.circle.fill")
        #expect(paints(person.foregroundStyle(Self.red, Self.blue)) == ["0000FF 100", "FF0000 100"])
        // On top of what is around, and with a mode of its own.
        #expect(
            paints(person.foregroundStyle(Self.red, Self.blue).foregroundStyle(Self.green)) == [
                "0000FF 100", "FF0000 100",
            ])
        #expect(paints(person.symbolRenderingMode(.monochrome).foregroundStyle(Self.red, Self.blue)) == ["FF0000 100"])
        #expect(paints(person.foregroundStyle(Self.red).foregroundStyle(Self.red, Self.blue)) == ["FF0000 100"])
        let weather = Image(systemName: "cloud.sun.rain.fill")
        #expect(
            Set(paints(weather.foregroundStyle(Self.red, Self.green, Self.blue))) == [
                "FF0000 100", "00FF00 100", "0000FF 100",
            ])
        // With two, the third layer takes the second; hierarchical, it is fainter.
        for view in [
            AnyView(weather.foregroundStyle(Self.red, Self.green)),
            AnyView(weather.symbolRenderingMode(.palette).foregroundStyle(Self.red, Self.green)),
        ] {
            #expect(Set(paints(view)) == ["FF0000 100", "00FF00 100"])
        }
        #expect(
            Set(paints(weather.symbolRenderingMode(.hierarchical).foregroundStyle(Self.red, Self.green))) == [
                "FF0000 100", "00FF00 100", "00FF00 50",
            ])
    }

    @Test(arguments: [
        // System yellow, green and red in light mode.
        ("exclamationmark.triangle.fill", ["FFCC00 100", "FFFFFF 100"]),
        ("plus.circle.fill", ["34C759 100", "FFFFFF 100"]),
        ("minus.circle.fill", ["FF3B30 100", "FFFFFF 100"]), ("heart.fill", ["FF3B30 100"]),
        // A symbol without colours of its own.
        ("gearshape", ["000000 100"]),
    ])
    func multicolour(_ name: String, _ expected: [String]) {
        #expect(paints(Image(systemName: name).symbolRenderingMode(.multicolor)) == expected)
        #expect(paints(Image(systemName: name).renderingMode(.original)) == expected)
    }

    @Test func theImagesModeComesBeforeTheEnvironments() {
        let image = Image(systemName: "heart.fill").symbolRenderingMode(.monochrome)
        #expect(paints(image.symbolRenderingMode(SymbolRenderingMode.multicolor)) == ["FF3B30 100"])
        #expect(paints(AnyView(image).symbolRenderingMode(.multicolor)) == ["000000 100"])
    }

    /// Three parts: number i is lit when the value is above i/3.
    @Test(arguments: [
        (0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.66, 2), (0.67, 3), (1, 3), (-5, 0), (9, 3), (.nan, 3),
    ])
    func variableValues(_ value: Double, _ lit: Int) {
        let view = Image(systemName: "wifi", variableValue: value)
        var (opacities, full, faint) = ([1.0], 0, 0)
        for item in host(view).displayList().items {
            switch item {
            case .pushLayer(let opacity, _): opacities.append(opacity)
            case .pop: opacities.removeLast()
            default: if opacities.last == 1 { full += 1 } else { faint += 1 }
            }
        }
        #expect(full == lit && full + faint == 3, "\(full) \(faint)")
    }

    @Test func aSymbolWithoutVariablePartsIsWhole() {
        #expect(paints(Image(systemName: "heart.fill", variableValue: 0)) == ["000000 100"])
        #expect(paints(Image(systemName: "wifi", variableValue: nil)) == ["000000 100"])
    }

    /// The box of the ink, pens included.
    private func ink(_ host: ViewHost) -> CGRect {
        var transforms = [CGAffineTransform.identity]
        var box = CGRect.null
        for item in host.displayList().items {
            let transform = transforms[transforms.count - 1]
            switch item {
            case .pushTransform(let inner): transforms.append(inner.concatenating(transform))
            case .pushLayer, .pushClip: transforms.append(transform)
            case .pop: transforms.removeLast()
            case .fill(let path, _, _): box = box.union(path.boundingRect.applying(transform))
            case .stroke(let path, _, let style):
                let half = style.lineWidth / 2
                box = box.union(path.boundingRect.insetBy(dx: -half, dy: -half).applying(transform))
            default: break
            }
        }
        return box
    }

    /// A resizable symbol's image is its ink and half a pixel around it, a sixth of a point at 17 points.
    @Test(arguments: ["plus", "minus", "checkmark", "star.fill", "globe", "chevron.right", "person.circle.fill"])
    func aResizableSymbolFillsItsFrame(_ name: String) {
        let box = ink(host(Image(systemName: name).resizable().frame(width: 60, height: 40)))
        let own = host(Image(systemName: name).resizable().fixedSize()).layout().size
        let size = CGSize(width: 60 * (1 - 1 / 3 / own.width), height: 40 * (1 - 1 / 3 / own.height))
        for (found, wanted) in [(box.width, size.width), (box.height, size.height), (box.midX, 30), (box.midY, 20)] {
            #expect(abs(found - wanted) < 0.01, "\(name): \(box)")
        }
    }

    /// A minus is as long as its ink says, and no thicker than its pen: it is not distorted.
    @Test func fittingKeepsTheInksRatio() {
        let fitted = host(Image(systemName: "minus").resizable().scaledToFit()).layout().size
        let own = host(Image(systemName: "minus").resizable().fixedSize()).layout().size
        #expect(abs(fitted.width - 100) < 1e-6)
        #expect(abs(fitted.height / fitted.width - own.height / own.width) < 1e-6)
        #expect(fitted.height < 20)
    }

    @Test func symbolsThatMeanADirectionAreMirrored() {
        for (name, isMirrored) in [
            ("speaker.wave.2", true), ("arrow.forward", true), ("list.bullet", true), ("chevron.backward", true),
            ("arrow.right", false), ("chevron.left", false), ("play.fill", false), ("location", false),
        ] {
            let (left, right) = (
                ink(host(Image(systemName: name))), host(Image(systemName: name), rtl: true)
            )
            let first = "\(host(Image(systemName: name)).displayList().items)"
            #expect(("\(right.displayList().items)" != first) == isMirrored, "\(name)")
            #expect(abs(ink(right).width - left.width) < 1e-6)
        }
    }

    @Test(arguments: [
        ("applelogo", "the symbol \"applelogo\" is a trademark, which Plumb does not draw; a placeholder is drawn"),
        ("xbox.logo", "the symbol \"xbox.logo\" is a trademark, which Plumb does not draw; a placeholder is drawn"),
        (
            "gearshape.arrow.trianglehead.2.clockwise.rotate.90",
            "Plumb has no drawing of the symbol \"gearshape.arrow.trianglehead.2.clockwise.rotate.90\"; a placeholder is drawn"
        ),
        ("no.such.symbol", "there is no symbol \"no.such.symbol\"; nothing is drawn"),
        ("house.rectangle", "there is no symbol \"house.rectangle\"; nothing is drawn"),
    ])
    func whatIsNotDrawnIsSaid(_ name: String, _ sentence: String) {
        let host = host(Image(systemName: name))
        let size = host.layout().size
        #expect(host.diagnostics.map(\.message) == [sentence])
        #expect((size == .zero) == sentence.hasPrefix("there is no symbol"))
    }
}

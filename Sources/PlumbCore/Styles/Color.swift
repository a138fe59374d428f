import Foundation
import PlumbGraphics

/// A colour, as a style and as a view that fills what is proposed (10 where nothing is).
///
/// A system colour is looked up where it is painted: it follows the colour scheme.
public struct Color: Hashable, Sendable {
    let storage: ColorStorage

    init(_ kind: ColorStorage.Kind) { storage = ColorStorage(kind) }

    /// A space in which components are given.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { self.init(.rgba(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))) }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let h = (hue - hue.rounded(.down)) * 6
        func component(_ n: Double) -> Double {
            let k = (n + h).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of the assets; clear, with a warning, where there is none of the name.
    public init(_ name: String) { self.init(.asset(name)) }

    /// The colour, fainter by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    public static func == (a: Color, b: Color) -> Bool { a.storage === b.storage || a.storage.kind == b.storage.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.kind) }

    /// The colour for an environment.
    func rgba(in environment: EnvironmentValues) -> RGBA { storage.rgba(in: environment) }
}

/// Where a colour's definition is; the drawing role of every box that is filled with it.
final class ColorStorage: BoxRole, @unchecked Sendable {
    indirect enum Kind: Hashable, Sendable {
        case rgba(RGBA)
        case system(SystemColor)
        case tint
        case asset(String)
        case opacity(Color, Double)
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch kind {
        case .rgba(let color): color
        case .system(let color): environment.colorScheme == .dark ? color.dark : color.light
        case .tint: environment.tint?.rgba(in: environment) ?? SystemColor.blue.rgba(environment.colorScheme)
        case .asset(let name):
            environment.assets?.color(named: name, dark: environment.colorScheme == .dark)
                ?? environment.reporting("there is no colour \"\(name)\" in the assets; it is drawn clear", .clear)
        case .opacity(let color, let opacity): color.rgba(in: environment).opacity(opacity)
        }
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let color = rgba(in: context.environment)
        if color.alpha > 0 { context.fill(CGRect(origin: .zero, size: size), .color(color)) }
    }
}

extension Color: ShapeStyle, PrimitiveView {
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint { .color(rgba(in: environment)) }

    @MainActor public static func makeNodes(of view: Color, in builder: GraphBuilder) {
        builder.addLeaf(Color.self, BoxParameters(.fill), role: view.storage)
    }
}

extension RGBA {
    /// From components in a space; Display P3 and linear values become extended sRGB.
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, alpha: opacity)
        case .sRGBLinear:
            self.init(
                red: RGBA.encoded(red), green: RGBA.encoded(green), blue: RGBA.encoded(blue), alpha: opacity)
        case .displayP3:
            // Both spaces have the same white and curve; the primaries differ (SMPTE EG 432-1, IEC 61966-2-1).
            let r = RGBA.linear(red)
            let g = RGBA.linear(green)
            let b = RGBA.linear(blue)
            self.init(
                red: RGBA.encoded(1.2249401763 * r - 0.2249401763 * g),
                green: RGBA.encoded(-0.0420569547 * r + 1.0420569547 * g),
                blue: RGBA.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: opacity)
        }
    }

    /// The sRGB curve, odd about 0 for extended values.
    static func encoded(_ linear: Double) -> Double {
        let a = abs(linear)
        let value = a <= 0.0031308 ? 12.92 * a : 1.055 * pow(a, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    static func linear(_ encoded: Double) -> Double {
        let a = abs(encoded)
        let value = a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }
}

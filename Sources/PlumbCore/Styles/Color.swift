import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbPlatform

/// A colour, as a style and as a view that fills what is proposed (10 where nothing is).
///
/// A system colour is looked up where it is painted: it follows the colour scheme.
public struct Color: Hashable, Sendable {
    let storage: ColorStorage

    /// A colour of the system that SwiftUI has no name for.
    package init(system: SystemColor) { self.init(.system(system)) }

    init(_ kind: ColorStorage.Kind) { storage = ColorStorage(kind) }

    /// A space in which components are given; all are extended: components outside of 0…1 lie outside of the gamut.
    public enum RGBColorSpace: Hashable, Sendable {
        /// IEC 61966-2-1.
        case sRGB
        /// sRGB's primaries without its curve: components are amounts of light.
        case sRGBLinear
        /// DCI-P3's primaries with sRGB's white and curve.
        case displayP3
    }

    /// A colour of red, green and blue, which go from 0 to 1 in the gamut of their space. The opacity goes from 0,
    /// clear, to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { self.init(.rgba(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))) }

    /// A grey with as much red as green and blue: 0 is black and 1 is white. The opacity goes from 0, clear, to 1.
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

    /// A colour of the assets; clear, with a warning, where there is none of the name. All assets are the app's: the
    /// bundle says nothing.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

    /// The colour, fainter by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    public static func == (a: Color, b: Color) -> Bool { a.storage === b.storage || a.storage.kind == b.storage.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.kind) }

    /// The colour for an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA { storage.rgba(in: environment) }
}

/// Where a colour's definition is; the drawing role of every box that is filled with it.
final class ColorStorage: PaintRole, @unchecked Sendable {
    // Safe: what it adds to a role is constant, and layout asks it for nothing that it would have to keep.
    indirect enum Kind: Hashable, Sendable {
        case rgba(RGBA)
        case system(SystemColor)
        case tint
        case asset(String)
        case opacity(Color, Double)
        /// The second colour mixed into the first.
        case mix(Color, Color, Double, ColorMixing)
        case custom(CustomColor)
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch kind {
        case .rgba(let color): color
        case .system(let color): environment.rgba(color)
        case .tint:
            // Within its own definition the tint is the platform's: `tint(.accentColor)` is blue.
            environment.seen(tint: environment.tint ?? .blue).rgba(in: environment.withoutTint)
        case .asset(let name):
            environment.assetColor(named: name)
                ?? environment.reporting("there is no colour \"\(name)\" in the assets; it is drawn clear", .clear)
        case .opacity(let color, let opacity): color.rgba(in: environment).opacity(opacity)
        case .mix(let first, let second, let fraction, let mixing):
            first.rgba(in: environment).mixed(with: second.rgba(in: environment), by: fraction, mixing)
        case .custom(let color): color.resolve(environment).rgba
        }
    }

    override var isSteady: Bool { true }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let color = rgba(in: context.environment)
        if color.alpha > 0 { context.fill(CGRect(origin: .zero, size: size), .color(color)) }
    }

    override func paintedArea(size: CGSize, in environment: EnvironmentValues) -> PaintedArea {
        rgba(in: environment).alpha > 0 ? .everything : .nothing
    }

    override func isSeenThrough(in environment: EnvironmentValues) -> Bool {
        UnitPaint.color(rgba(in: environment)).isSeenThrough
    }
}

extension Color: ShapeStyle, PrimitiveView {
    /// The colour for the scheme, the contrast, the tint and the assets of an environment.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint { .color(rgba(in: environment)) }

    @MainActor public static func makeNodes(of view: Color, in builder: GraphBuilder) {
        builder.addLeaf(Color.self, BoxParameters(.fill), role: view.storage)
    }
}

/// A style of somebody's own that is a colour.
struct CustomColor: Hashable, @unchecked Sendable {
    // Safe: the hashed value is a style, and those are Sendable.
    private let id: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        id = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
    }

    var description: String { String(describing: id.base) }

    static func == (a: CustomColor, b: CustomColor) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Color {
    /// A colour that follows the environment as a style does: another colour, or a style of one's own.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.custom(CustomColor(color)))
    }

    /// The colour with some of another one: `fraction` 0 is this colour, 1 the other.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color { Color(.mix(self, rhs, fraction.isNaN ? 0 : min(max(0, fraction), 1), colorSpace.mixing)) }
}

extension RGBA {
    /// From components in a space; Display P3 and linear values become extended sRGB.
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, alpha: opacity)
        case .sRGBLinear:
            self.init(
                red: RGBA.encoded(red), green: RGBA.encoded(green), blue: RGBA.encoded(blue), alpha: opacity)
        case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: opacity)
        }
    }
}

extension EnvironmentValues {
    /// The colour of the assets for the scheme and the contrast in force.
    fileprivate func assetColor(named name: String) -> RGBA? {
        let isDark = colorScheme == .dark
        return colorSchemeContrast == .increased
            ? assets?.contrastingColor(named: name, dark: isDark) : assets?.color(named: name, dark: isDark)
    }
}

import Foundation
import PlumbGraphics

/// Frosted glass: a style that shows what lies behind, blurred and in other colours.
///
/// What has been drawn before on the page is seen through it, whatever groups the view stands in; not what is drawn in
/// the view itself later. It is light or dark by the environment's colour scheme. Rule and numbers: Docs/Rules.md,
/// section 25, rules 3 and 4.
public struct Material: ShapeStyle {
    fileprivate enum Kind { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let kind: Kind

    /// Lets most of what lies behind through.
    public static let ultraThin = Material(kind: .ultraThin)
    /// Lets much of it through.
    public static let thin = Material(kind: .thin)
    /// Between thin and thick.
    public static let regular = Material(kind: .regular)
    /// Lets little of it through.
    public static let thick = Material(kind: .thick)
    /// Lets very little of it through.
    public static let ultraThick = Material(kind: .ultraThick)
    /// What toolbars and tab bars are made of.
    public static let bar = Material(kind: .bar)

    /// What lies behind, in the material's colours.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        let isDark = environment.colorScheme == .dark
        // Light 247, dark 37 of 255 (Docs/Rules.md, section 25, rule 3).
        if environment.accessibilityReduceTransparency {
            return .color(isDark ? RGBA(hex: 0x252525) : RGBA(hex: 0xF7F7F7))
        }
        return .backdrop(isDark ? kind.dark : kind.light)
    }
}

extension Material.Kind {
    private static func made(
        _ radius: Double, _ saturation: Double, _ brightness: Double, _ amount: Double, _ curve: SIMD4<Double>,
        over ground: RGBA
    ) -> Backdrop {
        Backdrop(
            radius: radius, saturation: saturation, brightness: brightness, amount: amount, curve: curve, ground: ground
        )
    }

    fileprivate var light: Backdrop {
        switch self {
        case .ultraThin: Self.made(22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68], over: .white)
        case .thin: Self.made(30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73], over: .white)
        case .regular: Self.made(30, 1.5, 0.1, 0.75, [0.9, 0.83, 0.925, 0.815], over: .white)
        case .thick: Self.made(45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905], over: .white)
        case .ultraThick: Self.made(45, 1.5, 0.045, 0.94, [0.99, 0.95, 0.98, 0.905], over: .white)
        case .bar: Self.made(22.5, 1.1, 0.1, 0.75, [0.8, 0.9, 1.1, 0.825], over: .white)
        }
    }

    fileprivate var dark: Backdrop {
        switch self {
        case .ultraThin: Self.made(22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.3, 0.39], over: .black)
        case .thin: Self.made(30, 1.35, 0, 0.6, [0.2, 0.21, 0.1, 0.15], over: .black)
        case .regular: Self.made(30, 1.5, 0, 0.75, [0.16, 0.26, 0.1, 0.1], over: .black)
        case .thick: Self.made(45, 1.5, 0, 0.88, [0.14, 0.16, 0.1, 0.03], over: .black)
        case .ultraThick: Self.made(45, 1.5, 0, 0.94, [0.14, 0.16, 0.1, 0.03], over: .black)
        case .bar: Self.made(22.5, 2, -0.1, 0.75, [0.23, 0.52, 0.27, 0.255], over: .black)
        }
    }
}

extension ShapeStyle where Self == Material {
    /// Lets much of what lies behind through, and not all.
    public static var regularMaterial: Material { .regular }
    /// Lets little of what lies behind through.
    public static var thickMaterial: Material { .thick }
    /// Lets much of what lies behind through.
    public static var thinMaterial: Material { .thin }
    /// Lets most of what lies behind through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Lets very little of what lies behind through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// What toolbars and tab bars are made of.
    public static var bar: Material { Material.bar }
}

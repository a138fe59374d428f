import Foundation
import PlumbGraphics
import PlumbPlatform

/// Frosted glass: a style that shows what lies behind, blurred and in other colours.
///
/// What has been drawn before on the page is seen through it, whatever groups the view stands in; not what is drawn in
/// the view itself later. It is light or dark by the environment's colour scheme. Rule and numbers: Docs/Rules.md,
/// section 25, rules 3 and 4.
public struct Material: ShapeStyle {
    enum Kind { case ultraThin, thin, regular, thick, ultraThick, bar, glass, clearGlass, alert, menu, edge }

    let kind: Kind

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
        if environment.accessibilityReduceTransparency {
            return .color(Color(system: .opaqueMaterial).rgba(in: environment))
        }
        return .backdrop(kind.backdrop(environment.platform, isDark: isDark))
    }
}

extension Material.Kind {
    fileprivate func backdrop(_ platform: Platform, isDark: Bool) -> Backdrop {
        switch self {
        case .ultraThin: isDark ? platform.materials.ultraThinDark : platform.materials.ultraThinLight
        case .thin: isDark ? platform.materials.thinDark : platform.materials.thinLight
        case .regular: isDark ? platform.materials.regularDark : platform.materials.regularLight
        case .thick: isDark ? platform.materials.thickDark : platform.materials.thickLight
        case .ultraThick: isDark ? platform.materials.ultraThickDark : platform.materials.ultraThickLight
        case .bar: isDark ? platform.materials.barDark : platform.materials.barLight
        case .glass: isDark ? platform.materials.glassDark : platform.materials.glassLight
        case .clearGlass: isDark ? platform.materials.clearGlassDark : platform.materials.clearGlassLight
        case .alert: isDark ? platform.materials.alertDark : platform.materials.alertLight
        case .edge: isDark ? platform.materials.edgeDark : platform.materials.edgeLight
        case .menu: isDark ? platform.materials.menuDark : platform.materials.menuLight
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

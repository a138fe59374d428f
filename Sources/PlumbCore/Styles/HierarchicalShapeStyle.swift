import Foundation
import PlumbGraphics

/// A shade of the foreground style: `.primary` is the style itself, the others are fainter.
///
/// Over the default foreground they are the system's label colours. Over a style that somebody has set, the opacities are those
/// of the label colours' own steps (no published source states SwiftUI's).
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        shade(of: environment.foregroundStyle).unitPaint(in: environment)
    }

    func shade(of style: AnyShapeStyle?) -> ShadedStyle { ShadedStyle(base: style, level: level) }
}

struct ShadedStyle: ShapeStyle {
    let base: AnyShapeStyle?
    let level: Int

    func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        guard let base else {
            let label: Color = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel][level]
            return .color(label.rgba(in: environment))
        }
        let opacity = [1, 0.6, 0.3, 0.18][level]
        return base.unitPaint(in: environment).mapColors { $0.opacity(opacity) }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

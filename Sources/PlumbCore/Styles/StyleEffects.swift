import Foundation
import PlumbGraphics

/// A shadow of what is painted with a style.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let isInner: Bool

    /// A shadow on what lies under it: the shape, blurred with a standard deviation of `radius` points and moved by `x`
    /// and `y`.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

    /// A shadow within the shape, that of its edge, as if the shape were cut out: blurred with a standard deviation of
    /// `radius` points and moved by `x` and `y`.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }

    fileprivate func shadow(in environment: EnvironmentValues) -> PaintShadow {
        PaintShadow(
            color: color.rgba(in: environment), radius: Double(radius), offset: CGSize(width: x, height: y),
            isInner: isInner)
    }
}

/// A style with a shadow.
private struct ShadowedStyle<Base: ShapeStyle>: LevelledStyle {
    let base: Base
    let shadow: ShadowStyle

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        .shadowed(base.paint(atLevel: level, in: environment), shadow.shadow(in: environment))
    }
}

/// A style that is combined with what lies under it.
private struct BlendedStyle<Base: ShapeStyle>: LevelledStyle {
    let base: Base
    let mode: BlendMode

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        .blended(base.paint(atLevel: level, in: environment), mode)
    }
}

/// A style, fainter by a factor.
struct OpacityStyle<Base: ShapeStyle>: LevelledStyle {
    let base: Base
    let opacity: Double

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        base.paint(atLevel: level, in: environment).mapColors { $0.opacity(opacity) }
    }
}

/// A style that spans a rectangle of its own.
private struct SpanningStyle<Base: ShapeStyle>: LevelledStyle {
    let base: Base
    let rect: CGRect

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        .spanning(base.paint(atLevel: level, in: environment), rect)
    }
}

extension ShapeStyle {
    /// The style, fainter by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }

    /// The style, combined with what lies under it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(base: self, mode: mode) }

    /// The style, with a shadow of what is painted with it. Size and place of the painted view are the same.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }

    /// The style as it would be in another rectangle, given in points from the top leading corner of what is painted.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { SpanningStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, fainter by a factor from 0 to 1.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The foreground style, combined with what lies under it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The foreground style, with a shadow of what is painted with it.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

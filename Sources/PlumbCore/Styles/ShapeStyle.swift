import Foundation
import PlumbGraphics

/// What a shape, a text or a symbol is painted with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use in its place.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint, in the unit square of what is painted.
    func unitPaint(in environment: EnvironmentValues) -> UnitPaint
}

extension ShapeStyle {
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        resolve(in: environment).unitPaint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("resolve(in:) of \(Self.self) can't be called: Plumb paints it itself")
    }
}

extension Never: ShapeStyle {
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        switch self {}
    }
}

/// A paint whose geometry is relative to what it fills.
public enum UnitPaint: Sendable {
    case color(RGBA)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians.
    case angular([GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)

    /// The paint for a rectangle.
    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let stops, let start, let end):
            .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radialGradient(
                stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            .angularGradient(stops: stops, center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
        }
    }

    /// The paint with every colour changed.
    func mapColors(_ change: (RGBA) -> RGBA) -> UnitPaint {
        func map(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: change($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(change(color))
        case .linear(let stops, let start, let end): return .linear(map(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(map(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint { base.unitPaint(in: environment) }

    /// Whether both are the same style, where the styles can tell.
    func isSame(as other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ style: S) -> Bool { (other.base as? S).map { areEqual(style, $0) } ?? false }
        return compare(base)
    }
}

/// A style, fainter by a factor.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        base.unitPaint(in: environment).mapColors { $0.opacity(opacity) }
    }
}

extension ShapeStyle {
    /// The style, fainter by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }
}

/// The style set by `foregroundStyle` or `foregroundColor`; the label colour where none is set.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        environment.foregroundStyle?.unitPaint(in: environment) ?? .color(Color.primary.rgba(in: environment))
    }
}

/// The page behind everything: white in light mode, black in dark mode.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        .color(environment.colorScheme == .dark ? .black : .white)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What shapes, texts and symbols are painted with; nil for the label colour.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

private func hasSameForeground(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
    switch (a.foregroundStyle, b.foregroundStyle) {
    case (nil, nil): true
    case (let a?, let b?): a.isSame(as: b)
    default: false
    }
}

extension View {
    /// Paints shapes, texts and symbols within with a style. Size and place are the view's.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier(
                { values in
                    // `secondary` is a shade of the style that was in force so far.
                    let outer = values
                    values.foregroundStyle =
                        (style as? HierarchicalShapeStyle).map { AnyShapeStyle($0.shade(of: outer.foregroundStyle)) }
                        ?? AnyShapeStyle(style)
                }, isSame: hasSameForeground))
    }

    /// Paints shapes, texts and symbols within with a colour; nil restores the label colour.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier(
                { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }, isSame: hasSameForeground))
    }

    /// The colour of what can be tapped within.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
}

private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// The colour of what can be tapped; nil for the platform's blue.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

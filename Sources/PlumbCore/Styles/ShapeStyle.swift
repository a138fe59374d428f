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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, SelfComparing {
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

/// The style set by `backgroundStyle`; without one the page behind everything: white in light mode, black in dark mode.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        // A background style that is made of the background style means the page.
        var page = environment
        page.backgroundStyle = nil
        return environment.backgroundStyle?.unitPaint(in: page)
            ?? .color(environment.colorScheme == .dark ? .black : .white)
    }
}

private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What `background(in:)` and `BackgroundStyle` paint with; nil for the page.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// What `background(in:)` and `BackgroundStyle` within paint with. Size and place are the view's.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct ForegroundStyleKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .foregroundStyle }
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What shapes, texts and symbols are painted with; nil for the label colour.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

/// A style that takes "the foreground" for what was in force around the view it was set on.
private struct ScopedStyle: ShapeStyle, Equatable {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?

    func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        var environment = environment
        environment.foregroundStyle = outer
        return style.unitPaint(in: environment)
    }

    static func == (a: ScopedStyle, b: ScopedStyle) -> Bool {
        guard a.style.isSame(as: b.style) else { return false }
        switch (a.outer, b.outer) {
        case (nil, nil): return true
        case (let a?, let b?): return a.isSame(as: b)
        default: return false
        }
    }
}

extension View {
    /// Paints shapes, texts and symbols within with a style. Size and place are the view's.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier(
                { values in
                    // A style may be a shade of the foreground: that of the views around, not of itself.
                    let outer = values.foregroundStyle
                    values.foregroundStyle = AnyShapeStyle(ScopedStyle(style: AnyShapeStyle(style), outer: outer))
                }))
    }

    /// Paints shapes, texts and symbols within with a colour, unless somebody around has set a style: what controls do.
    package func defaultForeground(_ color: Color) -> some View {
        modifier(
            EnvironmentModifier(
                { if $0.foregroundStyle == nil { $0.foregroundStyle = AnyShapeStyle(color) } }))
    }

    /// Paints shapes, texts and symbols within with a colour; nil restores the label colour.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier(
                { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }))
    }

    /// The colour of what can be tapped within.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
}

private struct TintKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .tint }
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The colour of what can be tapped; nil for the platform's blue.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

import Foundation
import PlumbGraphics

/// What a shape, a text or a symbol is painted with.
public protocol ShapeStyle: Sendable {
    /// The kind of style that takes this one's place; `Never` for styles that Plumb paints itself.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use in its place. A style of one's own says one, and its type follows from that.
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
    /// Never called: there is no value of this type.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        switch self {}
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, LevelledStyle, SelfComparing {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    let base: any ShapeStyle

    /// Hides the type of a style; one that is hidden already is hidden once only.
    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    /// The paint of the hidden style.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint { base.unitPaint(in: environment) }

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        level <= 0 ? base.unitPaint(in: environment) : base.paint(atLevel: level, in: environment)
    }

    var givenLevels: Int { (base as? any LevelledStyle)?.givenLevels ?? 1 }

    /// The style where it is a colour.
    var color: Color? { base as? Color }

    /// Whether both are the same style, where the styles can tell.
    func isSame(as other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ style: S) -> Bool { (other.base as? S).map { areEqual(style, $0) } ?? false }
        return compare(base)
    }
}

/// The style set by `foregroundStyle` or `foregroundColor`; the label colour where none is set.
public struct ForegroundStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        if let style = environment.foregroundStyle { return style.unitPaint(atLevel: level, in: environment) }
        let labels: [Color] = [.primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
        return .color(labels[min(max(0, level), labels.count - 1)].rgba(in: environment))
    }
}

/// The style set by `backgroundStyle`; without one the page behind everything: white in light mode, black in dark mode.
/// Its levels are the system's further backgrounds.
public struct BackgroundStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        // A background style that is made of the background style means the page.
        var page = environment
        page.backgroundStyle = nil
        return environment.backgroundStyle?.unitPaint(atLevel: level, in: page)
            ?? WindowBackgroundShapeStyle().unitPaint(atLevel: level, in: environment)
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
    /// The style set by `foregroundStyle` or `foregroundColor`; the label colour where none is set.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The style set by `backgroundStyle`; the page where none is set.
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
private struct ScopedStyle: LevelledStyle, Equatable {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        var environment = environment
        environment.foregroundStyle = outer
        return style.unitPaint(atLevel: level, in: environment)
    }

    var givenLevels: Int { style.givenLevels }

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

    /// Paints shapes, texts and symbols within with a style, and what takes the second level of the foreground with
    /// another one; further levels are that one, fainter.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(StyleLevels(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Paints shapes, texts and symbols within with a style, and what takes the second and the third level of the
    /// foreground with others; further levels are the third style, fainter.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(
            StyleLevels(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Paints shapes, texts and symbols within with a colour; nil restores the label colour.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier(
                { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }))
    }
}

import Foundation
import PlumbGraphics
import PlumbPlatform

// Styles that mean something to the system: what they are painted with follows the colour scheme and the views around.

/// A style that is one of the system's colours at each level; levels beyond the last are the last.
private protocol SystemStyle: LevelledStyle {
    static var levels: [SystemColor] { get }
}

extension SystemStyle {
    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        let color = Self.levels[min(max(0, level), Self.levels.count - 1)]
        return .color(Color(system: color).rgba(in: environment))
    }
}

/// What fills shapes behind other things: a translucent grey. Its levels are for smaller and smaller shapes.
public struct FillShapeStyle: SystemStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    static var levels: [SystemColor] { [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill] }
    public init() {}
}

/// Lines between things.
public struct SeparatorShapeStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        .color(Color.separator.rgba(in: environment)).faded(atLevel: level, in: environment)
    }
}

/// The text of empty text fields.
public struct PlaceholderTextShapeStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        .color(Color(.system(.placeholderText)).rgba(in: environment)).faded(atLevel: level, in: environment)
    }
}

/// What links are painted with: a blue.
public struct LinkShapeStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        .color(Color(.system(.link)).rgba(in: environment)).faded(atLevel: level, in: environment)
    }
}

/// What lies behind everything in a window: the page.
public struct WindowBackgroundShapeStyle: SystemStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    static var levels: [SystemColor] { [.background, .secondaryBackground, .tertiaryBackground] }
    public init() {}
}

/// What can be tapped: the style set by `tint`, the platform's blue without one.
public struct TintShapeStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        let style = environment.tintStyle ?? AnyShapeStyle(Color.blue)
        // A style that is no colour stays as it is.
        let seen = environment.tintDimming > 0 ? style.color.map { AnyShapeStyle(environment.seen(tint: $0)) } : nil
        // Within its own definition the tint is the platform's.
        return (seen ?? style).unitPaint(atLevel: level, in: environment.withoutTint)
    }
}

/// What is selected. No source states iOS's; it is the tint.
public struct SelectionShapeStyle: LevelledStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never
    public init() {}

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        TintShapeStyle().unitPaint(atLevel: level, in: environment)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// What fills shapes behind other things.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The text of empty text fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// What links are painted with: a blue.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The page.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// What is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

private struct TintKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .tint }
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What is painted that can be tapped; nil for the platform's blue.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour of what can be tapped; nil for the platform's, also where the tint is a style that is no colour.
    package var tint: Color? {
        get { tintStyle?.color }
        set { tintStyle = newValue.map { AnyShapeStyle($0) } }
    }

    var withoutTint: EnvironmentValues {
        var values = self
        values.tintStyle = nil
        if tintDimming > 0 { values.tintDimming = 0 }
        return values
    }

    /// A tint as it is painted: behind an alert it turns grey. Which grey, no published source says.
    func seen(tint: Color) -> Color {
        tintDimming > 0 ? tint.mix(with: .gray, by: tintDimming, in: .device) : tint
    }
}

extension View {
    /// The colour of what can be tapped within.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
    /// The colour of what can be tapped within; nil for the platform's. Size and place are the view's.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// What is painted within that can be tapped; nil for the platform's blue. Size and place are the view's.
    ///
    /// Shapes and texts that are painted with `.tint` and the lines of progress views take every style; what takes
    /// colours only has the platform's where the style is none.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }
}

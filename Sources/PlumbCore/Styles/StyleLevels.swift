import Foundation
import PlumbGraphics

/// A style that says itself what its levels are: 0 is the style, 1 its secondary one, and so on.
protocol LevelledStyle: ShapeStyle {
    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint
    /// How many of its levels somebody has given; the others are made of these.
    var givenLevels: Int { get }
}

extension LevelledStyle {
    var givenLevels: Int { 1 }

    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint { unitPaint(atLevel: 0, in: environment) }
}

extension ShapeStyle {
    /// The paint of a level. Unless the style says otherwise, it is the style, fainter: by 50, 25, 18 and 7 percent
    /// (OpenSwiftUI and MySwiftUI, both after disassembly: Docs/Rules.md, section 26).
    func paint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        if let style = self as? any LevelledStyle { return style.unitPaint(atLevel: level, in: environment) }
        if level <= 0 { return unitPaint(in: environment) }
        if Resolved.self != Never.self { return resolve(in: environment).paint(atLevel: level, in: environment) }
        return unitPaint(in: environment).faded(atLevel: level, in: environment)
    }
}

extension UnitPaint {
    /// The paint as faint as a level of it is.
    func faded(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        if level <= 0 { return self }
        let platform = environment.platform
        let opacity =
            switch level {
            case 1: platform.metrics.secondaryLevel
            case 2: platform.metrics.tertiaryLevel
            case 3: platform.metrics.quaternaryLevel
            default: platform.metrics.quinaryLevel
            }
        return mapColors { $0.opacity(opacity) }
    }
}

/// Styles for the levels, the primary one first; further ones are the last, fainter.
struct StyleLevels: LevelledStyle, Equatable {
    let styles: [AnyShapeStyle]

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        let index = min(max(0, level), styles.count - 1)
        return styles[index].unitPaint(atLevel: level - index, in: environment)
    }

    var givenLevels: Int { styles.count }

    static func == (a: StyleLevels, b: StyleLevels) -> Bool {
        a.styles.count == b.styles.count && zip(a.styles, b.styles).allSatisfy { $0.isSame(as: $1) }
    }
}

/// A level of the foreground style: `.primary` is the style itself, the others are fainter.
///
/// Over the default foreground they are the system's label colours. Over what somebody has set, they are that style's
/// levels: those given to `foregroundStyle(_:_:_:)`, or the style made fainter. A level of a level is further down: the
/// secondary style within a secondary foreground is the tertiary one.
public struct HierarchicalShapeStyle: LevelledStyle, Hashable {
    /// No other style takes its place: the level is looked up where it is painted.
    public typealias Resolved = Never

    let level: Int

    /// The first level: the foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level: the system's secondary label colour, or a style that was set alone, fainter by a factor of
    /// 0.5.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level: the system's tertiary label colour, or a style that was set alone, fainter by a factor of 0.25.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level: the system's quaternary label colour, or a style that was set alone, fainter by a factor of
    /// 0.18.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level: the system's quinary label colour, or a style that was set alone, fainter by a factor of 0.07.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        ForegroundStyle().unitPaint(atLevel: self.level + level, in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A level of any style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: LevelledStyle {
    /// No other style takes its place: the base is asked for the level where it is painted.
    public typealias Resolved = Never

    let base: Base
    let level: Int

    func unitPaint(atLevel level: Int, in environment: EnvironmentValues) -> UnitPaint {
        base.paint(atLevel: self.level + level, in: environment)
    }
}

extension ShapeStyle {
    /// The second level of the style: what it has for it, or the style at half its opacity.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

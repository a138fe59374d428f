import PlumbCore

/// How pickers look: one of the platform's styles.
public protocol PickerStyle: Sendable {
    /// Which it is. Nobody else can make one, as in SwiftUI.
    static var look: PickerLook { get }
}

/// The looks that pickers have.
public enum PickerLook: Hashable, Sendable { case menu, segmented, inline, wheel, navigationLink }

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
    /// How pickers look.
    var pickerStyle: PickerLook {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// How pickers within look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, S.look) }
}

/// The platform's own: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// A menu, which is what a picker is where no style is set.
    public static var look: PickerLook { .menu }
    public init() {}
}

/// A button with what is chosen, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// A menu, opened by a button that shows what is chosen.
    public static var look: PickerLook { .menu }
    public init() {}
}

/// All choices side by side in one control, 32 points high and as wide as proposed.
public struct SegmentedPickerStyle: PickerStyle {
    /// Segments side by side, with all choices in sight.
    public static var look: PickerLook { .segmented }
    public init() {}
}

/// All choices one below the other, each a row, with a check mark behind what is chosen.
public struct InlinePickerStyle: PickerStyle {
    /// Rows one below the other, with all choices in sight.
    public static var look: PickerLook { .inline }
    public init() {}
}

/// All choices on a wheel that is turned, 216 points high and as wide as proposed.
public struct WheelPickerStyle: PickerStyle {
    /// A wheel, whose middle row is what is chosen.
    public static var look: PickerLook { .wheel }
    public init() {}
}

/// A link with what is chosen, which pushes a list of all choices onto the stack around.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// A link that pushes a list.
    public static var look: PickerLook { .navigationLink }
    public init() {}
}

/// Not there yet.
@available(*, unavailable, message: "Plumb has no palettes in menus yet; use .segmented")
public struct PalettePickerStyle: PickerStyle {
    public static var look: PickerLook { .segmented }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's own.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All choices one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// All choices on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link that pushes a list of all choices.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
@available(*, unavailable, message: "Plumb has no palettes in menus yet; use .segmented")
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

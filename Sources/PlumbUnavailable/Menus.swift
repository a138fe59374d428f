import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
public struct MenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(
    *, unavailable, message: "Plumb shows the items of a menu in the order of the code; leave this out"
)
public struct MenuOrder: Equatable, Hashable, Sendable {
    public static var automatic: MenuOrder { absent() }
    public static var fixed: MenuOrder { absent() }
    public static var priority: MenuOrder { absent() }
}

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
public struct PaletteSelectionEffect: Sendable, Equatable {
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { absent() }
    public static var automatic: PaletteSelectionEffect {
        get { absent() }
        set { absent() }
    }
    public static var custom: PaletteSelectionEffect {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { absent() }
}

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { absent() }
}

@available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { absent() }
}

extension View {
    @available(
        *, unavailable, message: "Plumb shows the items of a menu in the order of the code; leave this out"
    )
    public func menuOrder(_ order: MenuOrder) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws menus in one style; leave this out")
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { absent() }
}

extension EnvironmentValues {
    @available(
        *, unavailable, message: "Plumb shows the items of a menu in the order of the code; leave this out"
    )
    public var menuOrder: MenuOrder {
        get { absent() }
        set { absent() }
    }
}

extension Image {
    @available(
        *, unavailable, message: "Plumb draws symbols of several colours with foregroundStyle; use Image(systemName:)"
    )
    public init(_systemName systemName: String, colorPalette: [Color]? = nil) { absent() }
}

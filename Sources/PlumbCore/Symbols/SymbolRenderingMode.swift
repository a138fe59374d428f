/// How the layers of a symbol are coloured (Docs/Rules.md, "Symbols and pictures").
public struct SymbolRenderingMode: Sendable {
    enum Kind: Equatable, Sendable { case monochrome, hierarchical, palette, multicolor }

    let kind: Kind

    /// One style for all layers.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style for the first layer, its fainter levels for those behind it.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// A style for each layer: those of `foregroundStyle(_:_:_:)`.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colours; a symbol without any is drawn in the foreground style.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil for one style, or for several where several are given.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// How the layers of symbols within are coloured. Size and place are the view's.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

import PlumbGraphics
import PlumbSymbols

extension Image {
    /// The mode that the picture is drawn in where the code names none: of the assets.
    func intent(in values: EnvironmentValues) -> TemplateRenderingMode? {
        guard case .asset(let name) = source else { return nil }
        return values.assets?.isTemplate(named: name) == true ? .template : nil
    }

    /// How a symbol's layers are coloured: as the image says, else as the environment does. Its original is in its own colours.
    func symbolRenderingMode(in values: EnvironmentValues) -> SymbolRenderingMode? {
        if let symbolMode { return SymbolRenderingMode(kind: symbolMode) }
        switch renderingMode {
        case .original: return .multicolor
        case .template: return .monochrome
        case nil: return values.symbolRenderingMode
        }
    }
}

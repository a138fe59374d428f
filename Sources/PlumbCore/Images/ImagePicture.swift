import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbSymbols

/// What an image shows.
enum ImagePicture {
    case bitmap(Bitmap, InterpolationQuality)
    /// A picture of outlines, drawn anew in the pixels that it covers.
    case vector(any VectorPicture, InterpolationQuality)
    case drawing(DrawnPicture)
    case symbol(Symbol)
    /// A symbol that Plumb has no drawing of.
    case placeholder(String)
    /// A picture that the assets don't have: nothing; where it is resizable, what marks its place.
    case missing
    /// A name that nobody knows: nothing, as in SwiftUI.
    case nothing

    init(_ image: Image, in values: EnvironmentValues) {
        switch image.source {
        case .asset(let name):
            let isDark = values.colorScheme == .dark
            if let vector = values.assets?.vector(named: name, dark: isDark) {
                self = .vector(vector, image.interpolation.quality)
            } else if let bitmap = values.assets?.bitmap(
                named: name, scale: Double(values.displayScale), dark: isDark)
            {
                self = .bitmap(bitmap, image.interpolation.quality)
            } else {
                let instead = image.isResizable ? "a placeholder is drawn" : "nothing is drawn"
                self = values.reporting("there is no picture \"\(name)\" in the assets; \(instead)", .missing)
            }
        case .symbol(let name): self.init(symbol: values.symbolVariants.name(for: name), in: values)
        case .drawing(let drawing): self = .drawing(drawing)
        case .pixels(let pixels): self = .bitmap(pixels.bitmap, image.interpolation.quality)
        }
    }

    private init(symbol name: String, in values: EnvironmentValues) {
        if let symbol = SymbolLibrary.symbol(named: name) {
            self = .symbol(symbol)
        } else if SymbolLibrary.isTrademark(name), SymbolLibrary.isKnownName(name) {
            self = values.reporting(
                "the symbol \"\(name)\" is a trademark, which Plumb does not draw; a placeholder is drawn",
                .placeholder(name))
        } else if SymbolLibrary.isKnownName(name) {
            self = values.reporting(
                "Plumb has no drawing of the symbol \"\(name)\"; a placeholder is drawn", .placeholder(name))
        } else {
            self = values.reporting("there is no symbol \"\(name)\"; nothing is drawn", .nothing)
        }
    }
}

import Foundation
import PlumbGraphics

/// Other pictures of the same source.
extension UIImage {
    private func with(_ change: (inout Look) -> Void) -> UIImage { with(source, change) }

    private func with(_ source: Source, _ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(source, orientation: imageOrientation, look: look)
    }

    /// The same picture, drawn as it is or as a form that is filled with a colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// The picture's shape in a colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// A symbol in another size or weight; other pictures stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = source, let own = configuration as? SymbolConfiguration else { return self }
        return with(.symbol(symbol, own)) { _ in }
    }

    /// A symbol in another size or weight; other pictures stay as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// A picture whose corners keep their size when it grows. Lengths in points; what grows is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A picture whose corners keep their size when it grows. Lengths in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// A picture that is drawn the other way round in languages from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.isMirroredWithLanguage = true } }
}

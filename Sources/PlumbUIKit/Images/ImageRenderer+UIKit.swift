import Foundation
import PlumbRendering

extension ImageRenderer {
    /// The picture, with its `scale`; nil where there is none, and a sentence on stderr says why.
    @MainActor public var uiImage: UIImage? {
        bitmap.map { UIImage(cgImage: CGImage($0), scale: CGFloat($0.scale), orientation: .up) }
    }

    /// Lays the view out and hands over its size, in points, and a function that draws it into a PDF's context.
    /// `page().pdfData()` makes the file of one page without a context. A view that can't be drawn draws nothing, and a
    /// sentence on stderr says why. Source: Apple.
    ///
    /// - Parameter rasterizationScale: without meaning here: what a PDF can't say becomes a picture with three pixels
    ///   to a point.
    @MainActor public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        do {
            let page = try page()
            renderer(page.size) { $0.draw(page.displayList) }
        } catch {
            FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
        }
    }
}

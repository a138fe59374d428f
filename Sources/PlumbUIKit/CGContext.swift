import Foundation
import PlumbCairo
import PlumbGraphics

/// A PDF file that is written page by page, as Apple's recipe for `ImageRenderer` does it:
///
///     renderer.render { size, context in
///         var box = CGRect(origin: .zero, size: size)
///         guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
///         pdf.beginPDFPage(nil)
///         context(pdf)
///         pdf.endPDFPage()
///         pdf.closePDF()
///     }
///
/// It takes the pages of renderers, and moves, turns and scales them; what else Core Graphics draws is a `Canvas`.
/// Coordinates are points, the origin at the bottom left, y up. Source: Apple (`CGContext`, `ImageRenderer`).
@dynamicMemberLookup
public final class CGContext {
    private let url: URL
    private let mediaBox: CGRect
    private var pages: [DisplayList] = []
    private var page: DisplayList?
    private var transform = CGAffineTransform.identity
    private var saved: [CGAffineTransform] = []

    /// A file with pages of a size; of 612 × 792 points where none is said. The file is written when the context is
    /// closed.
    ///
    /// - Returns: nil where no file can be written at the address.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = (mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)).standardized
        let folder = url.deletingLastPathComponent().path
        guard url.isFileURL, FileManager.default.isWritableFile(atPath: folder), box.width > 0, box.height > 0 else {
            return nil
        }
        self.url = url
        self.mediaBox = box
    }

    /// What code draws after this stands on a new page. Each page is as large as the file's.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        endPDFPage()
        page = DisplayList(size: mediaBox.size)
        transform = .identity
        saved = []
    }

    /// Ends the page.
    public func endPDFPage() {
        if let page { pages.append(page) }
        page = nil
    }

    /// Writes the file. One that can't be written leaves a sentence on stderr, and nothing in the file's place.
    public func closePDF() {
        endPDFPage()
        do {
            try PDFRenderer().render(pages).write(to: url, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("CGContext: \(url.path) is not written: \(error)\n".utf8))
        }
        pages = []
    }

    // MARK: Transforms

    /// The current transform, from the context's coordinates to the page's.
    public var ctm: CGAffineTransform { transform }

    /// Moves what comes by some points, to the right and up.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what comes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns what comes, counterclockwise.
    ///
    /// - Parameter angle: radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Transforms what comes, before the transforms that are there.
    public func concatenate(_ transform: CGAffineTransform) { self.transform = transform.concatenating(self.transform) }

    /// Keeps the transform for `restoreGState()`.
    public func saveGState() { saved.append(transform) }

    /// The transform is the one that was kept last.
    public func restoreGState() { transform = saved.popLast() ?? transform }

    /// Draws a page upright, its lower left corner in the origin.
    package func draw(_ list: DisplayList) {
        guard page != nil else { return }
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
        let onPage = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -mediaBox.minX, ty: mediaBox.maxY)
        let whole = upright.concatenating(transform).concatenating(onPage)
        page?.items += [.pushTransform(whole)] + list.items + [.pop]
    }

    // MARK: What there is not

    /// Whatever code would call on a context to draw.
    @dynamicCallable public struct Drawing {
        /// Never called: the name that would be called is unavailable.
        @discardableResult
        public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Drawing {
            self
        }
    }

    @available(
        *, unavailable,
        message: "Plumb draws views into a CGContext and nothing else; draw in a Canvas, or with Image(size:renderer:)"
    )
    public subscript(dynamicMember name: String) -> Drawing {
        get { Drawing() }
        set {}
    }
}

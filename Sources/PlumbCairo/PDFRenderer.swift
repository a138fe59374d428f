import CCairo
import Foundation
import PlumbGraphics

/// Draws a display list into a PDF file's bytes: one page of the list's size, a point being a point.
///
/// Shapes stay shapes and text stays text. Angular gradients become pictures with three pixels to a point, and so do
/// layers with blend modes that PDF lacks, colour effects on pictures, and what is painted with what lies behind it.
/// The same list gives the same bytes: the file bears no date.
public struct PDFRenderer: Renderer {
    /// The longest side that PDF 1.4 allows, in points.
    static let longestSide = 14400.0

    public init() {}

    /// - Parameter scale: Without meaning here: a PDF has no pixels.
    public func render(_ list: DisplayList, scale: Double = 1) throws -> Data { try render([list]) }

    /// A file of several pages, each as large as its list.
    ///
    /// - Throws: `RenderError` where there is no page, or one is empty or too large; `CancellationError` in a task that
    ///   was cancelled.
    public func render(_ pages: [DisplayList]) throws -> Data {
        guard !pages.isEmpty else { throw RenderError("A PDF file has at least one page.") }
        for page in pages { try check(page.size) }
        // Fonts are embedded when the file is finished, so the whole of it is drawn by one thread at a time.
        return try FontLock.with { try file(of: pages) }
    }

    private func check(_ size: CGSize) throws {
        guard size.width > 0, size.height > 0 else {
            throw RenderError("The page is empty: it measures \(size.width) × \(size.height) points.")
        }
        guard size.width <= Self.longestSide, size.height <= Self.longestSide else {
            throw RenderError(
                "A page of \(size.width) × \(size.height) points is too large: \(Self.longestSide) points a side are the most."
            )
        }
    }

    private func file(of pages: [DisplayList]) throws -> Data {
        let file = PDFBytes()
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PDFBytes>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(file).toOpaque(), pages[0].size.width, pages[0].size.height)
        defer { cairo_surface_destroy(surface) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            guard let cr = cairo_create(surface) else {
                throw RenderError("There is not enough memory for a PDF file.")
            }
            defer { cairo_destroy(cr) }
            var painter = CairoPainter(on: cr)
            // Text whose colours are changed stays text.
            var list = page
            list.applyColorsToMarks(cutsOff: true)
            try painter.paint(list)
            cairo_show_page(cr)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError("Cairo could not write the PDF: \(String(cString: cairo_status_to_string(status))).")
        }
        return file.data
    }
}

/// What Cairo has written so far.
private final class PDFBytes {
    var data = Data()
}

import CCairo
import Foundation
import PlumbGraphics

/// Draws display lists into a PDF file's bytes: pages of the lists' sizes, a point being a point.
///
/// 1. Shapes stay shapes and text stays text. Angular gradients become pictures with three pixels to a point, and so do
/// layers with blend modes that PDF lacks, colour effects on pictures, and what is painted with what lies behind it. 2.
/// What lists say of their meaning (`DisplayList.spans`) becomes the file's structure, its links, its language and its
/// title. 3. The same lists give the same bytes: the file bears no date.
public struct PDFRenderer: Renderer {
    /// The longest side that PDF 1.4 allows, in points.
    static let longestSide = 14400.0

    /// Files within the file.
    public var attachments: [PDFAttachment] = []

    /// A renderer without attachments.
    public init() {}

    /// - Parameter scale: Without meaning here: a PDF has no pixels.
    public func render(_ list: DisplayList, scale: Double = 1) throws -> Data { try render([list]) }

    /// A file of several pages, each as large as its list.
    ///
    /// - Throws: `RenderError` where there is no page, or one is empty or too large, and for attachments without a name
    ///   of their own; `CancellationError` in a task that was cancelled.
    public func render(_ pages: [DisplayList]) throws -> Data { try file(of: pages).data }

    /// The file, and what is not in it, a sentence each.
    ///
    /// - Throws: what `render(_:)` throws.
    public func file(of pages: [DisplayList]) throws -> (data: Data, notes: [String]) {
        guard !pages.isEmpty else { throw RenderError("A PDF file has at least one page.") }
        for page in pages { try check(page.size) }
        let lists = pages.map { page in
            // Text whose colours are changed stays text.
            var list = page
            list.applyColorsToMarks(cutsOff: true)
            return list
        }
        let tags = lists.map(PDFTags.init)
        // Fonts are embedded when the file is finished, so the whole of it is drawn by one thread at a time.
        let drawn = try FontLock.with { try draw(lists, tags) }
        let notes = [lists.flatMap(\.spans).refusedLinks].compactMap(\.self)
        let hasMeaning = lists.contains { !$0.spans.isEmpty }
        if !hasMeaning, attachments.isEmpty { return (drawn, notes) }
        var update = try PDFUpdate(drawn)
        if hasMeaning {
            var structure = PDFStructure(update, pages: lists.count)
            for (index, list) in lists.enumerated() { try structure.add(list, tags[index].stretches, page: index) }
            let page = lists.lazy.compactMap(\.spans.page).first
            update = structure.end(page?.language, hasTitle: title(of: lists) != nil)
        }
        try update.attach(attachments)
        return (try update.finished(), notes)
    }

    /// The first page's that has one.
    private func title(of pages: [DisplayList]) -> String? { pages.lazy.compactMap(\.title).first }

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

    private func draw(_ pages: [DisplayList], _ tags: [PDFTags]) throws -> Data {
        let file = PDFBytes()
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PDFBytes>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(file).toOpaque(), pages[0].size.width, pages[0].size.height)
        defer { cairo_surface_destroy(surface) }
        // What is added (`PDFUpdate`) is added to the tables of this version.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        if let title = title(of: pages) {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.filter { $0 != "\0" })
        }
        for (page, tags) in zip(pages, tags) {
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            guard let cr = cairo_create(surface) else {
                throw RenderError("There is not enough memory for a PDF file.")
            }
            defer { cairo_destroy(cr) }
            var painter = CairoPainter(on: cr)
            painter.tags = tags
            try painter.paint(page)
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

import CCairo
import Foundation
import PlumbGraphics

/// Draws display lists into a PDF file's bytes: pages of the lists' sizes, a point being a point.
///
/// 1. Shapes stay shapes and text stays text. Angular gradients become pictures with three pixels to a point, and so do
/// layers with blend modes that PDF lacks, colour effects on pictures, and what is painted with what lies behind it. 2.
/// What lists say of their meaning (`DisplayList.spans`) becomes the file's structure, its links, its language and its
/// title; headings of a document of several pages become its outline. 3. The same lists give the same bytes: the file
/// bears no date. 4. Pages are drawn one by one: of one that is drawn, only its spans are kept.
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
        for page in pages { try check(page.size) }
        return try file { add in for page in pages { try add(page) } }
    }

    /// The same of pages that are made one after the other.
    ///
    /// - Parameter makePages: hands each page over.
    package func file(
        making makePages: (_ add: (DisplayList) throws -> Void) throws -> Void
    ) throws -> (data: Data, notes: [String]) {
        var pages = PDFPages()
        // Fonts are embedded when the file is finished, so the whole of it is drawn by one thread at a time.
        let drawn = try FontLock.with {
            try makePages { page in
                try check(page.size)
                try pages.add(page)
            }
            return try pages.finished()
        }
        let notes = [pages.meanings.flatMap(\.spans).refusedLinks].compactMap(\.self)
        let hasMeaning = pages.meanings.contains { !$0.spans.isEmpty }
        if !hasMeaning, attachments.isEmpty { return (Data(drawn), notes) }
        var update = try PDFUpdate(drawn)
        if hasMeaning {
            // A single page needs no outline.
            if pages.meanings.count > 1 {
                var bookmarks = PDFBookmarks()
                for (index, meaning) in pages.meanings.enumerated() {
                    bookmarks.add(meaning, page: try update.page(index).number)
                }
                bookmarks.write(to: &update)
            }
            var structure = PDFStructure(update, pages: pages.meanings.count)
            for (index, meaning) in pages.meanings.enumerated() { try structure.add(meaning, page: index) }
            let page = pages.meanings.lazy.compactMap(\.spans.page).first
            update = structure.end(page?.language, hasTitle: pages.title != nil)
        }
        try update.attach(attachments)
        return (try update.finished(), notes)
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
}

/// What is kept of a page that is drawn: what its marks mean.
struct PDFMeaning {
    let size: CGSize
    let spans: [DisplaySpan]
    /// What is marked in the page's content, by number.
    let stretches: [PDFTags.Stretch]
    /// Where links, pictures and headings are seen, by span.
    let places: [Int: CGRect]
    /// What headings say, by span.
    let titles: [Int: String]

    init(_ list: DisplayList, _ tags: PDFTags) {
        size = list.size
        spans = list.spans
        stretches = tags.stretches
        let headings = list.spans.indices.filter { list.spans[$0].role.isHeading }
        let titles = Dictionary(uniqueKeysWithValues: headings.map { ($0, list.title(of: list.spans[$0])) })
        self.titles = titles
        places = list.places {
            list.spans[$0].address != nil || list.spans[$0].role == .image || titles[$0] != nil
        }
    }
}

extension DisplayList {
    /// What a span says, on one line.
    fileprivate func title(of span: DisplaySpan) -> String {
        let words =
            span.label
            ?? items[span.items].compactMap { item in
                if case .glyphs(let run, _, _) = item { run.text } else { nil }
            }.joined(separator: " ")
        return words.split { $0.isWhitespace || $0 == "\0" }.joined(separator: " ")
    }
}

/// The pages of a file that Cairo has drawn so far.
private struct PDFPages {
    private(set) var meanings: [PDFMeaning] = []
    /// The first page's that has one.
    private(set) var title: String?
    private var file: PDFSurface?

    mutating func add(_ page: DisplayList) throws {
        // Text whose colours are changed stays text.
        var list = page
        list.applyColorsToMarks(cutsOff: true)
        let tags = PDFTags(list)
        let file = file ?? PDFSurface(list.size)
        self.file = file
        if title == nil, let title = list.title {
            self.title = title
            cairo_pdf_surface_set_metadata(file.surface, CAIRO_PDF_METADATA_TITLE, title.filter { $0 != "\0" })
        }
        cairo_pdf_surface_set_size(file.surface, list.size.width, list.size.height)
        guard let cr = cairo_create(file.surface) else {
            throw RenderError("There is not enough memory for a PDF file.")
        }
        defer { cairo_destroy(cr) }
        var painter = CairoPainter(on: cr)
        painter.tags = tags
        try painter.paint(list)
        cairo_show_page(cr)
        meanings.append(PDFMeaning(list, tags))
    }

    /// The file, to which nothing more is added.
    func finished() throws -> [UInt8] {
        guard let file else { throw RenderError("A PDF file has at least one page.") }
        cairo_surface_finish(file.surface)
        let status = cairo_surface_status(file.surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError("Cairo could not write the PDF: \(String(cString: cairo_status_to_string(status))).")
        }
        return file.bytes
    }
}

/// What Cairo has written so far.
private final class PDFSurface {
    var bytes: [UInt8] = []
    private(set) var surface: OpaquePointer?

    /// - Parameter size: the first page's.
    init(_ size: CGSize) {
        surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PDFSurface>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
                    start: bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(self).toOpaque(), size.width, size.height)
        // What is added (`PDFUpdate`) is added to the tables of this version.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }

    deinit { cairo_surface_destroy(surface) }
}

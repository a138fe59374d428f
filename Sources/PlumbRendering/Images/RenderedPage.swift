import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbSVG

/// A view as it was laid out once: everything that is painted, and no view any more. It may go to any thread, and is
/// encoded there.
///
///     let page = try renderer.page()             // on the main actor
///     let file = try await page.pngData()        // beside it
///
/// Encoding takes the time of a thread, not of the main actor. A task that is cancelled stops with a
/// `CancellationError`.
public struct RenderedPage: Sendable {
    /// Points.
    public let size: CGSize
    /// Pixels to a point.
    public let scale: Double
    /// Everything that is painted, back to front.
    public private(set) var displayList: DisplayList
    /// What SVG and PDF files call the page; nil unless set, and for a page that was made without its meaning.
    public var title: String? {
        get { displayList.title }
        set { displayList.title = newValue }
    }

    /// - Parameter displayList: what is painted, in points.
    init(_ displayList: DisplayList, scale: Double) {
        self.displayList = displayList
        self.scale = scale
        size = displayList.size
    }

    /// The pixels.
    ///
    /// - Throws: `RenderError` for a page that is empty or too large.
    @concurrent public func bitmap() async throws -> Bitmap { try pixels() }

    /// A PNG file, whose resolution is 72 · `scale` pixels to an inch.
    ///
    /// - Throws: `RenderError` for a page that is empty or too large.
    @concurrent public func pngData() async throws -> Data {
        try Task.checkCancellation()
        return try CairoRenderer().render(displayList, scale: scale)
    }

    /// A JPEG file. What nothing covers is white.
    ///
    /// - Parameter quality: from 0, the smallest file, to 1, the best picture.
    /// - Throws: `RenderError` for a page that is empty or too large.
    @concurrent public func jpegData(quality: Double = 0.85) async throws -> Data {
        try Task.checkCancellation()
        return try jpeg(quality: quality)
    }

    func jpeg(quality: Double = 0.85) throws -> Data {
        try JPEGEncoder.encode(painted(on: .white).pixels(), quality: quality).orFailure("JPEG")
    }

    /// A WebP file.
    ///
    /// - Parameter quality: from 0, the smallest file, to 1, the best picture; nil for one that keeps every pixel.
    /// - Throws: `RenderError` for a page that is empty or too large: WebP ends at 16,383 pixels a side.
    @concurrent public func webPData(quality: Double? = nil) async throws -> Data {
        let bitmap = try pixels()
        try Task.checkCancellation()
        return try WebPEncoder.encode(bitmap, quality: quality)
    }

    /// A PDF file of one page, a point being a point. Shapes stay shapes and text stays text.
    ///
    /// Links, headings, tables and descriptions are in it if the page was made with its meaning.
    ///
    /// - Throws: `RenderError` for a page that is empty or too large.
    @concurrent public func pdfData() async throws -> Data { try await Self.pdfData(of: [self]) }

    /// A file within a PDF file.
    public typealias Attachment = PDFAttachment

    /// A PDF file of several pages, each as large as it is. Its title is the first page's that has one.
    ///
    /// - Parameter attachments: files within the file.
    /// - Throws: `RenderError` where there is no page, one is empty or too large, or an attachment has no name of its
    ///   own.
    @concurrent public static func pdfData(
        of pages: [RenderedPage], attachments: [Attachment] = []
    ) async throws -> Data {
        try Task.checkCancellation()
        var renderer = PDFRenderer()
        renderer.attachments = attachments
        return try renderer.render(pages.map(\.displayList))
    }

    /// An SVG file, a point being a user unit. Shapes stay shapes and text stays text, whose fonts the viewer needs.
    ///
    /// Links, headings, tables, names and descriptions are in it if the page was made with its meaning.
    ///
    /// - Parameter letters: what becomes of letters; outlines look the same everywhere.
    /// - Throws: `RenderError` for a page that is empty.
    @concurrent public func svgData(letters: SVGRenderer.Letters = .text) async throws -> Data {
        try Task.checkCancellation()
        return try SVGRenderer.ofPictures(letters).render(displayList)
    }

    package func pixels() throws -> Bitmap {
        try Task.checkCancellation()
        return try CairoRenderer().bitmap(displayList, scale: scale)
    }

    /// The same on paper.
    func painted(on color: RGBA) -> RenderedPage {
        var list = displayList
        list.surround(with: [.fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle())])
        return RenderedPage(list, scale: scale)
    }
}

extension Data? {
    fileprivate func orFailure(_ format: String) throws -> Data {
        guard let self else { throw RenderError("There is not enough memory for a \(format) file.") }
        return self
    }
}

extension SVGRenderer {
    /// With pictures by Cairo.
    package static func ofPictures(_ letters: Letters) -> SVGRenderer {
        var renderer = SVGRenderer(
            encode: { PNGEncoder().encode($0) }, rasterize: { try CairoRenderer().bitmap($0, scale: $1) },
            subset: FontSubset.file)
        renderer.letters = letters
        return renderer
    }
}

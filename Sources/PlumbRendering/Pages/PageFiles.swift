import Foundation
import PlumbCairo
import PlumbCore
import PlumbSVG

extension ViewPictures {
    /// A PDF file with the view's pages, and what is worth knowing, a sentence each.
    package func pdf(on format: PageFormat) throws -> (data: Data, notes: [String]) {
        try said {
            var pages = try ViewPages(of: host, on: format, titled: title, paper: page)
            let file = try PDFRenderer().file { add in try pages.each(withMeaning: true, add) }
            return (file.data, pages.notes + file.notes)
        }
    }

    /// The pages as files of a format, one after the other.
    ///
    /// - Returns: what is worth knowing, a sentence each.
    package func eachPage(
        on format: PageFormat, _ kind: PictureFormat, _ letters: SVGRenderer.Letters, _ body: (Data) -> Void
    ) throws -> [String] {
        try said {
            var pages = try ViewPages(of: host, on: format, titled: title, paper: page)
            var notes: [String] = []
            try pages.each(withMeaning: kind.hasMeaning) { list in
                let (data, own) = try RenderedPage(list, scale: scale).file(kind, letters)
                notes += own
                body(data)
            }
            return pages.notes + notes
        }
    }

    /// What is wrong, as it is said of other pictures.
    private func said<Result>(_ draw: () throws -> Result) throws -> Result {
        do {
            return try draw()
        } catch let error as RenderError {
            throw PictureError(description: "\(error)")
        }
    }
}

extension RenderedPage {
    /// A file of a format, and what is worth knowing of it, a sentence each.
    func file(
        _ kind: PictureFormat, _ letters: SVGRenderer.Letters
    ) throws -> (data: Data, notes: [String]) {
        switch kind {
        case .png: (try CairoRenderer().render(displayList, scale: scale), [])
        case .jpg: (try jpeg(), [])
        case .webp: (try WebPEncoder.encode(try pixels()), [])
        case .svg: try SVGRenderer.ofPictures(letters).file(of: displayList)
        case .pdf: try PDFRenderer().file(of: [displayList])
        }
    }
}

extension ImageRenderer {
    /// The view on pages: it is proposed their width, and divided where its rows and lines end (Docs/Pages.md).
    ///
    /// `proposedSize` does not count. For a document of many pages, `pdfData(on:title:)` needs less memory.
    ///
    /// - Parameter withMeaning: whether pages say what their marks mean, as with `page(withMeaning:)`.
    /// - Throws: `RenderError` where the view can't be laid out, the margins leave nothing of the page, or there would
    ///   be more than 10,000 pages.
    @MainActor public func pages(on format: PageFormat, withMeaning: Bool = false) throws -> [RenderedPage] {
        var result: [RenderedPage] = []
        try eachPage(on: format, withMeaning: withMeaning) { result.append($0) }
        return result
    }

    /// Makes the view's pages one after the other; none is kept.
    ///
    /// - Parameter body: takes a page. What it throws ends the work.
    /// - Throws: what `pages(on:withMeaning:)` throws, and what `body` does.
    @MainActor public func eachPage(
        on format: PageFormat, withMeaning: Bool = false, _ body: (RenderedPage) throws -> Void
    ) throws {
        let scale = scale.isFinite && scale > 0 ? Double(scale) : 1
        try makePages(on: format, withMeaning: withMeaning) { try body(RenderedPage($0, scale: scale)) }
    }

    /// A PDF file of the view's pages, with links, headings, tables and descriptions. It is written page by page on the
    /// main actor: a document of a thousand pages needs little more memory than one of ten.
    ///
    /// - Parameters:
    ///   - title: what the file calls itself; nil for nothing.
    ///   - attachments: files within the file.
    /// - Throws: what `pages(on:withMeaning:)` throws; `RenderError` where an attachment has no name of its own.
    @MainActor public func pdfData(
        on format: PageFormat, title: String? = nil, attachments: [RenderedPage.Attachment] = []
    ) throws -> Data {
        var renderer = PDFRenderer()
        renderer.attachments = attachments
        return try renderer.file { add in
            try makePages(on: format, withMeaning: true) { page in
                var page = page
                page.title = title
                try add(page)
            }
        }.data
    }

    @MainActor private func makePages(
        on format: PageFormat, withMeaning: Bool, _ body: (DisplayList) throws -> Void
    ) throws {
        let host = try readyHost()
        try Self.aside {
            var pages = try ViewPages(
                of: host, on: format, titled: "\(Content.self)", paper: isOpaque ? .black : nil)
            try pages.each(withMeaning: withMeaning, body)
            self.pageNotes = pages.notes
        }
    }
}

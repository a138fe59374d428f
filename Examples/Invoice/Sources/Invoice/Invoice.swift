import Foundation

#if canImport(PlumbUI)
    import PlumbUI
#else
    import SwiftUI
#endif

@main
struct Invoice {
    @MainActor static func main() async throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renderer = ImageRenderer(content: InvoiceView(order: .sample))
        renderer.scale = 2
        try await write(renderer, to: folder)
    }

    #if canImport(PlumbUI)
        /// A view is divided into pages, and its PDF written, here on the main actor; other files are encoded on other threads.
        @MainActor private static func write(_ renderer: ImageRenderer<InvoiceView>, to folder: URL) async throws {
            let paper = PageFormat.a4.margins(top: 48, leading: 56, bottom: 40, trailing: 56)
            let document = try renderer.pdfData(on: paper, title: "Invoice")
            try document.write(to: folder.appendingPathComponent("invoice.pdf"))
            let pages = try renderer.pages(on: paper)
            try await pages[0].pngData().write(to: folder.appendingPathComponent("invoice.png"))
        }
    #else
        /// One page, as tall as the view.
        @MainActor private static func write(_ renderer: ImageRenderer<InvoiceView>, to folder: URL) async throws {
            renderer.proposedSize.width = 483
            renderer.render { size, draw in
                var box = CGRect(origin: .zero, size: size)
                let file = folder.appendingPathComponent("invoice.pdf") as CFURL
                guard let context = CGContext(file, mediaBox: &box, nil) else { return }
                context.beginPDFPage(nil)
                draw(context)
                context.endPDFPage()
                context.closePDF()
            }
        }
    #endif
}

import Foundation

#if canImport(PlumbUI)
    import PlumbUI
#else
    import SwiftUI
#endif

@main
struct Invoice {
    @MainActor static func main() async throws {
        let order = Order(
            number: 1042, customer: "Ada Lovelace, 12 St James's Square, London",
            items: [
                Order.Item(id: 1, name: "Punched cards, a box of 500", count: 3, price: 1290),
                Order.Item(id: 2, name: "Brass gear wheels", count: 24, price: 375),
                Order.Item(id: 3, name: "Oil", count: 1, price: 80),
            ])
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renderer = ImageRenderer(content: InvoiceView(order: order))
        renderer.scale = 2
        try await write(renderer, to: folder)
    }

    #if canImport(PlumbUI)
        /// The view is laid out here, on the main actor; its files are encoded on other threads.
        @MainActor private static func write(_ renderer: ImageRenderer<InvoiceView>, to folder: URL) async throws {
            let page = try renderer.page()
            async let document = page.pdfData()
            async let picture = page.pngData()
            try await document.write(to: folder.appendingPathComponent("invoice.pdf"))
            try await picture.write(to: folder.appendingPathComponent("invoice.png"))
        }
    #else
        @MainActor private static func write(_ renderer: ImageRenderer<InvoiceView>, to folder: URL) async throws {
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

import PlumbCore

/// Which page a header or a footer is on.
public struct PageNumber: Hashable, Sendable {
    /// The page, from 1.
    public let number: Int
    /// How many pages there are.
    public let count: Int

    /// A page of so many.
    public init(_ number: Int, of count: Int) {
        self.number = number
        self.count = count
    }
}

extension View {
    /// Shows a view at the top of each page, between the margins; what is divided into pages has the rest of the
    /// height. Nothing is shown on a screen.
    ///
    /// The header is proposed the page's width and no height, and may be another one on each page. It inherits nothing
    /// of this view but the page's surroundings (colour scheme, language, text size). Of views beside each other the
    /// last one that has a header counts, and of views in each other the outermost. SwiftUI has no such modifier.
    ///
    ///     .pageHeader { page in if page.number > 1 { Text("Report").font(.caption) } }
    public func pageHeader<Header: View>(
        @ViewBuilder _ header: @escaping @MainActor (_ page: PageNumber) -> Header
    ) -> some View {
        transformPreference(PageFurniture.Key.self) {
            $0.header = { number, count in AnyView(header(PageNumber(number, of: count))) }
        }
    }

    /// Shows a view at the bottom of each page; the rest is as with `pageHeader(_:)`. A page that is not full has it at
    /// the bottom too. SwiftUI has no such modifier.
    ///
    ///     .pageFooter { page in Text("Page \(page.number) of \(page.count)").font(.caption) }
    public func pageFooter<Footer: View>(
        @ViewBuilder _ footer: @escaping @MainActor (_ page: PageNumber) -> Footer
    ) -> some View {
        transformPreference(PageFurniture.Key.self) {
            $0.footer = { number, count in AnyView(footer(PageNumber(number, of: count))) }
        }
    }
}

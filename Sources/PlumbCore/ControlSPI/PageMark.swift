import Foundation

/// What a view says about the pages that it is on (PlumbPages). Nothing happens on a screen.
package enum PageMark: Equatable, Sendable {
    /// It is not cut, if a page has room for it.
    case whole
    /// The same, and it is made smaller where no page has.
    case scaled
    /// A page begins with it.
    case breakBefore
    /// A page ends with it.
    case breakAfter
    /// It is shown again at the top of each page, as long as the container around it goes on.
    case heading

    /// Where a view says it.
    package enum Key: LayoutValueKey {
        package static var defaultValue: PageMark? { nil }
    }
}

/// What stands above and below each page, by the page's number and how many there are. Of views beside each other the
/// last one counts that says it, and of views in each other the outermost.
package struct PageFurniture {
    package typealias Maker = @MainActor (_ number: Int, _ count: Int) -> AnyView

    package var header: Maker?
    package var footer: Maker?

    package init(header: Maker? = nil, footer: Maker? = nil) {
        self.header = header
        self.footer = footer
    }

    /// How it gets from views to their host.
    package enum Key: PreferenceKey {
        package static var defaultValue: PageFurniture { PageFurniture() }

        package static func reduce(value: inout PageFurniture, nextValue: () -> PageFurniture) {
            let next = nextValue()
            value.header = next.header ?? value.header
            value.footer = next.footer ?? value.footer
        }
    }
}

import Foundation
import PlumbCore

/// Pages of a host's view: the view's parts, with header and footer, on paper.
///
/// 1. A view stands at the top of what the margins, the header and the footer leave, and in the middle across. 2. How
/// many pages there are is known before the first one is drawn, if there is a header or a footer. 3. Headers and
/// footers that leave less than a third of the page are left out, and that is said. 4. They are no part of what is
/// read, but for their links.
@MainActor
package struct ViewPages {
    private let host: ViewHost
    private let format: PageFormat
    private let title: String
    /// What lies under a page.
    private let paper: RGBA?
    /// What is worth knowing, a sentence each.
    package private(set) var notes: [String] = []

    /// - Parameter title: what the view is called in files and sentences.
    package init(of host: ViewHost, on format: PageFormat, titled title: String, paper: RGBA?) throws {
        if let problem = format.problem { throw RenderError("\(title) has no pages: \(problem).") }
        self.host = host
        self.format = format
        self.title = title
        self.paper = paper
    }

    /// Makes each page and hands it over; none is kept.
    ///
    /// - Throws: `RenderError` where the view can't be laid out, or has too many pages; what `body` throws.
    package mutating func each(withMeaning: Bool, _ body: (DisplayList) throws -> Void) throws {
        let room = format.room
        // A page has no bars.
        host.apply(.surroundings(World.Change(\.safeAreaInsets, EdgeInsets())))
        host.apply(.surroundings(World.Change(\.proposal, ProposedViewSize(room))))
        host.update()
        if let failure = host.failure { throw RenderError("\(title) can't be laid out: \(failure).") }
        let furniture = Furniture(host.pageFurniture, around: host.world, width: room.width, withMeaning: withMeaning)
        // 3
        let tallest = furniture.height(1)
        let isShown = tallest > 0 && tallest <= room.height * 2 / 3
        if tallest > 0, !isShown {
            notes.append(
                "\(title) has a header or a footer that leaves no room for anything else; they are left out")
        }
        func rest(of number: Int) -> CGFloat { room.height - (isShown ? furniture.height(number) : 0) }
        var setter = PageSetter(host, width: room.width, room: rest)
        do {
            // 2
            let counted: ((Int) -> Void)? = isShown ? { furniture.count = $0 } : nil
            try setter.each(withMeaning: withMeaning, counted: counted) { page in
                try body(try composed(page, isShown ? furniture : nil))
            }
        } catch let problem as PageSetter.Problem {
            throw error(for: problem)
        }
        if setter.hasCutView {
            notes.append(
                "\(title) has a view taller than a page, which is cut where pages end; "
                    + "pageBreak(.scale) makes one smaller")
        }
    }

    private func error(for problem: PageSetter.Problem) -> RenderError {
        switch problem {
        case .failed(let words): RenderError("\(title) can't be laid out: \(words).")
        case .tooMany(let count):
            RenderError("\(title) would have \(count) pages; \(PageSetter.mostPages) are the most there may be.")
        }
    }

    /// 1
    private func composed(_ page: PageSetter.Page, _ furniture: Furniture?) throws -> DisplayList {
        let room = format.room
        let header = furniture?.header(page.number)
        let footer = furniture?.footer(page.number)
        let pixel = CGFloat(1 / host.world.displayScale)
        func middle(_ width: CGFloat) -> CGFloat { ((room.width - width) / 2 / pixel).rounded() * pixel }
        var list = page.list
        guard list.size.width > 0, list.size.height > 0 else {
            throw ViewPictures.PictureError(
                description: "\(title) has no size, there is nothing to draw; give it a frame", isEmpty: true)
        }
        list.title = title
        let top = format.margins.top + (header?.size.height ?? 0)
        let x = format.margins.leading + middle(list.size.width * page.scale)
        list.surround(with: [.pushTransform(CGAffineTransform(translationX: x, y: top))], [.pop])
        if let header { list.add(header, x: format.margins.leading + middle(header.size.width), y: format.margins.top) }
        if let footer {
            let y = format.size.height - format.margins.bottom - footer.size.height
            list.add(footer, x: format.margins.leading + middle(footer.size.width), y: y)
        }
        list.size = format.size
        if let paper {
            list.surround(
                with: [.fill(Path(CGRect(origin: .zero, size: format.size)), .color(paper), FillStyle())])
        }
        return list
    }
}

/// Headers and footers, each in a host of its own, which shows one page after the other.
@MainActor
private final class Furniture {
    private let furniture: PageFurniture
    private let hosts: (header: ViewHost, footer: ViewHost)
    private let withMeaning: Bool
    private var heights: [Int: CGFloat] = [:]
    /// How many pages there are; 1 until that is known.
    var count = 1

    init(_ furniture: PageFurniture, around world: World, width: CGFloat, withMeaning: Bool) {
        self.furniture = furniture
        self.withMeaning = withMeaning
        var world = world
        world.proposal = ProposedViewSize(width: width, height: nil)
        world.safeAreaInsets = EdgeInsets()
        world.isScreen = false
        hosts = (ViewHost(AnyView(EmptyView()), in: world), ViewHost(AnyView(EmptyView()), in: world))
    }

    /// What both take of a page, which is the same however many pages there are.
    func height(_ number: Int) -> CGFloat {
        if let known = heights[number] { return known }
        let height = (header(number)?.size.height ?? 0) + (footer(number)?.size.height ?? 0)
        let room = height.isFinite ? height : 0
        heights[number] = room
        return room
    }

    func header(_ number: Int) -> DisplayList? { list(furniture.header, on: hosts.header, number) }
    func footer(_ number: Int) -> DisplayList? { list(furniture.footer, on: hosts.footer, number) }

    private func list(_ maker: PageFurniture.Maker?, on host: ViewHost, _ number: Int) -> DisplayList? {
        guard let maker else { return nil }
        host.setRoot(maker(number, count))
        return host.displayList(withMeaning: withMeaning)
    }
}

extension DisplayList {
    /// Lays another list over this one, of whose meaning only links stay.
    fileprivate mutating func add(_ other: DisplayList, x: CGFloat, y: CGFloat) {
        let start = items.count + 1
        items += [.pushTransform(CGAffineTransform(translationX: x, y: y))] + other.items + [.pop]
        guard let page = spans.firstIndex(where: { $0.role == .page }) else { return }
        spans[page].items = items.indices
        var whole = DisplaySpan(.decoration, start..<(items.count - 1), depth: spans[page].depth + 1)
        guard !whole.items.isEmpty else { return }
        whole.label = nil
        spans.append(whole)
        for span in other.spans where span.address != nil {
            var link = span
            link.depth = whole.depth + 1
            link.items = span.items.lowerBound + start..<span.items.upperBound + start
            spans.append(link)
        }
    }
}

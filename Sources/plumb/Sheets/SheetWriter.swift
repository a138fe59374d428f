import Foundation
import PlumbCairo
import PlumbRendering
import PlumbSVG
import PlumbUI

/// Writes a sheet: HTML as the cells come, the others when all are there.
final class SheetWriter {
    private let plan: SheetPlan
    private let file: OutputFile
    private var cells: [SheetCell] = []
    private var page: SheetHTML?

    /// Points that a page of a PDF file can have on a side.
    private static let longestPage = 14_400.0

    init(_ plan: SheetPlan, to file: OutputFile) throws {
        self.plan = plan
        self.file = file
        if plan.format == .html { page = try SheetHTML(plan, beside: file.path) }
    }

    func add(_ cell: SheetCell) throws {
        if let page { try page.add(cell) } else { cells.append(cell) }
    }

    func finish() throws {
        if let page { return try page.finish() }
        let (plan, cells) = (plan, cells)
        let data = try MainActor.assumeIsolated { try Self.file(plan, cells) }
        try file.write(data)
    }

    @MainActor private static func file(_ plan: SheetPlan, _ cells: [SheetCell]) throws -> Data {
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        let rows = SheetRow.rows(of: cells, plan)
        func list(_ rows: [SheetRow], title: String?, scale: Double) throws -> DisplayList {
            let renderer = ImageRenderer(content: SheetPage(title: title, rows: rows), in: world)
            renderer.scale = scale
            return try renderer.page().displayList
        }
        switch plan.format {
        case .png:
            let whole = try list(rows, title: plan.title, scale: plan.scale)
            let longest = max(Double(whole.size.width), Double(whole.size.height))
            let scale = min(plan.scale, ViewPictures.largestSide / max(longest, 1))
            guard scale > 0.05 else {
                throw Failure(
                    .call,
                    "\(cells.count) pictures are too many for one PNG; write to a .pdf or .html, or give fewer variants"
                )
            }
            return try CairoRenderer().render(whole, scale: scale)
        case .svg: return try SVGRenderer.ofPictures(.outlines).render(try list(rows, title: plan.title, scale: 1))
        case .pdf, .html:
            // As many rows to a page as it can have.
            var pages: [DisplayList] = []
            var waiting = rows[...]
            while let first = waiting.popFirst() {
                var own = [first]
                var page = try list(own, title: pages.isEmpty ? plan.title : nil, scale: 1)
                while let next = waiting.first {
                    let more = try list(own + [next], title: pages.isEmpty ? plan.title : nil, scale: 1)
                    if max(more.size.height, more.size.width) > Self.longestPage / 4 { break }
                    own.append(next)
                    page = more
                    waiting.removeFirst()
                }
                pages.append(page)
            }
            return try PDFRenderer().render(pages)
        }
    }
}

/// A row of a sheet: a view in its surroundings, or several views beside each other.
struct SheetRow {
    struct Tile: Identifiable {
        var id: Int
        var title: String
        var cell: SheetCell
        var image: UIImage?
        var size: CGSize
    }

    /// The view, where the tiles are its surroundings.
    var title: String?
    var tiles: [Tile]

    static func rows(of cells: [SheetCell], _ plan: SheetPlan) -> [SheetRow] {
        let perRow = plan.hasVariants ? plan.variants.count : max(1, Int(Double(cells.count).squareRoot().rounded(.up)))
        return stride(from: 0, to: cells.count, by: perRow).map { start in
            let own = cells[start..<min(start + perRow, cells.count)]
            let tiles = own.enumerated().map { index, cell in
                let image = cell.picture.flatMap { UIImage(data: $0, scale: CGFloat(plan.scale)) }
                return Tile(
                    id: index, title: plan.hasVariants ? cell.variant : cell.view, cell: cell, image: image,
                    size: image?.size ?? CGSize(width: 240, height: 120))
            }
            return SheetRow(title: plan.hasVariants ? own.first?.view : nil, tiles: tiles)
        }
    }
}

/// The sheet itself, which Plumb lays out.
struct SheetPage: View {
    var title: String?
    var rows: [SheetRow]

    var body: some View {
        VStack(alignment: .leading, spacing: 36) {
            if let title { Text(verbatim: title).font(.largeTitle.bold()) }
            ForEach(rows.indices, id: \.self) { index in
                VStack(alignment: .leading, spacing: 14) {
                    if let title = rows[index].title { Text(verbatim: title).font(.title2.weight(.semibold)) }
                    HStack(alignment: .top, spacing: 28) {
                        ForEach(rows[index].tiles) { SheetTile(tile: $0) }
                    }
                }
            }
        }
        .padding(40)
        .background(Color(red: 0.95, green: 0.95, blue: 0.97))
    }
}

private struct SheetTile: View {
    var tile: SheetRow.Tile

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: tile.title).font(.subheadline).foregroundStyle(.secondary)
            picture
                .frame(width: tile.size.width, height: tile.size.height)
                .overlay { Rectangle().strokeBorder(.black.opacity(0.12)) }
            ForEach(tile.cell.findings.indices, id: \.self) { index in
                Text(verbatim: tile.cell.findings[index]).font(.caption).foregroundStyle(.orange)
            }
        }
        .frame(width: max(tile.size.width, 160), alignment: .leading)
    }

    @ViewBuilder private var picture: some View {
        if let image = tile.image {
            Image(uiImage: image).resizable()
        } else {
            Text(verbatim: tile.cell.failure ?? "there is no picture").font(.footnote).foregroundStyle(.red)
                .padding(12).frame(width: tile.size.width, height: tile.size.height, alignment: .topLeading)
                .background(.red.opacity(0.06))
        }
    }
}

import Foundation

/// A sheet as a page for browsers, written as the cells come: it needs the memory of a few.
final class SheetHTML {
    private let plan: SheetPlan
    private let path: String
    private let beside: String
    private let descriptor: Int32
    private var view: String?

    /// - Parameter path: the file that is there when all has been written.
    init(_ plan: SheetPlan, beside path: String) throws {
        self.plan = plan
        self.path = path
        beside = FileWriting.beside(path)
        descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileWriting.failure(path) }
        let title = plan.title.asMarkup
        try write(
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            body { font: 15px/1.4 Inter, system-ui, sans-serif; margin: 40px; background: #f2f2f7; color: #1c1c1e; }
            h1 { font-size: 32px; } h2 { font-size: 21px; margin: 36px 0 8px; }
            .row { display: flex; flex-wrap: wrap; gap: 28px; align-items: flex-start; }
            figure { margin: 0; } figcaption { color: #6c6c70; font-size: 14px; margin-bottom: 6px; }
            img { display: block; outline: 1px solid rgb(0 0 0 / .12); }
            .finding { color: #a85b00; font-size: 12px; max-width: 393px; } .failure { color: #c00; width: 240px; }
            </style></head><body><h1>\(title)</h1>
            <div class="row">

            """)
    }

    deinit { unlink(beside) }

    func add(_ cell: SheetCell) throws {
        if plan.hasVariants, cell.view != view {
            view = cell.view
            try write("</div>\n<h2>\(cell.view.asMarkup)</h2>\n<div class=\"row\">\n")
        }
        let name = plan.hasVariants ? cell.variant : cell.view
        var text = "<figure><figcaption>\(name.asMarkup)</figcaption>"
        if let picture = cell.picture {
            let about = "\(cell.view) \(cell.variant)".asMarkup
            let width = Self.width(of: picture).map { " width=\"\(Int((Double($0) / plan.scale).rounded()))\"" } ?? ""
            text += "<img alt=\"\(about)\"\(width) src=\"data:image/png;base64,\(picture.base64EncodedString())\">"
        } else {
            text += "<p class=\"failure\">\((cell.failure ?? "").asMarkup)</p>"
        }
        for finding in cell.findings { text += "<p class=\"finding\">\(finding.asMarkup)</p>" }
        try write(text + "</figure>\n")
    }

    func finish() throws {
        try write("</div></body></html>\n")
        guard close(descriptor) == 0, rename(beside, path) == 0 else { throw FileWriting.failure(path) }
    }

    private func write(_ text: String) throws {
        guard StandardStreams.write(Data(text.utf8), to: descriptor) else { throw FileWriting.failure(path) }
    }

    /// The pixels of a PNG file's rows, which its header has.
    private static func width(of picture: Data) -> Int? {
        guard picture.count > 24 else { return nil }
        return picture.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}

import Foundation
import PlumbCairo
import PlumbCore

/// Draws a view as it is now, on its page.
@MainActor struct ViewPictures {
    /// One sentence that says why there is no picture.
    struct PictureError: Error, CustomStringConvertible {
        let description: String
    }

    private let host: ViewHost
    private let name: String
    private let scale: Double
    private let hasPage: Bool

    /// - Parameter hasPage: whether the page that a preview shows lies under the view.
    init(of host: ViewHost, named name: String, scale: Double, hasPage: Bool) {
        self.host = host
        self.name = name
        self.scale = scale
        self.hasPage = hasPage
    }

    init(of host: ViewHost, named name: String, _ options: ChildRequest.Options) {
        self.init(of: host, named: name, scale: options.scale, hasPage: options.hasPage)
    }

    /// What lies under the view, the system's background in the scheme that is seen; nil for nothing.
    var page: RGBA? { hasPage ? (host.shownColorScheme == .dark ? .black : .white) : nil }

    /// A PNG file.
    func file() throws -> Data {
        try draw { try CairoRenderer().render($0, scale: scale) }
    }

    func bitmap() throws -> Bitmap {
        try draw { try CairoRenderer().bitmap($0, scale: scale) }
    }

    /// A film of such pictures.
    func writer(_ format: FilmFormat, dithering: Bool) -> FilmWriter {
        FilmWriter(format, scale: scale, background: page, dithering: dithering)
    }

    private func draw<Result>(_ render: (DisplayList) throws -> Result) throws -> Result {
        var list = host.displayList()
        if let page {
            let paper = Path(CGRect(origin: .zero, size: list.size))
            list.items.insert(.fill(paper, .color(page), FillStyle()), at: 0)
        }
        let sides = [list.size.width, list.size.height].map { Double($0) * scale }
        let size = "\(LayoutJSON.number(list.size.width)) × \(LayoutJSON.number(list.size.height)) points"
        guard sides.allSatisfy({ $0.isFinite && $0 <= ChildProcess.largestSide }) else {
            throw PictureError(
                description:
                    "\(name) is \(size), more than \(Int(ChildProcess.largestSide)) pixels at scale "
                    + "\(LayoutJSON.number(scale)); give it a frame, or lower --scale")
        }
        guard sides.allSatisfy({ $0 > 0 }) else {
            throw PictureError(
                description: "\(name) is \(size), there is nothing to draw; give it a frame, or another --size")
        }
        do {
            return try render(list)
        } catch {
            throw PictureError(description: "\(name) can't be drawn: \(error)")
        }
    }
}

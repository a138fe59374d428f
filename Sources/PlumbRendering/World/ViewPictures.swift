import Foundation
import PlumbCairo
import PlumbCore
import PlumbSVG

/// Draws a view as it is now, on its page, and on the screen on which it is shown.
@MainActor package struct ViewPictures {
    /// The largest side of a picture in pixels: what a Cairo surface can hold.
    package nonisolated static let largestSide = 32767.0

    /// One sentence that says why there is no picture.
    package struct PictureError: Error, CustomStringConvertible {
        package let description: String
        /// Whether the view paints nothing, which may be right.
        package var isEmpty = false
    }

    let host: ViewHost
    let name: String
    let scale: Double
    private let hasPage: Bool
    private var screen: Screen?
    private var bezel: Bezel?
    private var bleeds = false
    private var mostPixels: Int?
    /// What files that have a title call the page; the view's name, unless set.
    package var title: String
    /// What is pointed at in the pictures.
    package var notes: [PictureNote] = []
    private var world = World()

    /// - Parameter hasPage: whether the page that a preview shows lies under the view.
    package init(of host: ViewHost, named name: String, scale: Double, hasPage: Bool) {
        self.host = host
        self.name = name
        title = name
        self.scale = scale
        self.hasPage = hasPage
    }

    package init(
        of host: ViewHost, named name: String, _ options: ShowOptions, _ stages: Stages,
        _ stage: Stage
    ) {
        self.init(of: host, named: name, scale: stage.scale, hasPage: options.hasPage)
        screen = stage.screen
        if options.hasBezel, let screen { bezel = Bezel(of: screen, around: host, stages.world) }
        bleeds = options.bleeds && screen == nil
        mostPixels = options.mostPixels
        world = stages.world
    }

    /// What lies under the view, the system's background in the scheme that is seen; nil for nothing.
    var page: RGBA? { hasPage ? (host.shownColorScheme == .dark ? .black : .white) : nil }

    /// When something changes that is no part of the view: the time on the bezel.
    var nextChange: Double? { bezel?.nextChange }

    /// A PNG file.
    package func file() throws -> Data {
        try draw { try CairoRenderer().render($0, scale: scale) }
    }

    /// A file of a format, and what is worth knowing of it, a sentence each.
    package func file(_ format: PictureFormat, _ letters: SVGRenderer.Letters) throws -> (data: Data, notes: [String]) {
        try draw(withMeaning: format.hasMeaning) { try RenderedPage($0, scale: scale).file(format, letters) }
    }

    package func bitmap() throws -> Bitmap {
        try draw { try CairoRenderer().bitmap($0, scale: scale) }
    }

    /// A film of such pictures.
    package func writer(_ format: FilmFormat, dithering: Bool) -> FilmWriter {
        // Nothing lies under the round corners of a screen.
        let isRound = screen.map { $0.device.cornerRadius > 0 } ?? false
        return FilmWriter(format, scale: scale, background: isRound ? nil : page, dithering: dithering)
    }

    /// - Parameter withMeaning: whether the list says what its marks mean; the page's title is the view's name.
    private func draw<Result>(withMeaning: Bool = false, _ render: (DisplayList) throws -> Result) throws -> Result {
        var list = host.displayList(withMeaning: withMeaning)
        list.title = title
        // What has no size may have content that overflows it.
        let sides = [list.size.width, list.size.height]
        let hasNoSize = screen == nil && sides.contains { $0 <= 0 } && sides.allSatisfy(\.isFinite)
        if hasNoSize { list = try widened(list) }
        try check(list.size)
        if !notes.isEmpty {
            list.items += PictureNotes(notes: notes, world: world, room: host.proposal).marks(
                over: list.size)
        }
        if bleeds && !hasNoSize { list = try widened(list) }
        if let page {
            let paper = Path(CGRect(origin: .zero, size: list.size))
            list.surround(with: [.fill(paper, .color(page), FillStyle())])
        }
        if let bezel { list.items += bezel.marks }
        if let screen, screen.device.cornerRadius > 0 {
            let glass = Path(
                roundedRect: CGRect(origin: .zero, size: list.size), cornerRadius: screen.device.cornerRadius)
            // A material near a corner sees what the screen shows under the glass's edge, so that is painted first.
            let looksBehind = list.items.contains { if case .fill(_, .backdrop, _) = $0 { true } else { false } }
            if looksBehind {
                list.surround(
                    with: [.pushLayer(opacity: 1, .normal)],
                    [.pushMask, .fill(glass, .color(.black), FillStyle()), .pop, .pop])
            } else {
                list.surround(with: [.pushClip(glass, FillStyle())], [.pop])
            }
        }
        return try drawn { try render(list) }
    }

    private func drawn<Result>(_ draw: () throws -> Result) throws -> Result {
        do {
            return try draw()
        } catch {
            throw PictureError(description: "\(name) can't be drawn: \(error)")
        }
    }

    private func check(_ size: CGSize) throws {
        let sides = [size.width, size.height].map { Double($0) * scale }
        let words = "\(LayoutJSON.number(size.width)) × \(LayoutJSON.number(size.height)) points"
        guard sides.allSatisfy({ $0.isFinite && $0 <= ViewPictures.largestSide }) else {
            throw PictureError(
                description:
                    "\(name) is \(words), more than \(Int(ViewPictures.largestSide)) pixels at scale "
                    + "\(LayoutJSON.number(scale)); give it a frame, or lower --scale")
        }
        if let mostPixels, sides[0].rounded(.up) * sides[1].rounded(.up) > Double(mostPixels) {
            throw PictureError(
                description: "\(name) is \(words), more than \(mostPixels) pixels at scale \(LayoutJSON.number(scale))")
        }
        guard sides.allSatisfy({ $0 > 0 }) else {
            throw PictureError(
                description: "\(name) is \(words), there is nothing to draw; give it a frame, or another --size",
                isEmpty: true)
        }
    }

    // MARK: Beside the answer

    /// Points on each side of the answer, beyond which nothing is kept.
    private static let bleed = 500.0

    /// The list with all that is painted beside its page, up to a distance.
    ///
    /// 1. The marks say where something may be. 2. That is drawn, and its pixels say where something is. 3. The page
    /// grows to it on each side, by whole pixels: what is in it stays on the pixels on which it was.
    private func widened(_ list: DisplayList) throws -> DisplayList {
        guard let place = try painted(by: list, scale: scale, beyond: 0) else { return list }
        // 3
        let grown = CGRect(origin: .zero, size: list.size).union(place)
        return list.moved(x: -grown.minX, y: -grown.minY, to: grown.size)
    }

    /// How much of the picture lies beside the view's answer, in words; nil where nothing that one sees is cut.
    package func cut() throws -> String? {
        let list = host.displayList()
        guard !bleeds, screen == nil, list.size.width > 0, list.size.height > 0,
            let place = try painted(by: list, scale: 1, beyond: 0.1)
        else { return nil }
        let sides = [
            (-place.minX, "on the left"), (-place.minY, "at the top"), (place.maxX - list.size.width, "on the right"),
            (place.maxY - list.size.height, "at the bottom"),
        ]
        // A letter may stand out by a part of a point.
        let words = sides.filter { $0.0 > 1 }.map { side in
            let length = side.0.rounded()
            return "\(LayoutJSON.number(length)) point\(length == 1 ? "" : "s") \(side.1)"
        }
        guard let last = words.last else { return nil }
        return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Where a list paints, in its points; nil where it paints within its page only.
    ///
    /// - Parameters:
    ///   - scale: pixels to a point that are looked at.
    ///   - opacity: what is no more opaque is not seen.
    private func painted(by list: DisplayList, scale: Double, beyond opacity: Double) throws -> CGRect? {
        // 1
        let page = CGRect(origin: .zero, size: list.size)
        let reach = (Self.bleed * scale).rounded(.down) / scale
        let marks = CairoRenderer.extent(of: list, within: page.insetBy(dx: -reach, dy: -reach), scale: scale)
        guard !marks.isNull, !page.contains(marks) else { return nil }
        // 2
        let whole = page.union(marks)
        let left = ((-whole.minX * scale).rounded(.up)) / scale
        let top = ((-whole.minY * scale).rounded(.up)) / scale
        let wide = list.moved(
            x: left, y: top, to: CGSize(width: whole.maxX + left, height: whole.maxY + top))
        try check(wide.size)
        let pixels = try drawn { try CairoRenderer().bitmap(wide, scale: scale) }
        guard let seen = pixels.bounds(beyond: opacity) else { return nil }
        return CGRect(
            x: seen.minX / scale - left, y: seen.minY / scale - top, width: seen.width / scale,
            height: seen.height / scale)
    }
}

extension DisplayList {
    /// The same marks elsewhere, on a page of another size.
    fileprivate func moved(x: CGFloat, y: CGFloat, to size: CGSize) -> DisplayList {
        var list = self
        list.size = size
        list.surround(with: [.pushTransform(CGAffineTransform(translationX: x, y: y))], [.pop])
        return list
    }
}

extension Bitmap {
    /// The pixels that are more opaque than this; nil where none is.
    fileprivate func bounds(beyond opacity: Double) -> CGRect? {
        let least = UInt32(opacity * 255)
        var (left, right, top, bottom) = (width, -1, height, -1)
        pixels.withUnsafeBytes { bytes in
            // Premultiplied, alpha in the byte of the native word's top.
            let words = bytes.bindMemory(to: UInt32.self)
            for y in 0..<height {
                let row = words[(y * width)..<((y + 1) * width)]
                guard let first = row.firstIndex(where: { $0 >> 24 > least }),
                    let last = row.lastIndex(where: { $0 >> 24 > least })
                else { continue }
                left = min(left, first - row.startIndex)
                right = max(right, last - row.startIndex)
                top = min(top, y)
                bottom = y
            }
        }
        return right < 0 ? nil : CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    }
}

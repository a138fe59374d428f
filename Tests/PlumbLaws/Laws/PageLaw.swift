import Foundation
import PlumbCore
import PlumbGraphics

extension Law {
    static let paged = Law(
        "paged", "pages put together have every mark of the view once, and cut no line of text",
        makeCase: { .random(seed: $0, depth: 4, estimates: false) },
        violation: { test in
            var test = test
            // A page has none.
            test.hasSafeArea = false
            let world = SpecimenWorld()
            let host = test.host(test.tree, in: world)
            var source = RandomSource(seed: test.seed)
            // Lists are as high here as all of their rows, and more: thousands of small pages would take minutes.
            let isEndless = test.tree.code.contains("100_000")
            let room = source.pick(isEndless ? [200, 450, 900, 2000] : [20, 45, 90, 200] as [CGFloat])
            let width = test.width.map { max($0, 30) } ?? 200
            // What a text renderer draws is cut as a picture is.
            var pages = PageMarks(hasPictures: test.tree.code.contains(".textRenderer"))
            do {
                var setter = PageSetter(host, width: width, room: { _ in room })
                try setter.each(withMeaning: true) { page in
                    if page.height > room + 0.1 { pages.fault = "a page of \(page.height) points in \(room)" }
                    if let fault = page.list.faultOfSpans { pages.fault = fault }
                    pages.add(page.list)
                }
            } catch PageSetter.Problem.tooMany {
                // It is told, and there are no pages.
                return nil
            } catch {
                return "\(error)"
            }
            if let fault = pages.fault { return fault }
            var whole = PageMarks(hasPictures: false)
            whole.add(host.displayList())
            return pages.difference(from: whole)
        })
}

/// The marks of pages, by what they are and where they are in the view.
private struct PageMarks {
    var fault: String?
    /// Whether texts may be cut.
    let hasPictures: Bool
    /// How often a mark is there as a whole, and how often as far as a page goes.
    private var counts: [String: (whole: Int, cut: Int)] = [:]

    init(hasPictures: Bool) { self.hasPictures = hasPictures }

    mutating func add(_ list: DisplayList) {
        // For each open group, whether it cuts a mark where a page ends, and whether it lies otherwise in space: then
        // it is cut as a picture is.
        var open: [(cuts: Bool, turns: Bool)] = []
        for item in list.items {
            if case .pop = item {
                open.removeLast()
            } else if item.opensGroup {
                if case .pushClip(let path, _) = item, path.boundingRect.minX == PageSetter.clipEdge {
                    open.append((true, false))
                } else if item.isTurned {
                    open.append((false, true))
                } else {
                    open.append((false, false))
                }
            } else if let name = Self.name(of: item), !Self.isAbove(item) {
                let isCut = open.contains(where: \.cuts)
                if isCut, !hasPictures, !open.contains(where: \.turns), case .glyphs(let run, _, _) = item {
                    fault = fault ?? "a page cuts the line “\(run.text)”"
                }
                counts[name, default: (0, 0)].whole += isCut ? 0 : 1
                counts[name, default: (0, 0)].cut += isCut ? 1 : 0
            }
        }
    }

    /// Whether a mark is above the view, where there is no page.
    private static func isAbove(_ item: DisplayItem) -> Bool {
        switch item {
        case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect.maxY <= 0
        case .image(_, let frame, _, _, _): frame.maxY <= 0
        case .glyphs(_, let point, _): point.y <= 0
        default: false
        }
    }

    /// Colours may be those of a group or of its marks.
    private static func name(of item: DisplayItem) -> String? {
        switch item {
        case .glyphs(let run, let point, _): "glyphs \(run.text) \(number(point.x)) \(number(point.y))"
        // Where a fill has no area, nothing is drawn.
        case .fill(let path, _, _) where path.boundingRect.width == 0 || path.boundingRect.height == 0: nil
        case .fill(let path, _, _): "fill \(rect(path.boundingRect))"
        case .stroke(let path, _, _): "stroke \(rect(path.boundingRect))"
        case .image(_, let frame, _, _, _): "image \(rect(frame))"
        default: nil
        }
    }

    private static func rect(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    }

    private static func number(_ number: CGFloat) -> String { "\((number * 100).rounded() / 100 + 0)" }

    func difference(from view: PageMarks) -> String? {
        for (name, count) in view.counts.sorted(by: { $0.key < $1.key }) {
            let (whole, cut) = counts[name] ?? (0, 0)
            if whole > count.whole { return "\(whole) times on pages, \(count.whole) in the view: \(name)" }
            if whole + cut < count.whole { return "\(whole + cut) times on pages, \(count.whole) in the view: \(name)" }
        }
        return counts.keys.sorted().first { view.counts[$0] == nil }.map { "on pages, and not in the view: \($0)" }
    }
}

extension DisplayItem {
    /// Whether what is in the group is turned, scaled or slanted.
    fileprivate var isTurned: Bool {
        switch self {
        case .pushProjection: true
        case .pushTransform(let way): way.a != 1 || way.b != 0 || way.c != 0 || way.d != 1
        default: false
        }
    }
}

import CCairo
import Foundation
import PlumbGraphics
import Synchronization

/// The shadow of one filled path, made of as few pixels as it has different ones.
///
/// 1. A rounded rectangle has columns in its middle that are all the same, and rows. Those that the blur cannot tell
///    from each other either are taken out; what is left is blurred, and drawn out again: four corners, four edges and
///    the middle. The bytes are those that the whole shape would have.
/// 2. Shapes that differ only in how long their middles are, and by how many whole pixels they are moved, have one
///    blurred shape. The last ones are remembered.
struct ShapeShadow {
    /// In pixels of the device, from whole pixels that `origin` says.
    private let path: Path
    private let origin: (x: Int, y: Int)
    private let alpha: Double
    private let style: FillStyle
    private let sigma: Double
    private let columns: Middle
    private let rows: Middle
    /// Whether what throws the shadow shows what lies behind it: that is without the shadow.
    let looksBehind: Bool

    /// A path with more elements is drawn as it is.
    private static let mostElements = 64

    /// What is in a group, when that is one upright path that is filled with one opacity; nil else. What is turned has
    /// no columns that are the same, and other pixels at its edge when Cairo is given the turned points.
    ///
    /// - Parameter transform: to the device.
    init?(of items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, sigma: Double) {
        var transforms = [transform]
        var fill: (path: Path, paint: Paint, alpha: Double, style: FillStyle)?
        for item in items {
            switch item {
            case .pushTransform(let inner): transforms.append(inner.concatenating(transforms[transforms.count - 1]))
            case .pop: transforms.removeLast()
            case .fill(let path, let paint, let style):
                guard fill == nil, path.elements.count <= Self.mostElements, let alpha = paint.onlyAlpha
                else { return nil }
                let place = transforms[transforms.count - 1]
                guard place.b == 0, place.c == 0 else { return nil }
                fill = (path.applying(place), paint, alpha, style)
            default: return nil
            }
        }
        guard let fill, let box = fill.path.bounds else { return nil }
        (alpha, style, self.sigma) = (fill.alpha, fill.style, sigma)
        if case .backdrop = fill.paint { looksBehind = true } else { looksBehind = false }
        let corner = (x: Int(box.minX.rounded(.down)), y: Int(box.minY.rounded(.down)))
        let path = fill.path.applying(CGAffineTransform(translationX: -Double(corner.x), y: -Double(corner.y)))
        let reach = GaussianBlur.reach(sigma: sigma)
        columns = Middle(of: path, along: \.x, across: \.y, reach: reach)
        rows = Middle(of: path, along: \.y, across: \.x, reach: reach)
        self.path = path.moved { [columns, rows] in
            CGPoint(x: columns.shortened($0.x), y: rows.shortened($0.y))
        }
        origin = corner
    }

    /// The blurred shape within a part of the device, in whole pixels; nil where Cairo has no picture of that size.
    func shade(in frame: CGRect, margin: Int) throws -> EffectPicture? {
        guard let small = try blurred(margin: margin), let shade = try EffectPicture(frame, CAIRO_FORMAT_A8)
        else { return nil }
        cairo_surface_flush(shade.surface)
        guard let target = cairo_image_surface_get_data(shade.surface) else { return nil }
        // Where the picture of the small shape begins, in the places of `path`; then in those of `frame`.
        let left = origin.x + small.left - Int(frame.minX)
        let top = origin.y + small.top - Int(frame.minY)
        let rowsDrawn = rows.parts(small.height, from: small.top)
        let columnsDrawn = columns.parts(small.width, from: small.left)
        small.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for rowPart in rowsDrawn {
                for row in rowPart.target {
                    let y = top + row
                    guard y >= 0, y < shade.height else { continue }
                    let from = base + rowPart.source(row) * small.width
                    let to = target + y * shade.stride
                    for part in columnsDrawn {
                        let low = max(part.target.lowerBound, -left)
                        let high = min(part.target.upperBound, shade.width - left)
                        guard low < high else { continue }
                        if part.isRepeated {
                            (to + left + low).update(repeating: from[part.source(low)], count: high - low)
                        } else {
                            (to + left + low).update(from: from + part.source(low), count: high - low)
                        }
                    }
                }
            }
        }
        cairo_surface_mark_dirty(shade.surface)
        return shade
    }

    // MARK: The small shape

    private struct Key: Hashable {
        var path: [Int32]
        var style: FillStyle
        var alpha: Double
        var sigma: Double
        var margin: Int
    }

    private struct Blurred {
        var bytes: [UInt8]
        var width: Int
        var height: Int
        /// The pixels of `path` at which it begins.
        var left: Int
        var top: Int
    }

    private static let recent = Mutex(RecentValues<Key, Blurred>(limit: 16))
    /// Bytes of what is remembered.
    private static let mostRemembered = 1 << 20

    /// (2)
    private func blurred(margin: Int) throws -> Blurred? {
        let key = Key(path: path.inCairosUnits, style: style, alpha: alpha, sigma: sigma, margin: margin)
        if let known = Self.recent.withLock({ $0.value(for: key) }) { return known }
        guard let box = path.bounds?.insetBy(dx: -1, dy: -1).integral else { return nil }
        guard let shape = try EffectPicture(box, CAIRO_FORMAT_A8), let cr = cairo_create(shape.surface)
        else { return nil }
        cairo_translate(cr, -box.minX, -box.minY)
        let context = CairoContext(cr: cr)
        if context.add(path) {
            context.set(style)
            cairo_set_source_rgba(cr, 0, 0, 0, alpha)
            cairo_fill(cr)
        }
        cairo_destroy(cr)
        guard let shade = try shape.shade(sigma: sigma, margin: margin),
            let data = cairo_image_surface_get_data(shade.surface)
        else { return nil }
        let (width, height, stride) = (shade.width, shade.height, shade.stride)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            for y in 0..<height {
                (bytes.baseAddress.map { $0 + y * width })?.initialize(from: data + y * stride, count: width)
            }
            count = width * height
        }
        let blurred = Blurred(
            bytes: bytes, width: width, height: height, left: Int(shade.frame.minX), top: Int(shade.frame.minY))
        if bytes.count <= Self.mostRemembered { Self.recent.withLock { $0.keep(blurred, for: key) } }
        return blurred
    }
}

/// Columns, or rows, in the middle of a shape that are all the same: what is taken out of them.
private struct Middle {
    /// The pixel that stands for those that are taken out, and how many these are.
    private let pixel: Int
    private let count: Int

    /// - Parameters:
    ///   - along: the coordinate that goes from column to column.
    ///   - reach: how far the blur looks to each side.
    init(of path: Path, along: (CGPoint) -> CGFloat, across: (CGPoint) -> CGFloat, reach: Int) {
        var steps: [(low: CGFloat, high: CGFloat, isLevel: Bool)] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        func step(to end: CGPoint, _ controls: [CGPoint] = []) {
            let places = ([current, end] + controls).map(along)
            steps.append(
                (places.min() ?? 0, places.max() ?? 0, controls.isEmpty && across(current) == across(end)))
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                // A fill closes what is left open.
                step(to: start)
                (current, start) = (end, end)
            case .line(let end): step(to: end)
            case .quadCurve(let end, let control): step(to: end, [control])
            case .curve(let end, let control1, let control2): step(to: end, [control1, control2])
            case .closeSubpath: step(to: start)
            }
        }
        step(to: start)
        // The widest room between two places in which nothing begins or ends.
        let places = steps.dropFirst().flatMap { [$0.low, $0.high] }.sorted()
        let gap = zip(places, places.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }
        guard let (low, high) = gap,
            steps.dropFirst().allSatisfy({ $0.isLevel || $0.high <= low || $0.low >= high })
        else {
            (pixel, count) = (0, 0)
            return
        }
        let (first, end) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
        pixel = first + reach
        count = max(0, end - first - (2 * reach + 1))
    }

    /// Where a place is when the middle is taken out.
    func shortened(_ place: CGFloat) -> CGFloat { place > CGFloat(pixel) ? place - CGFloat(count) : place }

    /// Pixels that are drawn from those of the small shape.
    struct Part {
        /// From the first pixel of the small shape on.
        var target: Range<Int>
        var isRepeated: Bool
        fileprivate var shift: Int

        /// The small shape's pixel for one that is drawn.
        func source(_ pixel: Int) -> Int { isRepeated ? shift : pixel - shift }
    }

    /// - Parameters:
    ///   - length: pixels of the small shape's picture.
    ///   - start: the first of them.
    func parts(_ length: Int, from start: Int) -> [Part] {
        if count == 0 { return [Part(target: 0..<length, isRepeated: false, shift: 0)] }
        let middle = pixel - start
        return [
            Part(target: 0..<middle, isRepeated: false, shift: 0),
            Part(target: middle..<(middle + count + 1), isRepeated: true, shift: middle),
            Part(target: (middle + count + 1)..<(length + count), isRepeated: false, shift: count),
        ]
    }
}

extension Paint {
    /// Alpha where it is the same everywhere, as it is drawn on pixels; nil where it is not known to be.
    fileprivate var onlyAlpha: Double? {
        switch self {
        case .color(let color): (color.inGamut.alpha * 255).rounded() / 255
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } ? 1 : nil
        case .backdrop(let backdrop): (min(max(backdrop.opacity, 0), 1) * 255).rounded() / 255
        case .tiles, .meshGradient: nil
        }
    }
}

extension Path {
    /// The rectangle about all points; nil where one is no number that pixels have, and for none.
    fileprivate var bounds: CGRect? {
        let points = elements.flatMap(\.points)
        guard !points.isEmpty, points.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
        return boxOfPoints
    }

    /// What Cairo draws: it rounds points to a 256th of a pixel.
    fileprivate var inCairosUnits: [Int32] {
        elements.flatMap { element -> [Int32] in
            let kind: Int32 =
                switch element {
                case .move: 0
                case .line: 1
                case .quadCurve: 2
                case .curve: 3
                case .closeSubpath: 4
                }
            return [kind] + element.points.flatMap { [Int32(($0.x * 256).rounded()), Int32(($0.y * 256).rounded())] }
        }
    }
}

import Foundation
import PlumbGraphics

/// Reads the path strings of the glyph tables: the path data of SVG 1.1 (section 8.3) without T, and two words of our
/// own.
///
/// 1. `M L H V C S Q A Z` mean what they mean in SVG; capitals are absolute, small letters relative to the pen.
/// 2. A command may be followed by several sets of numbers; after the first set `M` goes on as `L`, `m` as `l`.
/// 3. `O cx cy r` is a whole circle, `R x y w h r` a rectangle with round corners; both are always absolute.
/// 4. The flags of an arc are written as separate numbers, 0 or 1.
///
/// Anything else makes the answer nil: a glyph is drawn as a whole or not at all.
struct GlyphPathParser {
    private var text: [UInt8]
    private var index = 0
    private var path = Path()
    private var pen = CGPoint.zero
    private var start = CGPoint.zero
    private var lastControl: CGPoint?

    private init(_ string: String) { text = Array(string.utf8) }

    /// The outline in units of the 24 grid, or nil if the string is not well formed.
    static func path(_ string: String) -> Path? {
        var parser = GlyphPathParser(string)
        return parser.parse()
    }

    private mutating func parse() -> Path? {
        var first = true
        while let command = nextCommand() {
            // A path begins with a place to stand: M, or a closed figure of our own.
            if first, !"MmOR".utf8.contains(command) { return nil }
            first = false
            var current = command
            repeat {
                guard run(current) else { return nil }
                if current == UInt8(ascii: "M") { current = UInt8(ascii: "L") }
                if current == UInt8(ascii: "m") { current = UInt8(ascii: "l") }
            } while !isZ(command) && atNumber()
        }
        skipSeparators()
        return index == text.count && !path.isEmpty ? path : nil
    }

    private func isZ(_ command: UInt8) -> Bool { command | 0x20 == UInt8(ascii: "z") }

    /// One command with one set of numbers.
    private mutating func run(_ command: UInt8) -> Bool {
        let origin = command >= UInt8(ascii: "a") ? pen : .zero
        var control: CGPoint?
        switch command {
        case UInt8(ascii: "M"), UInt8(ascii: "m"):
            guard let p = point(origin) else { return false }
            path.move(to: p)
            (pen, start) = (p, p)
        case UInt8(ascii: "L"), UInt8(ascii: "l"):
            guard let p = point(origin) else { return false }
            line(to: p)
        case UInt8(ascii: "H"), UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: pen.y))
        case UInt8(ascii: "V"), UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: pen.x, y: origin.y + y))
        case UInt8(ascii: "C"), UInt8(ascii: "c"):
            guard let c1 = point(origin), let c2 = point(origin), let p = point(origin) else { return false }
            curve(c1, c2, p)
            control = c2
        case UInt8(ascii: "S"), UInt8(ascii: "s"):
            guard let c2 = point(origin), let p = point(origin) else { return false }
            let mirrored = lastControl.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
            curve(mirrored, c2, p)
            control = c2
        case UInt8(ascii: "Q"), UInt8(ascii: "q"):
            guard let c = point(origin), let p = point(origin) else { return false }
            path.addQuadCurve(to: p, control: c)
            pen = p
        case UInt8(ascii: "A"), UInt8(ascii: "a"):
            guard let arc = arc(origin) else { return false }
            for piece in arc.curves(from: pen) { curve(piece.control1, piece.control2, piece.end) }
        case UInt8(ascii: "Z"), UInt8(ascii: "z"):
            path.closeSubpath()
            pen = start
        case UInt8(ascii: "O"):
            guard let centre = point(.zero), let r = number(), r > 0 else { return false }
            circle(centre, r)
        case UInt8(ascii: "R"):
            guard let corner = point(.zero), let w = number(), let h = number(), let r = number(), w > 0, h > 0, r >= 0
            else { return false }
            roundedRectangle(CGRect(x: corner.x, y: corner.y, width: w, height: h), radius: r)
        default:
            return false
        }
        lastControl = control
        return true
    }

    // MARK: Figures

    private mutating func line(to p: CGPoint) {
        path.addLine(to: p)
        pen = p
    }

    private mutating func curve(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
        path.addCurve(to: p, control1: c1, control2: c2)
        pen = p
    }

    private mutating func corner(to p: CGPoint, radius r: Double) {
        let arc = GlyphArc(rx: r, ry: r, rotation: 0, isLarge: false, isClockwise: true, end: p)
        for piece in arc.curves(from: pen) { curve(piece.control1, piece.control2, piece.end) }
    }

    private mutating func circle(_ centre: CGPoint, _ r: Double) {
        start = CGPoint(x: centre.x + r, y: centre.y)
        pen = start
        path.move(to: start)
        corner(to: CGPoint(x: centre.x - r, y: centre.y), radius: r)
        corner(to: start, radius: r)
        path.closeSubpath()
    }

    private mutating func roundedRectangle(_ box: CGRect, radius: Double) {
        let r = min(radius, box.width / 2, box.height / 2)
        start = CGPoint(x: box.minX + r, y: box.minY)
        pen = start
        path.move(to: start)
        line(to: CGPoint(x: box.maxX - r, y: box.minY))
        corner(to: CGPoint(x: box.maxX, y: box.minY + r), radius: r)
        line(to: CGPoint(x: box.maxX, y: box.maxY - r))
        corner(to: CGPoint(x: box.maxX - r, y: box.maxY), radius: r)
        line(to: CGPoint(x: box.minX + r, y: box.maxY))
        corner(to: CGPoint(x: box.minX, y: box.maxY - r), radius: r)
        line(to: CGPoint(x: box.minX, y: box.minY + r))
        corner(to: start, radius: r)
        path.closeSubpath()
    }

    // MARK: Words and numbers

    private mutating func skipSeparators() {
        while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func nextCommand() -> UInt8? {
        skipSeparators()
        guard index < text.count, text[index] | 0x20 >= UInt8(ascii: "a"), text[index] | 0x20 <= UInt8(ascii: "z")
        else { return nil }
        index += 1
        return text[index - 1]
    }

    private mutating func atNumber() -> Bool {
        skipSeparators()
        guard index < text.count else { return false }
        return "+-.0123456789".utf8.contains(text[index])
    }

    private mutating func number() -> Double? {
        guard atNumber() else { return nil }
        var end = index
        if text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
        var hasPoint = false
        while end < text.count {
            if text[end] == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[end]) {
                break
            }
            end += 1
        }
        // A second point begins the next number, as in SVG: "1.5.5" is 1.5 and 0.5.
        guard let value = Double(String(decoding: text[index..<end], as: UTF8.self)), value.isFinite else { return nil }
        index = end
        return value
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func flag() -> Bool? {
        switch number() {
        case 0: false
        case 1: true
        default: nil
        }
    }

    private mutating func arc(_ origin: CGPoint) -> GlyphArc? {
        guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(),
            let end = point(origin)
        else { return nil }
        return GlyphArc(
            rx: abs(rx), ry: abs(ry), rotation: turn * .pi / 180, isLarge: large, isClockwise: sweep, end: end)
    }
}

import Foundation
import PlumbGraphics

/// Characters of an SVG file, as they come.
struct SVGText {
    private(set) var bytes: [UInt8] = []

    /// Stands for the beginning of names until all is written. No XML file has this character.
    static let mark: UInt8 = 1

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ text: SVGText) { bytes.append(contentsOf: text.bytes) }

    /// Takes back the last bytes.
    mutating func removeLast(_ count: Int) { bytes.removeLast(count) }

    /// ` name="value"`, the value in hundredths unless something else is said.
    mutating func write(_ name: StaticString, _ value: Double, decimals: Int = 2) {
        write(" \(name)=\"")
        write(value, decimals: decimals)
        write("\"")
    }

    /// A number without needless zeros: ".5" for 0.50.
    mutating func write(_ value: Double, decimals: Int = 2) {
        write(units: SVGText.units(value, decimals), decimals: decimals)
    }

    /// A number in units of its last decimal. What lies far outside is no farther than ten million: viewers count
    /// pixels in 32 bits.
    static func units(_ value: Double, _ decimals: Int) -> Int {
        if value.isNaN { return 0 }
        return Int((max(-1e7, min(1e7, value)) * SVGText.powers[decimals]).rounded())
    }

    private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]

    mutating func write(units: Int, decimals: Int) {
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, part) = abs(units).quotientAndRemainder(dividingBy: Int(SVGText.powers[decimals]))
        if whole > 0 || part == 0 { write("\(whole)") }
        guard part > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, place) = (part, Int(SVGText.powers[decimals]) / 10)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    /// Characters of an element's content, as many as there are: each has a place of its own.
    ///
    /// What no XML file may have is U+FFFD. What turns the direction of letters is a space without width: letters stand
    /// in their direction already.
    mutating func write(_ name: StaticString, escaped text: String) {
        write(" \(name)=\"")
        write(escaped: text)
        write("\"")
    }

    mutating func write(escaped text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": write("&amp;")
            case "<": write("&lt;")
            case ">": write("&gt;")
            case "\"": write("&quot;")
            case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": write("\u{FFFD}")
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": write("\u{200B}")
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// The file with its names, which begin with a checksum of it (FNV-1a).
    func named() -> Data {
        let sum = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let start = Array("p\(String(sum, radix: 36))-".utf8)
        var data = Data(capacity: bytes.count + 64)
        for (index, part) in bytes.split(separator: SVGText.mark, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { data.append(contentsOf: start) }
            data.append(contentsOf: part)
        }
        return data
    }
}

/// The steps of an outline as an attribute's value, each counted from the point before.
///
/// Points are rounded first, so that errors don't add up.
struct SVGPathData {
    private(set) var text = SVGText()
    private let decimals: Int
    private var command: UInt8 = 0
    private var point = (x: 0, y: 0)
    private var start = (x: 0, y: 0)

    init(_ path: Path, decimals: Int) {
        self.decimals = decimals
        for element in path.elements { add(element) }
    }

    private mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let end):
            step("m", [end])
            start = point
        case .line(let end): line(to: end)
        case .quadCurve(let end, let control): step("q", [control, end])
        case .curve(let end, let control1, let control2): step("c", [control1, control2, end])
        case .closeSubpath:
            text.write("z")
            command = UInt8(ascii: "z")
            point = start
        }
    }

    private mutating func line(to end: CGPoint) {
        let units = (x: SVGText.units(end.x, decimals), y: SVGText.units(end.y, decimals))
        if units.y == point.y, units.x != point.x {
            begin("h")
            number(units.x - point.x)
        } else if units.x == point.x, units.y != point.y {
            begin("v")
            number(units.y - point.y)
        } else {
            return step("l", [end])
        }
        point = units
    }

    private mutating func step(_ letter: Unicode.Scalar, _ points: [CGPoint]) {
        begin(letter)
        var last = point
        for place in points {
            last = (SVGText.units(place.x, decimals), SVGText.units(place.y, decimals))
            number(last.x - point.x)
            number(last.y - point.y)
        }
        point = last
    }

    /// A letter that is the same as the last one is left out.
    private mutating func begin(_ letter: Unicode.Scalar) {
        let byte = UInt8(ascii: letter)
        isFirst = byte != command || letter == "m"
        if isFirst { text.write(String(letter)) }
        command = byte
    }

    private var isFirst = false

    private mutating func number(_ units: Int) {
        // A sign parts numbers, too.
        if !isFirst, units >= 0 { text.write(" ") }
        isFirst = false
        text.write(units: units, decimals: decimals)
    }
}

import Foundation

// A path as text, in SwiftUI's form: numbers, then the letter of the step they belong to.
//
//     x y m          move            x y l                      line
//     cx cy x y q    quadratic       c1x c1y c2x c2y x y c      cubic        h   close

extension Path: LosslessStringConvertible {
    public var description: String { elements.map(\.text).joined(separator: " ") }

    /// The path that a text describes; nil when it describes none.
    public init?(_ description: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in description.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard let element = Element(letter: word, numbers) else { return nil }
            // Only a move can begin a path.
            if isEmpty {
                guard case .move = element else { return nil }
            }
            elements.append(element)
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}

extension Path.Element {
    fileprivate init?(letter: Substring, _ n: [CGFloat]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (letter, n.count) {
        case ("m", 2): self = .move(to: point(0))
        case ("l", 2): self = .line(to: point(0))
        case ("q", 4): self = .quadCurve(to: point(2), control: point(0))
        case ("c", 6): self = .curve(to: point(4), control1: point(0), control2: point(2))
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }

    fileprivate var text: String {
        func words(_ points: CGPoint...) -> String {
            points.map { "\(Self.text(of: $0.x)) \(Self.text(of: $0.y))" }.joined(separator: " ")
        }
        return switch self {
        case .move(let end): words(end) + " m"
        case .line(let end): words(end) + " l"
        case .quadCurve(let end, let control): words(control, end) + " q"
        case .curve(let end, let control1, let control2): words(control1, control2, end) + " c"
        case .closeSubpath: "h"
        }
    }

    /// The shortest text that reads back as the same number, whole numbers without a point.
    private static func text(of number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

import Foundation
import PlumbGraphics
import PlumbLayout

extension Text {
    /// A line under a text, or through it. It changes neither size nor place. Source: Apple (`Text.LineStyle`).
    public struct LineStyle: Hashable, Sendable {
        /// What the line consists of. Lengths of dashes are multiples of the line's thickness (Docs/Rules.md, section
        /// 21).
        public struct Pattern: Hashable, Sendable {
            /// Dashes and gaps in turn; none for a line without gaps.
            let dashes: [Double]

            /// A line without gaps.
            public static let solid = Pattern(dashes: [])
            /// Dots of 3 and gaps of 3.
            public static let dot = Pattern(dashes: [3, 3])
            /// Dashes of 10 and gaps of 5.
            public static let dash = Pattern(dashes: [10, 5])
            /// A dash of 10 and a dot of 3 in turn, with gaps of 3.
            public static let dashDot = Pattern(dashes: [10, 3, 3, 3])
            /// A dash of 10 and two dots of 3 in turn, with gaps of 3.
            public static let dashDotDot = Pattern(dashes: [10, 3, 3, 3, 3, 3])
        }

        let pattern: Pattern
        let color: Color?

        /// - Parameter color: nil for the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line without gaps in the text's colour.
        public static let single = LineStyle()

        package func hasPattern(_ pattern: Pattern) -> Bool { self.pattern == pattern }
    }
}

/// Lines under and through the glyphs of a line of text.
///
/// 1. A line under a text begins 0.15137 of the font's size below the baseline, one through it is half an x-height
/// above. 2. Both are 0.05859 of the size thick, in whole pixels, at least one. 3. Neighbours on a line of text that
/// are decorated alike share one line, so that dashes go on. (Docs/Rules.md, section 21.)
struct TextDecoration {
    enum Kind { case under, through }

    /// A stretch of a line of text.
    struct Stretch {
        var x: Double
        var width: Double
        /// Where the stretch begins and the line's thickness, in points.
        var top: Double
        var thickness: Double
        var style: Text.LineStyle
        var paint: UnitPaint
        /// Spans with the same paint are the same text.
        var span: Int
    }

    private(set) var stretches: [Stretch] = []

    mutating func add(
        _ kind: Kind, _ style: Text.LineStyle, x: Double, width: Double, baseline: Double, font: FontDescriptor,
        xHeight: Double, span: Int, paint: UnitPaint, in context: DrawContext
    ) {
        guard width > 0, font.size.isFinite else { return }
        let pixel = context.scale > 0 ? 1 / context.scale : 1
        // 2
        let thickness = max(1, (0.05859 * font.size / pixel).rounded()) * pixel
        // 1
        let top =
            switch kind {
            case .under: baseline + 0.15137 * font.size
            case .through: baseline - xHeight / 2 - thickness / 2
            }
        // 3
        if let last = stretches.last, last.style == style, last.top == top, last.thickness == thickness,
            last.span == span || style.color != nil || last.paint.isColor(of: paint),
            abs(last.x + last.width - x) < 1e-6
        {
            stretches[stretches.count - 1].width += width
        } else {
            stretches.append(
                Stretch(
                    x: x, width: width, top: top, thickness: thickness, style: style, paint: paint, span: span))
        }
    }

    func draw(in context: inout DrawContext, bounds: CGRect) {
        for stretch in stretches {
            let paint = stretch.style.color?.unitPaint(in: context.environment) ?? stretch.paint
            let top = context.pixelAligned(CGPoint(x: 0, y: stretch.top + context.origin.y)).y - context.origin.y
            let rect = CGRect(x: stretch.x, y: top, width: stretch.width, height: stretch.thickness)
            guard !stretch.style.pattern.dashes.isEmpty else {
                let line = context.pixelAligned(rect)
                context.fill(
                    Path(CGRect(x: line.minX, y: rect.minY, width: line.width, height: rect.height)), paint,
                    in: bounds, FillStyle())
                continue
            }
            let y = rect.midY
            let line = Path { path in
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
            }
            let dashes = stretch.style.pattern.dashes.map { CGFloat($0 * stretch.thickness) }
            context.stroke(line, paint, in: bounds, StrokeStyle(lineWidth: stretch.thickness, dash: dashes))
        }
    }
}

extension UnitPaint {
    /// Whether both are one colour.
    fileprivate func isColor(of other: UnitPaint) -> Bool {
        if case .color(let a) = self, case .color(let b) = other { return a == b }
        return false
    }
}

extension Text {
    /// Draws a line under the text. Size and place are the text's.
    ///
    /// - Parameter color: nil for the text's.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.underline = $0.underline ?? (isActive ? .some(LineStyle(color: color)) : .some(nil)) }
    }

    /// Draws a line under the text. Size and place are the text's.
    ///
    /// - Parameter color: nil for the text's.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        styled {
            $0.underline = $0.underline ?? (isActive ? .some(LineStyle(pattern: pattern, color: color)) : .some(nil))
        }
    }

    /// Draws a line through the text. Size and place are the text's.
    ///
    /// - Parameter color: nil for the text's.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.strikethrough = $0.strikethrough ?? (isActive ? .some(LineStyle(color: color)) : .some(nil)) }
    }

    /// Draws a line through the text. Size and place are the text's.
    ///
    /// - Parameter color: nil for the text's.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        styled {
            $0.strikethrough =
                $0.strikethrough ?? (isActive ? .some(LineStyle(pattern: pattern, color: color)) : .some(nil))
        }
    }
}

extension View {
    /// Draws lines under the texts within. Size and place are the view's.
    ///
    /// - Parameter color: nil for the text's.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textTraits.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws lines through the texts within. Size and place are the view's.
    ///
    /// - Parameter color: nil for the text's.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textTraits.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}

import Foundation
import PlumbGraphics

/// A text that was set on lines, with what it is drawn with. Shared by all its lines, runs and slices.
final class DrawnText {
    let content: TextContent
    let foreground: UnitPaint
    let bounds: CGRect
    let isTruncated: Bool
    let lines: [TextLayout.Line]
    /// By line and run, from left to right.
    let clusters: [[[TextLayout.PlacedCluster]]]
    private let metrics: [LineMetrics]
    private let charactersBefore: [Int]

    init(_ content: TextContent, _ layout: TextLayout, _ foreground: UnitPaint, _ bounds: CGRect) {
        self.content = content
        self.foreground = foreground
        self.bounds = bounds
        isTruncated = layout.isTruncated
        lines = layout.lines
        clusters = lines.indices.map { layout.clusters(ofLine: $0) }
        metrics = layout.lineMetrics
        charactersBefore = layout.charactersBeforeClusters
    }

    func metrics(ofSpan span: Int) -> LineMetrics {
        metrics.indices.contains(span)
            ? metrics[span] : LineMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }

    func character(ofCluster cluster: Int) -> Text.Layout.CharacterIndex {
        Text.Layout.CharacterIndex(
            value: charactersBefore.indices.contains(cluster) ? charactersBefore[cluster] : charactersBefore.last ?? 0)
    }
}

extension Text {
    /// A text on its lines, for renderers: lines, in them runs of letters in one font, in those the letters. Lengths
    /// are points, places are counted from the text's top left corner. Source: Apple (`Text.Layout`).
    public struct Layout: RandomAccessCollection, Equatable {
        let text: DrawnText

        init(_ text: DrawnText) { self.text = text }

        /// Whether an ellipsis stands for what did not fit.
        public var isTruncated: Bool { text.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines.count }
        /// A line, from the top.
        public subscript(position: Int) -> Line { Line(text, position) }

        public static func == (a: Layout, b: Layout) -> Bool { a.text === b.text }

        /// Where a character stands in a text: how many are before it.
        @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            var value: Int

            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
        }

        /// How letters are drawn.
        @frozen public struct DrawingOptions: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt32
            /// From bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Puts letters where they stand to a fraction of a pixel, so that letters that move don't jump.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }

        /// The room of a part of a text.
        @frozen public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            /// From the origin to the right.
            public var width: CGFloat
            /// Above the baseline.
            public var ascent: CGFloat
            /// Below the baseline.
            public var descent: CGFloat
            /// Between lines.
            public var leading: CGFloat

            /// No room, at zero.
            public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

            /// From the ascent to the descent, without the leading.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
    }
}

extension Text.Layout {
    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable {
        let text: DrawnText
        let index: Int
        /// The left end of the line's baseline. A line that is put elsewhere is drawn there.
        public var origin: CGPoint

        init(_ text: DrawnText, _ index: Int) {
            self.text = text
            self.index = index
            origin = text.lines[index].start
        }

        var line: TextLayout.Line { text.lines[index] }
        /// How far the line was moved.
        var offset: CGPoint { CGPoint(x: origin.x - line.start.x, y: origin.y - line.start.y) }

        /// The room of the line: the largest measures of its fonts. A line with nothing on it is as high as its font
        /// makes it.
        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds()
            bounds.origin = origin
            bounds.width = CGFloat(line.width)
            bounds.add(line.runs.map { text.metrics(ofSpan: $0.span) })
            if line.runs.isEmpty {
                bounds.ascent = CGFloat(line.baseline) - line.origin.y
                bounds.descent = CGFloat(line.height) - bounds.ascent
            }
            return bounds
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { line.runs.count }
        /// A run, from the left.
        public subscript(position: Int) -> Run { Run(text: text, line: index, index: position, offset: offset) }

        public static func == (a: Line, b: Line) -> Bool {
            a.text === b.text && a.index == b.index && a.origin == b.origin
        }
    }

    /// Letters of one font that stand together on a line.
    public struct Run: RandomAccessCollection, Equatable {
        let text: DrawnText
        let line: Int
        let index: Int
        let offset: CGPoint

        var run: TextLayout.Run { text.lines[line].runs[index] }
        var clusters: [TextLayout.PlacedCluster] { text.clusters[line][index] }

        /// The way the letters read.
        public var layoutDirection: LayoutDirection {
            clusters.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
        }

        /// The room of the run.
        public var typographicBounds: TypographicBounds { self[0..<endIndex].typographicBounds }

        /// The characters of the letters.
        public var characterIndices: [CharacterIndex] { self[0..<endIndex].characterIndices }

        /// The attribute of a type that the run's text has (`Text.customAttribute`); nil for none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            let looks = text.content.looks
            return looks.indices.contains(run.span) ? looks[run.span].attributes?[key] : nil
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { clusters.count }
        /// A letter, from the left.
        public subscript(position: Int) -> RunSlice {
            precondition(clusters.indices.contains(position), "the run has no letter \(position)")
            return RunSlice(run: self, indices: position..<(position + 1))
        }
        /// Some letters.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        public static func == (a: Run, b: Run) -> Bool {
            a.text === b.text && a.line == b.line && a.index == b.index && a.offset == b.offset
        }
    }

    /// Some of a run's letters.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that the letters belong to.
        public var run: Run
        /// Which letters; their elements are one letter each.
        public var indices: Range<Int>

        /// - Parameter indices: letters that the run does not have are left out.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: 0..<run.clusters.count)
        }

        var clusters: ArraySlice<TextLayout.PlacedCluster> {
            run.clusters[indices.clamped(to: 0..<run.clusters.count)]
        }

        /// The room of the letters.
        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds()
            let clusters = clusters
            let left = clusters.first?.run.x ?? run.run.x
            let baseline = run.text.lines[run.line].baseline
            bounds.origin = CGPoint(x: CGFloat(left) + run.offset.x, y: CGFloat(baseline) + run.offset.y)
            bounds.width = clusters.reduce(0) { $0 + CGFloat($1.run.glyphs.width) }
            bounds.add([run.text.metrics(ofSpan: run.run.span)])
            return bounds
        }

        /// The characters of the letters.
        public var characterIndices: [CharacterIndex] { clusters.map { run.text.character(ofCluster: $0.cluster) } }

        /// The attribute of a type that the run's text has; nil for none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        /// A letter.
        public subscript(position: Int) -> RunSlice { run[position] }
        /// Some of the letters.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds.clamped(to: indices)) }

        public static func == (a: RunSlice, b: RunSlice) -> Bool { a.run == b.run && a.indices == b.indices }
    }
}

extension Text.Layout.TypographicBounds {
    fileprivate mutating func add(_ metrics: [LineMetrics]) {
        for one in metrics {
            ascent = max(ascent, CGFloat(one.ascent))
            descent = max(descent, CGFloat(one.descent))
            leading = max(leading, CGFloat(one.leading))
        }
    }
}

extension TextLayout.Line {
    /// The left end of the baseline.
    fileprivate var start: CGPoint { CGPoint(x: origin.x, y: CGFloat(baseline)) }
}

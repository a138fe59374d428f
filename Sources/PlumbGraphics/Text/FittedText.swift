import Foundation

/// What a text may do before a part of it is cut off.
public struct TextFit: Hashable, Sendable {
    /// How small the font may get, of its own size: 1 for no smaller.
    public var minimumScale: Double
    /// Whether letters may stand closer.
    public var allowsTightening: Bool

    /// - Parameter minimumScale: what is at least 1, or no number, leaves the font as it is; what is at most 0 counts
    ///   as the smallest step.
    public init(minimumScale: Double = 1, allowsTightening: Bool = false) {
        self.minimumScale = minimumScale.isNaN ? 1 : min(max(minimumScale, 1 / TextFit.steps), 1)
        self.allowsTightening = allowsTightening
    }

    /// The factors that are tried are multiples of a 64th.
    static let steps = 64.0
    /// Letters stand closer by at most so much of the font's size.
    static let tightest = 0.05
    static let tighteningSteps = 16.0
}

/// A text that is set on lines for one proposal after the other, and made to fit where it would be cut.
///
/// 1. As it is, if nothing is cut off: because of the line limit, or because the proposed height is too little.
/// 2. If letters may stand closer: by as little as keeps the whole text, in sixteenths of 5 % of the font's size.
/// 3. If the font may be smaller: the largest multiple of 1/64 at which nothing is cut off, at least the given one.
///    Fonts, leading, tracking and baseline offsets are scaled; `lineSpacing` is not. The size of the answer is the
///    scaled text's.
/// 4. If nothing keeps the whole text, it is cut in the smallest font.
///
/// A text that has stood on one line, in more width than it takes, stands on the same line in every width that has room
/// for it: it is set once.
///
/// Source: Docs/Rules.md, section 20. A text is shaped once for each scale that is tried, six at most for a proposal;
/// those of the last scales are kept.
public struct FittedText {
    private let spans: [TextSpan]
    private let options: TextLayoutOptions
    private let fit: TextFit
    private let engine: any TextEngine
    private var own: Setting?
    /// The text on one line, nothing of which is cut off.
    private var oneLine: TextLayout?
    /// Its size: most questions ask for nothing else.
    private var sizeOfOneLine: CGSize?
    private var scaled: [(scale: Double, setting: Setting)] = []

    /// A text in fonts of one scale.
    private struct Setting {
        var spans: [TextSpan]
        var options: TextLayoutOptions
        var text: ShapedText
    }

    /// A text that is shaped when its layout is first asked for.
    public init(_ spans: [TextSpan], _ options: TextLayoutOptions, _ fit: TextFit, engine: any TextEngine) {
        self.spans = spans
        self.options = options
        self.fit = fit
        self.engine = engine
    }

    /// The lines for a proposal.
    public mutating func layout(width: Double?, height: Double?) -> TextLayout {
        if let known = onOneLine(width: width) { return known }
        let first = own ?? Setting(spans: spans, options: options, text: engine.shape(spans))
        if own == nil { own = first }
        // 1
        let layout = set(first, first.text, width, height)
        guard layout.isTruncated else {
            // In exactly its own width, it may be white space at the end that has no room.
            let room = width ?? .infinity
            if layout.lineCount == 1, layout.isWhole, room.isNaN || Double(layout.size.width) < room {
                oneLine = layout
                sizeOfOneLine = layout.size
            }
            return layout
        }
        // 2
        if fit.allowsTightening, let tighter = tightened(first, width, height) { return tighter }
        // 3 and 4
        guard fit.minimumScale < 1 else { return layout }
        return smaller(width, height)
    }

    /// The text on one line if it is known to stand on one in this width.
    public func onOneLine(width: Double?) -> TextLayout? { sizeOnOneLine(width: width) == nil ? nil : oneLine }

    /// The size of the text on one line if it is known to stand on one in this width.
    public func sizeOnOneLine(width: Double?) -> CGSize? {
        guard let size = sizeOfOneLine else { return nil }
        guard let width, !width.isNaN else { return size }
        return Double(size.width) <= width ? size : nil
    }

    private func set(_ setting: Setting, _ text: ShapedText, _ width: Double?, _ height: Double?) -> TextLayout {
        TextLayout(text, options: setting.options, proposedWidth: width, proposedHeight: height) { span in
            var own = setting.spans[setting.spans.indices.contains(span) ? span : 0]
            own.text = "…"
            return engine.shape([own])
        }
    }

    // MARK: Closer

    private func tightened(_ setting: Setting, _ width: Double?, _ height: Double?) -> TextLayout? {
        func layout(_ share: Double) -> TextLayout? {
            let layout = set(setting, tighter(setting, by: share), width, height)
            return layout.isTruncated ? nil : layout.fitted()
        }
        let steps = TextFit.tighteningSteps
        return layout(1).map { Self.last($0, from: Int(steps), to: 0) { layout(Double($0) / steps) } }
    }

    private func tighter(_ setting: Setting, by share: Double) -> ShapedText {
        var text = setting.text
        for index in text.clusters.indices where text.clusters[index].breakAfter != .mandatory {
            let size = text.runs[text.clusters[index].run].font.size
            text.clusters[index].advance = max(0, text.clusters[index].advance - share * TextFit.tightest * size)
        }
        return text
    }

    // MARK: Smaller

    private mutating func smaller(_ width: Double?, _ height: Double?) -> TextLayout {
        let least = setting(scale: fit.minimumScale)
        let smallest = set(least, least.text, width, height).fitted()
        guard !smallest.isTruncated else { return smallest }
        let steps = TextFit.steps
        return Self.last(smallest, from: Int((fit.minimumScale * steps).rounded(.down)), to: Int(steps)) { step in
            let setting = setting(scale: Double(step) / steps)
            let layout = set(setting, setting.text, width, height)
            return layout.isTruncated ? nil : layout.fitted()
        }
    }

    /// The last layout that keeps the whole text, on the way from a step that does to one that does not.
    private static func last(
        _ first: TextLayout, from start: Int, to end: Int, _ layout: (Int) -> TextLayout?
    ) -> TextLayout {
        var (best, whole, cut) = (first, start, end)
        while abs(cut - whole) > 1 {
            let middle = (whole + cut + 1) / 2
            if let layout = layout(middle) { (best, whole) = (layout, middle) } else { cut = middle }
        }
        return best
    }

    private mutating func setting(scale: Double) -> Setting {
        if let known = scaled.first(where: { $0.scale == scale }) { return known.setting }
        let own = spans.map { span in
            var span = span
            span.font = span.font.scaled(by: scale)
            span.tracking *= scale
            if let attachment = span.attachment {
                span.attachment = TextAttachment(
                    width: attachment.width * scale, ascent: attachment.ascent * scale,
                    descent: attachment.descent * scale)
            }
            span.baselineOffset *= scale
            return span
        }
        var options = options
        options.lineMetrics = engine.lineMetrics(of: own)
        let setting = Setting(spans: own, options: options, text: engine.shape(own))
        if scaled.count == 8 { scaled.removeFirst() }
        scaled.append((scale, setting))
        return setting
    }
}

import Foundation
import PlumbGraphics
import PlumbLayout

/// A text with everything its lines depend on.
struct TextContent: Equatable {
    var spans: [TextSpan]
    /// The colours of the spans; nil for the foreground style.
    var colors: [Color?]
    var options: TextLayoutOptions
    /// What is tried before anything is cut off.
    var fit: TextFit

    init(_ text: Text, in values: EnvironmentValues) {
        spans = []
        colors = []
        for piece in text.pieces {
            var own = piece.font ?? values.font ?? .body
            if let weight = piece.weight { own = own.weight(weight) }
            if piece.isItalic == true { own = own.italic() }
            if piece.isMonospacedDigit { own = own.monospacedDigit() }
            spans.append(
                TextSpan(
                    values.written(piece.text), font: own.descriptor(in: values),
                    tracking: Double(piece.tracking ?? values.tracking),
                    baselineOffset: Double(piece.baselineOffset)))
            colors.append(piece.color)
        }
        let engine = values.textEngine
        options = TextLayoutOptions(
            lineMetrics: engine.lineMetrics(of: spans), lineLimit: values.lineLimit,
            reservesLines: values.reservedLines,
            truncation: values.truncationMode.engineMode, alignment: values.multilineTextAlignment.engineAlignment,
            leadsFromRight: values.layoutDirection == .rightToLeft, lineSpacing: Double(values.lineSpacing),
            pixel: Double(values.pixelLength), isFixed: engine.isFixed)
        fit = TextFit(
            minimumScale: Double(values.minimumScaleFactor), allowsTightening: values.allowsTightening)
    }
}

/// Measures and draws a text. What it has shaped and set is remembered.
final class TextRole: PaintRole {
    let content: TextContent
    let engine: any TextEngine
    private lazy var fitted = FittedText(content.spans, content.options, content.fit, engine: engine)
    private var layouts: [(proposal: Lengths, layout: TextLayout)] = []

    init(_ content: TextContent, engine: any TextEngine) {
        self.content = content
        self.engine = engine
    }

    /// The lines for a proposal; the last few are kept.
    fileprivate func layout(_ proposal: Lengths) -> TextLayout {
        if let known = layouts.first(where: { $0.proposal.isIdentical(to: proposal) }) { return known.layout }
        let layout = fitted.layout(
            width: proposal.width.isNaN ? nil : proposal.width, height: proposal.height.isNaN ? nil : proposal.height)
        remember(layout, for: proposal)
        // What was made to fit is drawn as it was measured: it is not to be fitted again.
        if layout.isFitted { remember(layout, for: Lengths(Double(layout.size.width), Double(layout.size.height))) }
        return layout
    }

    private func remember(_ layout: TextLayout, for proposal: Lengths) {
        if layouts.count == 8 { layouts.removeFirst() }
        layouts.append((proposal, layout))
    }

    override func measure(_ proposal: Lengths) -> Lengths {
        let size = layout(proposal).size
        return Lengths(Double(size.width), Double(size.height))
    }

    /// The first and the last baseline. A text without characters has none: its baselines are its height.
    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        guard key.isBaseline, content.spans.contains(where: { !$0.text.isEmpty }) else { return .unspecified }
        let layout = layout(proposal)
        return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
    }

    /// By the fonts of the text.
    override var spacing: Spacing? { TextSpacing.ofText(content.options.lineMetrics, content.options) }

    override var drawsAtFinalSize: Bool { true }
    override var fadesBetweenMarks: Bool { true }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let foreground = ForegroundStyle().unitPaint(in: context.environment)
        let bounds = CGRect(origin: .zero, size: size)
        if context.environment.isRedacted { return drawBars(in: &context, size: size, foreground) }
        for line in layout(Lengths(Double(size.width), Double(size.height))).lines {
            for run in line.runs {
                let color = content.colors.indices.contains(run.span) ? content.colors[run.span] : nil
                let paint = color?.unitPaint(in: context.environment) ?? foreground
                context.draw(run.glyphs, at: CGPoint(x: run.x, y: line.baseline), paint, in: bounds)
            }
        }
    }
}

extension TextRole {
    /// A bar for each line, from the capitals' height to the baseline (Docs/Rules.md, section 25, rule 8).
    private func drawBars(in context: inout DrawContext, size: CGSize, _ foreground: UnitPaint) {
        for line in layout(Lengths(Double(size.width), Double(size.height))).lines {
            let runs = line.runs.filter { $0.glyphs.width > 0 }
            guard let first = runs.map(\.x).min(), let last = runs.map({ $0.x + $0.glyphs.width }).max() else {
                continue
            }
            let height = runs.map { engine.metrics(of: $0.glyphs.font).capHeight }.max() ?? 0
            let bar = context.pixelAligned(
                CGRect(x: first, y: line.baseline - height, width: last - first, height: height))
            let path = Path(roundedRect: bar, cornerRadius: Redaction.cornerRadius)
            context.fill(path, Redaction.paint(foreground), in: bar, FillStyle())
        }
    }
}

extension Text.TruncationMode {
    fileprivate var engineMode: TextLayoutOptions.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension TextAlignment {
    var engineAlignment: TextLayoutOptions.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

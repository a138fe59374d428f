import Foundation
import PlumbGraphics
import PlumbLayout

/// A text with everything its lines depend on.
struct TextContent {
    var spans: [TextSpan]
    /// What is read instead of the spans' words; nil for these.
    var read: [String]?
    /// How spans look that differ from plain text; none where all are plain.
    var looks: [TextLook]
    var options: TextLayoutOptions
    /// The platform's distance between views, in points.
    var stackSpacing: Double
    /// What is tried before anything is cut off.
    var fit: TextFit
    /// Who draws the text; nil for itself.
    var rendering: TextRendering?

    init(_ text: Text, in values: EnvironmentValues) {
        let pieces = TextResolver(text, in: values).pieces
        let traits = values.textTraits
        rendering = traits.rendering
        spans = []
        spans.reserveCapacity(pieces.count)
        looks = []
        if values.readsWordsAsTheyAre { read = pieces.map(\.text) }
        for piece in pieces {
            let own = piece.styling?.styling
            let font = (own?.font ?? values.font ?? .body).descriptor(in: values, own?.traits ?? FontStyling())
            let tracking = own?.tracking ?? (own?.kerning == nil ? values.tracking : 0)
            let kerning = own?.kerning ?? traits.kerning
            var span = TextSpan(
                piece.image == nil ? values.written(piece.text) : TextAttachment.character, font: font,
                tracking: Double(tracking != 0 ? tracking : kerning),
                baselineOffset: Double(own?.baselineOffset ?? traits.baselineOffset),
                joinsLetters: tracking == 0 && kerning != 0)
            let image = piece.image.map { InlinePicture($0, own?.font, own?.traits ?? FontStyling(), in: values) }
            span.attachment = image?.attachment
            let look = TextLook(own, traits, image)
            if !looks.isEmpty || !look.isPlain {
                if looks.isEmpty { looks = spans.map { _ in TextLook() } }
                looks.append(look)
            }
            spans.append(span)
        }
        let engine = values.textEngine
        stackSpacing = values.platform.metrics.stackSpacing
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
    private(set) var content: TextContent
    /// Who draws the text now: the content's, or what is seen on the way to it.
    var rendering: TextRendering?
    let engine: any TextEngine
    /// Stored, not lazy: an optional of this size is copied at every use.
    private var fitted: FittedText
    private var layouts: [(proposal: Lengths, layout: TextLayout)] = []

    init(_ content: TextContent, engine: any TextEngine) {
        self.content = content
        self.engine = engine
        fitted = FittedText(content.spans, content.options, content.fit, engine: engine)
    }

    /// Takes over other colours and decorations, if the lines are the same: then nothing is shaped or measured again.
    func adopt(_ content: TextContent) -> Bool {
        guard content.spans == self.content.spans, content.options == self.content.options,
            content.fit == self.content.fit
        else { return false }
        self.content = content
        return true
    }

    /// The lines for a proposal; the last few are kept.
    func layout(_ proposal: Lengths) -> TextLayout {
        if let known = fitted.onOneLine(width: proposal.width) { return known }
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

    override var isSteady: Bool { rendering == nil }

    override func isSeenThrough(in environment: EnvironmentValues) -> Bool { true }

    override func measure(_ proposal: Lengths) -> Lengths {
        rendering?.size(of: self, for: proposal) ?? ownSize(proposal)
    }

    /// The size of the lines.
    func ownSize(_ proposal: Lengths) -> Lengths {
        let size = fitted.sizeOnOneLine(width: proposal.width) ?? layout(proposal).size
        return Lengths(Double(size.width), Double(size.height))
    }

    /// The first and the last baseline, and where the text is. A text without characters has none: its baselines are
    /// its height.
    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        guard key.isOfText, content.spans.contains(where: { !$0.text.isEmpty }) else { return .unspecified }
        guard key.isBaseline else { return key == .textBottom ? size.height : 0 }
        let layout = layout(proposal)
        return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
    }

    /// By the fonts of the text.
    override var spacing: Spacing? {
        TextSpacing.ofText(content.options.lineMetrics, content.options, standard: content.stackSpacing)
    }

    override var drawsAtFinalSize: Bool { true }
    override var fadesBetweenMarks: Bool { true }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let foreground = ForegroundStyle().unitPaint(in: context.environment)
        let bounds = CGRect(origin: .zero, size: size)
        if context.environment.isRedacted { return drawBars(in: &context, size: size, foreground) }
        let layout = layout(Lengths(Double(size.width), Double(size.height)))
        if let rendering { return rendering.draw(self, layout, in: &context, size: size) }
        TextPainter(content: content, foreground: foreground, bounds: bounds).draw(layout.lines, in: &context)
    }

    // MARK: Links

    /// Who watches touches of links; nil for a text without any.
    private var linkNode: GestureNode?
    /// The link under the finger that came last.
    private var touchedLink: URL?

    /// The link at a point of a text of some size.
    func link(at point: CGPoint, in size: CGSize) -> URL? {
        for line in layout(Lengths(Double(size.width), Double(size.height))).lines {
            let top = Double(line.origin.y)
            guard Double(point.y) >= top, Double(point.y) < top + line.height else { continue }
            let run = line.runs.first { Double(point.x) >= $0.x && Double(point.x) < $0.x + $0.glyphs.width }
            return run.flatMap { content.looks.indices.contains($0.span) ? content.looks[$0.span].link : nil }
        }
        return nil
    }

    /// Lets taps on links open them, by the node that was just entered.
    @MainActor func keepLinks(in builder: GraphBuilder) {
        guard content.looks.contains(where: { $0.link != nil }) else { return linkNode = nil }
        let node = builder.keepObject(
            GestureNode(GestureSite(builder.graph, node: builder.node), order: .after, TapGesture.self)
        ) { _ in }
        let open = builder.values.openURL
        let tap = SpatialTapGesture().onEnded { [unowned node, weak self] tap in
            if let url = self?.link(at: tap.location, in: node.site.size) { open(url) }
        }
        node.recognizer = type(of: tap).makeRecognizer(
            of: tap,
            in: GestureContext(
                site: node.site, builder: builder, kept: node.recognizer as? GestureRecognizer<SpatialTapGesture.Value>,
                isBusy: node.isBusy))
        linkNode = node
    }
}

extension TextRole: TouchRole {
    /// Only links are touched; what lies beside them is the text's surroundings'.
    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool? {
        touchedLink = linkNode == nil ? nil : link(at: point, in: size)
        return nil
    }

    /// Asked after the area.
    var watcher: AnyObject? { touchedLink == nil ? nil : linkNode }
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
            let path = Path(roundedRect: bar, cornerRadius: context.environment.platform.metrics.redactionRadius)
            context.fill(path, foreground.redacted(in: context.environment), in: bar, FillStyle())
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

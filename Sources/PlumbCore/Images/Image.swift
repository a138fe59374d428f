import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbSymbols

/// A picture of the assets, or a symbol.
///
/// As large as it is, whatever is proposed; once `resizable`, it takes what is proposed and its own length where
/// nothing is.
@Located
public struct Image: PrimitiveView, Equatable, Sendable {
    /// How the picture fills more room than it has.
    public enum ResizingMode: Hashable, Sendable { case stretch, tile }

    /// Whether the colours of the picture are shown, or its shape in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// How pixels are made when the picture is scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String)
        case drawing(DrawnPicture)
        case pixels(PixelPicture)
    }

    let source: Source
    package var isResizable = false
    /// The font that a symbol is as large as; nil for that of the environment.
    package var symbolFont: Font?
    /// How large a symbol is beside that font; nil for what the environment says.
    package var symbolScale: Scale?
    /// What the picture's shape is painted with instead of its own colours, whatever the environment says.
    package var ownTint: Color?
    private var symbolMode: SymbolRenderingMode.Kind?
    fileprivate var variableValue: Double?
    fileprivate var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    fileprivate var isAntialiased = true
    package var flipsForRightToLeft = false
    fileprivate var capInsets = EdgeInsets()
    fileprivate var resizingMode = ResizingMode.stretch
    /// What it says to those who can't see it; nil for its name.
    var speech: ImageSpeech?
    init(source: Source) { self.source = source }
    /// A picture of the assets; whatever the bundle, they are those that the call has.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    /// A picture of the assets that screen readers pass over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name)
        speech = .decoration
    }
    /// A picture of the assets. Only symbols have parts that a value lights up.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .asset(name) }
    /// A picture of the assets that screen readers pass over; a symbol is lit up to `variableValue`, from 0 to 1.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }
    /// A symbol by name.
    public init(systemName: String) { source = .symbol(systemName) }
    /// A symbol by name, its variable parts lit up as far as a value from 0 to 1 says; all of them without a value.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Lets the picture fill what is proposed (Docs/Rules.md, section 25, rule 9).
    ///
    /// - Parameters:
    ///   - capInsets: how much of the picture keeps its size on each side, in points: its corners stay what they are,
    ///     the strips between them grow along one axis, the middle along both. Symbols and drawings have none.
    ///   - resizingMode: whether the parts that grow are stretched, or repeated from their top left corner.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Shows the picture in its own colours, or its shape in the foreground's; nil leaves it to the picture.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }
    /// How the layers of a symbol are coloured; nil for what the environment says. It has no effect on other pictures.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode?.kind } }
    /// How pixels are made when the picture is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    /// Whether the edges of a picture are smooth where they don't lie on pixels.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    @MainActor public static func makeNodes(of view: Image, in builder: GraphBuilder) {
        let role = ImageRole(view, in: builder.values)
        if view.isResizable {
            let scope = builder.openBox(Image.self, BoxParameters(.coupled), role: role)
            if !scope.isNew { builder.tree.invalidate(builder.graph[builder.node].box) }
            role.symbolNode = builder.keepSymbol(role.figure)
            builder.close(scope)
        } else {
            let (width, height) = (Double(role.naturalSize.width), Double(role.naturalSize.height))
            let scope = builder.openBox(Image.self, .rigid(width: width, height: height), role: role)
            if !scope.isNew { builder.tree.invalidate(builder.graph[builder.node].box) }
            role.symbolNode = builder.keepSymbol(role.figure)
            builder.close(scope)
        }
    }
}

extension Image {
    /// The mode that the picture is drawn in where the code names none: of the assets.
    fileprivate func intent(in values: EnvironmentValues) -> TemplateRenderingMode? {
        guard case .asset(let name) = source else { return nil }
        return values.assets?.isTemplate(named: name) == true ? .template : nil
    }

    /// How a symbol's layers are coloured: as the image says, else as the environment does. Its original is in its own
    /// colours.
    fileprivate func symbolRenderingMode(in values: EnvironmentValues) -> SymbolRenderingMode? {
        if let symbolMode { return SymbolRenderingMode(kind: symbolMode) }
        switch renderingMode {
        case .original: return .multicolor
        case .template: return .monochrome
        case nil: return values.symbolRenderingMode
        }
    }
}

/// Measures and draws a picture or a symbol.
final class ImageRole: PaintRole {
    private let picture: ImagePicture
    private let font: FontDescriptor, capHeight: Double
    private let slices: ImageSlices
    let naturalSize: CGSize, isResizable: Bool
    /// Painted in the foreground style rather than in colours of its own.
    let isTemplate: Bool
    /// The symbol; nil for other pictures.
    let figure: SymbolFigure?
    /// What applies to the symbol beside the environment.
    var symbolNode: SymbolNode?
    /// Whether it stands like a letter between texts: a symbol in its own size. The test engine's symbols are views
    /// like any other.
    private let isTextLike: Bool
    private let ownTint: Color?
    /// How the symbol's layers are coloured.
    private let symbolMode: SymbolRenderingMode?
    /// What the picture says to those who can't see it; nil for the symbol's name, and for nothing where it is none.
    let speech: ImageSpeech?

    init(_ image: Image, in values: EnvironmentValues) {
        picture = .shown(image, in: values)
        isResizable = image.isResizable
        slices = ImageSlices(
            capInsets: image.capInsets, isTiled: image.resizingMode == .tile, isAntialiased: image.isAntialiased,
            isRightToLeft: values.layoutDirection == .rightToLeft)
        ownTint = image.ownTint
        font = (image.symbolFont ?? values.font ?? .body).descriptor(in: values)
        capHeight = values.textEngine.metrics(of: font).capHeight
        let scale = (image.symbolScale ?? values.imageScale).symbolScale
        switch picture {
        case .bitmap(let bitmap, _): naturalSize = bitmap.size
        case .vector(let vector, _): naturalSize = vector.size
        case .drawing(let drawing): naturalSize = drawing.size
        case .symbol(let symbol):
            // What is stretched is the image around the ink; the margins are those beside text.
            naturalSize =
                image.isResizable
                ? symbol.imageSize(fontSize: font.size, weight: font.weight, scale: scale)
                : symbol.size(fontSize: font.size, weight: font.weight, scale: scale)
        case .placeholder(let name):
            naturalSize = Symbol.placeholderSize(named: name, fontSize: font.size, weight: font.weight, scale: scale)
        case .missing, .nothing: naturalSize = .zero
        }
        switch picture {
        case .bitmap, .vector, .drawing: isTemplate = (image.renderingMode ?? image.intent(in: values)) == .template
        case .symbol, .placeholder: isTemplate = true
        case .missing, .nothing: isTemplate = false
        }
        switch picture {
        case .symbol, .placeholder: isTextLike = !image.isResizable && !values.textEngine.isFixed
        case .bitmap, .vector, .drawing, .missing, .nothing: isTextLike = false
        }
        figure =
            if case .symbol(let symbol) = picture {
                SymbolFigure(
                    symbol: symbol, weight: font.weight, size: naturalSize, isResizable: image.isResizable,
                    isMirrored: image.flips(symbol, in: values),
                    variableValue: image.variableValue)
            } else {
                nil
            }
        symbolMode = image.symbolRenderingMode(in: values)
        speech =
            if image.speech == nil, case .asset(let name) = image.source { ImageSpeech(NamedImageWords(name)) } else {
                image.speech
            }
    }

    /// The name of the symbol; nil for other pictures.
    var symbolName: String? {
        if case .placeholder(let name) = picture { name } else { figure?.symbol.name }
    }

    /// It consists of marks in several colours, or of pixels.
    var hasOwnColors: Bool {
        switch picture {
        case .bitmap, .vector, .drawing, .missing: true
        case .symbol, .placeholder, .nothing: false
        }
    }

    override var isSteady: Bool { symbolNode == nil }
    /// Of a resizable picture: what is proposed, its own length where nothing is.
    override func measure(_ proposal: Lengths) -> Lengths {
        Lengths(
            proposal.width.specified(or: Double(naturalSize.width)),
            proposal.height.specified(or: Double(naturalSize.height)))
    }

    override var hasBaseline: Bool {
        switch picture {
        case .symbol, .placeholder: true
        case .bitmap, .vector, .drawing, .missing, .nothing: false
        }
    }

    /// A symbol is centred on the capitals of the text beside it: that text's baseline is half a capital below its
    /// centre.
    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        key.isBaseline && hasBaseline ? (size.height + capHeight) / 2 : .unspecified
    }

    override var spacing: Spacing? {
        isTextLike ? TextSpacing.ofSymbol(belowBaseline: (Double(naturalSize.height) - capHeight) / 2) : nil
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        if let ownTint { return draw(in: &context, size: size, tint: ownTint.unitPaint(in: context.environment)) }
        let isTinted = isTemplate && figure == nil
        draw(in: &context, size: size, tint: isTinted ? ForegroundStyle().unitPaint(in: context.environment) : nil)
    }

    /// Whether the picture is a symbol whose layers have paints of their own.
    var isLayered: Bool { figure != nil && symbolMode != nil && symbolMode?.kind != .monochrome }

    /// - Parameter tint: what the shape is painted with; nil for the picture's own colours. Those of symbols are as
    ///   their rendering mode says.
    func draw(in context: inout DrawContext, size: CGSize, tint: UnitPaint?) {
        let bounds = CGRect(origin: .zero, size: size)
        let paint = tint ?? ForegroundStyle().unitPaint(in: context.environment)
        if context.environment.isRedacted { return drawBox(in: &context, bounds) }
        switch picture {
        case .bitmap(let bitmap, let quality):
            slices.draw(bitmap, in: context.pixelAligned(bounds), tint: tint, quality, &context)
        case .vector(let vector, let quality):
            let rect = context.pixelAligned(bounds)
            guard let bitmap = vector.bitmap(filling: rect.size, scale: context.scale) else { return }
            context.draw(bitmap, in: rect, tint: tint, interpolation: quality)
        case .drawing(let drawing): drawing.draw(in: &context, size: size, tint: tint)
        case .symbol(let symbol):
            guard let figure else { return }
            let paints = tint.map { SymbolPaints($0) } ?? SymbolPaints(symbol, symbolMode, in: context.environment)
            if let symbolNode {
                context.items += symbolNode.marks(of: figure, in: bounds, paints, like: context)
            } else {
                context.draw(figure, paints, in: bounds)
            }
        case .placeholder: context.draw(Symbol.placeholder(in: bounds), SymbolPaints(paint), in: bounds)
        case .missing: context.drawMissingPicture(in: context.pixelAligned(bounds))
        case .nothing: break
        }
    }

    /// What is seen of a picture that is redacted.
    private func drawBox(in context: inout DrawContext, _ bounds: CGRect) {
        if case .nothing = picture { return }
        let foreground = ForegroundStyle().unitPaint(in: context.environment)
        context.fill(bounds, foreground.redacted(in: context.environment))
    }
}

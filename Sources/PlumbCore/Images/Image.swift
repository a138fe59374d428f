import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbSymbols

/// A picture of the assets, or a symbol.
///
/// As large as it is, whatever is proposed; once `resizable`, it takes what is proposed and its own length where nothing is.
public struct Image: PrimitiveView, Equatable {
    /// How the picture fills more room than it has.
    public enum ResizingMode: Hashable, Sendable { case stretch, tile }

    /// Whether the colours of the picture are shown, or its shape in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// How pixels are made when the picture is scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    enum Source: Equatable {
        case asset(String)
        case symbol(String)
        case drawing(DrawnPicture)
    }

    fileprivate let source: Source
    fileprivate var isResizable = false
    fileprivate var renderingMode: TemplateRenderingMode?
    fileprivate var interpolation = Interpolation.medium

    init(source: Source) { self.source = source }
    /// A picture of the assets.
    public init(_ name: String) { source = .asset(name) }
    public init(decorative name: String) { source = .asset(name) }
    /// A symbol by name.
    public init(systemName: String) { source = .symbol(systemName) }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Lets the picture be stretched to what is proposed.
    public func resizable() -> Image { with { $0.isResizable = true } }

    @available(*, unavailable, message: "Plumb stretches pictures as a whole; cap insets and tiling are not there yet")
    public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image { self }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    public func antialiased(_ isAntialiased: Bool) -> Image { with { if !isAntialiased { $0.interpolation = .none } } }

    @MainActor public static func makeNodes(of view: Image, in builder: GraphBuilder) {
        let role = ImageRole(view, in: builder.values)
        let size = role.naturalSize
        if view.isResizable {
            let scope = builder.openBox(Image.self, BoxParameters(.coupled), role: role)
            if !scope.isNew { builder.tree.invalidate(builder.graph[builder.node].box) }
            role.symbolNode = builder.keepSymbol(role.figure)
            builder.close(scope)
        } else {
            let scope = builder.openBox(
                Image.self, BoxParameters(.rigid, a: Double(size.width), b: Double(size.height)), role: role)
            if !scope.isNew { builder.tree.invalidate(builder.graph[builder.node].box) }
            role.symbolNode = builder.keepSymbol(role.figure)
            builder.close(scope)
        }
    }
}

extension Image.Interpolation {
    fileprivate var quality: InterpolationQuality {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

/// What an image shows.
enum ImagePicture {
    case bitmap(Bitmap, InterpolationQuality)
    case drawing(DrawnPicture)
    case symbol(Symbol)
    /// A symbol that Plumb has no drawing of.
    case placeholder(String)
    case missing
    /// A name that nobody knows: nothing, as in SwiftUI.
    case nothing

    init(_ image: Image, in values: EnvironmentValues) {
        switch image.source {
        case .asset(let name):
            let bitmap = values.assets?.bitmap(
                named: name, scale: Double(values.displayScale), dark: values.colorScheme == .dark)
            self =
                bitmap.map { .bitmap($0, image.interpolation.quality) }
                ?? values.reporting("there is no picture \"\(name)\" in the assets; a placeholder is drawn", .missing)
        case .symbol(let name): self.init(symbol: name, in: values)
        case .drawing(let drawing): self = .drawing(drawing)
        }
    }

    private init(symbol name: String, in values: EnvironmentValues) {
        if let symbol = SymbolLibrary.symbol(named: name) {
            self = .symbol(symbol)
        } else if SymbolLibrary.isKnownName(name) {
            self = values.reporting(
                "Plumb has no drawing of the symbol \"\(name)\"; a placeholder is drawn", .placeholder(name))
        } else {
            self = values.reporting("there is no symbol \"\(name)\"; nothing is drawn", .nothing)
        }
    }
}

/// Measures and draws a picture or a symbol.
final class ImageRole: PaintRole {
    private let picture: ImagePicture
    private let font: FontDescriptor
    private let capHeight: Double
    let naturalSize: CGSize
    /// Painted in the foreground style rather than in colours of its own.
    let isTemplate: Bool
    /// The symbol; nil for other pictures.
    let figure: SymbolFigure?
    /// What applies to the symbol beside the environment.
    var symbolNode: SymbolNode?
    /// Whether it stands like a letter between texts: a symbol in its own size. The test engine's symbols are views like any other.
    private let isTextLike: Bool

    init(_ image: Image, in values: EnvironmentValues) {
        picture = ImagePicture(image, in: values)
        font = (values.font ?? .body).descriptor(in: values)
        capHeight = values.textEngine.metrics(of: font).capHeight
        let scale = values.imageScale.symbolScale
        switch picture {
        case .bitmap(let bitmap, _): naturalSize = bitmap.size
        case .drawing(let drawing): naturalSize = drawing.size
        case .symbol(let symbol): naturalSize = symbol.size(fontSize: font.size, weight: font.weight, scale: scale)
        case .placeholder(let name):
            naturalSize = Symbol.placeholderSize(named: name, fontSize: font.size, weight: font.weight, scale: scale)
        case .missing: naturalSize = CGSize(width: 40, height: 40)
        case .nothing: naturalSize = .zero
        }
        switch picture {
        case .bitmap, .drawing: isTemplate = image.renderingMode == .template
        case .symbol, .placeholder: isTemplate = true
        case .missing, .nothing: isTemplate = false
        }
        switch picture {
        case .symbol, .placeholder: isTextLike = !image.isResizable && !values.textEngine.isFixed
        case .bitmap, .drawing, .missing, .nothing: isTextLike = false
        }
        figure =
            if case .symbol(let symbol) = picture {
                SymbolFigure(symbol: symbol, weight: font.weight, size: naturalSize)
            } else {
                nil
            }
    }

    /// It consists of marks in several colours, or of pixels.
    var hasOwnColors: Bool {
        switch picture {
        case .bitmap, .drawing, .missing: true
        case .symbol, .placeholder, .nothing: false
        }
    }

    /// Of a resizable picture: what is proposed, its own length where nothing is.
    override func measure(_ proposal: Lengths) -> Lengths {
        Lengths(
            proposal.width.specified(or: Double(naturalSize.width)),
            proposal.height.specified(or: Double(naturalSize.height)))
    }

    override var hasBaseline: Bool {
        switch picture {
        case .symbol, .placeholder: true
        case .bitmap, .drawing, .missing, .nothing: false
        }
    }

    /// A symbol is centred on the capitals of the text beside it: that text's baseline is half a capital below its centre.
    override func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double {
        key.isBaseline && hasBaseline ? (size.height + capHeight) / 2 : .unspecified
    }

    override var spacing: Spacing? {
        isTextLike ? TextSpacing.ofSymbol(belowBaseline: (Double(naturalSize.height) - capHeight) / 2) : nil
    }

    override func draw(in context: inout DrawContext, size: CGSize) {
        draw(in: &context, size: size, tint: isTemplate ? ForegroundStyle().unitPaint(in: context.environment) : nil)
    }

    /// - Parameter tint: what the shape is painted with; nil for the picture's own colours. Symbols have none.
    func draw(in context: inout DrawContext, size: CGSize, tint: UnitPaint?) {
        let bounds = CGRect(origin: .zero, size: size)
        let paint = tint ?? ForegroundStyle().unitPaint(in: context.environment)
        switch picture {
        case .bitmap(let bitmap, let quality):
            context.draw(bitmap, in: context.pixelAligned(bounds), tint: tint, interpolation: quality)
        case .drawing(let drawing): drawing.draw(in: &context, size: size, tint: tint)
        case .symbol(let symbol):
            if let figure, let symbolNode {
                context.items += symbolNode.marks(of: figure, in: bounds, paint, like: context)
            } else {
                context.draw(symbol.drawing(in: bounds, weight: font.weight), paint, in: bounds)
            }
        case .placeholder: context.draw(Symbol.placeholder(in: bounds), paint, in: bounds)
        case .missing: drawMissing(in: &context, context.pixelAligned(bounds))
        case .nothing: break
        }
    }

    /// A crossed frame, as a draughtsman marks a picture that is not there yet.
    private func drawMissing(in context: inout DrawContext, _ rect: CGRect) {
        let line = UnitPaint.color(SystemColor.gray.rgba(context.environment.colorScheme))
        let frame = rect.insetBy(dx: 0.5, dy: 0.5)
        context.fill(Path(rect), line.mapColors { $0.opacity(0.15) }, in: rect, FillStyle())
        let cross = Path { path in
            path.addRect(frame)
            path.move(to: CGPoint(x: frame.minX, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
            path.move(to: CGPoint(x: frame.maxX, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        }
        context.stroke(cross, line, in: rect, StrokeStyle(lineWidth: 1))
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension Image.Scale {
    fileprivate var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension View {
    /// How large symbols within are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

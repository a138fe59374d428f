import Foundation
import PlumbCairo
import PlumbCore
import PlumbSymbols
import Synchronization

/// A picture of UIKit: of the assets, a symbol, or pixels. `Image(uiImage:)` shows it. Source: Apple (`UIImage`).
public final class UIImage: NSObject, Sendable {
    enum Source: Sendable {
        case asset(String, CGSize)
        case symbol(Symbol, SymbolConfiguration)
        case pixels(Bitmap)
    }

    let source: Source
    /// How the pixels lie: `cgImage` has them as they are stored.
    public let imageOrientation: Orientation
    /// Whether the picture is drawn as it is, or as a form that is filled with a colour.
    public var renderingMode: RenderingMode { look.renderingMode }
    /// Points at each side that are not stretched.
    public var capInsets: UIEdgeInsets { look.capInsets }
    /// Whether the middle is stretched, or laid like tiles.
    public var resizingMode: ResizingMode { look.resizingMode }
    let look: Look
    /// What may be set at any time, from any thread.
    private let accessibility = Mutex<(identifier: String?, label: String?)>((nil, nil))

    /// A name for tests; kept.
    public var accessibilityIdentifier: String? {
        get { accessibility.withLock { $0.identifier } }
        set { accessibility.withLock { $0.identifier = newValue } }
    }
    /// What is spoken; kept.
    public var accessibilityLabel: String? {
        get { accessibility.withLock { $0.label } }
        set { accessibility.withLock { $0.label = newValue } }
    }

    /// How the picture is drawn.
    struct Look: Sendable {
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var tint: UIColor?
        var isMirroredWithLanguage = false
    }

    init(_ source: Source, orientation: Orientation = .up, look: Look = Look()) {
        self.source = source
        self.look = look
        imageOrientation = orientation
        super.init()
    }

    /// A picture without a size.
    public convenience override init() { self.init(.pixels(Bitmap(width: 0, height: 0, pixels: Data()))) }

    /// How the pixels of a picture lie on the screen.
    public enum Orientation: Int, Sendable {
        /// Turned as a camera was held, by quarters, and mirrored or not.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether the colours of the picture are shown, or its shape in the foreground style.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// How the parts between cap insets grow.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    // MARK: Where pictures come from

    /// A picture of the assets; nil where there is none of the name.
    public convenience init?(named name: String) {
        let world = HostAtWork.now
        let dark = world.environment.colorScheme == .dark
        guard let assets = world.environment.assets else { return nil }
        let own = (name as NSString).deletingPathExtension
        for name in name == own ? [name] : [name, own] {
            if let vector = assets.vector(named: name, dark: dark) {
                self.init(.asset(name, vector.size))
                return
            }
            if let bitmap = assets.bitmap(named: name, scale: world.device.scale, dark: dark) {
                self.init(.asset(name, bitmap.size))
                return
            }
        }
        return nil
    }

    /// A picture of the assets; nil where there is none of the name. Whatever the bundle, the assets are those that the
    /// call has.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// A picture of the assets; nil where there is none of the name. Whatever the bundle, the assets are those that the
    /// call has.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// A picture of the assets by a name that the compiler knows.
    public convenience init(resource: ImageResource) {
        let name = resource.name
        let found = UIImage(named: name)
        self.init(found?.source ?? .asset(name, .zero))
    }

    /// A symbol; nil where there is none of the name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol; nil where there is none of the name. Without a configuration it is as large as beside text of 17
    /// points.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard SymbolLibrary.isKnownName(name) else { return nil }
        guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
        self.init(.symbol(symbol, configuration as? SymbolConfiguration ?? SymbolConfiguration()))
    }

    /// The picture of a PNG, JPEG or WebP file, one point a pixel; nil for what is none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture of a PNG, JPEG or WebP file; nil for what is none.
    ///
    /// - Parameter scale: pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? ImageDecoder.decode(data, scale: UIImage.usable(scale)) else { return nil }
        self.init(.pixels(bitmap))
    }

    /// The picture of a file; nil where there is none. A name that ends in `@2x` says that it has two pixels to a
    /// point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Pixels.
    ///
    /// - Parameters:
    ///   - scale: pixels to a point.
    ///   - orientation: how they lie on the screen.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.pixels(cgImage.bitmap.scaled(UIImage.usable(scale))), orientation: orientation)
    }

    private static func usable(_ scale: CGFloat) -> Double {
        scale > 0 && scale.isFinite ? Double(scale) : HostAtWork.now.device.scale
    }

    // MARK: Questions

    /// Points.
    public var size: CGSize {
        switch source {
        case .asset(_, let size): return size
        case .symbol(let symbol, let configuration): return configuration.size(of: symbol)
        case .pixels(let bitmap):
            return imageOrientation.isTurned
                ? CGSize(width: bitmap.size.height, height: bitmap.size.width) : bitmap.size
        }
    }

    /// Pixels to a point.
    public var scale: CGFloat {
        switch source {
        case .asset(let name, _): CGFloat(pixels(of: name)?.scale ?? HostAtWork.now.device.scale)
        case .symbol: CGFloat(HostAtWork.now.device.scale)
        case .pixels(let bitmap): CGFloat(bitmap.scale)
        }
    }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
    /// How the symbol is drawn; nil for other pictures.
    public var configuration: Configuration? { symbolConfiguration }
    /// What size and weight a symbol has.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let configuration) = source { configuration } else { nil }
    }
    /// Whether the picture is mirrored where the language goes from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { look.isMirroredWithLanguage }

    /// The pixels as they are stored; nil for symbols and for pictures of outlines.
    public var cgImage: CGImage? {
        switch source {
        case .asset(let name, _): pixels(of: name).map { CGImage($0) }
        case .symbol: nil
        case .pixels(let bitmap): bitmap.width > 0 ? CGImage(bitmap) : nil
        }
    }

    private func pixels(of name: String) -> Bitmap? {
        let world = HostAtWork.now
        return world.environment.assets?.bitmap(
            named: name, scale: world.device.scale, dark: world.environment.colorScheme == .dark)
    }

    /// The picture as it is seen, one row after the other; nil for symbols, and for pictures without pixels.
    private var uprightPixels: Bitmap? { cgImage.map { imageOrientation.upright($0.bitmap) } }

    /// A PNG file of the picture; nil for symbols, and for pictures without pixels.
    public func pngData() -> Data? { uprightPixels.map { PNGEncoder().encode($0) } }

    /// A JPEG file of the picture, on black where it lets something through; nil for symbols, and for pictures without
    /// pixels.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightPixels.flatMap { JPEGEncoder.encode($0, quality: Double(compressionQuality)) }
    }

    /// Whether two pictures are the same one.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard renderingMode == other.renderingMode, look.tint == other.look.tint else { return false }
        switch (source, other.source) {
        case (.asset(let a, _), .asset(let b, _)): return a == b
        case (.symbol(let a, let first), .symbol(let b, let second)): return a == b && first === second
        case (.pixels(let a), .pixels(let b)): return a === b
        default: return false
        }
    }
    public override var hash: Int {
        switch source {
        case .asset(let name, _): name.hashValue
        case .symbol(let symbol, _): symbol.name.hashValue
        case .pixels(let bitmap): ObjectIdentifier(bitmap).hashValue
        }
    }

    @available(*, unavailable, message: "Plumb has no CGContext; show the picture with Image(uiImage:)")
    public func draw(in rect: CGRect) {}

    @available(*, unavailable, message: "Plumb has no CGContext; show the picture with Image(uiImage:)")
    public func draw(at point: CGPoint) {}
}

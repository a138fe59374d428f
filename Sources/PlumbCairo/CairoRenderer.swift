import CCairo
import Foundation
import PlumbGraphics

/// Draws a display list into a PNG file's bytes.
public struct CairoRenderer: Renderer {
    /// How the picture is written.
    public var encoder = PNGEncoder()

    public init() {}

    /// - Parameters:
    ///   - list: What is drawn, in points.
    ///   - scale: Pixels to a point.
    /// - Returns: A PNG file whose resolution is 72 · `scale` pixels to an inch.
    public func render(_ list: DisplayList, scale: Double) throws -> Data { try render(list, scale: scale) {} }

    /// - Parameter whenDrawn: called between drawing and encoding, for what measures both.
    package func render(_ list: DisplayList, scale: Double, whenDrawn: () -> Void) throws -> Data {
        try withPixels(of: list, scale: scale) {
            whenDrawn()
            try Task.checkCancellation()
            return encoder.encode($0, scale: scale)
        }
    }

    /// Draws a display list into pixels.
    public func bitmap(_ list: DisplayList, scale: Double) throws -> Bitmap {
        try withPixels(of: list, scale: scale) { pixels in
            Bitmap(width: pixels.width, height: pixels.height, scale: scale, pixels: pixels.packed)
        }
    }

    private func withPixels<Result>(
        of list: DisplayList, scale: Double, _ body: (PixelBuffer) throws -> Result
    ) throws -> Result {
        let size = try PixelSize(points: list.size, scale: scale)
        let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: size.width, height: size.height)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface) else {
            throw RenderError(
                "There is not enough memory for a picture of \(size.width) × \(size.height) pixels; choose a smaller scale."
            )
        }
        defer { cairo_destroy(cr) }
        cairo_scale(cr, scale, scale)
        var painter = CairoPainter(on: cr)
        try painter.paint(list)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else {
            throw RenderError("Cairo gave no pixels for a picture of \(size.width) × \(size.height) pixels.")
        }
        return try body(
            PixelBuffer(
                base: UnsafeRawPointer(data), width: size.width, height: size.height,
                stride: Int(cairo_image_surface_get_stride(surface))))
    }
}

/// A picture's size in whole pixels, known to be drawable.
struct PixelSize {
    static let longestSide = 32767
    static let mostBytes = 1 << 30

    let width: Int
    let height: Int

    /// Rounds up to whole pixels; a thousandth of a pixel is taken for a rounding error.
    init(points: CGSize, scale: Double) throws {
        let (width, height) = (points.width * scale, points.height * scale)
        guard width.isFinite, height.isFinite, scale > 0 else {
            throw RenderError(
                "A picture of \(points.width) × \(points.height) points at scale \(scale) can't be drawn.")
        }
        guard width > 0, height > 0 else {
            throw RenderError("The picture is empty: it measures \(points.width) × \(points.height) points.")
        }
        let limit = Double(Self.longestSide)
        let (columns, rows) = ((width - 1e-3).rounded(.up), (height - 1e-3).rounded(.up))
        guard columns <= limit, rows <= limit, columns * rows * 4 <= Double(Self.mostBytes) else {
            throw RenderError(
                "A picture of \(points.width) × \(points.height) points at scale \(scale) is too large: "
                    + "\(Self.longestSide) pixels a side and 1 GiB are the most; choose a smaller size or scale.")
        }
        self.width = max(1, Int(columns))
        self.height = max(1, Int(rows))
    }
}

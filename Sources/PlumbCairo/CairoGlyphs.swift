import Foundation
import PlumbGraphics

/// A face whose glyphs Cairo can draw.
protocol CairoFontFace: FontFace {
    /// Draws a run with its baseline starting at a point (user space, points), in the context's current source.
    ///
    /// May be called from any thread; leaves the context's state as it was.
    func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer)
}

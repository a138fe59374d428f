import CCairo
import Foundation
import PlumbGraphics

/// A font face that Cairo can draw.
///
/// `show` sets the run's glyphs with the context's current source and changes nothing else of the context's state.
public protocol CairoFontFace: FontFace {
    /// - Parameters:
    ///   - origin: Where the run's baseline starts, in points of the context's user space.
    ///   - cr: A `cairo_t`.
    func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer)
}

import CCairo

/// A `cairo_t`, lent for the time of a drawing.
struct CairoContext {
    let cr: OpaquePointer
}

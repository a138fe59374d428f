import CCairo

/// A `cairo_t`, lent for the time of a drawing.
struct CairoContext {
    let cr: OpaquePointer
    /// What lies behind what is drawn, for marks that are painted with it; nil where nothing is known of it.
    var ground: Ground?
}

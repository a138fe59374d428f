extension AnyShapeStyle {
    /// The style where it is a gradient without a direction.
    package var gradient: AnyGradient? { base as? AnyGradient ?? (base as? Gradient).map(AnyGradient.init) }
}

extension View {
    /// Paints shapes, texts and symbols within with a colour, unless somebody around has set a style: what controls do.
    /// Nil for nothing.
    package func defaultForeground(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier(
                { if let color, $0.foregroundStyle == nil { $0.foregroundStyle = AnyShapeStyle(color) } }))
    }
}

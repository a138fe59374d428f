// Gradients are views too: they fill what is proposed.

extension LinearGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, LinearGradient> { Rectangle().fill(self) }
}

extension RadialGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, RadialGradient> { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, EllipticalGradient> { Rectangle().fill(self) }
}

extension AngularGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, AngularGradient> { Rectangle().fill(self) }
}

extension MeshGradient: View {
    @MainActor public var body: _ShapeView<Rectangle, MeshGradient> { Rectangle().fill(self) }
}

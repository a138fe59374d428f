extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// A style that is a view fills what is proposed.
    @MainActor public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View { public typealias Body = _ShapeView<Rectangle, LinearGradient> }

extension RadialGradient: View { public typealias Body = _ShapeView<Rectangle, RadialGradient> }

extension EllipticalGradient: View { public typealias Body = _ShapeView<Rectangle, EllipticalGradient> }

extension AngularGradient: View { public typealias Body = _ShapeView<Rectangle, AngularGradient> }

extension MeshGradient: View { public typealias Body = _ShapeView<Rectangle, MeshGradient> }

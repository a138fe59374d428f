import Foundation
import PlumbGraphics

extension GraphicsContext {
    /// What a path or a text is painted with.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            /// Relative to what is painted.
            case style(@Sendable (EnvironmentValues) -> UnitPaint)
            /// At places of user space.
            case places(@Sendable (EnvironmentValues) -> Paint)
        }

        let kind: Kind

        /// The foreground style in force where the drawing stands.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A colour by its components, 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A gray, 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

        /// A style; gradients span the bounds of what is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style { style.unitPaint(in: $0) })
        }

        /// Colours of a net of points, which spans the bounds of what is painted.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// Colours along the line between two points of user space, the first and the last extended without end.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .places {
                    .linearGradient(stops: gradient.resolved(in: $0), start: startPoint, end: endPoint)
                })
        }

        /// Colours between two circles about a point of user space; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .places {
                    .radialGradient(
                        stops: gradient.resolved(in: $0), center: center, startRadius: Double(startRadius),
                        endRadius: Double(endRadius))
                })
        }

        /// Colours around a point of user space, one turn clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .places {
                    .angularGradient(
                        stops: gradient.resolved(in: $0), center: center, startAngle: angle.radians,
                        endAngle: angle.radians + 2 * .pi)
                })
        }

        /// A picture over and over, one tile with its top left corner at a point of user space.
        ///
        /// - Parameters:
        ///   - sourceRect: the part of the picture, in its unit square.
        ///   - scale: a factor for the picture's size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
            return Shading(kind: .places { paint.unitPaint(in: $0).paint(in: CGRect(origin: origin, size: .zero)) })
        }

        /// The paint for something with these bounds, in user space.
        func paint(of bounds: CGRect, in environment: EnvironmentValues) -> Paint {
            switch kind {
            case .style(let style): style(environment).paint(in: bounds)
            case .places(let paint): paint(environment)
            }
        }

        /// The paint in the unit square of something with these bounds.
        func unitPaint(of bounds: CGRect, in environment: EnvironmentValues) -> UnitPaint {
            switch kind {
            case .style(let style): style(environment)
            case .places(let paint): paint(environment).relative(to: bounds)
            }
        }
    }

    /// How a gradient goes on beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// The shading with the colours it has in this context's environment.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.kind {
        case .style(let style):
            let paint = style(environment)
            return Shading(kind: .style { _ in paint })
        case .places(let paint):
            let paint = paint(environment)
            return Shading(kind: .places { _ in paint })
        }
    }
}

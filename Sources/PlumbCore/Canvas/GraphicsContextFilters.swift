import Foundation
import PlumbGraphics

// Changes of what is drawn, pixel by pixel.
//
// 1. A filter applies to each drawing by itself; a layer (`drawLayer`) is one drawing. 2. Of several, the one that was
// added last comes first, as transforms do: what is blurred and then cut at a threshold has the threshold added before
// the blur. 3. Lengths are those of user space when something is drawn. 4. The opacity, the blend mode and the clips
// come after all filters.
extension GraphicsContext {
    /// A change of what is drawn, pixel by pixel.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: Double, offset: CGSize, GraphicsContext.BlendMode, ShadowOptions)
            case blur(radius: Double, isOpaque: Bool)
            case matrix(ColorMatrix)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
        }

        let kind: Kind

        /// Moves, turns, scales or bends what is drawn.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// A shadow behind what is drawn.
        ///
        /// - Parameters:
        ///   - radius: the standard deviation of the blur, in points.
        ///   - x: how far to the right the shadow lies.
        ///   - y: how far down.
        ///   - blendMode: how the shadow is combined with what lies under it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let offset = CGSize(width: x, height: y)
            return Filter(
                kind: .shadow(color, radius: radius > 0 ? Double(radius) : 0, offset: offset, blendMode, options))
        }

        /// - Parameter radius: the standard deviation of the blur, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius > 0 ? Double(radius) : 0, isOpaque: options.contains(.opaque)))
        }

        /// Makes colours of others by a matrix. Where nothing is drawn there is nothing after it, whatever the matrix
        /// adds.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix)) }

        /// Adds light to every colour: 0 for none, 1 for white.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

        /// Moves colours away from gray by a factor.
        public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

        /// Makes colours stronger or fainter by a factor.
        public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

        /// Takes the colour out: 0 for nothing, 1 for all of it.
        public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.saturation(1 - amount)) }

        /// Turns hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle.radians)) }

        /// Turns colours into their opposites: by 1 wholly, by 0 not at all.
        public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.invert(amount)) }

        /// Multiplies colours, and how opaque they are, by those of another one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Gives one colour to what is at least as opaque as a minimum and no more than a maximum, and takes away the
        /// rest.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }

        /// Makes what is drawn black, and as opaque as it was light.
        public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }
    }

    /// How a shadow lies to what throws it.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies over what throws it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// What throws the shadow is not seen.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    }

    /// How something is blurred.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is covered stays covered.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Breaks up steps in faint gradients with noise. Plumb's blurs have no noise: of no consequence.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How filters count.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Changes the pixels of what is drawn from now on, before the filters that were added before.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    /// Marks with all filters applied.
    func filtered(_ items: [DisplayItem]) -> [DisplayItem] {
        // (2)
        filters.reversed().reduce(items) { $1.applied(to: $0, in: environment) }
    }
}

extension GraphicsContext.Filter {
    /// Whether something is combined with what the drawing has there already.
    var blends: Bool {
        if case .shadow(_, _, _, let mode, _) = kind { return mode != .normal }
        return false
    }

    fileprivate func applied(to items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
        switch kind {
        case .projection(let transform):
            guard transform.isFinite else { return [] }
            return [.push(transform)] + items + [.pop]
        case .shadow(let color, let radius, let offset, let mode, let options):
            let shade = color.rgba(in: environment)
            let blend = mode.mode(environment)
            if options.isEmpty, blend == .normal {
                return [.pushShadow(.color(shade), radius: radius, offset: offset)] + items + [.pop]
            }
            let shadow = Self.shadow(of: items, shade, radius, offset, blend)
            if options.contains(.shadowOnly) { return shadow }
            return options.contains(.shadowAbove) ? items + shadow : shadow + items
        case .blur(let radius, let isOpaque): return [.pushBlur(radius: radius, isOpaque: isOpaque)] + items + [.pop]
        case .matrix(let matrix): return matrix.isFinite ? [.pushColors(matrix)] + items + [.pop] : items
        case .multiply(let color): return [.pushColors(.multiply(color.rgba(in: environment)))] + items + [.pop]
        case .threshold(let min, let max, let color):
            return [.pushThreshold(min: min, max: max, color.rgba(in: environment))] + items + [.pop]
        }
    }

    /// The shadow alone: the marks in one colour, blurred and moved.
    private static func shadow(
        of items: [DisplayItem], _ color: RGBA, _ radius: Double, _ offset: CGSize, _ mode: PlumbGraphics.BlendMode
    ) -> [DisplayItem] {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
        (matrix.r5, matrix.g5, matrix.b5) = (Float(color.red), Float(color.green), Float(color.blue))
        matrix.a4 = Float(color.alpha)
        let opening: [DisplayItem] = [
            .pushLayer(opacity: 1, mode),
            .pushTransform(CGAffineTransform(translationX: offset.width, y: offset.height)),
            .pushBlur(radius: radius, isOpaque: false), .pushColors(matrix),
        ]
        return opening + items + [.pop, .pop, .pop, .pop]
    }
}

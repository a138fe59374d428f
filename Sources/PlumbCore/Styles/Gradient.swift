import Foundation
import PlumbGraphics

/// Colours along a line. As a style it runs from the top to the bottom.
public struct Gradient: Equatable, Hashable, Sendable {
    /// A colour at a place from 0 to 1.
    public struct Stop: Equatable, Hashable, Sendable {
        /// The colour at the place, looked up where the gradient is painted.
        public var color: Color
        /// The place: 0 is where the gradient begins and 1 where it ends. What is no number is painted at 0.
        public var location: CGFloat
        /// A colour at a part of the gradient's length.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: ColorMixing

        /// By the components that a screen shows: encoded sRGB.
        public static let device = ColorSpace(mixing: .device)
        /// By lightness and hue as they are seen (Docs/Rules.md, section 26).
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// The colours with their places. Of more than 10 000, so many are painted, and a sentence says so.
    public var stops: [Gradient.Stop]

    /// The colours at places of their own, kept as they are given.
    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// The colours at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat(Double($0) / last)) }
    }

    /// More stops than this are not told apart.
    private static let most = 10_000

    func resolved(in environment: EnvironmentValues, _ mixing: ColorMixing = .perceptual) -> [GradientStop] {
        var stops = stops
        if stops.count > Self.most {
            let step = Double(stops.count - 1) / Double(Self.most - 1)
            let kept = (0..<Self.most).map { stops[min(stops.count - 1, Int((Double($0) * step).rounded()))] }
            stops = environment.reporting(
                "a gradient has \(stops.count) stops; it is drawn with \(Self.most) of them", kept)
        }
        return stops.map {
            GradientStop(color: $0.color.rgba(in: environment), location: Double($0.location), mixing: mixing)
        }
    }
}

extension Gradient: ShapeStyle {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    /// The colours from the top to the bottom, mixed as they are seen (Docs/Rules.md, section 26).
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        AnyGradient(self).unitPaint(in: environment)
    }

    /// The gradient with its colours mixed in another way; without it, they are mixed as they are seen (`perceptual`).
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient without a direction: colours from 0 to 1. As a style it runs from the top to the bottom.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    /// No other style takes its place: Plumb paints it itself.
    public typealias Resolved = Never

    private enum Source: Hashable {
        case gradient(Gradient)
        /// From a lighter shade of a colour to the colour.
        case standard(Color)
    }

    private let source: Source
    private var mixing: ColorMixing?

    /// A gradient of given colours. They are mixed as they are seen, unless `colorSpace(_:)` says otherwise.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(standard color: Color) { source = .standard(color) }

    /// The gradient with its colours mixed in another way.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.mixing = space.mixing
        return result
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        let mixing = mixing ?? .perceptual
        switch source {
        case .gradient(let gradient): return gradient.resolved(in: environment, mixing)
        case .standard(let color):
            let end = color.rgba(in: environment)
            return [
                GradientStop(color: end.lifted, location: 0, mixing: mixing),
                GradientStop(color: end, location: 1, mixing: mixing),
            ]
        }
    }

    /// The colours from the top to the bottom.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        .linear(resolved(in: environment), start: .top, end: .bottom)
    }
}

extension RGBA {
    /// The lighter shade in which a colour's own gradient begins.
    ///
    /// Each component of light is raised to 1/2.86, comes 30.2 % nearer to 1, and is raised back: the fit to what was
    /// measured of five colours on Apple's system (black, a grey, white, a blue and a green; within 0.007 of 1).
    /// Docs/Rules.md, section 26.
    fileprivate var lifted: RGBA {
        func lifted(_ component: Double) -> Double {
            let root = pow(max(0, RGBA.linear(component)), 1 / 2.86)
            return RGBA.encoded(pow(0.302 + (1 - 0.302) * root, 2.86))
        }
        return RGBA(red: lifted(red), green: lifted(green), blue: lifted(blue), alpha: alpha)
    }
}

extension Color {
    /// The colour's own gradient: from a lighter shade at the top to the colour at the bottom.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}

import Foundation
import PlumbCore

/// The platform's own: a line that fills up.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A line that fills up, its label above, the bounds beside it and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: ControlMetrics.progressSpacing) {
            VisibleLabel { configuration.label }
            HStack {
                configuration.minimumValueLabel
                FilledLine(fraction: configuration.value, ownColor: nil, followsTrack: true)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A line with a mark on it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            MarkedLine(fraction: configuration.value)
            configuration.maximumValueLabel
        }
    }
}

/// A ring that fills up around the value's words.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(value: configuration.value, isOpen: false) {
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        } foot: {
            EmptyView()
        }
    }
}

/// A ring that is open below, with a mark on it, around the value's words; the bounds or the label in the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(value: configuration.value, isOpen: true) {
            configuration.currentValueLabel
        } foot: {
            if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                configuration.label
            } else {
                HStack(spacing: 4) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
            }
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The platform's own.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that fills up.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark on it.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark on it.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills up.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A line in the tint with a dot at a place, around which the line is cut out.
private struct MarkedLine: View {
    let fraction: Double
    @Environment(\.tintStyle) private var tint

    var body: some View {
        let size = ControlMetrics.gaugeLine
        Rectangle().fill(TrackTint(tint).line)
            .frame(height: size)
            .mask {
                GeometryReader { proxy in
                    let x = (proxy.size.width - size) * fraction
                    Capsule(style: .circular)
                        .overlay(alignment: .topLeading) {
                            Circle().frame(width: size + 4, height: size + 4).offset(x: x - 2, y: -2)
                                .blendMode(.destinationOut)
                        }
                        .overlay(alignment: .topLeading) { Circle().frame(width: size, height: size).offset(x: x) }
                        .compositingGroup()
                }
            }
            // Line, gradient and mark run the other way together where texts do.
            .environment(\.layoutDirection, .leftToRight)
            .flipsForRightToLeftLayoutDirection(true)
    }
}

/// The tint of a gauge: a gradient without a direction runs along the track.
struct TrackTint {
    private let tint: AnyShapeStyle

    init(_ tint: AnyShapeStyle?) { self.tint = tint ?? AnyShapeStyle(Color.accentColor) }

    /// Of a straight track, from its leading to its trailing end.
    var line: AnyShapeStyle {
        tint.gradient.map { AnyShapeStyle(.linearGradient($0, startPoint: .leading, endPoint: .trailing)) } ?? tint
    }

    /// Of a ring, from an angle on.
    func ring(from start: Double, turning length: Double) -> AnyShapeStyle {
        tint.gradient.map {
            AnyShapeStyle(
                .angularGradient($0, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + length)))
        } ?? tint
    }
}

/// A ring of 58 points: filled up to the value, or open below with a dot at it.
private struct GaugeRing<Middle: View, Foot: View>: View {
    let value: Double
    let isOpen: Bool
    @ViewBuilder let middle: Middle
    @ViewBuilder let foot: Foot
    @Environment(\.tintStyle) private var tint

    var body: some View {
        let line = ControlMetrics.gaugeLine
        let (start, length) = GaugeArc.angles(isOpen: isOpen)
        // A whole ring's round end reaches behind its beginning.
        let cap = isOpen ? 0 : line / (ControlMetrics.gaugeRing - line) * 180 / .pi
        let paint = TrackTint(tint).ring(from: start - cap, turning: length)
        ZStack {
            // Ring, gradient and mark run the other way together where texts do.
            ring(paint).flipsForRightToLeftLayoutDirection(true)
            // The words are as small as the ring wants them: three digits and a sign fit.
            middle.font(.system(size: 20, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.3).padding(line + 4)
        }
        .overlay(alignment: .bottom) { foot.font(.system(size: 10, weight: .semibold)).lineLimit(1) }
        .frame(width: ControlMetrics.gaugeRing, height: ControlMetrics.gaugeRing)
    }

    private func ring(_ paint: AnyShapeStyle) -> some View {
        func arc(from start: Double, to end: Double, width: CGFloat = ControlMetrics.gaugeLine) -> some View {
            GaugeArc(from: start, to: end, isOpen: isOpen)
                .stroke(paint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        }
        return ZStack {
            arc(from: 0, to: 1).opacity(isOpen ? 1 : 0.3)
            if isOpen {
                // The mark's surroundings are cut out: what lies behind is seen.
                arc(from: value, to: value, width: ControlMetrics.gaugeLine + 4).blendMode(.destinationOut)
                arc(from: value, to: value)
            } else {
                arc(from: 0, to: value)
            }
        }
        .compositingGroup()
    }
}

/// A part of a ring, its line within the rectangle. An open one leaves a quarter below.
private struct GaugeArc: Shape {
    let from: Double
    let to: Double
    let isOpen: Bool

    /// Where the track begins, and how far it goes, in degrees.
    nonisolated static func angles(isOpen: Bool) -> (start: Double, length: Double) {
        isOpen ? (135.0, 270.0) : (-90.0, 360.0)
    }

    /// The ring is turned as a whole.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let (start, length) = Self.angles(isOpen: isOpen)
        let radius = (min(rect.width, rect.height) - ControlMetrics.gaugeLine) / 2
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: max(radius, 0),
            // A dot is a very short arc with round ends.
            startAngle: .degrees(start + length * from), endAngle: .degrees(start + length * max(to, from + 0.0001)),
            clockwise: false)
        return path
    }
}

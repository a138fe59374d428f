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
        LabeledGauge(configuration: configuration)
    }
}

private struct LabeledGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.platform) private var platform

    var body: some View {
        VStack(spacing: platform.metrics.progressSpacing) {
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
            GaugeFoot(configuration: configuration)
        }
    }
}

/// What is in the opening of a ring.
private struct GaugeFoot: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.platform) private var platform

    var body: some View {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label
        } else {
            HStack(spacing: platform.metrics.gaugeFootGap) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
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
    @Environment(\.platform) private var platform

    var body: some View {
        let size = CGFloat(platform.metrics.gaugeLine)
        let cut = CGFloat(platform.metrics.gaugeCut)
        Rectangle().fill(TrackTint(tint).line)
            .frame(height: size)
            .mask {
                GeometryReader { proxy in
                    let x = (proxy.size.width - size) * fraction
                    Capsule(style: .circular)
                        .overlay(alignment: .topLeading) {
                            Circle().frame(width: size + 2 * cut, height: size + 2 * cut).offset(x: x - cut, y: -cut)
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

/// A ring: filled up to the value, or open below with a dot at it.
private struct GaugeRing<Middle: View, Foot: View>: View {
    let value: Double
    let isOpen: Bool
    @ViewBuilder let middle: Middle
    @ViewBuilder let foot: Foot
    @Environment(\.tintStyle) private var tint
    @Environment(\.platform) private var platform

    var body: some View {
        let line = CGFloat(platform.metrics.gaugeLine)
        let (start, length) = angles
        // A whole ring's round end reaches behind its beginning.
        let cap = isOpen ? 0 : Angle(radians: line / (platform.metrics.gaugeRing - line)).degrees
        let paint = TrackTint(tint).ring(from: start - cap, turning: length)
        ZStack {
            // Ring, gradient and mark run the other way together where texts do.
            ring(paint).flipsForRightToLeftLayoutDirection(true)
            // The words are as small as the ring wants them: three digits and a sign fit.
            middle.font(.system(size: platform.metrics.gaugeValueFont, weight: .semibold)).lineLimit(1)
                .minimumScaleFactor(platform.metrics.gaugeValueScale)
                .padding(line + platform.metrics.gaugeValuePadding)
        }
        .overlay(alignment: .bottom) {
            foot.font(.system(size: platform.metrics.gaugeFootFont, weight: .semibold)).lineLimit(1)
        }
        .frame(width: platform.metrics.gaugeRing, height: platform.metrics.gaugeRing)
    }

    /// Where the track begins, and how far it goes, in degrees.
    private var angles: (start: Double, length: Double) {
        isOpen ? (platform.metrics.gaugeStart, platform.metrics.gaugeTurn) : (-90, 360)
    }

    private func ring(_ paint: AnyShapeStyle) -> some View {
        let line = CGFloat(platform.metrics.gaugeLine)
        let (first, length) = angles
        func arc(from start: Double, to end: Double, cut: Double = 0) -> some View {
            GaugeArc(from: start, to: end, start: first, length: length, line: line)
                .stroke(paint, style: StrokeStyle(lineWidth: line + 2 * cut, lineCap: .round))
        }
        return ZStack {
            arc(from: 0, to: 1).opacity(isOpen ? 1 : platform.metrics.gaugeTrackOpacity)
            if isOpen {
                // The mark's surroundings are cut out: what lies behind is seen.
                arc(from: value, to: value, cut: platform.metrics.gaugeCut).blendMode(.destinationOut)
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
    /// Where the track begins, and how far it goes, in degrees.
    let start: Double
    let length: Double
    /// How wide the line is.
    let line: CGFloat

    /// The ring is turned as a whole.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = (min(rect.width, rect.height) - line) / 2
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: max(radius, 0),
            // A dot is a very short arc with round ends.
            startAngle: .degrees(start + length * from), endAngle: .degrees(start + length * max(to, from + 0.0001)),
            clockwise: false)
        return path
    }
}

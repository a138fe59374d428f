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
                FilledLine(fraction: configuration.value, ownColor: nil)
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

/// A line in the tint colour with a dot at a place.
private struct MarkedLine: View {
    let fraction: Double

    var body: some View {
        let size = ControlMetrics.gaugeLine
        Capsule(style: .circular).fill(Color.accentColor)
            .frame(height: size)
            .overlay {
                GeometryReader { proxy in
                    Circle().fill(Color(system: .background))
                        .frame(width: size + 4, height: size + 4)
                        .overlay(Circle().fill(Color.accentColor).frame(width: size, height: size))
                        .offset(x: (proxy.size.width - size) * fraction - 2, y: -2)
                }
            }
    }
}

/// A ring of 58 points: filled up to the value, or open below with a dot at it.
private struct GaugeRing<Middle: View, Foot: View>: View {
    let value: Double
    let isOpen: Bool
    @ViewBuilder let middle: Middle
    @ViewBuilder let foot: Foot
    @Environment(\.tint) private var tint

    var body: some View {
        let line = ControlMetrics.gaugeLine
        let color = tint ?? .accentColor
        ZStack {
            GaugeArc(from: 0, to: 1, isOpen: isOpen)
                .stroke(isOpen ? color : color.opacity(0.3), style: StrokeStyle(lineWidth: line, lineCap: .round))
            if isOpen {
                GaugeArc(from: value, to: value, isOpen: true)
                    .stroke(Color(system: .background), style: StrokeStyle(lineWidth: line + 4, lineCap: .round))
                GaugeArc(from: value, to: value, isOpen: true)
                    .stroke(color, style: StrokeStyle(lineWidth: line, lineCap: .round))
            } else {
                GaugeArc(from: 0, to: value, isOpen: false)
                    .stroke(color, style: StrokeStyle(lineWidth: line, lineCap: .round))
            }
            middle.font(.system(size: 20, weight: .semibold)).lineLimit(1).padding(line + 4)
        }
        .overlay(alignment: .bottom) { foot.font(.system(size: 10, weight: .semibold)).lineLimit(1) }
        .frame(width: ControlMetrics.gaugeRing, height: ControlMetrics.gaugeRing)
    }
}

/// A part of a ring, its line within the rectangle. An open one leaves a quarter below.
private struct GaugeArc: Shape {
    let from: Double
    let to: Double
    let isOpen: Bool

    /// Clockwise in both directions.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let (start, length) = isOpen ? (135.0, 270.0) : (-90.0, 360.0)
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

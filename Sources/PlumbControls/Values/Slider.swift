import Foundation
import PlumbCore

/// A value that is found by moving a knob along a line.
///
/// As wide as proposed, 31 points high; the labels of its ends stand beside it. Its own label is not shown, as on iOS.
@Located
public struct Slider<Label: View, ValueLabel: View>: View {
    /// From 0 to 1, not limited: the value may lie outside of the bounds.
    private let position: Binding<Double>
    /// How far apart positions are that can be chosen; nil for all of them.
    private let step: Double?
    private let onEditingChanged: (Bool) -> Void
    private let label: Text?
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let scale: SliderScale
    @Environment(\.platform) private var platform

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
        onEditingChanged: @escaping (Bool) -> Void,
        minimumLabel: ValueLabel, maximumLabel: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        let scale = SliderScale(
            low: Double(bounds.lowerBound), high: Double(bounds.upperBound), step: step.map { Double($0) })
        position = Binding(
            get: { scale.position(of: Double(value.wrappedValue)) },
            set: { value.wrappedValue = min(max(V(scale.value(at: $0)), bounds.lowerBound), bounds.upperBound) })
        self.step = scale.stepPosition
        self.scale = scale
        self.label = label.knownWords
        self.onEditingChanged = onEditingChanged
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
    }

    public var body: some View {
        if ValueLabel.self == EmptyView.self {
            track
        } else {
            // What stands at the ends is for the eye: the slider says its value.
            HStack {
                minimumLabel.accessibilityHidden(true)
                track
                maximumLabel.accessibilityHidden(true)
            }
        }
    }

    private var track: some View {
        SliderTrack(position: position, onEditingChanged: onEditingChanged).accessibilityControl(accessibility)
    }

    /// It goes up and down by its step, or by a tenth of the way, as `UISlider` does.
    private var accessibility: AccessibilityControl {
        func move(by way: Double) {
            onEditingChanged(true)
            position.wrappedValue = min(max(position.wrappedValue + way, 0), 1)
            onEditingChanged(false)
        }
        let place = position.wrappedValue
        let way = step.map { min(max($0, 0), 1) } ?? platform.metrics.sliderAdjustment
        var control = AccessibilityControl(.none)
        control.label = label
        control.value = "\(Int((place * 100).rounded()))%"
        control.number = scale.low + place * (scale.high - scale.low)
        control.range = scale.low <= scale.high ? scale.low...scale.high : nil
        control.setNumber = { [scale] number in
            onEditingChanged(true)
            position.wrappedValue = scale.position(of: number)
            onEditingChanged(false)
        }
        control.actions = [("increment", { move(by: way) }), ("decrement", { move(by: -way) })]
        return control
    }
}

/// How places on the line and values belong together. Numbers that are none count as the lower bound, a step that is
/// none as no step.
struct SliderScale {
    var low: Double
    var high: Double
    var step: Double?

    init(low: Double, high: Double, step: Double?) {
        self.low = low
        self.high = high
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    private var length: Double { high - low }

    /// From 0 to 1.
    func position(of value: Double) -> Double {
        guard length > 0, length.isFinite, value.isFinite else { return value > low ? 1 : 0 }
        return min(max((value - low) / length, 0), 1)
    }

    /// The value at a place from 0 to 1: the nearest that is whole steps from the lower bound.
    func value(at position: Double) -> Double {
        guard length.isFinite, position > 0 else { return low }
        let exact = min(position, 1) * length
        guard let step else { return low + exact }
        let stepped = (exact / step).rounded() * step
        return stepped > length ? low + (length / step).rounded(.down) * step : low + stepped
    }

    var stepPosition: Double? { step.map { length > 0 ? $0 / length : 1 } }
}

/// The line and its knob. 1. The knob's centre goes from half of its width after the leading end to as much before
/// the trailing one. 2. A finger that takes hold of the knob moves it by as much as it moves itself; the knob
/// reaches further for a finger than it is seen. One that begins beside it does nothing to the slider (`UISlider`,
/// from memory).
struct SliderTrack: View {
    let position: Binding<Double>
    let onEditingChanged: (Bool) -> Void
    @State private var start: Double?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platform) private var platform

    var body: some View {
        GeometryReader { proxy in
            let room = max(proxy.size.width - platform.metrics.thumb, 0)
            let x = room * position.wrappedValue
            ZStack(alignment: .leading) {
                Capsule(style: .circular).fill(Color(system: .sliderTrack)).frame(height: platform.metrics.track)
                Capsule(style: .circular).fill(tint ?? .accentColor)
                    .frame(width: x + platform.metrics.thumb / 2, height: platform.metrics.track)
                knob.fill(.white)
                    .frame(width: platform.metrics.thumb, height: platform.metrics.thumbHeight)
                    .shadow(platform.shadows.sliderKnob)
                    .shadow(platform.shadows.sliderKnobEdge)
                    .contentShape(Rectangle().inset(by: -platform.metrics.thumbReach))
                    .gesture(drag(room))
                    .padding(.leading, x)
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        }
        .coordinateSpace(.named(Self.space))
        .frame(height: platform.metrics.sliderHeight)
        .opacity(isEnabled ? 1 : platform.metrics.disabledOpacity)
    }

    private var knob: AnyShape {
        let isRound = platform.metrics.thumb == platform.metrics.thumbHeight
        return isRound ? AnyShape(Circle()) : AnyShape(Capsule(style: .circular))
    }

    /// The knob's own space goes along with it.
    private static var space: String { "slider" }

    /// (2)
    private func drag(_ room: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .named(Self.space))
            .onChanged { drag in
                if start == nil { onEditingChanged(true) }
                let from = start ?? position.wrappedValue
                start = from
                let way = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
                let new = from + (room > 0 ? Double(way / room) : 0)
                if way != 0 { position.wrappedValue = min(max(new, 0), 1) }
            }
            .onEnded { _ in
                start = nil
                onEditingChanged(false)
            }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// - Parameters:
    ///   - value: what is chosen.
    ///   - bounds: the values at the ends.
    ///   - onEditingChanged: is told when a finger takes hold of the slider, and when it lets go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), onEditingChanged: onEditingChanged, minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }

    /// The same, with values that are whole steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), onEditingChanged: onEditingChanged,
            minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// With a label, for those who can't see the slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), onEditingChanged: onEditingChanged, minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }

    /// With a label, and values that are whole steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged, minimumLabel: EmptyView(),
            maximumLabel: EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The order of arguments of earlier systems.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// The order of arguments of earlier systems.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// With words at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), onEditingChanged: onEditingChanged,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel())
    }

    /// With words at both ends, and values that are whole steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged,
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel())
    }

    /// The order of arguments of earlier systems.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), onEditingChanged: onEditingChanged,
            minimumLabel: minimumValueLabel,
            maximumLabel: maximumValueLabel)
    }

    /// The order of arguments of earlier systems.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged,
            minimumLabel: minimumValueLabel,
            maximumLabel: maximumValueLabel)
    }
}

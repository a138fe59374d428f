import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb's sliders have no ticks yet; leave them out")
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
}

@available(*, unavailable, message: "Plumb's sliders have no ticks yet; leave them out")
public struct SliderTick<V>: SliderTickContent where V: BinaryFloatingPoint {
    public typealias Value = V
    public init(_ titleKey: LocalizedStringKey, _ value: V) { absent() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, _ value: V) { absent() }
    public init(_ value: V) { absent() }
    public init(_ value: V, @ViewBuilder label: () -> some View) { absent() }
}

@available(*, unavailable, message: "Plumb's sliders have no ticks yet; leave them out")
@resultBuilder
public struct SliderTickBuilder<V> where V: BinaryFloatingPoint {
    public static func buildExpression(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }
    public static func buildBlock(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }
    public static func buildBlock<each Content: SliderTickContent>(
        _ content: repeat each Content
    ) -> some SliderTickContent<V> { absentValue() as SliderTick<V> }
    public static func buildIf(_ content: (some SliderTickContent<V>)?) -> some SliderTickContent<V> {
        absentValue() as SliderTick<V>
    }
}

@available(*, unavailable, message: "Plumb's sliders have no ticks yet; leave them out")
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
    public typealias Value = Content.Value
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value { absent() }
    public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value { absent() }
}

// Few, for each costs time wherever a slider is written, and what tells it from the sliders of iOS 17 must be there.
// Ticks are an error by themselves.

extension Slider {
    @available(*, unavailable, message: "Plumb's sliders have no neutral value; leave it out")
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { absent() }

    @available(*, unavailable, message: "Plumb's sliders have no ticks yet; leave them out")
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { absent() }

    @available(*, unavailable, message: "Plumb's sliders have no ticks yet; leave them out")
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { absent() }
}

extension Slider where ValueLabel == EmptyView {
    @available(*, unavailable, message: "Plumb's sliders have no neutral value; leave it out")
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { absent() }
}

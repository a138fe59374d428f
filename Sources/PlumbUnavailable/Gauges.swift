import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no such gauge yet; write .linearCapacity or .accessoryLinear")
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() { absent() }
    public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View { absent() }
}

@available(*, unavailable, message: "Plumb has no such gauge yet; write .linearCapacity or .accessoryLinear")
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { absent() }
}

extension GaugeStyleConfiguration {
    @available(*, unavailable, message: "Plumb marks no values on gauges yet; leave markedValueLabels out")
    public struct MarkedValueLabel: View {
        public var body: Never { absent() }
    }
}

extension Gauge {
    @available(*, unavailable, message: "Plumb marks no values on gauges yet; leave markedValueLabels out")
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView { absent() }
}

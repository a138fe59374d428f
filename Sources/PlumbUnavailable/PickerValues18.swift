import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension Picker {
    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }

    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }
}

extension Picker where Label == Text {
    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }

    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }
}

extension Picker where Label == PlumbControls.Label<Text, Image> {
    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }

    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }

    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }

    @available(*, unavailable, message: "Plumb's pickers show the chosen view itself; leave currentValueLabel out")
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) { absent() }
}

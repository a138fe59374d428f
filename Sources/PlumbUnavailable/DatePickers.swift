import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public protocol DatePickerStyle {
    associatedtype Body: View = Never
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct CompactDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct DatePicker<Label>: View where Label: View {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where Label == Text { absent() }
    public init<S>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where Label == Text { absent() }
    public init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol, Label == Text { absent() }
    public init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol, Label == Text { absent() }
    public init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol, Label == Text { absent() }
    public init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { absent() }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { absent() }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { absent() }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { absent() }
    public typealias Components = DatePickerComponents
    public var body: some View { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct DatePickerComponents: OptionSet, Sendable {
    public init(rawValue: UInt) { absent() }
    public var rawValue: UInt { absent() }
    public static var date: DatePickerComponents { absent() }
    public static var hourAndMinute: DatePickerComponents { absent() }
    public typealias ArrayLiteralElement = DatePickerComponents
    public typealias Element = DatePickerComponents
    public typealias RawValue = UInt
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct DatePickerStyleConfiguration {
    public var label: DatePickerStyleConfiguration.Label { absent() }
    public struct Label: View {
        public var body: Never { absent() }
    }
    public var displayedComponents: DatePickerComponents {
        get { absent() }
        set { absent() }
    }
    public var maximumDate: Date? {
        get { absent() }
        set { absent() }
    }
    public var minimumDate: Date? {
        get { absent() }
        set { absent() }
    }
    @Binding public var selection: Date
    init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct DefaultDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no calendar yet; show the dates in a LabeledContent")
public struct MultiDatePicker<Label>: View where Label: View {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text {
        absent()
    }
    public init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol, Label == Text {
        absent()
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
    where Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where Label == Text { absent() }
    public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
    where S: StringProtocol, Label == Text { absent() }
    public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>)
    where S: StringProtocol, Label == Text { absent() }
    public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>)
    where S: StringProtocol, Label == Text { absent() }
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        absent()
    }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { absent() }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { absent() }
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { absent() }
    public var body: some View { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct WheelDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View { absent() }
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
extension DatePickerStyle {
    public typealias Configuration = DatePickerStyleConfiguration
}

extension View {
    @available(
        *, unavailable,
        message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
    )
    public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { absent() }
}

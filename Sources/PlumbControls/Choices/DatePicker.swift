import Foundation
import PlumbCore

// Pickers that Plumb has not, named so that the compiler can say what to write instead.

@available(
    *, unavailable,
    message: "Plumb has no calendar yet; show the date in a LabeledContent, or pick its parts with Pickers"
)
public struct DatePicker<Label: View>: View {
    /// What of a date is picked.
    public struct Components: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var hourAndMinute: Components { Components(rawValue: 1) }
        public static var date: Components { Components(rawValue: 2) }
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where Label == Text {}
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) where Label == Text {}

    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Plumb has no calendar yet; show the dates in a LabeledContent")
public struct MultiDatePicker<Label: View>: View {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Plumb has no colour panel yet; pick among colours of your own with a Picker")
public struct ColorPicker<Label: View>: View {
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
    where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
    where Label == Text {}

    public var body: some View { EmptyView() }
}

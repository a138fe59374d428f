/// Not there yet: controls that belong together.
@available(*, unavailable, message: "Plumb has no ControlGroup yet; put the controls in an HStack")
public struct ControlGroup<Content: View>: View {
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {}
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {}
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {}
    public init(@ViewBuilder content: () -> Content) {}
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {}

    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Plumb has no ControlGroup yet; put the controls in an HStack")
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Plumb has no ControlGroup yet; put the controls in an HStack")
public struct ControlGroupStyleConfiguration {
    public struct Content: View {
        public var body: some View { EmptyView() }
    }
}

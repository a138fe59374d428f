import PlumbCore

/// Something that is on or off.
///
/// Size, place and look are its style's: `toggleStyle(_:)`. The platform's own puts the label at the leading and a
/// switch of 51 × 31 points at the trailing edge of all the width that is proposed, at least 8 points from the label;
/// the switch lays out 49 wide and stands out by 2.
@Located
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @Environment(\.toggleStyles) private var styles

    private init(_ isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// - Parameter isOn: whether it is on.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, label: label()) }

    /// A toggle for several values at once: on when all are, mixed when only some are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.filter(\.wrappedValue).count
        self.init(
            Binding(
                get: { bindings.allSatisfy(\.wrappedValue) }, set: { new in bindings.forEach { $0.wrappedValue = new } }
            ),
            isMixed: count > 0 && count < bindings.count, label: label())
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(part: OneView(label: label)), isMixed: isMixed, isOn: isOn)
        styles.body(configuration) { DefaultToggleStyle().makeBody(configuration: configuration) }
            .ordinarySpacing()
            .accessibilityControl(accessibility)
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.one)
        control.label = label.knownWords
        control.setToggle(isMixed ? nil : isOn.wrappedValue)
        control.traits = [.isButton, .isToggle]
        control.keepsActions = true
        control.actions = [("activate", { isOn.wrappedValue.toggle() })]
        return control
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is making the body of, in the next style around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn, label: Text(titleKey)) }

    /// A toggle with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn, label: Text(title)) }

    /// A toggle with a text, for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// A toggle with a text as it stands, for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

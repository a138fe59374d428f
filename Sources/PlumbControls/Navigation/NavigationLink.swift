import PlumbCore

/// A button that pushes a screen onto the stack around.
///
/// Size and place are the label's. In a list the whole row is the button, and has an arrow at its trailing edge; in a
/// column of a split view it is marked as long as the next column shows the screen.
/// Outside of any stack, and without a value, it is disabled.
@Located
public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let target: Target
    @State private var isPushed = false
    @State private var token = ViewToken()
    @Environment(\.navigation) private var navigation
    @Environment(\.columnLinks) private var columnLinks
    private var column = TraitsAround(\.columnTraits, of: [ShownValueTrait.self])

    enum Target {
        case value((any Hashable)?)
        case view(Destination, Binding<Bool>?)
    }

    init(label: Label, target: Target) {
        self.label = label
        self.target = target
    }

    public var body: some View {
        switch target {
        case .value(let value):
            let own = value.map { AnyHashable($0) }
            LinkButton(
                label: label, isEnabled: navigation != nil && value != nil, value: own,
                isShown: own != nil && column[ShownValueTrait.self]?.value == own
            ) {
                guard let value, let navigation else { return }
                if let columnLinks { columnLinks.show(value, navigation.destinations) } else { navigation.push(value) }
            }
        case .view(let destination, let isActive):
            let isActive = isActive ?? $isPushed
            let isShown = columnLinks != nil && isActive.wrappedValue
            LinkButton(label: label, isEnabled: navigation != nil, isShown: isShown) {
                columnLinks?.clear()
                isActive.wrappedValue = true
            }
            .modifier(PresentedScreenModifier(token: token, isPresented: isActive) { destination })
        }
    }

    /// Whether the link shows its screen in the next column of a split view, and does not push it onto its own. Size
    /// and place are the link's.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        transformEnvironment(\.columnLinks) { if !isDetailLink { $0 = nil } }
    }
}

/// Tells a view from others, and what it was from what it is, without anybody hearing of it.
@MainActor
final class ViewToken {
    private var count = 0
    nonisolated init() {}

    /// Another number each time.
    func next() -> Int {
        count += 1
        return count
    }
}

/// A link's label as a button: the whole of a row where it stands in one.
private struct LinkButton<Label: View>: View {
    let label: Label
    let isEnabled: Bool
    var value: AnyHashable?
    /// Whether the next column shows its screen.
    let isShown: Bool
    let action: @MainActor () -> Void
    @Environment(\.isInRow) private var isInRow
    @Environment(\.isEnabled) private var isEnabledAround
    @Environment(\.hidesLinkArrows) private var hidesArrow
    @Environment(\.platform) private var platform

    var body: some View {
        if isInRow {
            OneView(label)
                .opacity(isEnabled ? 1 : platform.metrics.disabledOpacity)
                .rowTrait(
                    RowButtonTrait.self,
                    isEnabled && isEnabledAround ? RowButton(value: value, isShown: isShown, action: action) : nil
                )
                .rowTrait(RowChevronTrait.self, hidesArrow ? nil : RowChevron(isFaded: !isEnabled))
                .accessibilityControl(accessibility)
        } else {
            Button(action: action) { label }
                .disabled(!isEnabled)
        }
    }

    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.one)
        control.traits = .isButton
        control.actions = isEnabled ? [("activate", { MainActor.assumeIsolated(action) })] : []
        return control
    }
}

// MARK: Links to views

extension NavigationLink {
    /// A link to a view, which is made when the screen is pushed.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination(), nil))
    }

    /// A link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, nil))
    }

    /// A link to a view that is pushed while a value is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive))
    }

    /// A link to a view that is pushed while a value is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .view(destination(), isActive)) }

    /// A link to a view that is pushed while a selection is the link's tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .view(destination, selection.isOn(tag))) }

    /// A link to a view that is pushed while a selection is the link's tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .view(destination(), selection.isOn(tag))) }
}

extension NavigationLink where Label == Text {
    /// A link with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination(), nil))
    }

    /// A link with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination(), nil))
    }

    /// A link with a text.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination, nil))
    }

    /// A link with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination, nil))
    }

    /// A link with a text, pushed while a value is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .view(destination, isActive))
    }

    /// A link with a text as it stands, pushed while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .view(destination, isActive))
    }

    /// A link with a text, pushed while a value is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(label: Text(titleKey), target: .view(destination(), isActive)) }

    /// A link with a text as it stands, pushed while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(label: Text(title), target: .view(destination(), isActive)) }

    /// A link with a text, pushed while a selection is its tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(label: Text(titleKey), target: .view(destination, selection.isOn(tag))) }

    /// A link with a text as it stands, pushed while a selection is its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(label: Text(title), target: .view(destination, selection.isOn(tag))) }

    /// A link with a text, pushed while a selection is its tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) { self.init(label: Text(titleKey), target: .view(destination(), selection.isOn(tag))) }

    /// A link with a text as it stands, pushed while a selection is its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) { self.init(label: Text(title), target: .view(destination(), selection.isOn(tag))) }
}

// MARK: Links to values

extension NavigationLink where Destination == Never {
    /// A link to the screen of a value, which `navigationDestination(for:destination:)` makes.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value))
    }

    /// A link to the screen of a value that can be written down.
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value))
    }

    /// A link with a text to the screen of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value))
    }

    /// A link with a text to the screen of a value that can be written down.
    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value))
    }

    /// A link with a text as it stands to the screen of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value))
    }

    /// A link with a text as it stands to the screen of a value that can be written down.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value))
    }
}

extension Binding {
    /// Whether a selection is a tag; set to false, it is nothing.
    fileprivate func isOn<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isOn in if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil } })
    }
}

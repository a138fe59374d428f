import PlumbCore

/// One of several values, chosen by views that have them as tags.
///
/// A view's value is its `tag(_:)`; in a `ForEach` without tags it is the element's id. Size, place and look are its
/// style's: `pickerStyle(_:)`. The platform's own is a menu.
@Located
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let selections: [Binding<SelectionValue>]
    private let content: Content
    @Environment(\.pickerStyle) private var style

    /// - Parameter selection: the value that is chosen.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        selections = [selection]
    }

    /// The order of arguments of earlier systems.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// A picker for several values at once: nothing is chosen where they differ.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        selections = sources.map { $0[keyPath: selection] }
    }

    public var body: some View {
        MemberReader(content) { members in
            let choices = PickerChoices(members, selections)
            switch style {
            case .menu: MenuPicker(label: label, choices: choices).accessibilityControl(accessibility(.one))
            case .segmented:
                SegmentedPicker(choices: choices).accessibilityControl(accessibility(.group))
                    // The line below a row with segments begins at them, not at the words in the first.
                    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            case .inline: InlinePicker(label: label, choices: choices)
            case .navigationLink: LinkPicker(label: label, choices: choices)
            case .wheel: WheelPicker(choices: choices, label: label.knownWords)
            }
        }
    }

    private func accessibility(_ content: AccessibilityControl.Content) -> AccessibilityControl {
        var control = AccessibilityControl(content)
        control.label = label.knownWords
        return control
    }
}

extension Picker where Label == Text {
    /// A picker with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }

    /// A picker with a text, for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a text as it stands, for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

/// What can be chosen, and what is.
struct PickerChoices {
    struct Choice: Identifiable {
        let id: Member.ID
        let view: AnyView
        let isSelected: Bool
        /// Chooses it; nil for what has no value of the picker's type, and can't be chosen.
        let choose: (() -> Void)?

        /// What a button for it is to those who can't see it.
        var accessibility: AccessibilityControl {
            var control = AccessibilityControl(.one)
            control.traits = isSelected ? [.isButton, .isSelected] : .isButton
            if let choose { control.actions = [("activate", choose)] }
            return control
        }
    }

    let choices: [Choice]
    var selected: Choice? { choices.first(where: \.isSelected) }
    var selectedIndex: Int? { choices.firstIndex(where: \.isSelected) }

    /// A tag of the picker's type goes before the id of an element; a value for an optional one counts as such, as in
    /// SwiftUI.
    @MainActor
    init<Value: Hashable>(_ members: [Member], _ selections: [Binding<Value>]) {
        let current = selections.first?.wrappedValue
        let isUnanimous = selections.allSatisfy { $0.wrappedValue == current }
        choices = members.map { member in
            guard let value = (member.tag?.base ?? member.elementID?.base) as? Value else {
                return Choice(id: member.id, view: member.view, isSelected: false, choose: nil)
            }
            return Choice(id: member.id, view: member.view, isSelected: isUnanimous && value == current) {
                for selection in selections { selection.wrappedValue = value }
            }
        }
    }
}
